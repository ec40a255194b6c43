from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.dates import ORDERS, best_orders, looks_like_date, parse_date

DAY = date(2026, 6, 4)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("04/06/2026", "dmy"),
        ("06/04/2026", "mdy"),
        ("4.6.26", "dmy"),
        ("2026-06-04", "dmy"),
        ("2026.06.04.", "ymd"),
        ("2026/6/4", "mdy"),
        ("26-06-04", "ymd"),
        ("20260604", "dmy"),
        ("04062026", "dmy"),
        ("2026-06-04T23:59:59+02:00", "ymd"),
        ("2026-06-04 00:00:00,+02:00", "ymd"),
        ("04/06/2026 07:15", "dmy"),
        ("04-06-2026 / 07:15", "dmy"),
        ("07:15, 04/06/2026", "dmy"),
        ("20260604120000.000[-5:EST]", "ymd"),
        ("4 Jun 2026", "mdy"),
        ("04-Jun-26", "mdy"),
        ("Jun 4, 2026", "dmy"),
        ("June 4th, 2026", "dmy"),
        ("Thursday, 4 June 2026", "dmy"),
        ("4Jun2026", "dmy"),
        ("4 juin 2026", "dmy"),
        ("4. Juni 2026", "dmy"),
        ("4 de junio de 2026", "dmy"),
        ("4 giu 2026", "dmy"),
        ("4 czerwca 2026", "dmy"),
        ("2026 Jun 04", "dmy"),
        ("6/ 4'26", "mdy"),
    ],
)
def test_a_date_is_read_however_it_is_written(text: str, order: str) -> None:
    assert parse_date(text, order) == DAY


@pytest.mark.parametrize(
    ("text", "month"),
    [
        ("12 févr. 2024", 2),
        ("12 août 2024", 8),
        ("12 déc. 2024", 12),
        ("12 juil. 2024", 7),
        ("12 mrt 2024", 3),
        ("12 okt 2024", 10),
        ("12 Mai 2024", 5),
        ("12 ene 2024", 1),
        ("12 set 2024", 9),
        ("12 maj 2024", 5),
        ("12 října 2024", 10),
        ("12 März 2024", 3),
    ],
)
def test_month_names_of_many_languages(text: str, month: int) -> None:
    assert parse_date(text, "dmy") == date(2024, month, 12)


@pytest.mark.parametrize(
    "text",
    ["31/02/2024", "0025-03-04", "3/4/250", "12.5", "1234.56", "", "hello", "99/99/9999", "1.2.3"],
)
def test_what_is_no_date_is_none(text: str) -> None:
    assert not looks_like_date(text)


def test_old_two_digit_years_are_of_the_last_century() -> None:
    assert parse_date("01/02/98", "dmy") == date(1998, 2, 1)
    assert parse_date("01/02/31", "dmy") == date(2031, 2, 1)


def test_one_telling_value_settles_the_order_of_the_column() -> None:
    assert best_orders(["03/08/2026", "26/06/2026"]) == ["dmy"]
    assert best_orders(["03/08/2026", "06/26/2026"]) == ["mdy"]
    assert best_orders(["03/08/2026"]) == ["dmy", "mdy"]
    assert best_orders(["2026-08-03"]) == []


@given(
    st.dates(date(1969, 1, 1), date(2068, 12, 31)), st.sampled_from(ORDERS), st.sampled_from("-./")
)
def test_every_date_survives_writing_and_reading(day: date, order: str, mark: str) -> None:
    parts = {"d": f"{day:%d}", "m": f"{day:%m}", "y": f"{day:%Y}"}
    assert parse_date(mark.join(parts[letter] for letter in order), order) == day
    parts["y"] = f"{day:%y}"
    assert parse_date(mark.join(parts[letter] for letter in order), order) == day


@given(st.text(max_size=40))
def test_no_text_breaks_it(text: str) -> None:
    for order in ORDERS:
        parse_date(text, order)


@pytest.mark.parametrize(
    "text",
    ["Do., 04.06.2026", "jeudi 4 juin 2026", "jue 04/06/2026", "quinta-feira, 4 de junho de 2026",
     "čt 4.6.2026", "śr 2026-06-04", "csütörtök 2026.06.04."],
)  # fmt: skip
def test_a_weekday_of_any_language_may_stand_before_a_date(text: str) -> None:
    assert parse_date(text, "dmy") == DAY


@pytest.mark.parametrize(
    "text", ["Saldo 04.06.2026", "per 04.06.2026", "Balance: 04.06.2026", "Total 4 June 2026"]
)
def test_no_other_word_may(text: str) -> None:
    assert not looks_like_date(text)


def test_a_month_that_is_a_weekday_elsewhere_stays_a_month() -> None:
    assert parse_date("Mar 4, 2026", "dmy") == date(2026, 3, 4)
    assert parse_date("mar 04/06/2026", "dmy") == DAY
