"""The import page in tests: files made, reviewed, and the rows of the first card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.views.imports.rows_pane import RowsPane
    from app.views.imports.view import ImportView


def file(folder: Path, name: str, text: str) -> Path:
    """Write a file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def review(view: ImportView, qtbot: QtBot, *paths: Path) -> None:
    """Add files, and wait until they are under review."""
    view.add_files(paths)
    settle(qtbot, view.context.tasks)


def rows_of(view: ImportView) -> RowsPane:
    """Return the rows of the first file."""
    rows = view.cards[0].rows
    assert rows is not None
    return rows


def column(view: ImportView, number: int) -> list[str]:
    """Return what stands in a column of the first file's rows."""
    model = rows_of(view).model
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]
