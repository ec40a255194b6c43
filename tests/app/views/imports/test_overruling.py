"""What the preview says of a line can be overruled, and that can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.models.import_rows_model import STATUS, TEXT
from app.views.imports.mend_sheet import MendSheet
from app.views.imports.other_sheet import OtherSheet
from tests.helpers.accessible import unnamed
from tests.helpers.importing import column, file, review, rows_of
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.views.imports.view import ImportView
    from tests.helpers.small_books import Books

Left = Qt.MouseButton.LeftButton
CLEAR = """Date;Description;Amount
30/09/2026;LIDL 204;-20,00
28/09/2026;QQ ZX 77;-35,50
31/09/2026;CAFE ROYAL;-6,20
27/09/2026;ACME PAYROLL;2500,00
"""


def choose(view: ImportView, qtbot: QtBot, row: int, words: str) -> None:
    """Choose a row and an entry of its menu."""
    rows = rows_of(view)
    rows.table.selectRow(row)
    menu = rows.menu()
    assert menu is not None
    entries = {action.text(): action for action in menu.actions()}
    entries[words].trigger()
    settle(qtbot, view.context.tasks)


def test_a_line_is_left_out_and_taken_back(view: ImportView, tmp_path: Path, qtbot: QtBot) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    assert view.go.text() == "Import 3 transactions"
    rows_of(view).table.selectRow(1)
    QTest.keyClick(rows_of(view).table, Qt.Key.Key_Delete)
    settle(qtbot, view.context.tasks)
    assert column(view, STATUS)[1] == "Left out by you"
    assert view.go.text() == "Import 2 transactions"
    assert rows_of(view).table.currentIndex().row() == 1
    QTest.mouseClick(rows_of(view).last, Left)
    settle(qtbot, view.context.tasks)
    assert column(view, STATUS)[1].startswith("New")
    assert view.go.text() == "Import 3 transactions"


def test_what_looks_the_same_can_be_imported_all_the_same(
    view: ImportView, books: Books, tmp_path: Path, qtbot: QtBot
) -> None:
    path = file(tmp_path, "everyday.csv", CLEAR)
    for _ in range(2):
        review(view, qtbot, path)
        if view.go.isEnabled():
            QTest.mouseClick(view.go, Left)
            settle(qtbot, view.context.tasks)
            QTest.mouseClick(view.done.more, Left)
    assert not view.go.isEnabled()
    choose(view, qtbot, 0, "Import it as new")
    assert column(view, STATUS)[0].endswith("(your decision)")
    assert unnamed(view) == []
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert books.ledger.transactions.count() == 4


def test_a_line_is_said_to_be_a_transaction_of_the_ledger(
    view: ImportView, books: Books, tmp_path: Path, qtbot: QtBot
) -> None:
    books.add("2026-09-20", "-34.00", "Typed by hand")
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    choose(view, qtbot, 1, "The same as…")
    (sheet,) = view.findChildren(OtherSheet)
    assert unnamed(sheet) == []
    assert "Typed by hand" in sheet.list.line(0)
    QTest.mouseClick(sheet.apply, Left)
    settle(qtbot, view.context.tasks)
    assert column(view, STATUS)[1] == "Same as 20 Sept, Typed by hand"
    rows = rows_of(view)
    rows.table.selectRow(1)
    assert "as you decided" in rows.about.text()
    assert view.go.text() == "Import 2 transactions"


def test_a_refused_line_is_mended_by_hand(
    view: ImportView, books: Books, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    choose(view, qtbot, 2, "By hand…")
    (sheet,) = view.findChildren(MendSheet)
    assert unnamed(sheet) == []
    assert "CAFE ROYAL" in sheet.text.toPlainText()
    assert sheet.payee.text() == "CAFE ROYAL"
    sheet.amount.clear()
    QTest.mouseClick(sheet.apply, Left)
    assert sheet.isVisible()
    sheet.amount.setText("6.20")
    sheet.payee.setText("Cafe Royal")
    QTest.mouseClick(sheet.apply, Left)
    settle(qtbot, view.context.tasks)
    assert view.go.text() == "Import 4 transactions"
    assert "Refused" not in " ".join(column(view, STATUS))
    assert len(column(view, TEXT)) == 4
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    ledger = books.ledger
    assert "Cafe Royal" in {t.payee for t in ledger.transactions.rows(ledger.transactions.ids())}


def test_lines_that_hold_nothing_are_listed_with_why(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    rows_of(view).show_only("ignored")
    settle(qtbot, view.context.tasks)
    assert column(view, STATUS) == ["Passed over: the column headers"]
    rows_of(view).table.selectRow(0)
    assert rows_of(view).menu() is None
    assert not rows_of(view).decide.isEnabled()


def test_what_was_left_out_or_deleted_is_said_next_time_and_can_come_back(
    view: ImportView, tmp_path: Path, qtbot: QtBot, books: Books
) -> None:
    path = file(tmp_path, "everyday.csv", CLEAR)
    review(view, qtbot, path)
    choose(view, qtbot, 1, "Leave it out")
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    books.ledger.transactions.delete(books.ledger.transactions.ids()[:1])
    settle(qtbot, view.context.tasks)
    view.begin()
    review(view, qtbot, path)
    said = column(view, STATUS)
    assert "Left out by you before" in said
    assert "Left out: you deleted it before" in said
    assert not view.go.isEnabled()
    assert "All else in these files is in your ledger already." in view.summary.text()
    choose(view, qtbot, said.index("Left out: you deleted it before"), "Import it as new")
    assert view.go.text() == "Import 1 transaction"


def test_leaving_out_the_only_new_row_can_be_stored(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    path = file(tmp_path, "everyday.csv", CLEAR[: CLEAR.index("28/09")])
    review(view, qtbot, path)
    choose(view, qtbot, 0, "Leave it out")
    assert view.go.isEnabled()
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert view.done.title.text() == "What you left out stays out next time, too"
