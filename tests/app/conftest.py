"""Qt without a screen, and one look for all tests of the window."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_ACCESSIBILITY", "1")

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from app.tasks import TaskRunner


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    """Give every test the light look in English, whatever the one before left."""
    from app import i18n, theme

    if not qapp.property("scheme"):
        theme.install(qapp, theme.Scheme.LIGHT)
    if theme.roles().dark:
        theme.set_scheme(qapp, theme.Scheme.LIGHT)
    i18n.install(qapp, "en", "en_GB")
    yield
    i18n.install(qapp, "en", "en_GB")


@pytest.fixture
def tasks(qapp: QApplication) -> Iterator[TaskRunner]:
    """Give a task runner that is shut down after the test."""
    from app.tasks import TaskRunner

    runner = TaskRunner()
    yield runner
    runner.shutdown()
