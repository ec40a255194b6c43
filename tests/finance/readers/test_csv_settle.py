from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, days, read


def test_dates_that_can_be_read_two_ways_are_one_question_with_real_rows() -> None:
    text = "Date,Description,Amount\n03/04/2026,a,-5.00\n04/03/2026,b,-6.00\n"
    file = read(text)
    question = file.questions[0]
    assert (question.id, question.choices) == ("date_order", ("dmy", "mdy"))
    assert "2026-04-03" in question.examples[0]
    assert "2026-03-04" in question.examples[1]
    assert days(read(text, answers={"date_order": "dmy"})) == ["2026-04-03", "2026-03-04"]
    settled = read(text, answers={"date_order": "mdy"})
    assert (days(settled), settled.questions) == (["2026-03-04", "2026-04-03"], ())


def test_one_day_past_the_twelfth_settles_all_rows() -> None:
    assert (
        days(read("Date,Description,Amount\n03/04/2026,a,-5.00\n13/04/2026,b,-6.00\n"))[0]
        == "2026-04-03"
    )


def test_a_cell_that_does_not_fit_the_column_is_refused_not_turned() -> None:
    file = read(
        "Date,Description,Amount\n13/04/2026,a,-5.00\n14/04/2026,b,-6.00\n04/15/2026,c,-7.00\n"
    )
    assert days(file) == ["2026-04-13", "2026-04-14"]
    assert [r.line for r in file.refused] == [4]


def test_a_value_date_column_settles_the_booking_date() -> None:
    file = read("Date,Value Date,Description,Amount\n03/04/2026,13/04/2026,a,-5.00\n")
    assert (days(file), file.questions) == (["2026-04-03"], ())


def test_two_dates_of_one_row_lie_near_each_other() -> None:
    file = read(
        "Transaction Date,Post Date,Description,Amount\n05/12/2026,06/12/2026,a,-5.00\n07/12/2026,07/12/2026,b,-5.00\n"
    )
    assert (days(file)[0], file.questions) == ("2026-12-05", ())


def test_the_period_in_the_preamble_settles_the_order() -> None:
    file = read("Period,01/04/2026 - 30/04/2026\n\nDate,Description,Amount\n03/04/2026,a,-5.00\n")
    assert (days(file), file.questions) == (["2026-04-03"], ())


def test_the_order_in_which_the_column_runs_in_time_is_right() -> None:
    file = read(
        "Date,Description,Amount\n30/3/2026,a,-1\n01/04/2026,a,-5\n".replace(
            "30/3/2026,a,-1\n", "11/03/2026,z,-1\n"
        )
        + "02/05/2026,b,-6\n01/06/2026,c,-7\n"
    )
    assert (days(file)[0], file.questions) == ("2026-03-11", ())


def test_dots_are_day_first() -> None:
    assert days(read("Date,Description,Amount\n03.04.2026,a,-5.00\n")) == ["2026-04-03"]
    assert days(read("Date,Description,Amount\n03.04.26,a,-5.00\n")) == ["2026-04-03"]


def test_short_years_in_front_are_told_by_the_span_of_the_dates() -> None:
    assert (
        days(read("Date,Description,Amount\n26-01-05,a,-5\n26-01-09,b,-5\n26-01-11,c,-5\n"))[0]
        == "2026-01-05"
    )


@pytest.mark.parametrize(
    ("cell", "day"),
    [
        ("20260403", "2026-04-03"),
        ("2026-04-03 23:59:00", "2026-04-03"),
        ("3 Apr 2026", "2026-04-03"),
        ('"Apr 3, 2026"', "2026-04-03"),
        ("2026-04-03T00:30:00+05:00", "2026-04-03"),
    ],
)
def test_dates_that_say_themselves_how_they_are_read(cell: str, day: str) -> None:
    file = read(f"Date;Description;Amount\n{cell};a;-5.00\n")
    assert (days(file), file.questions) == ([day], ())


def test_amounts_that_can_be_read_two_ways_are_one_question() -> None:
    text = "Date;Description;Amount\n2026-04-13;a;-1,500\n2026-04-14;b;-2,250\n"
    file = read(text)
    assert [q.id for q in file.questions] == ["decimal_mark"]
    assert amounts(read(text, answers={"decimal_mark": "point"})) == ["-1500", "-2250"]
    assert amounts(read(text, answers={"decimal_mark": "comma"})) == ["-1.500", "-2.250"]


def test_another_money_column_settles_the_decimal_mark() -> None:
    file = read(
        "Date;Description;Amount;Balance\n2026-04-13;a;-1.500;8.500,00\n2026-04-14;b;-2.250;6.250,00\n"
    )
    assert (amounts(file), file.questions) == (["-1500", "-2250"], ())


def test_one_telling_amount_settles_the_column() -> None:
    assert amounts(
        read("Date;Description;Amount\n2026-04-13;a;-1.000\n2026-04-14;b;-1.111,11\n")
    ) == ["-1000", "-1111.11"]


def test_comma_delimited_with_quoted_decimal_commas() -> None:
    assert amounts(read('"Datum","Bedrag"\n"2026-03-01","-337,49"\n2026-03-14,"+50,00"\n')) == [
        "-337.49",
        "50.00",
    ]


def test_a_repeated_header_does_not_unsettle_the_dates() -> None:
    header, row = "Date;Description;Amount\n", "03.04.2026;a;-5,00\n"
    file = read(header + row + header + row)
    assert (days(file), file.questions) == (["2026-04-03"] * 2, ())
