"""The first run ends with an open ledger, and its recovery words written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from app import demo, keychain, settings
from app.operations.books import Books, recover
from app.views.welcome.new_ledger import NewLedgerForm, free_name
from app.views.welcome.recovery_words import RecoveryWords
from app.views.welcome.start import Start
from app.views.welcome.view import WelcomeView
from finance.ledger import backups
from tests.helpers.accessible import unnamed
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QPushButton
    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner

PASSPHRASE = "coffee tram island pencil"


@pytest.fixture
def view(tasks: TaskRunner, qtbot: QtBot) -> WelcomeView:
    """Give the welcome, shown."""
    made = WelcomeView(tasks, today=lambda: TODAY)
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


@pytest.fixture
def opened(view: WelcomeView) -> list[Books]:
    """Give what the welcome opened."""
    found: list[Books] = []
    view.opened.connect(found.append)
    return found


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def start(view: WelcomeView) -> Start:
    assert isinstance(view.step, Start)
    return view.step


def form(view: WelcomeView, folder: Path) -> NewLedgerForm:
    press(start(view).new)
    assert isinstance(view.step, NewLedgerForm)
    view.step.folder = folder
    view.step.name.setText("Our money")
    return view.step


def test_a_new_ledger_is_encrypted_and_its_words_open_it(
    view: WelcomeView, opened: list[Books], tmp_path: Path, qtbot: QtBot
) -> None:
    fields = form(view, tmp_path)
    assert unnamed(view) == []
    assert not fields.make.isEnabled()
    QTest.keyClicks(fields.fields.first, PASSPHRASE)
    QTest.keyClicks(fields.fields.second, PASSPHRASE)
    fields.currency.setCurrentIndex(fields.currency.findData("CHF"))
    press(fields.make)
    settle(qtbot, view.tasks)
    words = view.step
    assert isinstance(words, RecoveryWords)
    assert unnamed(view) == []
    assert len(words.words) == 24
    assert not words.go.isEnabled()
    words.sure.setChecked(True)
    press(words.go)
    path = tmp_path / "Our money.coffer"
    assert [books.ledger.path for books in opened] == [path]
    assert opened[0].ledger.currency == "CHF"
    assert backups.is_encrypted(path)
    opened[0].ledger.close()
    recover(path, " ".join(words.words), "another passphrase", remember=False).ledger.close()


def test_a_plain_ledger_on_request(
    view: WelcomeView, opened: list[Books], tmp_path: Path, qtbot: QtBot
) -> None:
    fields = form(view, tmp_path)
    fields.encrypted.setChecked(False)
    assert fields.plain.isVisible()
    QTest.keyClick(fields.name, Qt.Key.Key_Return)
    settle(qtbot, view.tasks)
    assert len(opened) == 1
    assert not backups.is_encrypted(opened[0].ledger.path)
    assert settings.load().recent == (opened[0].ledger.path,)
    opened[0].ledger.close()


def test_a_name_that_is_taken_is_said_before_anything_is_made(
    view: WelcomeView, tmp_path: Path
) -> None:
    (tmp_path / "Our money.coffer").write_bytes(b"")
    fields = form(view, tmp_path)
    fields.encrypted.setChecked(False)
    assert "already" in fields.problem.text()
    assert not fields.make.isEnabled()
    fields.name.setText("a/b")
    assert not fields.make.isEnabled()
    assert free_name(tmp_path, "Our money") == "Our money 2"


def test_a_folder_that_is_gone_is_said_and_the_form_stays(
    view: WelcomeView, opened: list[Books], tmp_path: Path, qtbot: QtBot
) -> None:
    fields = form(view, tmp_path / "gone")
    fields.encrypted.setChecked(False)
    press(fields.make)
    settle(qtbot, view.tasks)
    assert opened == []
    assert view.step is fields
    assert fields.problem.isVisible()
    assert fields.isEnabled()


def test_another_folder_is_picked(
    view: WelcomeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = form(view, tmp_path)
    chosen = tmp_path / "elsewhere"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(chosen))
    fields._pick_folder()
    assert fields.path() == chosen / "Our money.coffer"


def test_back_leads_to_the_start(view: WelcomeView, tmp_path: Path) -> None:
    form(view, tmp_path).left.emit()
    assert isinstance(view.step, Start)


def test_recent_ledgers_are_a_click_away(tasks: TaskRunner, tmp_path: Path, qtbot: QtBot) -> None:
    here, gone = tmp_path / "Here.coffer", tmp_path / "Gone.coffer"
    here.write_bytes(b"")
    settings.opened(gone)
    settings.opened(here)
    view = WelcomeView(tasks)
    qtbot.addWidget(view)
    view.show()
    assert unnamed(view) == []
    lines = start(view).recent
    assert [line.accessibleName() for line in lines] == ["Open Here.coffer"]
    with qtbot.waitSignal(view.wanted) as wanted:
        press(lines[0])
    assert wanted.args == [here]


def test_an_existing_ledger_is_picked(
    view: WelcomeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    picked = tmp_path / "Mine.coffer"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(picked), ""))
    with qtbot.waitSignal(view.wanted) as wanted:
        press(start(view).open)
    assert wanted.args == [picked]


def test_the_demo_is_built_and_opened(
    view: WelcomeView,
    opened: list[Books],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(demo, "default_path", lambda: tmp_path / "demo.coffer")
    press(start(view).demo)
    assert unnamed(view) == []
    settle(qtbot, view.tasks)
    assert opened[0].ledger.transactions.count() > 100
    span = opened[0].ledger.transactions.span()
    assert span is not None
    assert span[1] <= TODAY
    opened[0].ledger.close()


def test_the_keychain_is_offered_where_there_is_one(
    view: WelcomeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not form(view, tmp_path).remember.isVisible()
    view.show_start()
    monkeypatch.setattr(keychain, "available", lambda: True)
    fields = form(view, tmp_path)
    assert fields.remember.isVisible()
    fields.encrypted.setChecked(False)
    assert not fields.remember.isVisible()
