from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, days, read, reasons

PAGE = """\
:20:STARTUMS
:25:12030000/0012345678
:28C:1/1
:60F:C260112EUR100,
:61:2601130113DR12,50NMSCNONREF//ABC-1
:86:105?00Lastschrift?109248?20EREF+A-77?21SVWZ+Monatsbeitrag Januar 2?22026 Mitglied 4711?30PBNKDEFF?31DE89370400440532013000?32Turnverein Nord e.V.?34992
:61:2601140114C900,N060NONREF
:86:166?00Gutschrift?20Gehalt?32Arbeit GmbH
:62F:C260114EUR987,5
-
"""


def read_sta(text: str, name: str = "statement.sta") -> list[str]:
    return amounts(read(text, name=name))


def test_entries_account_and_balances() -> None:
    file = read(PAGE)
    statement = file.statements[0]
    assert (file.format, file.error, file.refused) == ("mt940", None, ())
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-01-14"], ["-12.50", "900"])
    assert (statement.account, statement.currency, statement.balances) == (
        "12030000/0012345678",
        "EUR",
        "ok",
    )
    assert (f"{statement.opening}", f"{statement.closing}") == ("100", "987.5")


def test_german_fields_give_payee_purpose_and_reference() -> None:
    first, second = read(PAGE).rows
    assert (first.payee, first.memo, first.bank_id) == (
        "Turnverein Nord e.V.",
        "Monatsbeitrag Januar 2026 Mitglied 4711",
        "ABC-1",
    )
    assert (second.payee, second.memo, second.bank_id) == ("Arbeit GmbH", "Gehalt", None)


def test_words_that_a_line_end_cuts_are_whole_again() -> None:
    long = ":86:166?00Gutschrift?20Rechnung 2026-114 vom 12. Juni?32Handwerks"
    text = PAGE.replace(":86:166?00Gutschrift?20Gehalt?32Arbeit GmbH", f"{long}\nbetrieb Meier")
    assert len(long) == 65
    assert read(text).rows[1].payee == "Handwerksbetrieb Meier"


def test_swift_fields() -> None:
    details = "/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J JANSEN/REMI/Huur januari/EREF/NOTPROVIDED"
    row = read(PAGE.replace("166?00Gutschrift?20Gehalt?32Arbeit GmbH", details)).rows[1]
    assert (row.payee, row.memo) == ("J JANSEN", "Huur januari")
    party = "/CNTP/NL91ABNA0417164300/ABNANL2A/Bakker Bart///REMI/USTD//Brood en taart/"
    row = read(PAGE.replace("166?00Gutschrift?20Gehalt?32Arbeit GmbH", party)).rows[1]
    assert (row.payee, row.memo) == ("Bakker Bart", "Brood en taart")


def test_plain_details() -> None:
    row = read(
        PAGE.replace("166?00Gutschrift?20Gehalt?32Arbeit GmbH", "Card payment\nCorner Shop, Leeds")
    ).rows[1]
    assert row.payee == "Card payment Corner Shop, Leeds"


@pytest.mark.parametrize(
    ("mark", "amount"),
    [
        ("C12,5", "12.5"), ("D12,5", "-12.5"), ("RC12,5", "-12.5"), ("RD12,5", "12.5"), ("CR12,5", "12.5"), ("DR12,5", "-12.5"),
        ("RCR12,5", "-12.5"), ("RDR12,5", "12.5"), ("CN12,5", "12.5"), ("D12,", "-12"), ("D1.234,5", "-1234.5"), ("D0012,50", "-12.50"),
        ("D,50", "-0.50"),
    ],
)  # fmt: skip
def test_marks_funds_letters_and_amounts(mark: str, amount: str) -> None:
    assert read_sta(
        f":20:X\n:25:1234\n:60F:C260112EUR0,\n:61:2601130113{mark}NMSCREF1\n:62F:C260113EUR0,\n"
    ) == [amount]


def test_pages_of_one_account_are_one_statement() -> None:
    second = ":20:B\n:25:12030000/0012345678\n:28C:1/2\n:60M:C260114EUR987,5\n:61:260115D7,5NMSCNONREF\n:62F:C260115EUR980,\n-\n"
    file = read(PAGE.replace(":62F:", ":62M:") + second)
    assert [(s.balances, f"{s.opening}", f"{s.closing}") for s in file.statements] == [
        ("ok", "100", "980")
    ]


def test_several_accounts_and_a_gap() -> None:
    other = (
        PAGE.replace("12030000/0012345678", "NL91ABNA0417164300EUR")
        .replace("D12,50", "D12,00")
        .replace("DR12,50", "DR12,00")
    )
    file = read(PAGE + other)
    assert [s.balances for s in file.statements] == ["ok", "off by 0.50"]
    assert file.statements[1].account == "NL91ABNA0417164300"


def test_a_statement_without_entries_has_no_rows() -> None:
    file = read(":20:X\n:25:1234\n:28C:1\n:60F:C260112EUR5,00\n:62F:C260113EUR5,00\n-\n")
    assert (file.rows, file.error, file.statements[0].balances) == ((), None, "ok")


def test_booking_day_after_new_year() -> None:
    assert days(
        read(":20:X\n:25:1\n:60F:C251231EUR0,\n:61:2512310102D5,00NMSCX\n:62F:D260102EUR5,\n")
    ) == ["2026-01-02"]


def test_a_day_that_is_none_is_refused_and_the_rest_read() -> None:
    file = read(PAGE.replace("2601130113", "2613130113"))
    assert (amounts(file), [r.line for r in file.refused]) == (["900"], [5])
    assert file.refused[0].text.startswith(":61:261313")


def test_zero_amounts_are_ignored_with_a_reason() -> None:
    assert (5, "zero amount") in reasons(read(PAGE.replace("DR12,50", "D0,00")))


def test_envelopes_and_stray_bytes_around() -> None:
    text = "\x01\r\n{1:F01BANKDEFFAXXA0000000000}{2:I940BANKDEFFAXXAN}{4:\r\n" + PAGE.replace(
        "\n", "\r\n"
    ).replace("-\r\n", "-}\x03")
    assert read_sta(text) == ["-12.50", "900"]


def test_a_reference_that_goes_on_in_the_next_line() -> None:
    row = read(PAGE.replace("NONREF//ABC-1\n", "NONREF//ABC-1\nmore about it\n")).rows[0]
    assert (row.bank_id, f"{row.amount}") == ("ABC-1", "-12.50")


def test_one_reference_for_several_entries_tells_none_apart() -> None:
    entries = "".join(f":61:260113D{n},00NMSCBATCH7\n" for n in (1, 2))
    file = read(f":20:X\n:25:1234\n:60F:C260112EUR3,\n{entries}:62F:C260113EUR0,\n")
    assert [row.bank_id for row in file.rows] == [None, None]
