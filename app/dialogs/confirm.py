"""Asking before something that cannot be taken for a slip of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.dialogs.sheet import Sheet
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


def confirm(
    parent: QWidget, title: str, text: str, action: str, act: Callable[[], object]
) -> Sheet:
    """Ask `title` with `text` below; call `act` where the button `action` is pressed."""
    sheet = Sheet(title, action, parent)
    sheet.body.addWidget(label(text, "muted", wrap=True))
    sheet.apply.setObjectName("care")
    sheet.cancel.setFocus()
    sheet.accepted.connect(lambda: act())  # noqa: PLW0108 - what act returns is not Qt's matter
    sheet.open()
    return sheet
