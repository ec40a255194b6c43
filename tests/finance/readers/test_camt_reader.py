from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read, reasons

NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"


def balance(code: str, amount: str, mark: str = "CRDT", day: str = "2026-01-31") -> str:
    return (
        f'<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">{amount}</Amt>'
        f"<CdtDbtInd>{mark}</CdtDbtInd><Dt><Dt>{day}</Dt></Dt></Bal>"
    )


def entry(
    amount: str,
    mark: str = "DBIT",
    *,
    status: str = "<Sts>BOOK</Sts>",
    ref: str = "",
    inner: str = "",
    day: str = "2026-01-13",
) -> str:
    reference = f"<AcctSvcrRef>{ref}</AcctSvcrRef>" if ref else ""
    return (
        f'<Ntry><Amt Ccy="EUR">{amount}</Amt><CdtDbtInd>{mark}</CdtDbtInd>{status}<BookgDt><Dt>{day}</Dt></BookgDt>'
        f"<ValDt><Dt>2026-01-15</Dt></ValDt>{reference}{inner}</Ntry>"
    )


def payment(
    name: str, amount: str = "", text: str = "", *, party: str = "Cdtr", more: str = ""
) -> str:
    stated = f'<AmtDtls><TxAmt><Amt Ccy="EUR">{amount}</Amt></TxAmt></AmtDtls>' if amount else ""
    return (
        f"<TxDtls>{stated}{more}<RltdPties><{party}><Pty><Nm>{name}</Nm></Pty></{party}></RltdPties>"
        f"<RmtInf><Ustrd>{text}</Ustrd></RmtInf></TxDtls>"
    )


def statement(*parts: str, iban: str = "DE89370400440532013000", tag: str = "Stmt") -> str:
    account = f"<Acct><Id><IBAN>{iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>"
    return f"<{tag}><Id>1</Id>{account}{''.join(parts)}</{tag}>"


def message(*statements: str, root: str = "BkToCstmrStmt", namespace: str = NAMESPACE) -> str:
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="{namespace}"><{root}>\n'
        + "\n".join(statements)
        + f"</{root}></Document>"
    )


def test_entries_account_and_balances() -> None:
    details = f"<NtryDtls>{payment('Turnverein Nord', text='Beitrag Januar')}</NtryDtls>"
    file = read(
        message(
            statement(
                balance("OPBD", "100.00"),
                balance("CLBD", "87.50"),
                entry("12.50", ref="R1", inner=details),
            )
        )
    )
    row, told = file.rows[0], file.statements[0]
    assert (file.format, file.error, days(file), amounts(file)) == (
        "camt",
        None,
        ["2026-01-13"],
        ["-12.50"],
    )
    assert (row.payee, row.memo, row.bank_id, row.currency) == (
        "Turnverein Nord",
        "Beitrag Januar",
        "R1",
        "EUR",
    )
    assert (told.account, told.balances, told.currency) == ("DE89370400440532013000", "ok", "EUR")


@pytest.mark.parametrize(
    ("root", "tag", "version"),
    [("BkToCstmrStmt", "Stmt", "053.001.02"), ("BkToCstmrAcctRpt", "Rpt", "052.001.06"), ("BkToCstmrDbtCdtNtfctn", "Ntfctn", "054.001.04")],
)  # fmt: skip
def test_every_kind_and_version(root: str, tag: str, version: str) -> None:
    namespace = f"urn:iso:std:iso:20022:tech:xsd:camt.{version}"
    file = read(
        message(
            statement(entry("1.00"), entry("2.00", "CRDT"), tag=tag), root=root, namespace=namespace
        )
    )
    assert amounts(file) == ["-1.00", "2.00"]


def test_tags_with_a_prefix() -> None:
    text = (
        message(statement(entry("5.00")))
        .replace("<", "<c:")
        .replace("<c:/", "</c:")
        .replace("<c:?", "<?")
        .replace("xmlns=", "xmlns:c=")
    )
    assert amounts(read(text)) == ["-5.00"]


def test_a_batch_is_one_row_a_payment() -> None:
    details = f"<NtryDtls>{payment('A', '329.56')}{payment('B', '100.00')}</NtryDtls>"
    file = read(message(statement(entry("429.56", ref="R9", inner=details))))
    assert [(r.payee, f"{r.amount}", r.bank_id) for r in file.rows] == [
        ("A", "-329.56", "R9-1"),
        ("B", "-100.00", "R9-2"),
    ]


def test_a_batch_without_amounts_of_its_own_stays_whole() -> None:
    details = f"<NtryDtls>{payment('A')}{payment('B')}</NtryDtls>"
    assert amounts(read(message(statement(entry("429.56", inner=details))))) == ["-429.56"]


def test_charges_are_a_part_of_their_own() -> None:
    charge = '<Chrgs><Rcrd><Amt Ccy="EUR">26.00</Amt></Rcrd></Chrgs>'
    details = f"{charge}<NtryDtls>{payment('A', '1500.00')}</NtryDtls>"
    file = read(message(statement(entry("1526.00", ref="R1", inner=details))))
    assert amounts(file) == ["-1500.00", "-26.00"]
    assert len({row.split for row in file.rows}) == 1
    batch = f"{charge}<NtryDtls>{payment('A', '1000.00')}{payment('B', '500.00')}</NtryDtls>"
    assert amounts(read(message(statement(entry("1526.00", inner=batch))))) == [
        "-1000.00",
        "-500.00",
        "-26.00",
    ]


def test_an_amount_in_another_currency_is_not_the_entrys() -> None:
    details = f"<NtryDtls>{payment('A', '55.00').replace('EUR', 'USD')}</NtryDtls>"
    assert amounts(read(message(statement(entry("50.00", inner=details))))) == ["-50.00"]


def test_reversals_go_the_way_that_proves_the_balances() -> None:
    reversal = entry("5.00", "CRDT").replace("<BookgDt>", "<RvslInd>true</RvslInd><BookgDt>", 1)
    plain = read(message(statement(balance("OPBD", "10.00"), balance("CLBD", "15.00"), reversal)))
    turned = read(message(statement(balance("OPBD", "10.00"), balance("CLBD", "5.00"), reversal)))
    assert (amounts(plain), amounts(turned)) == (["5.00"], ["-5.00"])
    assert [f.statements[0].balances for f in (plain, turned)] == ["ok", "ok"]


@pytest.mark.parametrize(("status", "pending"), [("<Sts>PDNG</Sts>", True), ("<Sts><Cd>PDNG</Cd></Sts>", True), ("<Sts><Cd>BOOK</Cd></Sts>", False)])  # fmt: skip
def test_pending_entries(status: str, pending: bool) -> None:
    assert read(message(statement(entry("5.00", status=status)))).rows[0].pending is pending


def test_what_is_no_booking_is_ignored_with_a_reason() -> None:
    file = read(
        message(statement(entry("0.00"), entry("5.00", status="<Sts>INFO</Sts>"), entry("7.00")))
    )
    assert amounts(file) == ["-7.00"]
    assert [reason for _, reason in reasons(file)] == ["zero amount", "for information only"]


def test_without_a_booking_day_the_value_date_counts_and_without_any_it_is_refused() -> None:
    valued = entry("5.00").replace("<BookgDt><Dt>2026-01-13</Dt></BookgDt>", "")
    bare = valued.replace("<ValDt><Dt>2026-01-15</Dt></ValDt>", "")
    file = read(message(statement(valued, bare)))
    assert (days(file), [r.reason for r in file.refused]) == (["2026-01-15"], ["It has no date."])


def test_date_times_keep_the_printed_day() -> None:
    timed = entry("5.00").replace("<Dt>2026-01-13</Dt>", "<DtTm>2026-01-13T23:59:00+14:00</DtTm>")
    assert days(read(message(statement(timed)))) == ["2026-01-13"]


def test_five_decimals_and_previous_closing_balance() -> None:
    file = read(
        message(statement(balance("PRCD", "1.00000"), balance("CLBD", "0.87655"), entry("0.12345")))
    )
    assert (amounts(file), file.statements[0].balances) == (["-0.12345"], "ok")


def test_several_statements() -> None:
    one = statement(balance("OPBD", "0.00"), balance("CLBD", "5.00"), entry("5.00", "CRDT"))
    other = statement(
        balance("OPBD", "9.00"),
        balance("CLBD", "3.00", "DBIT"),
        entry("12.00"),
        iban="FR7630006000011234567890189",
    )
    file = read(message(one, other))
    assert [(s.account, s.balances) for s in file.statements] == [
        ("DE89370400440532013000", "ok"),
        ("FR7630006000011234567890189", "ok"),
    ]
    assert [row.statement for row in file.rows] == [0, 1]


def test_pages_of_one_account_are_one_statement() -> None:
    first = statement(balance("OPBD", "0.00"), balance("CLBD", "5.00"), entry("5.00", "CRDT"))
    second = statement(balance("OPBD", "5.00"), balance("CLBD", "4.00"), entry("1.00"))
    assert [s.balances for s in read(message(first, second)).statements] == ["ok"]


def test_a_statement_without_entries() -> None:
    file = read(message(statement(balance("OPBD", "5.00"), balance("CLBD", "5.00"))))
    assert (file.error, file.rows, file.statements[0].balances) == (None, (), "ok")


def test_lines_point_into_the_file() -> None:
    file = read(message(statement("\n\n", entry("5.00"), "\n", entry("x.00"))))
    assert (file.rows[0].line, file.refused[0].line) == (5, 6)


def test_a_cut_file_yields_what_is_whole_and_says_where_it_breaks() -> None:
    text = message(statement(entry("5.00"), "\n", entry("6.00"), "\n", entry("7.00")))
    file = read(text[: text.index("7.00") + 20])
    assert amounts(file) == ["-5.00", "-6.00"]
    assert "breaks off" in file.refused[0].reason


def test_a_wrong_charset_in_the_declaration() -> None:
    details = f"<NtryDtls>{payment('Bäckerei Köhler')}</NtryDtls>"
    data = message(statement(entry("5.00", inner=details))).encode("cp1252")
    assert read_bytes(data, "x.xml").rows[0].payee == "Bäckerei Köhler"


@pytest.mark.parametrize(
    "doctype",
    [
        '<!DOCTYPE d [<!ENTITY a "1"><!ENTITY b "&a;&a;">]>',
        '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE d SYSTEM "http://example.invalid/x.dtd">',
    ],
)
def test_entities_are_refused_in_a_sentence(doctype: str) -> None:
    text = (
        message(statement(entry("5.00")))
        .replace("?>\n", f"?>\n{doctype}\n", 1)
        .replace("<Id>1</Id>", "<Id>&a;</Id>" if "ENTITY" in doctype else "<Id/>")
    )
    file = read(text)
    assert "entities of its own" in str(file.error)
    assert not file.rows
