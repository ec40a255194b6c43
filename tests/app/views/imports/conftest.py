"""The import page, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.views.imports.view import ImportView

if TYPE_CHECKING:
    from app.context import Context
    from tests.helpers.window import Show


@pytest.fixture
def view(context: Context, show: Show) -> ImportView:
    """Give the page, shown."""
    return show(ImportView(context))
