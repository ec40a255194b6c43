"""What opens an encrypted ledger can be changed by who knows its passphrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.context import Context
from app.dialogs.passphrase import (
    EncryptDialog,
    NewWordsDialog,
    PassphraseDialog,
    WordsDialog,
)
from app.operations import books as operations
from finance import keys
from finance.errors import WrongKeyError
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner

OLD, NEW = "four words that open", "other words that open now"


@pytest.fixture
def encrypted(tmp_path: Path, tasks: TaskRunner) -> Iterator[Context]:
    """Give an encrypted ledger, open."""
    made, _ = operations.create(
        tmp_path / "own.coffer", OLD, currency="EUR", language="en", remember=False
    )
    context = Context(made, tasks)
    yield context
    tasks.shutdown()
    context.close_at_once()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window to stand over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_new_passphrase_opens_and_the_old_one_no_longer(
    encrypted: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = PassphraseDialog(encrypted, parent)
    made.open()
    assert unnamed(made) == []
    made.fields.first.setText(NEW)
    made.fields.second.setText(NEW)
    made.current.setText("wrong")
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, encrypted.tasks)
    assert made.isVisible()
    assert made.problem.text()
    made.current.setText(OLD)
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, encrypted.tasks)
    path = encrypted.ledger.path
    assert len(keys.unlock(path, NEW)) == 32
    with pytest.raises(WrongKeyError):
        keys.unlock(path, OLD)


def test_new_recovery_words_are_shown_once(
    encrypted: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = NewWordsDialog(encrypted, parent)
    made.open()
    made.current.setText(OLD)
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, encrypted.tasks)
    (shown,) = parent.findChildren(WordsDialog)
    assert unnamed(shown) == []
    words = " ".join(shown.words.words)
    assert len(keys.recover(encrypted.ledger.path, words)) == 32
    assert not shown.words.go.isEnabled()
    shown.words.sure.setChecked(True)
    QTest.mouseClick(shown.words.go, Qt.MouseButton.LeftButton)
    assert not shown.isVisible()


def test_plain_books_want_a_passphrase_typed_twice(
    tmp_path: Path, tasks: TaskRunner, parent: QWidget, qtbot: QtBot
) -> None:
    made, _ = operations.create(
        tmp_path / "plain.coffer", None, currency="EUR", language="en", remember=False
    )
    context = Context(made, tasks)
    dialog = EncryptDialog(context, parent)
    dialog.open()
    assert unnamed(dialog) == []
    assert not dialog.apply.isEnabled()
    dialog.fields.first.setText(NEW)
    dialog.fields.second.setText(OLD)
    assert not dialog.apply.isEnabled()
    dialog.fields.second.setText(NEW)
    with qtbot.waitSignal(context.encryption_wanted) as wanted:
        QTest.mouseClick(dialog.apply, Qt.MouseButton.LeftButton)
    assert wanted.args == [NEW, False]
    tasks.shutdown()
    context.close_at_once()
