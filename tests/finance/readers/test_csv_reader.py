from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, days, read, reasons

GERMAN = (
    '"Kontonummer:";"DE02 1203 0000 0000 2020 51 / Girokonto"\r\n'
    '"Zeitraum:";"01.02.2026 - 05.02.2026"\r\n\r\n'
    '"Buchungstag";"Wertstellung";"Empfänger";"Verwendungszweck";"Betrag (€)";"Saldo (€)"\r\n'
    '"05.02.26";"05.02.26";"Bäcker Süß";"Brot; Brezel";"-4,20";"1.990,80"\r\n'
    '"02.02.26";"03.02.26";"Stadtwerke";"";"-1.005,00";"1.995,00"\r\n'
    '"01.02.26";"01.02.26";"Firma";"Lohn";"+2.500,00";"3.000,00"\r\n\r\n'
    '"Endsaldo";"1.990,80 EUR"\r\n'
)


def test_a_german_statement_with_preamble_and_footer() -> None:
    file = read(GERMAN, encoding="cp1252")
    assert amounts(file) == ["-4.20", "-1005.00", "2500.00"]
    assert days(file)[0] == "2026-02-05"
    assert (file.rows[0].payee, file.rows[0].memo, file.rows[0].line) == (
        "Bäcker Süß",
        "Brot; Brezel",
        5,
    )
    statement = file.statements[0]
    assert (statement.account, statement.kind, statement.currency) == (
        "DE02120300000000202051",
        "checking",
        "EUR",
    )
    assert (str(statement.opening), str(statement.closing), statement.balances) == (
        "500.00",
        "1990.80",
        "ok",
    )
    assert reasons(file) == [(1, "preamble"), (2, "preamble"), (4, "header"), (9, "balance line")]
    assert not file.questions
    assert not file.refused


def test_a_missing_row_shows_in_the_balances() -> None:
    lines = GERMAN.split("\r\n")
    file = read("\r\n".join(lines[:5] + lines[6:]))
    assert file.statements[0].balances == "off by 1005.00"


@pytest.mark.parametrize("order", ["oldest", "newest"])
def test_balances_hold_in_either_direction_with_several_rows_a_day(order: str) -> None:
    rows = [
        "2026-01-01,a,-5.00,95.00",
        "2026-01-01,b,-10.00,85.00",
        "2026-01-01,c,20.00,105.00",
        "2026-01-02,d,-5.00,100.00",
    ]
    body = rows if order == "oldest" else rows[::-1]
    file = read("\n".join(["Date,Description,Amount,Balance", *body]))
    assert file.statements[0].balances == "ok"
    assert str(file.statements[0].opening) == "100.00"


def test_balances_stated_around_the_table_are_checked() -> None:
    text = "Opening balance;100,00\n\nDatum;Text;Betrag\n01.02.2026;a;-5,50\n02.02.2026;b;10,00\n\nClosing balance;{}\n"
    assert read(text.format("104,50")).statements[0].balances == "ok"
    assert read(text.format("107,50")).statements[0].balances == "off by 3.00"


def test_no_balance_is_not_stated() -> None:
    assert read("Date,Payee,Amount\n2026-01-01,a,-5.00\n").statements[0].balances == "not stated"


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["54.00,", ",56.00"], ["-54.00", "56.00"]),
        (["54.00,0", "0,56.00"], ["-54.00", "56.00"]),
        (["54.00,0.00", "0.00,56.00"], ["-54.00", "56.00"]),
        (["-54.00,", ",56.00"], ["-54.00", "56.00"]),
        (["54.00,", ",-56.00"], ["-54.00", "56.00"]),
        (["-100.0000,0.0000", "0.0000,56.0000"], ["-100.0000", "56.0000"]),
    ],
)
def test_debit_and_credit_columns(rows: list[str], expected: list[str]) -> None:
    lines = [
        "Date,Description,Debit,Credit",
        *(f"2026-01-0{i},x,{row}" for i, row in enumerate(rows, 1)),
    ]
    assert amounts(read("\n".join(lines))) == expected


def test_a_reversal_inside_a_debit_column_is_money_in() -> None:
    text = "Date,Description,Debit,Credit\n2026-01-01,a,10.00,\n2026-01-02,b,20.00,\n2026-01-03,a back,-10.00,\n"
    assert amounts(read(text)) == ["-10.00", "-20.00", "10.00"]


def test_both_sides_at_once_are_refused() -> None:
    file = read("Date,Description,Debit,Credit\n2026-01-01,a,5.00,6.00\n2026-01-02,b,7.00,\n")
    assert amounts(file) == ["-7.00"]
    assert file.refused[0].line == 2
    assert "both" in file.refused[0].reason


def test_an_amount_on_one_side_only_keeps_its_sign() -> None:
    assert amounts(
        read("Date;Payee;Inflow\n01.02.2026;a;-5,00\n02.02.2026;b;-6,00\n03.02.2026;c;7,00")
    ) == ["-5.00", "-6.00", "7.00"]


def test_fee_and_foreign_amount_are_not_the_amount() -> None:
    text = (
        "Date,Description,Fee,Original Amount,Original Currency,Amount,Currency\n"
        "2026-01-01,a,0.30,-10.00,USD,-9.20,EUR\n2026-01-02,b,0.00,,,12.00,EUR\n"
    )
    file = read(text)
    assert amounts(file) == ["-9.20", "12.00"]
    assert file.rows[0].currency == "EUR"


def test_fees_are_taken_off_only_where_the_balance_shows_it() -> None:
    head = "Started Date,Description,Amount,Fee,Currency,State,Balance\n"
    rows = "2026-01-01,a,-10.00,0.50,EUR,COMPLETED,89.50\n2026-01-02,b,-5.00,0.00,EUR,COMPLETED,84.50\n2026-01-03,c,-5.00,1.00,EUR,COMPLETED,{}\n"
    file = read(head + rows.format("78.50"))
    assert (amounts(file), file.statements[0].balances) == (["-10.50", "-5.00", "-6.00"], "ok")
    assert amounts(read(head + rows.format("79.50")))[2] == "-5.00"


def test_a_column_of_booking_kinds_is_no_payee() -> None:
    text = "Details,Posting Date,Description,Amount\nDEBIT,01/19/2026,FILMHUB,-15.49\nCREDIT,01/08/2026,ACME PAYROLL,20.00\n"
    assert [row.payee for row in read(text).rows] == ["FILMHUB", "ACME PAYROLL"]


def test_the_payee_is_one_line_of_text() -> None:
    file = read('Date;Libellé;Montant\n13/01/2026;"PAIEMENT CARTE \nX12   SHOP";-5,00\n')
    assert file.rows[0].payee == "PAIEMENT CARTE X12 SHOP"


def test_a_balance_of_no_said_day_gives_opening_and_closing_and_proves_nothing() -> None:
    text = (
        "Kontostand vom 20.01.2026:;100,00 €\n\nBuchungstag;Empfänger;Betrag\n19.01.2026;a;-5,00\n"
    )
    statement = read(text).statements[0]
    assert (str(statement.opening), str(statement.closing), statement.balances) == (
        "105.00",
        "100.00",
        "not stated",
    )


def test_a_first_row_with_a_balance_and_no_amount_is_a_balance_line() -> None:
    text = "Date,Description,Amount,Running Bal.\n01/13/2026,Beginning balance as of 01/13/2026,,100.00\n01/14/2026,a,-5.00,95.00\n"
    file = read(text)
    assert (amounts(file), file.refused, reasons(file)[-1]) == (["-5.00"], (), (2, "balance line"))


def test_a_column_of_the_other_partys_accounts_makes_no_statements() -> None:
    text = "Datum,Empfänger,Kontonummer,Betrag\n2026-01-01,a,DE1,-5.00\n2026-01-02,b,DE2,-6.00\n2026-01-03,c,,-7.00\n"
    assert len(read(text).statements) == 1
    assert read(text).statements[0].account is None


def test_several_accounts_in_one_file_are_several_statements() -> None:
    text = (
        "Account,Date,Description,Amount,Balance\nA1,2026-01-01,x,-5.00,95.00\nB2,2026-01-01,y,-1.00,9.00\n"
        "A1,2026-01-02,z,-5.00,90.00\nB2,2026-01-02,w,1.00,11.00\n"
    )
    file = read(text)
    assert [(s.account, s.balances) for s in file.statements] == [
        ("A1", "ok"),
        ("B2", "off by 1.00"),
    ]
    assert [row.statement for row in file.rows] == [0, 1, 0, 1]


def test_pending_rows_are_marked_and_declined_ones_kept_out() -> None:
    text = "Date,Description,Amount,Status\n2026-01-01,a,-5.00,Booked\n2026-01-02,b,-6.00,Pending\n2026-01-03,c,-7.00,DECLINED\n"
    file = read(text)
    assert [row.pending for row in file.rows] == [False, True]
    assert reasons(file)[-1] == (4, "declined or cancelled")


def test_repeated_headers_balance_lines_and_zero_amounts_are_listed_as_ignored() -> None:
    text = (
        "Date,Description,Amount,Balance\n2026-01-01,Opening balance,,100.00\n2026-01-02,a,-5.00,95.00\n"
        "Date,Description,Amount,Balance\n2026-01-03,b,0.00,95.00\n2026-01-04,c,-5.00,90.00\n,Total,-10.00,\n"
    )
    file = read(text)
    assert amounts(file) == ["-5.00", "-5.00"]
    assert reasons(file) == [
        (1, "header"), (2, "balance line"), (4, "repeated header"), (5, "zero amount"), (7, "total line"),
    ]  # fmt: skip


def test_rows_that_cannot_be_read_are_refused_with_line_text_and_reason() -> None:
    text = "Date,Payee,Amount\n2026-01-01,a,-5.00\n2026-02-31,b,-6.00\n2026-01-03,c,abc\n2026-01-04,d,\n,e,-7.00\n"
    file = read(text)
    assert amounts(file) == ["-5.00"]
    assert [(r.line, r.text) for r in file.refused] == [
        (3, "2026-02-31,b,-6.00"), (4, "2026-01-03,c,abc"), (5, "2026-01-04,d,"), (6, ",e,-7.00"),
    ]  # fmt: skip
    assert all(r.reason.endswith(".") for r in file.refused)


def test_an_unquoted_delimiter_in_a_text_is_rejoined() -> None:
    text = "Date,Payee,Amount,Currency\n2026-01-01,Shop,-5.00,EUR\n2026-01-02,Milk, bread, eggs,-6.00,EUR\n"
    file = read(text)
    assert amounts(file) == ["-5.00", "-6.00"]
    assert file.rows[1].payee == "Milk, bread, eggs"


def test_a_row_that_cannot_be_rejoined_is_refused_never_shifted() -> None:
    file = read(
        "Date,Payee,Amount,Balance\n2026-01-01,a,-5.00,95.00\n2026-01-02,b,-6.00,x,y,89.00,z\n"
    )
    assert amounts(file) == ["-5.00"]
    assert [r.line for r in file.refused] == [3]


def test_a_file_without_header_is_read_by_its_content() -> None:
    file = read(
        "18.09.2026;Bakery 12;18.09.2026;-3,87;EUR\n19.09.2026;Rent October;19.09.2026;-1.253,55;EUR\n20.09.2026;Pay;20.09.2026;2.000,00;EUR\n"
    )
    assert amounts(file) == ["-3.87", "-1253.55", "2000.00"]
    assert (file.rows[0].line, file.rows[0].payee, file.rows[0].currency) == (1, "Bakery 12", "EUR")


def test_without_header_sign_words_and_balances_are_known_by_their_cells() -> None:
    assert amounts(read("2026-01-13,a b,5.00,D\n2026-01-14,c d,6.00,C\n")) == ["-5.00", "6.00"]
    file = read(
        "2026-01-13,95.00,a b,-5.00\n2026-01-14,101.00,c d,6.00\n2026-01-15,91.00,e f,-10.00\n"
    )
    assert (amounts(file), file.statements[0].balances) == (["-5.00", "6.00", "-10.00"], "ok")


def test_header_words_that_no_language_knows_still_make_a_header() -> None:
    file = read("Wann,Bei wem,Wieviel denn\n2026-01-31,a,-5.00\n2026-02-01,b,6.00\n")
    assert amounts(file) == ["-5.00", "6.00"]
    assert reasons(file) == [(1, "header")]


def test_a_header_with_no_rows_is_an_empty_statement_not_an_error() -> None:
    file = read("Date,Description,Amount,Balance\n")
    assert (file.error, file.rows) == (None, ())


@pytest.mark.parametrize(
    "header",
    [
        "Date,Libellé,Montant", "Fecha,Concepto,Importe", "Data,Descrizione,Importo", "Datum,Omschrijving,Bedrag",
        "Data,Descrição,Valor", "Data operacji,Opis operacji,Kwota", "Datum provedení,Název protiúčtu,Částka",
        "Bokföringsdag,Text,Belopp", "Dato,Beskrivelse,Beløb", "Kirjauspäivä,Selitys,Määrä", "Dátum,Partner neve,Összeg",
        "Data tranzactie,Descriere,Suma", "Buchungstag,Verwendungszweck,Betrag",
    ],
)  # fmt: skip
def test_headers_of_the_main_languages_settle_day_before_month(header: str) -> None:
    file = read(f"{header}\n03/08/2026,aa bb,-5.00\n")
    assert days(file) == ["2026-08-03"]
    assert not file.questions
    assert file.rows[0].payee == "aa bb"


def test_a_mapping_by_hand_overrules_what_was_found() -> None:
    text = "Date,A,B,Amount,Other\n2026-01-01,x,y,-5.00,-7.00\n"
    file = read(text, answers={"amount_column": "Other", "payee_column": "3"})
    assert amounts(file) == ["-7.00"]
    assert file.rows[0].payee == "y"


def test_the_layout_given_back_as_answers_reads_the_same() -> None:
    text = "Date,Payee,Amount\n03/04/2026,a,-5.00\n"
    answers = {"date_order": "mdy"}
    first = read(text, answers=answers)
    again = read(text, answers=first.layout)
    assert (again.rows, again.questions) == (first.rows, ())


def test_the_signature_knows_the_same_layout_again() -> None:
    one, other = (
        read("Date,Payee,Amount\n2026-01-01,a,-5.00\n"),
        read("date, PAYEE ,Amount\n2026-02-01,b,7.00\n"),
    )
    assert one.signature == other.signature
    assert one.signature != read("Date,Payee,Memo,Amount\n2026-01-01,a,b,-5.00\n").signature
