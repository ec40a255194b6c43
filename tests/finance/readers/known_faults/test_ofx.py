"""OFX and QFX as banks get it wrong."""

from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, read


def row(amount: str, number: str = "1", name: str = "Shop", more: str = "") -> str:
    return (
        f"<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260113<TRNAMT>{amount}"
        f"<FITID>{number}<NAME>{name}{more}</STMTTRN>"
    )


def statement(*rows: str, account: str = "1", more: str = "") -> str:
    start = f"<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>{account}</BANKACCTFROM><BANKTRANLIST>"
    return f"{start}{''.join(rows)}</BANKTRANLIST>{more}</STMTRS></OFX>"


def test_an_empty_number_and_a_block_closed_by_another_name() -> None:
    text = statement(row("-5.00", ""), row("-6.00", "")).replace("<STMTRS>", "<CCSTMTRS>", 1)
    file = read(text)
    assert [(f"{r.amount}", r.bank_id) for r in file.rows] == [("-5.00", None), ("-6.00", None)]
    assert file.statements[0].kind == "credit card"


def test_balance_lines_among_the_rows_are_set_aside_and_listed() -> None:
    balance = "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260113<TRNAMT>90.00<FITID><MEMO>{}</STMTTRN>"
    texts = ("Saldo Anterior", "Saldo do dia")
    file = read(statement(*(balance.format(t) for t in texts), row("-5.00")))
    assert (amounts(file), [i.reason for i in file.ignored]) == (["-5.00"], ["balance line"] * 2)


@pytest.mark.parametrize("block", ["", "<LEDGERBAL></LEDGERBAL>", "<LEDGERBAL><DTASOF>20260131</LEDGERBAL>"])  # fmt: skip
def test_a_balance_may_be_missing(block: str) -> None:
    file = read(statement(row("-5.00"), more=block))
    assert (amounts(file), file.statements[0].balances) == (["-5.00"], "not stated")


def test_a_blank_in_the_first_tag_and_tags_of_a_program() -> None:
    text = statement(row("-5.00", more="<INTU.XYZ>3")).replace("<OFX>", "<OFX ><INTU.BID>3000")
    head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?><?OFX OFXHEADER="200" VERSION="220"?>'
    assert amounts(read(head + text)) == ["-5.00"]


def test_the_header_lines_of_the_first_version() -> None:
    head = "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\n\r\n"
    assert amounts(read(head + statement(row("-5.00")).replace("<", "\r\n<"))) == ["-5.00"]


def test_a_file_without_any_block_of_an_account() -> None:
    file = read(f"OFXHEADER:100\n\n<OFX>{row('-5.00')}{row('-6.00', '2')}</OFX>")
    assert (amounts(file), len(file.statements)) == (["-5.00", "-6.00"], 1)


def test_three_rows_of_one_number_and_other_amounts_are_three() -> None:
    file = read(statement(row("-5.00"), row("-6.00"), row("-7.00")))
    assert amounts(file) == ["-5.00", "-6.00", "-7.00"]


def test_equal_rows_of_two_numbers_are_two() -> None:
    file = read(statement(row("-3.20", "1"), row("-3.20", "2")))
    assert [(f"{r.amount}", r.bank_id) for r in file.rows] == [("-3.20", "1"), ("-3.20", "2")]


@pytest.mark.parametrize("value", ["-1234,50", "-1234.50", "-1234.5", " -1234.50 ", "-1234.500"])
def test_decimals_however_they_are_written(value: str) -> None:
    assert [r.amount for r in read(statement(row(value))).rows] == [-1234 - 1 / 2]


def test_zones_beside_dates_and_dates_alone() -> None:
    for posted in ("20260113", "20260113120000", "20260113120000.000[-5:EST]", "20260113[-5:EST]"):
        file = read(statement(row("-5.00").replace("20260113", posted)))
        assert [r.date.isoformat() for r in file.rows] == ["2026-01-13"]
