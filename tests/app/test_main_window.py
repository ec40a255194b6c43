"""The window: which ledger is open, its menus and keys, and what a change of look does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QMessageBox, QWidget

from app import bootstrap, i18n, keychain, settings, theme
from app.main_window import MainWindow
from app.operations import books as verbs
from app.views.ask.view import AskView
from app.views.unlock.view import UnlockView
from app.views.welcome.view import WelcomeView
from app.workspace import Workspace
from finance.errors import NotFoundError
from finance.ledger.edits import Change
from finance.ledger.ledger import Ledger
from tests.helpers.accessible import unnamed
from tests.helpers.small_books import Books
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Give a plain ledger with two transactions, one of them in no category."""
    path = tmp_path / "Our money.coffer"
    with Books.new(path) as made:
        made.add("2026-10-03", "-40.10", "LIDL", "Groceries", merchant="Lidl")
        made.add("2026-10-05", "-12.00", "SOMEWHERE")
    return path


@pytest.fixture
def window(tasks: TaskRunner, qtbot: QtBot) -> Iterator[MainWindow]:
    """Give a window with nothing in it; closed after the test."""
    made = MainWindow(tasks, today=lambda: TODAY)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def opened(window: MainWindow, ledger: Path, qtbot: QtBot) -> MainWindow:
    """Give the window with the ledger open."""
    window.open_ledger(ledger)
    settle(qtbot, window.tasks)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(qtbot, window.tasks)
    return window


def workspace(window: MainWindow) -> Workspace:
    shown = window.centralWidget()
    assert isinstance(shown, Workspace)
    return shown


def focused(window: MainWindow) -> QWidget:
    return window.focusWidget() or window


def actions(window: MainWindow) -> dict[str, QAction]:
    menus = [action.menu() for action in window.menuBar().actions()]
    return {a.text(): a for m in menus if isinstance(m, QMenu) for a in m.actions() if a.text()}


def test_an_open_ledger_shows_its_accounts_and_what_waits(opened: MainWindow) -> None:
    shown = workspace(opened)
    texts = {label.text() for label in shown.side_bar.findChildren(QLabel)}
    assert {"Everyday", "−52.10", "Offline"} <= texts
    assert "1" in shown.side_bar.buttons["transactions"].text()
    assert opened.windowTitle() == "Our money – Coffer"
    assert shown.page == "ask"
    assert unnamed(shown) == []


@pytest.mark.models_on
def test_the_model_chip_follows_the_kill_switch(opened: MainWindow, qtbot: QtBot) -> None:
    def chips() -> set[str]:
        return {label.text() for label in workspace(opened).side_bar.findChildren(QLabel)}

    assert "No model" in chips()
    settings.change(ai=False)
    assert opened.context is not None
    opened.context.settings_changed.emit()
    settle(qtbot, opened.tasks)
    assert "Model off" in chips()


def test_undo_and_redo_by_key_say_what_they_do(opened: MainWindow, qtbot: QtBot) -> None:
    assert opened.context is not None
    ledger = opened.context.ledger
    number = ledger.transactions.ids()[0]
    opened.context.write(
        lambda books: books.transactions.set([number], Change(category="Fuel")), "Moved to Fuel"
    )
    settle(qtbot, opened.tasks)
    settle(qtbot, opened.tasks)
    assert opened.menus.undo.text() == "Undo: Edit a transaction"
    assert workspace(opened).toast.text.text() == "Moved to Fuel"
    QTest.keyClick(focused(opened), Qt.Key.Key_Z, CONTROL)
    settle(qtbot, opened.tasks)
    settle(qtbot, opened.tasks)
    assert ledger.transactions.get(number).category is None
    assert opened.menus.redo.text() == "Redo: Edit a transaction"
    opened.menus.redo.trigger()
    settle(qtbot, opened.tasks)
    assert ledger.transactions.get(number).category == "Fuel"


def test_undo_by_key_takes_back_typing_while_there_is_some(
    opened: MainWindow, qtbot: QtBot
) -> None:
    assert opened.context is not None
    ledger = opened.context.ledger
    opened.context.write(lambda books: books.members.add("Sam"))
    settle(qtbot, opened.tasks)
    view = workspace(opened).pages["ask"]
    assert isinstance(view, AskView)
    QTest.keyClicks(view.box, "x")
    QTest.keyClick(view.box, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, opened.tasks)
    assert (view.box.text(), ledger.members.names()) == ("", ["Sam"])
    QTest.keyClick(view.box, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, opened.tasks)
    assert ledger.members.names() == []


def test_the_toast_offers_the_way_back(opened: MainWindow, qtbot: QtBot) -> None:
    assert opened.context is not None
    ledger = opened.context.ledger
    opened.context.write(lambda books: books.members.add("Sam"), "Sam is here")
    settle(qtbot, opened.tasks)
    QTest.mouseClick(workspace(opened).toast.action, Qt.MouseButton.LeftButton)
    settle(qtbot, opened.tasks)
    assert ledger.members.names() == []


def test_pages_are_reached_by_menu_key_and_side_bar(opened: MainWindow, qtbot: QtBot) -> None:
    shown = workspace(opened)
    QTest.keyClick(focused(opened), Qt.Key.Key_2, CONTROL)
    assert shown.page == "transactions"
    QTest.mouseClick(shown.side_bar.buttons["ask"], Qt.MouseButton.LeftButton)
    assert shown.page == "ask"
    actions(opened)["Find transactions"].trigger()
    assert shown.page == "transactions"
    assert shown.side_bar.buttons["transactions"].isChecked()
    settle(qtbot, opened.tasks)


def test_an_account_leads_to_its_transactions(opened: MainWindow, qtbot: QtBot) -> None:
    shown = workspace(opened)
    assert opened.context is not None
    account = opened.context.ledger.accounts.get("Everyday")
    shown.side_bar.account_chosen.emit(account.id)
    assert shown.page == "transactions"
    settle(qtbot, opened.tasks)


def test_a_change_of_language_and_look_is_seen_at_once(
    opened: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    settings.change(language="fr", theme="dark")
    assert opened.context is not None
    opened.context.settings_changed.emit()
    settle(qtbot, opened.tasks)
    assert theme.roles().dark
    assert "Fichier" in opened.menuBar().actions()[0].text()
    assert workspace(opened).page == "ask"
    theme.set_scheme(qapp, theme.Scheme.LIGHT)
    i18n.install(qapp, "en", "en_GB")


def test_a_closed_ledger_leads_back_to_the_start(opened: MainWindow, qtbot: QtBot) -> None:
    actions(opened)["Close ledger"].trigger()
    settle(qtbot, opened.tasks)
    assert isinstance(opened.centralWidget(), WelcomeView)
    assert opened.context is None
    assert not actions(opened)["Import…"].isEnabled()
    assert opened.windowTitle() == "Coffer"


def test_another_ledger_is_opened_and_the_first_is_recent(
    opened: MainWindow, ledger: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "Other.coffer"
    Ledger.create(other).close()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    actions(opened)["Open…"].trigger()
    settle(qtbot, opened.tasks)
    assert opened.windowTitle() == "Other – Coffer"
    assert opened.recent_ledgers() == [ledger]


def test_a_file_that_is_no_ledger_is_said_in_a_sentence(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.open_ledger(tmp_path / "none.coffer")
    settle(qtbot, window.tasks)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "none.coffer" in box.text()
    assert isinstance(window.centralWidget(), WelcomeView)
    box.close()


def test_our_own_faults_are_told_without_what_was_typed(
    window: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    window.show_error(KeyError("secret payee"))
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "secret" not in box.text() + box.informativeText() + caplog.text
    assert "KeyError" in caplog.text
    caplog.clear()
    box.close()
    window.show_error(NotFoundError("There is no account X."))
    texts = [found.text() for found in window.findChildren(QMessageBox)]
    assert "There is no account X." in texts


def test_a_locked_ledger_asks_for_its_passphrase(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "Locked.coffer"
    made, _ = verbs.create(path, "coffee tram", currency="EUR", language="en", remember=False)
    made.ledger.close()
    window.open_ledger(path)
    settle(qtbot, window.tasks)
    view = window.centralWidget()
    assert isinstance(view, UnlockView)
    view.by_passphrase.field.setText("coffee tram")
    view.by_passphrase.unlock.click()
    settle(qtbot, window.tasks)
    assert workspace(window).context.ledger.path == path


def test_the_keychain_opens_it_without_asking(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Locked.coffer"
    made, _ = verbs.create(path, "coffee tram", currency="EUR", language="en", remember=False)
    made.ledger.close()
    monkeypatch.setattr(keychain, "get", lambda _: made.key)
    window.open_ledger(path)
    settle(qtbot, window.tasks)
    assert workspace(window).context.ledger.path == path


def test_new_ledger_leads_to_its_form(window: MainWindow) -> None:
    actions(window)["New ledger…"].trigger()
    view = window.centralWidget()
    assert isinstance(view, WelcomeView)
    assert view.step.findChildren(QLabel)


def test_the_window_starts_on_the_ledger_that_was_open_last(
    qapp: QApplication, ledger: Path, qtbot: QtBot
) -> None:
    settings.opened(ledger)
    settings.change(language="en", theme="light")
    window = bootstrap.start(qapp, None)
    settle(qtbot, window.tasks)
    assert isinstance(workspace(window).pages["ask"], AskView)
    window.close()
    window.deleteLater()


def test_the_first_start_is_the_welcome(qapp: QApplication, qtbot: QtBot) -> None:
    settings.change(language="en", theme="light")
    window = bootstrap.start(qapp, None)
    assert isinstance(window.centralWidget(), WelcomeView)
    window.close()
    window.deleteLater()
