"""What lists of widgets that are drawn anew share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout


def clear(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets are hidden at once and deleted a little later."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
