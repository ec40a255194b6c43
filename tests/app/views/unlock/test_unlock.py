"""A locked ledger opens by its passphrase, or by its recovery words and a new passphrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.operations import books
from app.views.unlock.view import UnlockView
from finance import keys
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.operations.books import Books
    from app.tasks import TaskRunner

PASSPHRASE = "coffee tram island pencil"


@pytest.fixture
def locked(tmp_path: Path) -> tuple[Path, str]:
    """Give an encrypted ledger and its recovery words."""
    path = tmp_path / "Our money.coffer"
    made, words = books.create(path, PASSPHRASE, currency="EUR", language="en", remember=False)
    made.ledger.close()
    return path, words


@pytest.fixture
def view(locked: tuple[Path, str], tasks: TaskRunner, qtbot: QtBot) -> UnlockView:
    """Give the screen of that ledger, shown."""
    made = UnlockView(locked[0], tasks)
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


@pytest.fixture
def opened(view: UnlockView) -> Iterator[list[Books]]:
    """Give what the screen opened; closed after the test."""
    found: list[Books] = []
    view.opened.connect(found.append)
    yield found
    for each in found:
        each.ledger.close()


def test_the_passphrase_opens_it(view: UnlockView, opened: list[Books], qtbot: QtBot) -> None:
    assert unnamed(view) == []
    assert view.by_passphrase.field.hasFocus()
    QTest.keyClicks(view.by_passphrase.field, PASSPHRASE)
    QTest.keyClick(view.by_passphrase.field, Qt.Key.Key_Return)
    settle(qtbot, view.tasks)
    assert len(opened) == 1
    assert opened[0].key is not None


def test_a_wrong_passphrase_is_said_and_can_be_typed_over(
    view: UnlockView, opened: list[Books], qtbot: QtBot
) -> None:
    card = view.by_passphrase
    QTest.keyClicks(card.field, "coffee")
    QTest.mouseClick(card.unlock, Qt.MouseButton.LeftButton)
    settle(qtbot, view.tasks)
    assert opened == []
    assert card.problem.isVisible()
    assert card.isEnabled()
    assert card.field.selectedText() == card.field.text()
    QTest.keyClicks(card.field, PASSPHRASE)
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    settle(qtbot, view.tasks)
    assert len(opened) == 1


def test_recovery_words_set_a_new_passphrase(
    view: UnlockView, opened: list[Books], locked: tuple[Path, str], qtbot: QtBot
) -> None:
    view.by_passphrase.forgotten.emit()
    card = view.by_words
    assert card.isVisible()
    assert unnamed(view) == []
    card.words.setPlainText(locked[1].upper().replace(" ", "\n"))
    assert not card.go.isEnabled()
    QTest.keyClicks(card.fields.first, "a new one")
    QTest.keyClicks(card.fields.second, "a new one")
    QTest.mouseClick(card.go, Qt.MouseButton.LeftButton)
    settle(qtbot, view.tasks)
    assert len(opened) == 1
    assert keys.unlock(locked[0], "a new one") == opened[0].key


def test_wrong_words_are_said(view: UnlockView, opened: list[Books], qtbot: QtBot) -> None:
    view.show_words()
    card = view.by_words
    card.words.setPlainText("anchor bridge candle")
    card.fields.first.setText("a new one")
    card.fields.second.setText("a new one")
    QTest.keyClick(card.fields.second, Qt.Key.Key_Return)
    settle(qtbot, view.tasks)
    assert opened == []
    assert "24" in card.problem.text()
    card.left.emit()
    assert view.by_passphrase.isVisible()


def test_a_missing_key_file_is_said_in_a_sentence(
    view: UnlockView, opened: list[Books], locked: tuple[Path, str], qtbot: QtBot
) -> None:
    keys.key_path(locked[0]).unlink()
    QTest.keyClicks(view.by_passphrase.field, PASSPHRASE)
    QTest.keyClick(view.by_passphrase.field, Qt.Key.Key_Return)
    settle(qtbot, view.tasks)
    assert "missing" in view.by_passphrase.problem.text()
    assert opened == []
