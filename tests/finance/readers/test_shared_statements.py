from __future__ import annotations

import csv
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

import pytest

from finance.readers.read import read_file
from tests.helpers.shared import ROOT, shared
from tests.helpers.statements import total

if TYPE_CHECKING:
    from finance.readers.model import ParsedFile

pytestmark = pytest.mark.shared

FORMATS = {".csv": "csv", ".ofx": "ofx", ".xml": "camt", ".sta": "mt940"}
# Where expected.tsv leaves the columns empty, its remark or the file itself says what is right.
NO_STATEMENT = (
    "simple_excel_file.xlsx",
    "multiple_sheets_with_different_header_row_excel_file.xlsx",
)
ASKED = {"test_delimiter_tab.csv": ["sides"]}


@cache
def expected() -> list[dict[str, str]]:
    path = ROOT / "statements" / "expected.tsv"
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


def read(name: str) -> ParsedFile:
    return read_file(shared("statements") / "files" / name)


@pytest.mark.parametrize("row", expected(), ids=lambda row: str(row["file"]))
def test_real_statements_yield_what_is_stated(row: dict[str, str]) -> None:
    name = row["file"]
    file = read(name)
    if name.endswith(NO_STATEMENT):
        assert "no bank statement" in str(file.error)
        return
    assert (file.error, file.format) == (None, FORMATS[name.lower()[-4:]])
    if row["transactions"]:
        assert len(file.rows) == int(row["transactions"])
        assert total(file) == Decimal(row["sum"])
        assert len(file.refused) == int(row["refused"] or 0)
    asked = next((ids for end, ids in ASKED.items() if name.endswith(end)), [])
    assert [question.id for question in file.questions] == asked


def test_a_zero_amount_within_an_entry_is_not_the_entrys_amount() -> None:
    file = read("genkgo+camt+camt052.v6.Amt-zero.xml")
    assert [(f"{row.amount}", row.currency, row.pending) for row in file.rows] == [
        ("-200000", "SEK", True)
    ]


def test_an_unreadable_amount_or_date_is_refused_with_its_text() -> None:
    file = read("jseutter+ofxparse+decimal_error.ofx")
    assert (len(file.rows), len(file.refused)) == (0, 1)
    assert "<TRNAMT>" in file.refused[0].text


def test_all_stated_balances_of_the_long_file_close() -> None:
    file = read("wolph+mt940+sepa_mt9401.sta")
    stated = [
        s.balances for s in file.statements if s.opening is not None and s.closing is not None
    ]
    assert len(stated) >= 15
    assert set(stated) == {"ok"}
