"""Each line of a file says what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from app.models.import_rows_model import AMOUNT, STATUS, ImportRowsModel
from app.operations.imports import Draft
from finance.imports.imported import Imported, ImportedRow
from finance.imports.pipeline import Source
from finance.readers.model import ParsedFile, ParsedRow, Refused
from finance.sentence import Sentence

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester

    from finance.imports.imported import RowStatus

TODAY = date(2026, 11, 18)


def line(number: int, status: RowStatus, category: str | None = "Fuel") -> ImportedRow:
    row = ParsedRow(number, date(2026, 10, number), Decimal("-1.50"), payee=f"Shop {number}")
    return ImportedRow(row, status, "Everyday", number, category, other_side=9)


def draft() -> Draft:
    parsed = ParsedFile("f.csv", "csv", refused=(Refused(3, "x;y", Sentence("There is no date.")),))
    rows = [line(1, "new"), line(2, "duplicate"), line(4, "transfer"), line(5, "new", None)]
    imported = Imported(parsed, rows=rows, new=3)
    return Draft(Source(Path("f.csv")), parsed, imported, other_accounts={9: "Savings"})


def test_the_model_is_sound(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(ImportRowsModel(draft(), "EUR", TODAY))  # type: ignore[no-untyped-call]


def test_lines_stand_as_in_the_file_with_what_happens() -> None:
    model = ImportRowsModel(draft(), "EUR", TODAY)
    assert [model.index(row, STATUS).data() for row in range(model.rowCount())] == [
        "New",
        "Already there",
        "Refused: There is no date.",
        "New, transfer with Savings",
        "New, without a category",
    ]
    assert model.index(0, AMOUNT).data() == "−€1.50"
    assert model.counts() == {"new": 2, "duplicate": 1, "transfer": 1, "refused": 1}


def test_a_payment_known_from_another_source_is_named() -> None:
    repeated = {2: (date(2026, 10, 3), "SHOP TWO")}
    model = ImportRowsModel(replace(draft(), repeated=repeated), "EUR", TODAY)
    assert model.index(1, STATUS).data() == "Same as 3 Oct, SHOP TWO"


def test_lines_of_one_kind_can_be_picked_out() -> None:
    model = ImportRowsModel(draft(), "EUR", TODAY)
    model.show_only("refused")
    assert model.rowCount() == 1
    model.show_only("")
    assert model.rowCount() == 5
