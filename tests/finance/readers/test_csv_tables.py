"""Tables that are not one header over rows of whole dates and one amount."""

from __future__ import annotations

import pytest

from finance.readers.csv_years import FILE_YEAR
from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read, reasons


def test_a_debit_beside_an_amount_that_it_replaces() -> None:
    file = read(
        "Date,Payee,Debit,Amount\n2026-01-13,Shop,12.50,\n2026-01-14,Work,,900.00\n2026-01-15,Cafe,3.00,\n"
    )
    assert (amounts(file), file.questions) == (["-12.50", "900.00", "-3.00"], ())


def test_a_debit_beside_an_amount_that_it_repeats() -> None:
    file = read(
        "Date,Payee,Debit,Amount\n2026-01-13,Shop,12.50,12.50\n2026-01-14,Work,,900.00\n2026-01-15,Cafe,3.00,3.00\n"
    )
    assert (amounts(file), file.questions) == (["-12.50", "900.00", "-3.00"], ())


def test_a_signed_amount_needs_no_debit_beside_it() -> None:
    file = read("Date,Payee,Debit,Amount\n2026-01-13,Shop,12.50,-12.50\n2026-01-14,Work,,900.00\n")
    assert amounts(file) == ["-12.50", "900.00"]


def test_two_amount_columns_of_one_name_are_two_sides() -> None:
    file = read(
        "Date,Payee,Amount,Amount\n2026-01-13,Work,900.00,\n2026-01-14,Shop,,-12.50\n2026-01-15,Cafe,,-3.00\n"
    )
    assert amounts(file) == ["900.00", "-12.50", "-3.00"]


def test_a_header_of_two_lines() -> None:
    text = "Transaction,Transaction,Paid,Paid\nDate,Description,Out,In\n13/01/2026,Shop,12.50,\n14/01/2026,Work,,900.00\n"
    file = read(text)
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-01-14"], ["-12.50", "900.00"])
    assert [reason for _, reason in reasons(file)] == ["header", "header"]
    split = read(
        "Date,Details,Amount,,Balance\n,,Debit,Credit,\n13/01/2026,Shop,12.50,,87.50\n14/01/2026,Work,,900.00,987.50\n"
    )
    assert (amounts(split), split.statements[0].balances) == (["-12.50", "900.00"], "ok")


def test_header_cells_with_line_breaks() -> None:
    file = read('"Booking\ndate","Payee\nname","Amount\n(EUR)"\n2026-01-13,Shop,-5.00\n')
    assert (amounts(file), file.rows[0].payee, file.rows[0].currency) == (["-5.00"], "Shop", "EUR")


def test_two_accounts_below_one_another() -> None:
    text = (
        "Account: GB33BUKB20201555555555\nDate,Payee,Amount\n2026-01-13,Shop,-5.00\n\n"
        "Account: GB94BARC10201530093459\nDate,Payee,Amount\n2026-01-14,Cafe,-6.00\n"
    )
    file = read(text)
    assert [s.account for s in file.statements] == [
        "GB33BUKB20201555555555",
        "GB94BARC10201530093459",
    ]
    assert [(row.statement, row.line, f"{row.amount}") for row in file.rows] == [
        (0, 3, "-5.00"),
        (1, 7, "-6.00"),
    ]


def test_a_table_of_pending_rows_below_has_columns_of_its_own() -> None:
    text = "Date,Payee,Amount,Balance\n2026-01-13,Shop,-5.00,95.00\n2026-01-14,Bar,-4.00,91.00\n\nDate,Amount,Description,Status\n2026-01-15,-6.00,Cafe,Pending\n"
    file = read(text)
    assert [(row.payee, f"{row.amount}", row.pending) for row in file.rows] == [
        ("Shop", "-5.00", False), ("Bar", "-4.00", False), ("Cafe", "-6.00", True),
    ]  # fmt: skip
    assert [s.balances for s in file.statements] == ["ok"]


def test_a_repeated_header_is_no_second_account() -> None:
    file = read(
        "Date,Payee,Amount\n2026-01-13,Shop,-5.00\n\nDate,Payee,Amount\n2026-01-14,Cafe,-6.00\n"
    )
    assert (len(file.statements), len(file.rows)) == (1, 2)


@pytest.mark.parametrize("text", ["{}", "Umsatz {} Girokonto"])
def test_dates_without_a_year_take_it_from_the_period_above(text: str) -> None:
    above = text.format("01.12.2025 - 31.01.2026")
    file = read(
        f"{above}\nBuchungstag;Empfänger;Betrag\n28.12.;Laden;-5,00\n13.01.;Arbeit;900,00\n"
    )
    assert (days(file), file.questions) == (["2025-12-28", "2026-01-13"], ())


def test_dates_without_a_year_in_words() -> None:
    file = read(
        "Statement 2 Feb 2026 to 1 Mar 2026\nDate,Payee,Amount\n13 Feb,Shop,-5.00\nMar 1,Work,900.00\n"
    )
    assert days(file) == ["2026-02-13", "2026-03-01"]


def test_dates_without_a_year_take_it_from_the_file_name() -> None:
    file = read(
        "Date,Payee,Amount\n02/13,Shop,-5.00\n02/28,Work,900.00\n", name="export_2024-02.csv"
    )
    assert days(file) == ["2024-02-13", "2024-02-28"]


def test_the_year_of_dates_is_asked_where_nothing_states_it() -> None:
    text = "Buchungstag;Empfänger;Betrag\n28.12.;Laden;-5,00\n13.01.;Arbeit;900,00\n"
    file = read(text, answers={FILE_YEAR: "2026"})
    question = file.questions[0]
    assert (question.id, question.choices[:3]) == ("year", ("2026", "2025", "2024"))
    told = read(text, answers={"year": "2025"})
    assert (days(told), told.questions) == (["2024-12-28", "2025-01-13"], ())


@pytest.mark.parametrize(
    ("encoding", "head", "payee"),
    [
        ("gb18030", "交易日期,摘要,金额", "超市购物"),
        ("big5", "交易日期,摘要,金額", "超市購物"),
        ("shift_jis", "取引日,摘要,金額", "スーパー"),
        ("euc_jp", "取引日,摘要,金額", "電気料金"),
        ("euc_kr", "거래일,적요,금액", "슈퍼마켓"),
        ("koi8_r", "Дата,Описание,Сумма", "Магазин"),
    ],
)
def test_encodings_of_other_scripts(encoding: str, head: str, payee: str) -> None:
    file = read(f"{head}\n2026-01-13,{payee},-5.00\n2026-01-14,{payee},-6.00\n", encoding=encoding)
    assert (file.rows[0].payee, amounts(file)) == (payee, ["-5.00", "-6.00"])


def test_a_file_padded_with_nuls() -> None:
    data = b"Date,Payee,Amount\n2026-01-13,Shop,-5.00\n"
    assert amounts(read_bytes(data + b"\x00" * 4096, "x.csv")) == ["-5.00"]
    assert amounts(read_bytes(b"\x00" * 512 + data, "x.csv")) == ["-5.00"]


@pytest.mark.parametrize("name", ["Outflow", "Debit", "Money out"])
def test_a_debit_alone_is_money_out_whatever_its_sign(name: str) -> None:
    charges = read(f"Date,Payee,{name}\n2026-01-13,a,5.00\n2026-01-14,b,6.00\n2026-01-15,c,-7.00\n")
    assert amounts(charges) == ["-5.00", "-6.00", "7.00"]
    signed = read(f"Date,Payee,{name}\n2026-01-13,a,-5.00\n2026-01-14,b,-6.00\n2026-01-15,c,7.00\n")
    assert amounts(signed) == ["-5.00", "-6.00", "7.00"]


def test_days_and_months_without_a_header_are_a_table_and_no_messages() -> None:
    for text in ("13/01,paid,-5.00\n14/01,spent,-6.00\n", "13 Jan;-5.00 EUR\n14 Jan;-6.00 EUR\n"):
        file = read(text, name="statement.txt", answers={FILE_YEAR: "2026"})
        assert (file.format, days(file)) == ("csv", ["2026-01-13", "2026-01-14"])
        assert [question.id for question in file.questions] == ["year"]


def test_a_label_before_a_date_makes_a_balance_line() -> None:
    file = read("Datum;Empfänger;Betrag\n30.01.2026;Laden;-5,00\nSaldo 31.01.2026;;89,00\n")
    assert amounts(file) == ["-5.00"]
    assert reasons(file) == [(1, "header"), (3, "balance line")]
    assert str(file.statements[0].closing) == "89.00"
