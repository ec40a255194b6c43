"""A person finds transactions, puts them right with the keyboard, and takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from app.context import Context, Matching
from app.models.transactions_model import Column
from app.views.transactions.view import TransactionsView
from finance.ledger.filters import Filter
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers.accessible import unnamed
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.helpers.small_books import Books
    from tests.helpers.window import Show

Key = Qt.Key


@pytest.fixture
def filled(books: Books) -> Books:
    """Give four transactions, two of them without a category."""
    books.ledger.accounts.add("Visa Card", "credit card")
    books.ledger.members.add("Sam")
    books.add("2026-11-10", "-20.00", "LIDL 1", "Groceries")
    books.add("2026-11-09", "-30.00", "MYSTERY", member="Sam")
    books.add("2026-10-08", "-46.36", "UNKNOWN SHOP", account="Visa Card")
    books.add("2026-10-01", "2500.00", "ACME", "Salary")
    return books


@pytest.fixture
def view(filled: Books, context: Context, show: Show) -> TransactionsView:
    """Give the page, shown with all that is in the books."""
    return show(TransactionsView(context))


def payees(view: TransactionsView) -> list[str]:
    rows = range(view.model.rowCount())
    return [str(view.model.index(row, Column.PAYEE).data()) for row in rows]


def categories(view: TransactionsView) -> list[str]:
    rows = range(view.model.rowCount())
    return [str(view.model.index(row, Column.CATEGORY).data()) for row in rows]


def search(view: TransactionsView, text: str, qtbot: QtBot) -> None:
    view.search.set_query(text)
    settle(qtbot, view.context.tasks)


def editor(view: TransactionsView) -> QLineEdit:
    found = view.table.indexWidget(view.table.currentIndex())
    assert isinstance(found, QLineEdit)
    return found


def test_everything_is_listed_with_what_it_adds_up_to(view: TransactionsView) -> None:
    assert payees(view) == ["Lidl", "MYSTERY", "UNKNOWN SHOP", "Acme"]
    assert view.count.text() == "4 transactions · −€96.36 out · +€2,500.00 in"
    assert unnamed(view) == []


def test_search_narrows_and_says_by_how_much(view: TransactionsView, qtbot: QtBot) -> None:
    search(view, "in:october <100", qtbot)
    assert payees(view) == ["UNKNOWN SHOP"]
    assert view.count.text() == "1 of 4 transactions · −€46.36 out"
    search(view, "nothing like this", qtbot)
    assert view.stack.currentWidget() is view.empty[1]
    QTest.mouseClick(view.empty[1].button, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert len(payees(view)) == 4
    assert view.search.text() == ""


def test_a_header_sorts(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.sortByColumn(Column.AMOUNT, Qt.SortOrder.DescendingOrder)
    settle(qtbot, view.context.tasks)
    assert payees(view)[0] == "Acme"


def test_typing_on_a_row_sets_its_category_and_goes_on(
    view: TransactionsView, qtbot: QtBot
) -> None:
    view.table.selectRow(1)
    QTest.keyClick(view.table, Key.Key_F)
    QTest.keyClicks(editor(view), "ue")
    QTest.keyClick(editor(view), Key.Key_Return)
    settle(qtbot, view.context.tasks)
    assert categories(view)[1] == "Fuel"
    assert view.table.currentIndex().row() == 2
    assert editor(view).text() == ""


def test_a_category_typed_in_a_cell_can_be_undone(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(0)
    QTest.keyClick(view.table, Key.Key_F2)
    editor(view).setText("Restaurants")
    QTest.keyClick(editor(view), Key.Key_Return)
    settle(qtbot, view.context.tasks)
    assert categories(view)[0] == "Restaurants"
    view.context.ledger.undo()
    settle(qtbot, view.context.tasks)
    qtbot.waitUntil(lambda: categories(view)[0] == "Groceries")


def test_what_is_no_category_is_refused_with_a_word(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(1)
    QTest.keyClick(view.table, Key.Key_F2)
    editor(view).setText("Zzz")
    with qtbot.waitSignal(view.context.said) as told:
        QTest.keyClick(editor(view), Key.Key_Return)
    assert "Zzz" in str(told.args)
    assert categories(view)[1] == "Uncategorised"


def test_the_uncategorised_are_a_queue_for_the_keyboard(
    view: TransactionsView, qtbot: QtBot
) -> None:
    assert view.filters.uncategorised.text() == "Uncategorised · 2"
    QTest.mouseClick(view.filters.uncategorised, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert payees(view) == ["MYSTERY", "UNKNOWN SHOP"]
    view.table.selectRow(0)
    QTest.keyClick(view.table, Key.Key_F2)
    for category in ("Shopping", "Restaurants"):
        editor(view).setText(category)
        QTest.keyClick(editor(view), Key.Key_Return)
        settle(qtbot, view.context.tasks)
    qtbot.waitUntil(lambda: view.stack.currentWidget() is view.empty[2])
    rows = view.context.ledger.transactions.rows(view.context.ledger.transactions.ids())
    assert [t.category for t in rows[1:3]] == ["Shopping", "Restaurants"]


def test_a_selection_adds_up_and_is_changed_together(view: TransactionsView, qtbot: QtBot) -> None:
    flags = QItemSelectionModel.SelectionFlag
    for row in (1, 2):
        index = view.model.index(row, 0)
        view.table.selectionModel().select(index, flags.Select | flags.Rows)
    settle(qtbot, view.context.tasks)
    assert view.bar.total.text() == "2 selected · −€76.36"
    view.bar.category.picked.emit(["Shopping"])
    settle(qtbot, view.context.tasks)
    assert categories(view)[1:3] == ["Shopping", "Shopping"]
    view.bar.tag.picked.emit(["Holiday"])
    settle(qtbot, view.context.tasks)
    search(view, "#holiday", qtbot)
    assert view.model.rowCount() == 2


def test_delete_is_taken_back_by_undo(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(0)
    with qtbot.waitSignal(view.context.said) as told:
        QTest.keyClick(view.table, Key.Key_Delete)
    assert told.args == ["Transaction deleted", True]
    settle(qtbot, view.context.tasks)
    assert len(payees(view)) == 3
    view.context.ledger.undo()
    qtbot.waitUntil(lambda: len(payees(view)) == 4)


def test_a_filter_from_another_page_is_a_chip_that_can_go(
    view: TransactionsView, qtbot: QtBot
) -> None:
    view.show_argument(Filter(account="Visa Card"))
    settle(qtbot, view.context.tasks)
    assert payees(view) == ["UNKNOWN SHOP"]
    assert unnamed(view) == []
    item = view.filters.chips.itemAt(0)
    chip = item.widget() if item is not None else None
    assert chip is not None
    assert chip.accessibleName() == "Remove: Account: Visa Card"
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert len(payees(view)) == 4


def test_the_rows_behind_an_answer_are_exactly_those(view: TransactionsView, qtbot: QtBot) -> None:
    query = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING, categories=("Groceries",))
    view.show_argument(Matching(query, TODAY, "You spent €20.00 on groceries."))
    settle(qtbot, view.context.tasks)
    assert payees(view) == ["Lidl"]
    item = view.filters.chips.itemAt(0)
    chip = item.widget() if item is not None else None
    assert chip is not None
    assert "You spent" in chip.accessibleName()
    failed: list[Exception] = []
    view.context.tasks.failed.connect(failed.append)
    view.context.write(lambda ledger: ledger.categories.translate("fr"))
    qtbot.waitUntil(lambda: payees(view) == [], timeout=20_000)
    settle(qtbot, view.context.tasks)
    assert not failed, "a name that is gone has no rows, and is no mistake"


def test_empty_books_lead_to_the_import(context: Context, show: Show, qtbot: QtBot) -> None:
    view = show(TransactionsView(context))
    assert view.stack.currentWidget() is view.empty[0]
    assert unnamed(view) == []
    with qtbot.waitSignal(context.page_wanted) as told:
        QTest.mouseClick(view.empty[0].button, Qt.MouseButton.LeftButton)
    assert told.args == ["import", None]


def test_find_and_the_arrow_keys(view: TransactionsView) -> None:
    view.show_argument("find")
    assert view.focusWidget() is view.search
    QTest.keyClick(view.search, Key.Key_Down)
    assert view.focusWidget() is view.table
    assert view.table.currentIndex().row() == 0


def test_two_that_are_selected_become_a_transfer(
    filled: Books, view: TransactionsView, qtbot: QtBot
) -> None:
    out = filled.add("2026-11-11", "-300.00", "TO CARD")
    into = filled.add("2026-11-12", "300.00", "PAYMENT", account="Visa Card")
    settle(qtbot, view.context.tasks)
    qtbot.waitUntil(lambda: view.model.rowCount() == 6)
    view.table.selectRow(0)
    index = view.model.index(1, 0)
    flags = QItemSelectionModel.SelectionFlag
    view.table.selectionModel().select(index, flags.Select | flags.Rows)
    QTest.mouseClick(view.bar.transfer, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert filled.ledger.transactions.get(out).other_side == into
