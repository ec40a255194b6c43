"""A layout that is read wrong, or not at all, is mended column by column and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.models.import_rows_model import AMOUNT, DATE, TEXT
from tests.helpers.accessible import unnamed
from tests.helpers.importing import column, file, review
from tests.helpers.window import settle
from tests.helpers.workbooks import workbook

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QComboBox
    from pytestqt.qtbot import QtBot

    from app.views.imports.columns_editor import ColumnsEditor
    from app.views.imports.view import ImportView
    from tests.helpers.workbooks import Rows

Left = Qt.MouseButton.LeftButton
TABLE = """Date;Shop;Town;Amount;Charge
30/09/2026;LIDL 204;LYON;-20,00;-1,00
28/09/2026;QQ ZX 77;PARIS;-35,50;-2,00
27/09/2026;ACME PAYROLL;PARIS;2500,00;-3,00
"""


def editor(view: ImportView, qtbot: QtBot) -> ColumnsEditor:
    """Open the columns of the first file."""
    card = view.cards[0]
    card.columns.setChecked(True)
    settle(qtbot, view.context.tasks)
    assert card.editor is not None
    return card.editor


def pick(view: ImportView, qtbot: QtBot, box: QComboBox, choice: str) -> None:
    box.setCurrentIndex(box.findData(choice))
    box.activated.emit(box.currentIndex())
    settle(qtbot, view.context.tasks)


def test_a_column_gets_another_role_and_the_rows_are_read_again(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", TABLE))
    shown = editor(view, qtbot)
    assert unnamed(view) == []
    assert shown.pickers[0].currentData() == "date"
    assert shown.pickers[3].currentData() == "amount"
    pick(view, qtbot, shown.pickers[4], "amount")
    assert column(view, AMOUNT) == ["−€1.00", "−€2.00", "−€3.00"]
    again = editor(view, qtbot)
    assert again.pickers[3].currentData() != "amount"
    pick(view, qtbot, again.options["sign"], "inverted")
    assert column(view, AMOUNT) == ["+€1.00", "+€2.00", "+€3.00"]
    QTest.mouseClick(editor(view, qtbot).reset, Left)
    settle(qtbot, view.context.tasks)
    assert column(view, AMOUNT) == ["−€20.00", "−€35.50", "+€2,500.00"]


def test_what_was_said_of_the_columns_holds_for_the_next_file_too(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", TABLE))
    pick(view, qtbot, editor(view, qtbot).pickers[4], "amount")
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.done.more, Left)
    later = TABLE.replace("/09/", "/10/").replace("-20,00;-1,00", "-20,00;-7,00")
    for name in ("everyday 10.csv", "everyday 11.csv"):
        review(view, qtbot, file(tmp_path, name, later))
        assert column(view, AMOUNT)[0] == "−€7.00"
        assert editor(view, qtbot).pickers[4].currentData() == "amount"
        QTest.mouseClick(view.go, Left)
        settle(qtbot, view.context.tasks)
        QTest.mouseClick(view.done.more, Left)
        later = later.replace("/10/", "/11/")


def test_a_table_whose_columns_were_not_found_is_read_by_hand(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    odd = "k1;k2;k3\nAlpha;12 pieces;x\nBeta;7 pieces;y\n"
    review(view, qtbot, file(tmp_path, "odd.csv", odd))
    card = view.cards[0]
    assert card.draft.problem
    assert card.columns.isVisible()
    assert editor(view, qtbot).pickers[0].isEnabled()


def test_the_line_of_heads_can_be_said(view: ImportView, tmp_path: Path, qtbot: QtBot) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", TABLE))
    pick(view, qtbot, editor(view, qtbot).options["header"], "2")
    assert len(column(view, DATE)) == 2
    assert column(view, TEXT)[1].casefold().startswith("acme")


def test_a_workbook_is_mended_column_by_column_and_sheet_by_sheet(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    rows: Rows = [
        ["Date", "Shop", "Town", "Amount", "Charge"],
        ["2026-09-28", "QQ ZX 77", "PARIS", -35.5, -2],
        ["2026-09-30", "LIDL 204", "LYON", -20, -1],
    ]
    other: Rows = [rows[0], ["2026-10-02", "KIOSK", "LYON", -7, -3]]
    path = tmp_path / "everyday.xlsx"
    path.write_bytes(workbook(rows, other))
    review(view, qtbot, path)
    shown = editor(view, qtbot)
    assert unnamed(view) == []
    assert {"delimiter", "encoding"}.isdisjoint(shown.options)
    assert [shown.pickers[n].currentData() for n in (0, 3)] == ["date", "amount"]
    pick(view, qtbot, shown.pickers[4], "amount")
    assert column(view, AMOUNT) == ["−€2.00", "−€1.00", "−€3.00"]
    pick(view, qtbot, editor(view, qtbot).options["sheet"], "Sheet 2")
    assert column(view, AMOUNT) == ["−€3.00"]
    assert editor(view, qtbot).pickers[4].currentData() == "amount"
    QTest.mouseClick(editor(view, qtbot).reset, Left)
    settle(qtbot, view.context.tasks)
    assert column(view, AMOUNT) == ["−€35.50", "−€20.00", "−€7.00"]
