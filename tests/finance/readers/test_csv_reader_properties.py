"""What holds for any text: nothing is dropped in silence, nothing breaks the reader."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from finance.readers.read import read_bytes
from tests.helpers.statements import read, total

CELLS = st.sampled_from(
    [
        "2026-01-02",
        "03/04/2026",
        "-5.00",
        "1.234,50",
        "abc",
        "",
        "Total",
        "a,b",
        'x"y',
        "0",
        "Date",
        "99/99/2026",
    ]
)


@given(st.lists(st.lists(CELLS, min_size=1, max_size=5), max_size=12), st.booleans())
def test_every_line_ends_in_rows_refused_or_ignored(records: list[list[str]], header: bool) -> None:
    quoted = [
        ";".join('"' + cell.replace('"', '""') + '"' for cell in record) for record in records
    ]
    lines = ["Date;Payee;Amount;Balance", "2026-01-01;Shop;-5.00;10.00"] if header else []
    lines += quoted
    file = read("\n".join(lines))
    assume(file.format != "sms")  # whose lines are messages
    if file.error:
        assert not file.rows
        return
    told = [row.line for row in file.rows] + [line.line for line in file.refused]
    told = sorted(told + [line.line for line in file.ignored])
    held = [i for i, line in enumerate(lines, 1) if line.strip('";')]
    assert told == held


@given(st.text(max_size=300))
def test_no_text_breaks_it(text: str) -> None:
    read(text)


@given(st.binary(max_size=300))
def test_no_bytes_break_it(data: bytes) -> None:
    read_bytes(data, "x.csv")


def test_a_long_file_adds_up() -> None:
    rows = [f"2026-01-{i % 28 + 1:02d};Shop {i};-{i}.25" for i in range(5000)]
    file = read("\n".join(["Date;Payee;Amount", *rows]))
    assert len(file.rows) == 5000
    assert total(file) == -sum(range(5000)) - 1250
