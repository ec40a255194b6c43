"""What is not sure waits for a person, who mends it, takes it in or leaves it out."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.operations import reviews
from app.views.imports.view import ImportView
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.views.imports.review_queue import ReviewQueue
    from tests.helpers.small_books import Books

Key = Qt.Key


@pytest.fixture
def view(books: Books, context: Context, qtbot: QtBot) -> ImportView:
    """Give the page with three messages that wait; the last has no name."""
    books.ledger.accounts.add("Visa", "credit card")
    books.ledger.accounts.add("Dollars", currency="USD")
    rows = tuple(
        ParsedRow(
            number, date(2026, 10, number), Decimal(-number), payee=payee,
            text=f"You paid {number} at {payee}", sure=False,
        )
        for number, payee in ((1, "Shop 1"), (2, "Shop 2"), (3, ""))
    )  # fmt: skip
    parsed = ParsedFile("messages.xml", "sms", statements=(ParsedStatement(),), rows=rows)
    import_parsed(
        books.ledger, [parsed], [Source(books.ledger.path.with_name("messages.xml"), "Everyday")]
    )
    made = ImportView(context)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    return made


@pytest.fixture
def queue(view: ImportView) -> ReviewQueue:
    """Give the queue of the page."""
    return view.start.reviews


def press(queue: ReviewQueue, key: Qt.Key, qtbot: QtBot) -> None:
    QTest.keyClick(queue.list, key)
    settle(qtbot, queue.context.tasks)


def stored(queue: ReviewQueue) -> list[tuple[str, str, str]]:
    transactions = queue.context.ledger.transactions
    return [(t.account, t.payee, str(t.amount)) for t in transactions.rows(transactions.ids())]


def test_the_message_stands_beside_what_was_read(view: ImportView, queue: ReviewQueue) -> None:
    assert queue.title.text() == "3 messages wait for review"
    assert queue.form.text.toPlainText() == "You paid 1 at Shop 1"
    assert queue.form.payee.text() == "Shop 1"
    assert queue.form.account.currentText() == "Everyday"
    assert unnamed(view) == []


def test_the_keyboard_decides_one_after_the_other(queue: ReviewQueue, qtbot: QtBot) -> None:
    press(queue, Key.Key_Return, qtbot)
    assert stored(queue) == [("Everyday", "Shop 1", "-1.00")]
    assert queue.form.payee.text() == "Shop 2", "the next one is shown"
    press(queue, Key.Key_Down, qtbot)
    press(queue, Key.Key_Delete, qtbot)
    assert [item.info.row.payee for item in queue.items] == ["Shop 2"]
    press(queue, Key.Key_Return, qtbot)
    assert len(stored(queue)) == 2
    assert queue.isVisible()
    assert queue.done.isVisible()
    queue.context.ledger.undo()
    qtbot.waitUntil(queue.work.isVisible)
    assert queue.title.text() == "1 message waits for review"


def test_what_is_mended_is_what_is_stored(queue: ReviewQueue, qtbot: QtBot) -> None:
    form = queue.form
    form.date.set_day(date(2026, 9, 30))
    form.direction.setCurrentIndex(1)
    form.amount.setText("12.50")
    form.payee.setText("Corner Shop")
    form.account.setCurrentText("Visa")
    QTest.keyClick(form.payee, Key.Key_Return)
    settle(qtbot, queue.context.tasks)
    assert stored(queue) == [("Visa", "Corner Shop", "12.50")]
    (number,) = queue.context.ledger.transactions.ids()
    assert queue.context.ledger.transactions.get(number).date == date(2026, 9, 30)


def test_what_was_typed_is_kept_while_looking_at_another(queue: ReviewQueue, qtbot: QtBot) -> None:
    queue.form.payee.setText("Corner Shop")
    press(queue, Key.Key_Down, qtbot)
    assert queue.form.payee.text() == "Shop 2"
    press(queue, Key.Key_Up, qtbot)
    assert queue.form.payee.text() == "Corner Shop"


def test_what_cannot_be_is_said_and_waits_on(queue: ReviewQueue, qtbot: QtBot) -> None:
    queue.form.account.setCurrentText("Dollars")
    press(queue, Key.Key_Return, qtbot)
    assert "in EUR, but Dollars is kept in USD" in queue.form.problem.text()
    queue.form.account.setCurrentText("Everyday")
    queue.form.amount.setText("nothing")
    press(queue, Key.Key_Return, qtbot)
    assert "Type an amount" in queue.form.problem.text()
    assert len(queue.items) == 3
    assert stored(queue) == []


def test_those_that_look_sure_are_taken_in_together(queue: ReviewQueue, qtbot: QtBot) -> None:
    assert queue.accept_all.text() == "Accept the 2 that look sure"
    with qtbot.waitSignal(queue.context.said) as said:
        QTest.mouseClick(queue.accept_all, Qt.MouseButton.LeftButton)
    assert said.args == ["2 messages taken in", True]
    settle(qtbot, queue.context.tasks)
    assert len(stored(queue)) == 2
    assert [item.info.row.payee for item in queue.items] == [""]
    queue.context.ledger.undo()
    assert queue.context.ledger.reviews.count() == 3


def test_of_very_many_the_oldest_are_shown_and_all_are_counted(
    queue: ReviewQueue, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SHOWN", 2)
    queue.refresh()
    settle(qtbot, queue.context.tasks)
    assert queue.title.text() == "The oldest of 3 messages that wait for review"
    assert [item.shown.payee for item in queue.items] == ["Shop 1", "Shop 2"]
    press(queue, Key.Key_Return, qtbot)
    assert queue.title.text() == "2 messages wait for review"
    assert [item.shown.payee for item in queue.items] == ["Shop 2", ""]
