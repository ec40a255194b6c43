"""The first rows of a table as a person sees them, and what each column is read as."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.imports.grid import read_grid
from tests.helpers.workbooks import Rows, workbook

if TYPE_CHECKING:
    from pathlib import Path

ROWS: Rows = [
    ["Statement", "", ""],
    ["Date", "Shop", "Amount"],
    ["2026-01-13", "Kiosk", -12.5],
    ["2026-01-14", "Baker", -7],
]
NOTES: Rows = [["Notes", "and more"], ["nothing", "to see"]]


def test_a_text_table(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("Date;Shop;Amount\n13/01/2026;Kiosk;-12,50\n", encoding="utf-8")
    grid = read_grid(path, {})
    assert (grid.delimiter, grid.encoding, grid.header, grid.sheets) == (";", "utf-8", 1, ())
    assert dict(grid.roles) == {0: "date", 1: "payee", 2: "amount"}


def test_a_workbook_shows_its_sheet_of_transactions(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(workbook(NOTES, ROWS))
    grid = read_grid(path, {})
    assert (grid.sheet, grid.sheets) == ("Sheet 2", ("Sheet 1", "Sheet 2"))
    assert (grid.delimiter, grid.header) == ("", 4)
    assert dict(grid.roles) == {0: "date", 1: "payee", 2: "amount"}
    assert grid.rows[-1].cells == ("2026-01-14", "Baker", "-7")
    assert read_grid(path, {"sheet": "Sheet 1"}).sheet == "Sheet 1"


@pytest.mark.parametrize("data", [b"PK\x03\x04 nothing", workbook([])])
def test_a_workbook_without_anything_is_an_empty_grid(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(data)
    grid = read_grid(path, {})
    assert (grid.rows, grid.width, dict(grid.roles)) == ((), 0, {})
