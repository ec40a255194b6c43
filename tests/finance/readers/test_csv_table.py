from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.csv_table import DELIMITERS, find_delimiter, split_table


@pytest.mark.parametrize("mark", DELIMITERS)
def test_each_delimiter_is_found_by_itself(mark: str) -> None:
    text = (
        mark.join(["Date", "Payee", "Amount"]) + "\n" + mark.join(["2026-01-02", "Shop", "-5.00"])
    )
    assert split_table(text).delimiter == mark


def test_commas_in_amounts_and_texts_do_not_win() -> None:
    lines = ["Datum;Text;Betrag", "01.02.2026;Milch, Brot, Ei;-5,00", "02.02.2026;a;-6,00"]
    assert find_delimiter(lines) == ";"


def test_a_quoted_cell_may_hold_line_ends_and_delimiters() -> None:
    table = split_table('Date,Payee,Amount\n2026-01-02,"a\nb, c",-5.00\n2026-01-03,d,-6.00\n')
    assert [(r.line, r.cells) for r in table.records[1:]] == [
        (2, ["2026-01-02", "a\nb, c", "-5.00"]),
        (4, ["2026-01-03", "d", "-6.00"]),
    ]
    assert table.records[1].text == '2026-01-02,"a\nb, c",-5.00'


def test_a_stray_quote_costs_one_line_not_the_file() -> None:
    rows = [f"2026-01-02,shop {i},-5.00" for i in range(100)]
    rows[10] = '2026-01-02,"shop,-5.00'
    table = split_table("Date,Payee,Amount\n" + "\n".join(rows))
    assert len(table.records) == 101
    assert table.records[11].cells == ["2026-01-02", "shop", "-5.00"]


def test_the_separator_line_of_spreadsheets_is_obeyed() -> None:
    assert split_table("sep=|\nDate|Amount\n2026-01-01|5\n").delimiter == "|"


def test_line_ends_of_all_systems() -> None:
    table = split_table("a,b\r\nc,d\re,f\ng,h")
    assert [r.line for r in table.records] == [1, 2, 3, 4]


@given(st.text(alphabet='ab,;"\n\r\t 1-', max_size=200))
def test_every_line_that_holds_something_is_in_one_record(text: str) -> None:
    table = split_table(text, ",")
    held = "\n".join(record.text for record in table.records)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for line in lines:
        if any(cell.strip(' "\t') for cell in line.split(",")):
            assert line in held
