"""Faults that statement readers are known for, each on a file of our own, named by kind."""

from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days, read, reasons


def test_utf16_with_a_byte_order_mark_and_dotted_iso_dates() -> None:
    text = "Dátum;Partner neve;Összeg\n2026.03.01;Bolt;-1200\n2026.03.02;Munka;350000\n"
    for encoding in ("utf-16", "utf-16-le"):
        file = read(text, encoding=encoding)
        assert (days(file), amounts(file)) == (["2026-03-01", "2026-03-02"], ["-1200", "350000"])


def test_mark_before_the_first_quoted_header() -> None:
    file = read_bytes(b'\xef\xbb\xbf"Date","Name","Amount"\n"2026-01-01","a","-5.00"\n', "x.csv")
    assert amounts(file) == ["-5.00"]
    assert file.signature == "date|name|amount"


def test_second_mark_inside_joined_files() -> None:
    part = "\ufeffDate,Payee,Amount\n2026-01-01,a,-5.00\n"
    file = read(part + part)
    assert amounts(file) == ["-5.00", "-5.00"]
    assert (3, "repeated header") in reasons(file)


def test_delimiter_and_decimal_mark_are_independent() -> None:
    assert amounts(read("2026-03-30;173,90;teszt;income\n2026-03-31;-12,50;bolt;expense\n")) == [
        "173.90",
        "-12.50",
    ]


def test_empty_and_double_header_names() -> None:
    file = read("Date,,Amount,,Payee\n2026-01-01,x,-5.00,y,shop\n2026-01-02,z,-6.00,w,shop\n")
    assert (amounts(file), file.rows[0].payee) == (["-5.00", "-6.00"], "shop")


def test_two_headers_that_begin_alike() -> None:
    file = read(
        "Date,Payee,Amount,Amount EUR\n2026-01-01,a,-10.00,-9.20\n2026-01-02,b,-20.00,-18.40\n"
    )
    assert (amounts(file), file.rows[0].currency) == (["-9.20", "-18.40"], "EUR")


def test_balance_lines_and_a_blank_line_before_the_header() -> None:
    text = '"Account Name:","FlexAccount ****12345"\n"Account Balance:","£95.00"\n"Available Balance: ","£95.00"\n\n"Date","Transaction type","Description","Paid out","Paid in","Balance"\n"13 Mar 2026","Visa","SHOP","£5.00","","£95.00"\n'
    file = read(text)
    statement = file.statements[0]
    assert (amounts(file), statement.balances, statement.currency) == (["-5.00"], "ok", "GBP")
    assert statement.account == "FlexAccount ****12345"


def test_preamble_lines_of_any_width_are_not_validated() -> None:
    head = "".join(f"info {i}{',x' * i}\n" for i in range(15))
    file = read(f"{head}Date,Description,Amount\n2026-01-01,a,-5.00\n")
    assert amounts(file) == ["-5.00"]
    assert [reason for _, reason in reasons(file)] == ["preamble"] * 15 + ["header"]


def test_footer_words() -> None:
    file = read("Date,Description,Amount\n2026-01-01,a,-5.00\n***END OF FILE***\n")
    assert reasons(file)[-1][0] == 3
    assert not file.refused


def test_space_grouping_of_every_kind() -> None:
    for space in (" ", "\u00a0", "\u202f"):
        assert amounts(
            read(
                f"Date;Text;Belopp\n2026-01-01;a;-1{space}234,50\n2026-01-02;b;kr 1{space}234{space}567,00\n"
            )
        ) == ["-1234.50", "1234567.00"]


def test_parentheses_explicit_plus_and_suffixes() -> None:
    rows = [
        "2026-01-01;a;($123.45)",
        "2026-01-02;b;$+1500.00",
        "2026-01-03;c;5.00 DR",
        "2026-01-04;d;6.00CR",
        "2026-01-05;e;7.00-",
    ]
    assert amounts(read("\n".join(["Date;Payee;Amount", *rows]))) == [
        "-123.45",
        "1500.00",
        "-5.00",
        "6.00",
        "-7.00",
    ]


def test_one_decimal_digit_is_a_decimal() -> None:
    assert amounts(read("Date;Payee;Amount\n2026-01-01;a; -110.7 €\n2026-01-02;b;-12.35 €\n")) == [
        "-110.7",
        "-12.35",
    ]


def test_lakh_grouping() -> None:
    text = 'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n01/04/26,a,,"1,00,000.00","1,00,000.00"\n22/04/26,b,"12,345.50",,"87,654.50"\n'
    file = read(text)
    assert (amounts(file), file.statements[0].balances) == (["100000.00", "-12345.50"], "ok")


def test_swiss_apostrophes_both_kinds() -> None:
    for mark in ("'", "’"):
        assert amounts(read(f"Datum;Text;Betrag\n01.02.2026;a;-1{mark}234.50\n")) == ["-1234.50"]


def test_old_archives_keep_their_century() -> None:
    assert days(read("Date;Text;Amount\n31.12.98;a;-5.00\n30.12.98;b;-6.00\n"))[0] == "1998-12-31"


def test_a_date_that_fails_is_refused_never_today() -> None:
    file = read("Date,Payee,Amount\n2026-01-01,a,-5.00\n12 Mayy 2026,b,-6.00\n")
    assert (days(file), [r.line for r in file.refused]) == (["2026-01-01"], [3])


def test_times_and_zones_keep_the_printed_day() -> None:
    file = read(
        "Date;Payee;Amount\n2026-02-13 00:00:00,+02:00;a;-5.00\n2026-07-13T23:30:00-11:00;b;-6.00\n"
    )
    assert days(file) == ["2026-02-13", "2026-07-13"]


def test_identical_rows_are_both_kept() -> None:
    assert len(read("Date,Payee,Amount\n2026-01-01,a,-5.00\n2026-01-01,a,-5.00\n").rows) == 2


@pytest.mark.parametrize("value", ["1.000,00", "1000,00"])
def test_quoting_does_not_matter(value: str) -> None:
    assert amounts(
        read(f"Datum;Text;Betrag\n01.02.2026;a;{value}\n02.02.2026;b;-1,5\n")
    ) == amounts(
        read(f'"Datum";"Text";"Betrag"\n"01.02.2026";"a";"{value}"\n"02.02.2026";"b";"-1,5"\n')
    )


def test_only_reused_bank_numbers_are_no_bank_numbers() -> None:
    same = read(
        "Date,Reference,Payee,Amount\n2026-01-01,X,a,-5.00\n2026-01-02,X,b,-6.00\n2026-01-03,X,c,-6.00\n"
    )
    assert [row.bank_id for row in same.rows] == [None, None, None]
    own = read("Date,Transaction ID,Payee,Amount\n2026-01-01,X1,a,-5.00\n2026-01-02,X2,b,-6.00\n")
    assert [row.bank_id for row in own.rows] == ["X1", "X2"]


def test_a_mark_and_one_bad_byte() -> None:
    file = read_bytes(b"\xef\xbb\xbfDate,Payee,Amount\n2026-01-13,Caf\xe9,-5.00\n", "x.csv")
    assert (amounts(file), file.signature) == (["-5.00"], "date|payee|amount")


def test_each_file_has_its_own_encoding() -> None:
    plain = read("Datum;Naam;Bedrag\n13-01-2026;Winkel;-5,00\n")
    accents = read("Datum;Naam;Bedrag\n13-01-2026;Café;-5,00\n", encoding="cp1252")
    assert (plain.signature, accents.rows[0].payee) == (accents.signature, "Café")


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_every_delimiter_even_where_texts_hold_another(delimiter: str) -> None:
    rows = [
        ["Date", "Payee", "Amount"],
        ["2026-01-13", "a, b and c", "-5.00"],
        ["2026-01-14", "d; e", "-6.00"],
    ]
    quoted = "\n".join(delimiter.join(f'"{cell}"' for cell in row) for row in rows)
    file = read(quoted)
    assert (amounts(file), file.rows[0].payee) == (["-5.00", "-6.00"], "a, b and c")


def test_a_text_with_line_breaks() -> None:
    file = read('Date,Payee,Amount\n2026-01-13,"two\nlines",-5.00\n2026-01-14,b,-6.00\n')
    assert [(row.line, row.payee) for row in file.rows] == [(2, "two lines"), (4, "b")]


def test_an_unquoted_comma_before_the_amount() -> None:
    file = read("Date,Payee,Amount\n2026-01-13,Miller, Sons,-5.00\n2026-01-14,b,-6.00\n")
    assert (amounts(file), file.rows[0].payee) == (["-5.00", "-6.00"], "Miller, Sons")


def test_whole_thousands_beside_a_telling_amount() -> None:
    assert amounts(read("Datum;Text;Betrag\n13.01.2026;a;1.000\n14.01.2026;b;-1.111,11\n")) == [
        "1000",
        "-1111.11",
    ]


def test_a_zero_on_the_other_side_is_no_amount() -> None:
    text = "Date,Payee,Debit,Credit\n2026-01-13,a,54.00,0\n2026-01-14,b,0,56.00\n2026-01-15,c,0.00,7.00\n"
    assert amounts(read(text)) == ["-54.00", "56.00", "7.00"]


def test_a_negative_debit_stays_money_out() -> None:
    text = "Date,Payee,Debit,Credit\n2026-01-13,a,-100.0000,\n2026-01-14,b,,50.00\n"
    assert amounts(read(text)) == ["-100.0000", "50.00"]


def test_a_credit_column_of_negative_payments() -> None:
    text = "Date,Payee,Debit,Credit\n2026-01-13,Shop,20.00,\n2026-01-14,Payment,,-50.00\n"
    assert amounts(read(text)) == ["-20.00", "50.00"]


@pytest.mark.parametrize(
    ("out", "into"),
    [("D", "C"), ("DBIT", "CRDT"), ("Debit", "Credit"), ("Af", "Bij"), ("S", "H"), ("Soll", "Haben"), ("Withdrawal", "Deposit"), ("D", "K"), ("Out", "In"), ("-", "+")],
)  # fmt: skip
def test_a_column_that_says_the_direction(out: str, into: str) -> None:
    file = read(
        f"Date;Payee;Amount;Debit/Credit\n2026-01-13;a;5.00;{out}\n2026-01-14;b;6.00;{into}\n2026-01-15;c;7.00;{out}\n"
    )
    assert amounts(file) == ["-5.00", "6.00", "-7.00"]


def test_a_day_that_no_month_has_is_refused() -> None:
    file = read("Date,Payee,Amount\n31/02/2026,a,-5.00\n28/02/2026,b,-6.00\n")
    assert (days(file), [r.line for r in file.refused]) == (["2026-02-28"], [2])


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("Tuesday, 21 June 2001", "2001-06-21"), ("21Jun2001", "2001-06-21"), ("Dec 24, 2020", "2020-12-24"), ("01-Jan-2023", "2023-01-01"),
        ("12 févr. 2026", "2026-02-12"), ("3 août 2026", "2026-08-03"), ("5 mrt 2026", "2026-03-05"), ("20210623", "2021-06-23"),
        ("3/14/25", "2025-03-14"), ("2017-09-05T17:30:00.000Z", "2017-09-05"),
    ],
)  # fmt: skip
def test_dates_that_readers_stumble_over(text: str, day: str) -> None:
    assert days(read(f'Date,Payee,Amount\n"{text}",a,-5.00\n')) == [day]


def test_no_year_before_1900() -> None:
    file = read("Date,Payee,Amount\n0025-04-03,a,-5.00\n2025-04-03,b,-6.00\n")
    assert (days(file), len(file.refused)) == (["2025-04-03"], 1)


def test_the_currency_of_a_row_is_kept() -> None:
    file = read("Date,Payee,Amount,Currency\n2026-01-13,a,-5.00,USD\n2026-01-14,b,-6.00,EUR\n")
    assert [row.currency for row in file.rows] == ["USD", "EUR"]


def test_a_foreign_amount_without_its_currency_is_not_the_amount() -> None:
    file = read("Date,Payee,Amount,Foreign Amount\n2026-01-13,a,-5.00,-5.40\n2026-01-14,b,-6.00,\n")
    assert amounts(file) == ["-5.00", "-6.00"]
