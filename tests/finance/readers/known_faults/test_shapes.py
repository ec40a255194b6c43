"""Shapes of tables that readers stumble over, and answers that change how one is read."""

from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read


def test_every_answer_reads_the_file_anew() -> None:
    text = "Date,Payee,Amount\n03/04/2026,a,-5.00\n05/04/2026,b,-6.00\n"
    assert read(text).questions
    months = {order: days(read(text, answers={"date_order": order})) for order in ("dmy", "mdy")}
    assert months == {"dmy": ["2026-04-03", "2026-04-05"], "mdy": ["2026-03-04", "2026-05-04"]}


def test_the_header_is_no_bad_row_and_bad_rows_are_always_listed() -> None:
    file = read("Date,Payee,Amount\n2026-01-13,a,-5.00\n2026-01-14,b,none\n2026-01-15,c,-6.00\n")
    assert [(r.line, r.text) for r in file.refused] == [(3, "2026-01-14,b,none")]
    assert amounts(file) == ["-5.00", "-6.00"]


def test_a_file_whose_every_cell_is_quoted() -> None:
    rows = ['"Date";"Text";"Amount";"Balance"']
    rows += [f'"{day:02d}.01.2026";"a {day}";"-1,00";"{100 - day},00"' for day in range(1, 29)]
    file = read("\n".join(rows))
    assert (len(file.rows), file.refused, file.statements[0].balances) == (28, (), "ok")


@pytest.mark.parametrize(
    "footer",
    ["***END OF FILE***\n", "Total;;-11,00\n", "\n\nSaldo;;89,00\n", ";;\n;;\n"],
)
def test_lines_below_the_rows_are_left_out_and_counted(footer: str) -> None:
    file = read(f"Datum;Text;Betrag\n13.01.2026;a;-5,00\n14.01.2026;b;-6,00\n{footer}")
    assert (amounts(file), file.refused) == (["-5.00", "-6.00"], ())
    last = max((line.line for line in file.ignored), default=3)
    assert last > 3 or not footer.strip(";\n")


def test_totals_above_and_below() -> None:
    text = "Opening balance;;100,00\n\nDatum;Text;Betrag\n13.01.2026;a;-5,00\n\nClosing balance;;95,00\n"
    file = read(text)
    assert (amounts(file), file.statements[0].balances) == (["-5.00"], "ok")


@pytest.mark.parametrize("space", [" ", "\u00a0", "\u202f", "'", "’"])
def test_a_mark_of_thousands_that_is_blank_or_an_apostrophe(space: str) -> None:
    file = read(f"Datum;Text;Betrag\n13.01.2026;a;-1{space}234{space}567,50\n14.01.2026;b;1,00\n")
    assert amounts(file) == ["-1234567.50", "1.00"]


def test_eight_digits_are_year_month_day() -> None:
    assert days(read("Date,Payee,Amount\n20210623,a,-5.00\n20210201,b,-6.00\n")) == [
        "2021-06-23",
        "2021-02-01",
    ]


def test_one_format_for_the_dates_of_a_column() -> None:
    file = read("Date,Payee,Amount\n03/04/2024,a,-5.00\n13/04/2024,b,-6.00\n")
    assert days(file) == ["2024-04-03", "2024-04-13"]


def test_a_late_hour_of_another_zone_stays_on_its_printed_day() -> None:
    row = "<STMTTRN><DTPOSTED>20170905233000.000[-7:PDT]<TRNAMT>-5.00<FITID>1<NAME>a</STMTTRN>"
    data = f"<OFX><STMTRS><CURDEF>USD{row}{row.replace('000[', '000[0:GMT][')}</STMTRS></OFX>"
    assert days(read_bytes(data.encode(), "x.ofx")) == ["2017-09-05", "2017-09-05"]


def test_a_charge_card_that_states_its_purchases_above_zero() -> None:
    text = (
        "Date,Description,Amount\n01/13/2026,GROCER,25.00\n01/14/2026,FUEL,40.00\n"
        "01/15/2026,PAYMENT THANK YOU,-65.00\n"
    )
    assert amounts(read(text, name="credit-card.csv")) == ["-25.00", "-40.00", "65.00"]


def test_debit_and_credit_both_filled_are_refused_and_one_zero_is_none() -> None:
    text = (
        "Date,Payee,Debit,Credit\n2026-01-13,a,5.00,7.00\n2026-01-14,b,0,7.00\n2026-01-15,c,5.00,\n"
    )
    file = read(text)
    assert (amounts(file), [r.line for r in file.refused]) == (["7.00", "-5.00"], [2])


def test_a_rate_of_exchange_beside_two_amounts() -> None:
    text = (
        "Date,Payee,Amount,Currency,Foreign Amount,Foreign Currency\n"
        "2026-01-13,a,-9.20,CHF,-10.00,USD\n2026-01-14,b,-5.00,CHF,,\n"
    )
    file = read(text)
    assert [(f"{r.amount}", r.currency) for r in file.rows] == [("-9.20", "CHF"), ("-5.00", "CHF")]
