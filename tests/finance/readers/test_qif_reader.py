from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, days, read, reasons


def bank(*records: str, head: str = "!Type:Bank") -> str:
    return "\n".join([head, *(f"{record}\n^" for record in records)]) + "\n"


def test_bookings() -> None:
    file = read(
        bank(
            "D13/01/2026\nT-12.50\nPShop\nMbread\nLFood:Groceries\nCX",
            "D14/01/2026\nT1,900.00\nPWork\nLSalary",
        )
    )
    first = file.rows[0]
    assert (file.format, file.error, file.questions) == ("qif", None, ())
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-01-14"], ["-12.50", "1900.00"])
    assert (first.payee, first.memo, first.category, first.pending) == (
        "Shop",
        "bread",
        "Groceries",
        False,
    )


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        (["6/ 4'18", "12/13'18"], ["2018-06-04", "2018-12-13"]),
        (["3/11' 2", "3/13' 2"], ["2002-03-11", "2002-03-13"]),
        (["12/31/99", " 1/ 2/00"], ["1999-12-31", "2000-01-02"]),
        (["1.2.2006", "13.2.2006"], ["2006-02-01", "2006-02-13"]),
        (["01.02'05", "13.02'05"], ["2005-02-01", "2005-02-13"]),
        (["26 Jan 2026", "1 févr. 2026"], ["2026-01-26", "2026-02-01"]),
        (["2024-05-06", "2024-06-05"], ["2024-05-06", "2024-06-05"]),
        (["20240506", "20240605"], ["2024-05-06", "2024-06-05"]),
        (["13/1/2026", "2/3/2026"], ["2026-01-13", "2026-03-02"]),
        (["02-28-2026", "03-01-2026"], ["2026-02-28", "2026-03-01"]),
    ],
)
def test_dialects_of_dates(texts: list[str], wanted: list[str]) -> None:
    file = read(bank(*(f"D{text}\nT-5.00\nPx" for text in texts)))
    assert (days(file), file.questions, file.refused) == (wanted, (), ())


def test_the_order_of_dates_is_asked_where_nothing_settles_it() -> None:
    text = bank("D04/10/2018\nT-5.00\nPx")
    question = read(text).questions[0]
    assert (question.id, set(question.choices)) == ("date_order", {"dmy", "mdy"})
    assert days(read(text, answers={"date_order": "dmy"})) == ["2018-10-04"]


def test_dates_in_time_settle_the_order() -> None:
    file = read(
        bank(
            *(
                f"D{text}\nT-5.00\nPx"
                for text in ("01/11/2025", "01/12/2025", "02/01/2026", "01/02/2026")
            )
        )
    )
    assert (days(file), file.questions) == (
        ["2025-11-01", "2025-12-01", "2026-01-02", "2026-02-01"],
        (),
    )


def test_an_option_line_settles_the_order() -> None:
    file = read("!Option:MDY\n" + bank("D04/10/2018\nT-5.00\nPx"))
    assert (days(file), file.questions) == (["2018-04-10"], ())


def test_decimal_commas() -> None:
    assert amounts(read(bank("D13.01.2026\nT-1.234,50\nPx", "D14.01.2026\nT2.000\nPy"))) == [
        "-1234.50",
        "2000",
    ]


def test_splits_share_a_mark_and_blank_lines_of_a_split_count_nothing() -> None:
    record = (
        "D13/01/2026\nT-30.00\nPMarket\nSFood\nEbread\n$-20.00\nS\n$0.00\nSHome/Holiday\n$-10.00"
    )
    file = read(bank(record))
    assert [(r.category, r.note, f"{r.amount}", r.tags) for r in file.rows] == [
        ("Food", "bread", "-20.00", ()),
        ("Home", "", "-10.00", ("Holiday",)),
    ]
    assert len({row.split for row in file.rows}) == 1
    assert file.rows[0].split


def test_a_split_that_does_not_add_up_stays_whole() -> None:
    file = read(bank("D13/01/2026\nT-30.00\nPMarket\nLFood\nSFood\n$-20.00"))
    assert [(r.category, f"{r.amount}", r.split) for r in file.rows] == [("Food", "-30.00", None)]


TWO_ACCOUNTS = """\
!Option:AutoSwitch
!Account
NEveryday
TBank
^
NVisa
TCCard
^
!Clear:AutoSwitch
!Account
NEveryday
TBank
^
!Type:Bank
D1/01'26
T100.00
POpening Balance
L[Everyday]
^
D1/13'26
T-50.00
PCard payment
L[Visa]
^
!Account
NVisa
TCCard
^
!Type:CCard
D1/13'26
T50.00
PCard payment
L[Everyday]
^
D1/14'26
T-8.00
PCinema
LLeisure
^
"""


def test_accounts_their_kinds_opening_balance_and_the_two_legs_of_a_transfer() -> None:
    file = read(TWO_ACCOUNTS)
    assert [(s.account, s.kind) for s in file.statements] == [
        ("Everyday", "checking"),
        ("Visa", "credit card"),
    ]
    assert f"{file.statements[0].opening}" == "100.00"
    out, into, cinema = file.rows
    assert out.transfer == into.transfer is not None
    assert (cinema.transfer, cinema.account, cinema.statement) == (None, "Visa", 1)
    assert (15, "balance line") in reasons(file)


def test_a_transfer_whose_other_account_is_elsewhere_names_it() -> None:
    row = read(bank("D13/01/2026\nT-50.00\nL[Savings]/Trip")).rows[0]
    assert (row.payee, row.category, row.transfer, row.tags) == ("[Savings]", None, None, ("Trip",))


@pytest.mark.parametrize(("head", "kind"), [("!Type:CCard", "credit card"), ("!Type:Cash", "cash"), ("!Type:Oth L", "loan"), ("!type:bank ", "checking"), ("!Type:Oth A", None)])  # fmt: skip
def test_kinds_of_lists(head: str, kind: str | None) -> None:
    file = read(bank("D13/01/2026\nT-5.00\nPx", head=head))
    assert (file.statements[0].kind, amounts(file)) == (kind, ["-5.00"])


def test_investments_are_refused_with_the_reason() -> None:
    file = read(
        bank("D13/01/2026\nT-5.00\nPx")
        + bank("D14/01/2026\nNBuy\nYFund\nI10\nQ5\nT50", head="!Type:Invst")
    )
    assert (amounts(file), [(r.line, "investment" in r.reason) for r in file.refused]) == (
        ["-5.00"],
        [(7, True)],
    )


def test_lists_of_categories_and_securities_hold_no_bookings() -> None:
    file = read(
        "!Type:Cat\nNFood\nDeating\nE\n^\n"
        + bank("D13/01/2026\nT-5.00\nPx")
        + "!Type:Security\nNFund\nSF\n^\n"
    )
    assert amounts(file) == ["-5.00"]


def test_what_cannot_be_read_is_refused_with_its_text() -> None:
    file = read(
        bank(
            "D31/02/2026\nT-5.00\nPx",
            "D13/02/2026\nTmuch\nPy",
            "T-5.00\nPz",
            "D14/02/2026\nT-6.00\nPok",
            "D15/02/2026\nT0.00\nPnil",
        )
    )
    assert amounts(file) == ["-6.00"]
    assert [r.line for r in file.refused] == [2, 6, 10]
    assert "Px" in file.refused[0].text


def test_the_last_booking_counts_without_its_end_mark() -> None:
    assert amounts(read("!Type:Bank\nD13/01/2026\nT-5.00\nPx")) == ["-5.00"]


def test_a_part_of_a_split_that_goes_to_another_account_is_a_transfer_of_its_own() -> None:
    text = (
        "!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD13/1/2026\nT-60.00\nPShop\n"
        "SFood\n$-20.00\nSHome\n$-10.00\nS[Savings]\nEput aside\n$-30.00\n^\n"
        "!Account\nNSavings\nTBank\n^\n!Type:Bank\nD13/1/2026\nT30.00\nL[Everyday]\n^\n"
    )
    food, home, out, into = read(text).rows
    assert food.split == home.split is not None
    assert (out.split, out.note, f"{out.amount}") == (None, "put aside", "-30.00")
    assert out.transfer == into.transfer is not None
    assert (food.transfer, food.category, out.category) == (None, "Food", None)
