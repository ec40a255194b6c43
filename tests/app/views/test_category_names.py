"""In a French window, categories with the English names of Coffer can be named in French."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.accounts.view import AccountsView
from app.views.category_names import CategoryNames
from app.views.settings.view import SettingsView
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.widgets.page import Page
    from tests.helpers.window import Show


def _offer(page: Page) -> CategoryNames:
    (found,) = page.findChildren(CategoryNames)
    return found


def test_nothing_is_offered_where_the_names_are_right(context: Context, show: Show) -> None:
    assert _offer(show(SettingsView(context))).isHidden()
    assert _offer(show(AccountsView(context))).isHidden()


def test_the_names_are_changed_at_once_and_the_offer_goes(
    context: Context, show: Show, qtbot: QtBot
) -> None:
    context.language = "fr"
    settings, accounts = show(SettingsView(context)), show(AccountsView(context))
    accounts.show_section(1)
    for page in (settings, accounts):
        assert not _offer(page).isHidden()
    assert "Groceries" in _offer(settings).told.text()
    QTest.mouseClick(_offer(accounts).take, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    qtbot.waitUntil(lambda: _offer(settings).isHidden() and _offer(accounts).isHidden())
    names = {category.name for category in context.ledger.categories.all()}
    assert "Courses" in names
    assert "Groceries" not in names
