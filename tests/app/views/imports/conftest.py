"""The import page, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.views.imports.view import ImportView
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context


@pytest.fixture
def view(context: Context, qtbot: QtBot) -> ImportView:
    """Give the page, shown."""
    made = ImportView(context)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    return made
