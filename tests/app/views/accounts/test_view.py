"""Accounts and names are added, renamed, merged, put away and deleted, each with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton

from app.dialogs.account import AccountDialog
from app.dialogs.ask_name import AskName
from app.dialogs.category import CategoryDialog
from app.dialogs.merchant import MerchantDialog
from app.dialogs.merge import MergeDialog
from app.dialogs.sheet import Sheet
from app.views.accounts.view import AccountsView
from finance.ledger.filters import Filter
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from typing import TypeVar

    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.views.accounts.names_pane import NamesPane
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show

    D = TypeVar("D", bound=Sheet)


@pytest.fixture
def view(books: Books, context: Context, show: Show) -> AccountsView:
    """Give the page over books with two accounts and a few names."""
    books.ledger.accounts.add("Visa Card", "credit card", number="4929 1111 2222 3333")
    books.ledger.members.add("Sam")
    books.add("2026-10-01", "-30.00", "LIDL 1", "Groceries", member="Sam")
    books.add("2026-10-02", "-20.00", "LYDL", "Groceries")
    return show(AccountsView(context))


def texts(view: AccountsView) -> list[str]:
    shown = [w.text() for w in view.accounts.findChildren(QLabel) if w.isVisible()]
    return shown + [w.text() for w in view.accounts.findChildren(QPushButton) if w.isVisible()]


def sheet(view: AccountsView, kind: type[D]) -> D:
    (found,) = [d for d in view.window().findChildren(kind) if d.isVisible()]
    return found


def apply(view: AccountsView, made: Sheet, qtbot: QtBot) -> None:
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)


def do(view: AccountsView, pane: int, name: str, verb: int, qtbot: QtBot) -> NamesPane:
    view.show_section(pane + 1)
    chosen = view.panes[pane]
    chosen.choose(name)
    assert chosen.chosen() == name
    QTest.mouseClick(chosen.chips[verb], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    return chosen


def test_accounts_stand_by_kind_with_their_balances(view: AccountsView) -> None:
    shown = texts(view)
    assert {"Current accounts", "Everyday", "−€50.00", "Credit cards", "Visa Card"} <= set(shown)
    assert any("•••• 3333" in text for text in shown)
    assert unnamed(view) == []


def test_an_account_leads_to_its_transactions(view: AccountsView, qtbot: QtBot) -> None:
    (button,) = [b for b in view.accounts.findChildren(QPushButton) if b.text() == "Everyday"]
    with qtbot.waitSignal(view.context.page_wanted) as told:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == ["transactions", Filter(account="Everyday")]


def test_an_account_is_added_with_an_opening_balance(view: AccountsView, qtbot: QtBot) -> None:
    view.show_argument("add")
    made = sheet(view, AccountDialog)
    assert unnamed(made) == []
    made.name.setText("Savings")
    made.kind.setCurrentIndex(made.kind.findData("savings"))
    made.opening.setText("1,000")
    apply(view, made, qtbot)
    account = view.context.ledger.accounts.get("Savings")
    assert (account.kind, account.balance.minor) == ("savings", 100_000)
    assert "€1,000.00" in texts(view)


def test_a_name_that_is_taken_is_said_in_the_dialog(view: AccountsView, qtbot: QtBot) -> None:
    view.accounts.edit(view.context.ledger.accounts.get("Visa Card"))
    made = sheet(view, AccountDialog)
    made.name.setText("everyday")
    apply(view, made, qtbot)
    assert made.isVisible()
    assert made.problem.text()
    made.name.setText("Gold Card")
    apply(view, made, qtbot)
    assert "Gold Card" in texts(view)


def test_an_account_is_put_away_and_taken_back(view: AccountsView, qtbot: QtBot) -> None:
    (more,) = [b for b in view.accounts.findChildren(QToolButton) if "Visa" in b.accessibleName()]
    archive = next(a for a in more.menu().actions() if a.text() == "Archive")
    archive.trigger()
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.accounts.get("Visa Card").archived
    assert "Visa Card" not in texts(view)
    assert "Archived accounts: 1" in texts(view)


def test_deleting_an_account_asks_and_says_what_goes(view: AccountsView, qtbot: QtBot) -> None:
    (more,) = [
        b for b in view.accounts.findChildren(QToolButton) if "Everyday" in b.accessibleName()
    ]
    next(a for a in more.menu().actions() if a.text() == "Delete…").trigger()
    made = sheet(view, Sheet)
    said = " ".join(w.text() for w in made.findChildren(QLabel))
    assert "2 transactions" in said
    apply(view, made, qtbot)
    assert view.context.ledger.transactions.count() == 0
    view.context.ledger.undo()
    assert view.context.ledger.transactions.count() == 2


def test_a_category_is_renamed_and_moved(view: AccountsView, qtbot: QtBot) -> None:
    do(view, 0, "Groceries", 0, qtbot)
    made = sheet(view, CategoryDialog)
    assert unnamed(made) == []
    made.name.setText("Food")
    made.inside.set_name("Home")
    apply(view, made, qtbot)
    found = {c.name: c.parent for c in view.context.ledger.categories.all()}
    assert found["Food"] == "Home"
    assert "Groceries" not in view.panes[0].model.names()


def test_a_category_is_merged(view: AccountsView, qtbot: QtBot) -> None:
    do(view, 0, "Groceries", 1, qtbot)
    made = sheet(view, MergeDialog)
    made.into.set_name("nothing like it")
    apply(view, made, qtbot)
    assert made.isVisible()
    made.into.set_name("Household")
    apply(view, made, qtbot)
    rows = view.context.ledger.transactions.rows(view.context.ledger.transactions.ids())
    assert {t.category for t in rows} == {"Household"}


def test_a_category_is_put_away_and_used_again(view: AccountsView, qtbot: QtBot) -> None:
    pane = do(view, 0, "Pets", 2, qtbot)
    assert "Pets" not in [c.name for c in view.context.ledger.categories.all()]
    pane.choose("Pets")
    assert pane.chips[2].text() == "Use again"
    do(view, 0, "Pets", 2, qtbot)
    assert "Pets" in [c.name for c in view.context.ledger.categories.all()]


def test_a_member_is_added_and_renamed(view: AccountsView, qtbot: QtBot) -> None:
    view.show_section(2)
    QTest.mouseClick(view.panes[1].add_button, Qt.MouseButton.LeftButton)
    made = sheet(view, AskName)
    assert not made.apply.isEnabled()
    made.edit.setText("Alex")
    apply(view, made, qtbot)
    assert view.panes[1].model.names() == ["Sam", "Alex"]
    do(view, 1, "Alex", 0, qtbot)
    again = sheet(view, AskName)
    again.edit.setText("Alexandra")
    apply(view, again, qtbot)
    assert view.context.ledger.members.names() == ["Sam", "Alexandra"]


def test_a_merchant_gets_a_usual_category(view: AccountsView, qtbot: QtBot) -> None:
    name = view.panes[2].model.names()[0]
    do(view, 2, name, 0, qtbot)
    made = sheet(view, MerchantDialog)
    assert unnamed(made) == []
    made.category.set_name("Household")
    apply(view, made, qtbot)
    found = {m.name: m.category for m in view.context.ledger.merchants.all()}
    assert found[name] == "Household"


def test_every_section_is_named_and_says_when_it_is_empty(view: AccountsView) -> None:
    for number in range(5):
        view.show_section(number)
        assert unnamed(view) == []
    assert view.panes[3].stack.currentWidget() is view.panes[3].empty
