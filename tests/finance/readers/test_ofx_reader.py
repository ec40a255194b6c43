from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read

HEAD = "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n"
ACCOUNT = "<CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>0012<ACCTTYPE>{kind}</BANKACCTFROM>"
ROW = "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260405120000<TRNAMT>-5.50<FITID>F1<NAME>SHOP<MEMO>card</STMTTRN>\r\n"


def ofx(rows: str = ROW, *, kind: str = "CHECKING", after: str = "") -> str:
    return (
        f"{HEAD}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>{ACCOUNT.format(kind=kind)}<BANKTRANLIST>\r\n{rows}"
        f"</BANKTRANLIST>{after}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n"
    )


def test_a_sgml_statement_with_unclosed_tags() -> None:
    file = read(ofx(), name="x.ofx")
    row, statement = file.rows[0], file.statements[0]
    assert (row.line, row.date, str(row.amount), row.payee, row.memo) == (
        8,
        date(2026, 4, 5),
        "-5.50",
        "SHOP",
        "card",
    )
    assert (row.bank_id, row.currency, file.format) == ("F1", "EUR", "ofx")
    assert (statement.account, statement.kind, statement.balances) == (
        "0012",
        "checking",
        "not stated",
    )


def test_the_content_counts_not_the_name() -> None:
    assert read(ofx(), name="statement.csv").format == "ofx"


def test_the_ledger_balance_gives_opening_and_closing() -> None:
    after = "<LEDGERBAL><BALAMT>94.50<DTASOF>20260406</LEDGERBAL><AVAILBAL><BALAMT>500<DTASOF>20260406</AVAILBAL>"
    statement = read(ofx(after=after)).statements[0]
    assert (str(statement.opening), str(statement.closing), statement.balances) == (
        "100.00",
        "94.50",
        "ok",
    )
    assert statement.closing_date == date(2026, 4, 6)


def test_a_balance_of_an_earlier_day_proves_nothing() -> None:
    after = "<LEDGERBAL><BALAMT>94.50<DTASOF>20260101</LEDGERBAL>"
    assert read(ofx(after=after)).statements[0].balances == "not stated"


@pytest.mark.parametrize(
    ("kind", "expected"), [("SAVINGS", "savings"), ("CREDITLINE", "loan"), ("MONEYMRKT", "savings")]
)
def test_the_kind_of_account(kind: str, expected: str) -> None:
    assert read(ofx(kind=kind)).statements[0].kind == expected


def test_a_credit_card_statement_closed_by_the_wrong_tag() -> None:
    text = (
        f"{HEAD}<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>AUD<CCACCTFROM><ACCTID>4321</CCACCTFROM>"
        f"<BANKTRANLIST>{ROW}</BANKTRANLIST></STMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>"
    )
    statement = read(text).statements[0]
    assert (statement.account, statement.kind, statement.currency) == ("4321", "credit card", "AUD")


def test_ofx_2_on_one_line_with_blanks_in_tags_and_vendor_tags() -> None:
    text = (
        '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?><OFX ><INTU.BID>3000</INTU.BID><BANKMSGSRSV1>'
        "<STMTTRNRS><STMTRS><CURDEF>EUR</CURDEF><BANKACCTFROM><ACCTID>9</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN>"
        "<TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260401</DTPOSTED><TRNAMT>+7.00</TRNAMT><FITID>A</FITID><NAME>Café &amp; Co</NAME>"
        "</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"
    )
    assert [(str(r.amount), r.payee) for r in read(text).rows] == [("7.00", "Café & Co")]


@pytest.mark.parametrize(
    ("charset", "encoding"),
    [("1252", "utf-8"), ("1252", "cp1252"), ("NONE", "cp1252"), ("ISO-8859-1", "cp1252")],
)
def test_a_wrong_charset_in_the_header_does_no_harm(charset: str, encoding: str) -> None:
    text = ofx(ROW.replace("SHOP", "Bäcker")).replace("CHARSET:1252", f"CHARSET:{charset}")
    assert read(text, encoding=encoding).rows[0].payee == "Bäcker"


@pytest.mark.parametrize("broken", ["", "<DTPOSTED>", "<DTPOSTED>20260231", "<DTPOSTED>soon"])
def test_a_row_without_a_date_is_refused(broken: str) -> None:
    file = read(ofx(ROW.replace("<DTPOSTED>20260405120000", broken) + ROW))
    assert (len(file.rows), len(file.refused)) == (1, 1)
    assert file.refused[0].line == 8
    assert "SHOP" in file.refused[0].text


def test_amounts_in_other_dresses() -> None:
    assert amounts(read(ofx(ROW.replace("-5.50", "-5,50")))) == ["-5.50"]
    assert amounts(read(ofx(ROW.replace("-5.50", "-1.234,50")))) == ["-1234.50"]
    assert amounts(read(ofx(ROW.replace("-5.50", "-5.500")))) == ["-5.500"]
    assert amounts(read(ofx(ROW.replace("-5.50", "$20")))) == ["-20"]
    assert read(ofx(ROW.replace("-5.50", "x"))).refused[0].reason == "“x” is not an amount."


def test_unsigned_amounts_follow_their_type() -> None:
    rows = ROW.replace("-5.50", "5.50") + ROW.replace("DEBIT", "CREDIT").replace("-5.50", "7.00")
    assert amounts(read(ofx(rows))) == ["-5.50", "7.00"]


def test_empty_and_reused_ids_keep_every_row() -> None:
    rows = ROW.replace("<FITID>F1", "<FITID>") + ROW + ROW.replace("-5.50", "-6.50")
    assert [(r.bank_id, str(r.amount)) for r in read(ofx(rows)).rows] == [
        (None, "-5.50"),
        ("F1", "-5.50"),
        ("F1", "-6.50"),
    ]


def test_balance_lines_among_rows_are_ignored_with_their_reason() -> None:
    line = ROW.replace("<FITID>F1", "<FITID>").replace("SHOP", "Saldo Anterior")
    file = read(ofx(line + ROW))
    assert (len(file.rows), file.ignored[0].reason) == (1, "balance line")


def test_a_name_that_was_cut_is_completed_from_the_memo() -> None:
    row = ROW.replace("SHOP", "A VERY LONG NAME OF A SHOP IN TH").replace(
        "<MEMO>card", "<MEMO>A VERY LONG NAME OF A SHOP IN THE CITY"
    )
    assert read(ofx(row)).rows[0].payee == "A VERY LONG NAME OF A SHOP IN THE CITY"


def test_several_accounts_in_one_file() -> None:
    one = ofx()
    inner = one[one.index("<STMTTRNRS>") : one.index("</BANKMSGSRSV1>")]
    file = read(one.replace(inner, inner + inner.replace("0012", "0034").replace("F1", "F2")))
    assert [s.account for s in file.statements] == ["0012", "0034"]
    assert [r.statement for r in file.rows] == [0, 1]


def test_the_other_sides_account_is_not_ours() -> None:
    row = ROW.replace("</STMTTRN>", "<BANKACCTTO><BANKID>5<ACCTID>9999</BANKACCTTO></STMTTRN>")
    assert read(ofx(row)).statements[0].account == "0012"


def test_a_cut_file_yields_what_is_whole() -> None:
    text = ofx(ROW + ROW.replace("F1", "F2"))
    cut = read(text[: text.index("<FITID>F2") - 18])
    assert len(cut.rows) == 1
    assert len(cut.refused) == 1
    assert days(cut) == ["2026-04-05"]


def test_a_head_without_account_says_what_to_do() -> None:
    file = read(HEAD + "<OFX><SIGNONMSGSRSV1>")
    assert file.error is not None
    assert file.error.endswith("again.")


def test_entities_of_a_document_type_are_never_expanded() -> None:
    bomb = '<!DOCTYPE OFX [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    file = read(bomb + ofx(ROW.replace("SHOP", "&b;")))
    assert file.rows[0].payee == "&b;"


@given(
    st.lists(
        st.sampled_from(
            [
                "<STMTTRN>",
                "</STMTTRN>",
                "<DTPOSTED>20260101",
                "<TRNAMT>5",
                "<OFX>",
                "<STMTRS>",
                "<LEDGERBAL>",
                "<BALAMT>x",
                "<",
                ">",
                "&#x110000;",
                "\n",
            ]
        ),
        max_size=30,
    )
)
def test_no_order_of_tags_breaks_it(tags: list[str]) -> None:
    read_bytes(("<OFX>" + "".join(tags)).encode(), "x.ofx")
