from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.text import decode, is_binary

GERMAN = "Buchungstag;Empfänger;Betrag (€)\n01.02.2026;Müller & Söhne;-5,00 €\n"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]
)
def test_the_same_text_from_every_encoding(encoding: str) -> None:
    assert decode(GERMAN.encode(encoding)).text == GERMAN


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Datum zaúčtování;Částka;Název protiúčtu\n1.2.2026;-5,00;Lékárna\n", "cp1250"),
        ("Data księgowania;Kwota;Tytuł\n2026-02-01;-5,00;Żabka\n", "cp1250"),
        ("Дата;Сумма;Описание\n01.02.2026;-5,00;Магазин Продукты\n", "cp1251"),
    ],
)
def test_other_code_pages(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding)).text == text


def test_marks_and_nuls_anywhere_are_dropped() -> None:
    assert (
        decode("\ufeffDate,Amount\n\ufeff2026-01-01,5\x00\n".encode()).text
        == "Date,Amount\n2026-01-01,5\n"
    )


def test_a_mark_before_western_bytes_does_not_become_letters() -> None:
    data = b"\xef\xbb\xbfDate,Payee\n2026-01-01,Caf\xe9\n"
    assert decode(data).text == "Date,Payee\n2026-01-01,Café\n"


@pytest.mark.parametrize(
    ("declared", "known"), [("1252", True), ("NONE", False), ("WINDOWS-1252", True), ("", False)]
)
def test_what_the_file_declares_counts_only_where_utf8_does_not_fit(
    declared: str, *, known: bool
) -> None:
    assert decode(b"caf\xe9", declared).text == "café"
    assert decode("café".encode(), declared).encoding == "utf-8"
    assert known == (declared not in {"", "NONE"})


def test_binary_is_told_from_text() -> None:
    assert is_binary(decode(bytes(range(32)) * 20).text)
    assert not is_binary(GERMAN)


@given(st.binary(max_size=300))
def test_no_bytes_break_it(data: bytes) -> None:
    decode(data)
