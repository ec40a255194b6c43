"""From a file to the books and back, with what is open asked and what is refused shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.models.import_rows_model import STATUS, TEXT
from finance.ledger.filters import Filter
from tests.helpers.accessible import unnamed
from tests.helpers.importing import file, review, rows_of
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
27/09/2026;ACME PAYROLL;2500,00
"""
OPEN = """Date,Description,Amount,Currency
03/04/2026,Corner Shop,-4.50,EUR
05/06/2026,Book Shop,-12.00,EUR
07/08/2026,Payroll ACME,33.10,EUR
"""


def texts(view: ImportView) -> str:
    return "\n".join(w.text() for w in view.findChildren(QLabel) if w.isVisible())


def test_from_file_to_done_to_undo(
    view: ImportView, books: Books, tmp_path: Path, qtbot: QtBot
) -> None:
    before = books.state()
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    assert view.review.isVisible()
    assert view.go.text() == "Import 3 transactions"
    assert view.context.ledger.transactions.count() == 0
    assert view.cards[0].account.name() == "Everyday"
    assert view.focusWidget() is view.go
    assert unnamed(view) == []
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert view.done.isVisible()
    assert "3 transactions imported" in texts(view)
    assert view.context.ledger.transactions.count() == 3
    assert unnamed(view) == []
    QTest.mouseClick(view.done.undo, Left)
    settle(qtbot, view.context.tasks)
    assert view.start.isVisible()
    assert view.focusWidget() is view.start.zone.pick
    assert view.context.ledger.transactions.count() == 0
    assert books.ledger.accounts.all() == before[0]  # type: ignore[index]


def test_undo_elsewhere_leaves_no_page_that_tells_of_an_import(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    focused = view.done.window().focusWidget()
    assert focused is not None
    assert view.done.isAncestorOf(focused)
    view.context.ledger.undo()
    qtbot.waitUntil(view.start.isVisible)


def test_what_waits_for_a_category_is_the_next_step(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert view.done.categorise.text().startswith("Categorise ")
    with qtbot.waitSignal(view.context.page_wanted) as told:
        QTest.mouseClick(view.done.categorise, Left)
    assert told.args == ["transactions", Filter(uncategorised=True)]


def test_an_open_question_is_asked_and_the_rows_are_read_anew(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "open.csv", OPEN))
    assert not view.go.isEnabled()
    assert unnamed(view) == []
    box = view.cards[0].questions[0]
    assert "3 April 2026" in box.buttons["dmy"].text()
    assert "4 March 2026" in box.buttons["mdy"].text()
    for choice, day in (("dmy", "3 Apr"), ("mdy", "4 Mar")):
        QTest.mouseClick(view.cards[0].questions[0].buttons[choice], Left)
        settle(qtbot, view.context.tasks)
        model = rows_of(view).model
        assert model.index(0, 0).data() == day
    assert view.cards[0].questions[0].buttons["mdy"].isChecked()
    assert view.go.isEnabled()


def test_an_answer_is_remembered_until_it_is_forgotten(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "open.csv", OPEN))
    QTest.mouseClick(view.cards[0].questions[0].buttons["dmy"], Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.done.more, Left)
    later = file(tmp_path, "later.csv", OPEN.replace("2026", "2025"))
    review(view, qtbot, later)
    assert view.go.isEnabled()
    QTest.mouseClick(view.leave, Left)
    settle(qtbot, view.context.tasks)
    (forget,) = view.start.layouts.findChildren(QPushButton)
    assert unnamed(view) == []
    QTest.mouseClick(forget, Left)
    settle(qtbot, view.context.tasks)
    assert not view.start.layouts.isVisible()
    review(view, qtbot, later)
    assert not view.go.isEnabled()


def test_a_second_import_of_a_file_brings_nothing(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    path = file(tmp_path, "everyday.csv", CLEAR)
    review(view, qtbot, path)
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.done.more, Left)
    review(view, qtbot, path)
    assert not view.go.isEnabled()
    model = rows_of(view).model
    assert all(model.index(row, STATUS).data() == "Already there" for row in range(3))
    assert "already" in view.summary.text()


def test_the_account_can_be_another_or_a_new_one(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    card = view.cards[0]
    assert not card.kind.isVisible()
    card.account.set_name("Holiday fund")
    line = card.account.lineEdit()
    assert line is not None
    line.editingFinished.emit()
    settle(qtbot, view.context.tasks)
    card = view.cards[0]
    assert card.kind.isVisible()
    card.kind.setCurrentIndex(card.kind.findData("savings"))
    card.kind.activated.emit(card.kind.currentIndex())
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    account = view.context.ledger.accounts.get("Holiday fund")
    assert (account.kind, account.count) == ("savings", 3)


def test_refused_rows_are_listed_with_text_and_reason(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    broken = CLEAR + "31/02/2026;IMPOSSIBLE DAY;-1,00\n"
    review(view, qtbot, file(tmp_path, "everyday.csv", broken))
    model = rows_of(view).model
    assert model.preview.counts()["refused"] == 1
    rows_of(view).show_only("refused")
    settle(qtbot, view.context.tasks)
    assert "IMPOSSIBLE DAY" in str(model.index(0, TEXT).data())
    assert str(model.index(0, STATUS).data()).startswith("Refused: ")


def test_what_is_no_statement_is_said_and_left_out(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    good = file(tmp_path, "everyday.csv", CLEAR)
    bad = file(tmp_path, "letter.txt", "Dear customer,\nall is well.\n")
    review(view, qtbot, good, bad)
    assert view.cards[1].draft.problem
    assert view.cards[1].draft.problem in texts(view)
    assert view.go.text() == "Import 3 transactions"
    QTest.mouseClick(view.cards[0].remove, Left)
    settle(qtbot, view.context.tasks)
    assert [card.draft.path for card in view.cards] == [bad]
    assert not view.go.isEnabled()


def test_past_imports_can_be_shown_and_taken_back(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.done.more, Left)
    settle(qtbot, view.context.tasks)
    buttons = {b.text(): b for b in view.start.past.findChildren(QPushButton)}
    with qtbot.waitSignal(view.context.page_wanted) as told:
        QTest.mouseClick(buttons["Show"], Left)
    assert isinstance(told.args[1], Filter)
    QTest.mouseClick(buttons["Take back"], Left)
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.transactions.count() == 0
    assert not view.start.past.isVisible()


def test_files_can_be_dropped(view: ImportView, tmp_path: Path, qtbot: QtBot) -> None:
    path = file(tmp_path, "everyday.csv", CLEAR)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(QPoint(50, 50)),
        Qt.DropAction.CopyAction,
        data,
        Left,
        Qt.KeyboardModifier.NoModifier,
    )
    view.dropEvent(event)
    settle(qtbot, view.context.tasks)
    assert [draft.path for draft in view.drafts] == [path]


def test_cancel_while_reading_goes_back_to_what_was_under_review(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    view.add_files([file(tmp_path, "open.csv", OPEN)])
    assert view.work.isVisible()
    QTest.mouseClick(view.work.cancel, Left)
    settle(qtbot, view.context.tasks)
    assert not view.work.isVisible()
    assert [card.draft.path.name for card in view.cards] == ["everyday.csv"]
    assert view.go.isEnabled()


def test_cancel_while_importing_stores_nothing(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    review(view, qtbot, file(tmp_path, "everyday.csv", CLEAR))
    view.store()
    view.work.cancelled.emit()
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.transactions.count() in {0, 3}  # it may have been done already
    if view.context.ledger.transactions.count() == 0:
        assert "stopped" in view.start.problem.text()
    else:
        assert view.done.isVisible()
