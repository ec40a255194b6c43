"""QIF, CAMT and MT940 as programs and banks get them wrong."""

from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read


def test_a_blank_line_of_a_split_moves_no_amount_to_another() -> None:
    text = "!Type:Bank\nD13/1/2026\nT-30.00\nPx\nSFood\n$-10.00\nS\n$0.00\nSHome\n$-20.00\n^\n"
    file = read(text)
    assert [(r.category, f"{r.amount}") for r in file.rows] == [
        ("Food", "-10.00"),
        ("Home", "-20.00"),
    ]


def test_both_legs_of_a_transfer_are_one() -> None:
    text = (
        "!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD13/1/2026\nT-50.00\nL[Credit Card]\n^\n"
        "!Account\nNCredit Card\nTCCard\n^\n!Type:CCard\nD13/1/2026\nT50.00\nL[Everyday]\n^\n"
    )
    out, into = read(text).rows
    assert out.transfer == into.transfer is not None


@pytest.mark.parametrize(
    ("text", "day"),
    [("6/ 4'18", "2018-06-04"), ("3/11' 2", "2002-03-11"), ("12/31'99", "1999-12-31"), ("26 Jan 2026", "2026-01-26"), ("2024-05-06", "2024-05-06")],
)  # fmt: skip
def test_dates_of_old_and_new_programs(text: str, day: str) -> None:
    file = read(f"!Type:Bank\nD{text}\nT-5.00\nPx\n^\n")
    assert (days(file), file.questions) == ([day], ())


@pytest.mark.parametrize(("order", "day"), [("MDY", "2018-04-10"), ("DMY", "2018-10-04")])
def test_an_option_line_is_obeyed(order: str, day: str) -> None:
    text = f"!Option:{order}\n!Type:Bank\nD04/10/2018\nT-5.00\nPx\n^\n"
    assert (days(read(text)), read(text).questions) == ([day], ())


def test_the_order_of_dates_is_asked_and_the_answer_kept() -> None:
    text = "!Type:Bank\nD04/10/2018\nT-5.00\nPx\n^\n"
    file = read(text, answers={"date_order": "dmy"})
    assert (days(file), file.layout["date_order"]) == (["2018-10-04"], "dmy")
    later = read(text.replace("04/10", "05/11"), answers=file.layout)
    assert (days(later), later.questions) == (["2018-11-05"], ())


CAMT = (
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.{kind}"><{root}><{part}>'
    "<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>{inner}</{part}></{root}></Document>"
)


def entry(amount: str, inner: str = "", mark: str = "DBIT") -> str:
    return (
        f'<Ntry><Amt Ccy="EUR">{amount}</Amt><CdtDbtInd>{mark}</CdtDbtInd><BookgDt><Dt>2026-01-13</Dt>'
        f"</BookgDt><AcctSvcrRef>R</AcctSvcrRef>{inner}</Ntry>"
    )


def camt(inner: str) -> str:
    return CAMT.format(kind="053.001.02", root="BkToCstmrStmt", part="Stmt", inner=inner)


def part(amount: str) -> str:
    return f'<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">{amount}</Amt></TxAmt></AmtDtls></TxDtls>'


def test_a_batch_is_cut_by_its_parts_and_none_is_lost_as_a_repetition() -> None:
    file = read(camt(entry("429.56", f"<NtryDtls>{part('329.56')}{part('100.00')}</NtryDtls>")))
    assert amounts(file) == ["-329.56", "-100.00"]
    assert len({row.bank_id for row in file.rows}) == 2


def test_charges_make_the_parts_up_to_the_whole() -> None:
    charges = '<Chrgs><Rcrd><Amt Ccy="EUR">26.00</Amt></Rcrd></Chrgs>'
    file = read(camt(entry("1526.00", f"{charges}<NtryDtls>{part('1500.00')}</NtryDtls>")))
    assert sum(row.amount for row in file.rows) == -1526


def test_a_reversal_goes_where_the_balances_say() -> None:
    balance = (
        '<Bal><Tp><CdOrPrtry><Cd>{0}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">{1}</Amt>'
        "<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-13</Dt></Dt></Bal>"
    )
    turned = entry("5.00", "<RvslInd>true</RvslInd>", "CRDT")
    for closing, amount in (("15.00", "5.00"), ("5.00", "-5.00")):
        stated = balance.format("OPBD", "10.00") + balance.format("CLBD", closing)
        file = read(camt(stated + turned))
        assert (amounts(file), file.statements[0].balances) == ([amount], "ok")


def test_a_statement_without_entries_is_no_error() -> None:
    file = read(camt(""))
    assert (file.error, file.rows, len(file.statements)) == (None, (), 1)


def test_all_entries_of_a_notice_are_read() -> None:
    text = CAMT.format(
        kind="054.001.04", root="BkToCstmrDbtCdtNtfctn", part="Ntfctn", inner=entry("1.00") + entry("2.00")
    )  # fmt: skip
    assert amounts(read(text)) == ["-1.00", "-2.00"]


MT940 = ":20:X\n:25:12345\n:28C:1\n:60F:C181216EUR1000,\n{}:62F:C181217EUR{}\n-\n"


@pytest.mark.parametrize(
    ("mark", "amount", "closing"),
    [("RDR", "800.00", "1800,"), ("RCR", "-800.00", "200,"), ("DR", "-800.00", "200,"), ("CR", "800.00", "1800,"), ("RD", "800.00", "1800,")],
)  # fmt: skip
def test_a_letter_of_the_currency_after_the_mark(mark: str, amount: str, closing: str) -> None:
    file = read(MT940.format(f":61:1812171217{mark}800,00N068NONREF\n", closing))
    assert (amounts(file), file.statements[0].balances) == ([amount], "ok")


def test_a_statement_without_bookings_has_none() -> None:
    file = read(MT940.format("", "1000,"))
    assert (file.error, file.rows, file.statements[0].balances) == (None, (), "ok")


@pytest.mark.parametrize(
    "data",
    [
        b"Date\tPayee\tAmount\n13/01/2026\tShop\t-5.00\n",
        b"<html><body><table><tr><th>Date<th>Payee<th>Amount<tr><td>13/01/2026<td>Shop<td>-5.00</table>",
    ],
    ids=["tabs", "web page"],
)
def test_what_is_called_xls_and_is_none(data: bytes) -> None:
    assert amounts(read_bytes(data, "statement.xls")) == ["-5.00"]
