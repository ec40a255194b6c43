"""Tab goes through what is shown in the order of its layouts, whenever its parts were made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QLayout, QScrollArea, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator


def stops(root: QWidget) -> list[QWidget]:
    """Return what Tab stops at inside `root`, in the order in which it is met."""
    behaviour = QGuiApplication.styleHints().tabFocusBehavior()
    everything = behaviour == Qt.TabFocusBehavior.TabFocusAllControls
    wanted = Qt.FocusPolicy.TabFocus if everything else Qt.FocusPolicy.StrongFocus
    return [w for w in _inside(root) if w.isEnabled() and w.focusPolicy() & wanted == wanted]


def step(root: QWidget, *, forward: bool) -> bool:
    """Give the keyboard to the next stop after the widget that has it; say whether there is one."""
    now = root.window().focusWidget()
    ring = stops(root)
    places = [
        n for n, w in enumerate(ring) if now is not None and (w is now or w.isAncestorOf(now))
    ]
    if not places:
        return False
    way = 1 if forward else -1
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    found = ring[(places[-1] + way) % len(ring)]
    found.setFocus(reason)
    above = found.parentWidget()
    while above is not None and above is not root:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(found)
        above = above.parentWidget()
    return True


def _inside(widget: QWidget) -> Iterator[QWidget]:
    """Yield the visible widgets inside `widget`; a table or another view is one of them as a whole."""
    for part in _parts(widget):
        if part.isVisible() and not part.isWindow():
            yield part
            if isinstance(part, QScrollArea):
                yield from _inside(part.viewport())
            elif not isinstance(part, QAbstractScrollArea):
                yield from _inside(part)


def _parts(widget: QWidget) -> list[QWidget]:
    """Return the widgets directly inside: those of the layout in its order, then all others."""
    placed = list(_of_layout(widget.layout()))
    others = (w for w in widget.children() if isinstance(w, QWidget) and w not in placed)
    return [*placed, *others]


def _of_layout(layout: QLayout | None) -> Iterator[QWidget]:
    for place in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(place) if layout is not None else None
        if item is None:
            continue
        widget = item.widget()
        if isinstance(widget, QWidget):
            yield widget
        else:
            yield from _of_layout(item.layout())
