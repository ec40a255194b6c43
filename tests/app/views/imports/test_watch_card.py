"""New files in the watched folder are offered, and imported only when that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app import settings, watched
from app.views.imports.view import ImportView
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.context import Context

Left = Qt.MouseButton.LeftButton
STATEMENT = "Date;Description;Amount\n30/09/2026;LIDL 204;-20,00\n28/09/2026;ACME;35,50\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give an empty watched folder."""
    made = tmp_path / "Downloads"
    made.mkdir()
    settings.change(watch=str(made))
    watched.new_files()
    return made


@pytest.fixture
def view(folder: Path, context: Context, qtbot: QtBot) -> ImportView:
    """Give the page, shown, after two files came in."""
    (folder / "a.csv").write_text(STATEMENT, encoding="utf-8")
    (folder / "b.csv").write_text(STATEMENT.replace("2026", "2025"), encoding="utf-8")
    made = ImportView(context)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    return made


def test_new_files_are_offered_and_reviewed_like_any(view: ImportView, qtbot: QtBot) -> None:
    card = view.start.watch
    assert card.isVisible()
    assert card.title.text() == "2 new files in Downloads"
    assert unnamed(view) == []
    QTest.mouseClick(card.take, Left)
    settle(qtbot, view.context.tasks)
    assert [draft.path.name for draft in view.drafts] == ["a.csv", "b.csv"]
    assert view.context.ledger.transactions.count() == 0, "nothing is imported by itself"
    QTest.mouseClick(view.leave, Left)
    settle(qtbot, view.context.tasks)
    assert not card.isVisible(), "they are not offered again"


def test_not_these_is_remembered(view: ImportView, folder: Path, qtbot: QtBot) -> None:
    card = view.start.watch
    QTest.mouseClick(card.leave, Left)
    settle(qtbot, view.context.tasks)
    assert not card.isVisible()
    (folder / "c.csv").write_text(STATEMENT, encoding="utf-8")
    qtbot.waitUntil(card.isVisible, timeout=10_000)
    assert card.title.text() == "1 new file in Downloads"


def test_without_a_folder_there_is_no_offer(context: Context, qtbot: QtBot) -> None:
    made = ImportView(context)
    qtbot.addWidget(made)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    assert not made.start.watch.isVisible()


def test_a_folder_that_is_let_go_offers_nothing_any_more(
    view: ImportView, folder: Path, qtbot: QtBot
) -> None:
    settings.change(watch="")
    view.context.settings_changed.emit()
    settle(qtbot, view.context.tasks)
    assert view.start.watch.isHidden()
    assert str(folder) not in view.start.watch._watcher.directories()
