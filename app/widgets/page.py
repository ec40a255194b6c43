"""Page: a title on top, then cards; what every screen of the side bar is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app import theme
from app.widgets.labels import label

_HEAD = 34


class Page(QWidget):
    """A screen. `header` is the row of the title, `body` the layout below it.

    A page that `scrolls` keeps its title in view; one that does not fills its height, as tables do.
    Views override `shown` to refresh what may have changed while they were hidden.
    """

    def __init__(
        self, title: str = "", *, scrolls: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        margin = theme.MARGIN
        self.header = QHBoxLayout()
        self.header.setContentsMargins(margin, 26, margin, 12)
        self.header.setSpacing(8)
        if title:
            self.title = label(title, "pageTitle")
            self.title.setMinimumHeight(_HEAD)  # that of a button beside it
            self.header.addWidget(self.title)
            self.header.addStretch(1)
            self.setAccessibleName(title)
            outer.addLayout(self.header)
        inner = QWidget()
        inner.setObjectName("pageBody")
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(margin, 4 if title else 26, margin, margin)
        self.body.setSpacing(theme.GAP)
        if scrolls:
            outer.addWidget(self._scrolled(inner), 1)
        else:
            outer.addWidget(inner, 1)

    def _scrolled(self, inner: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setObjectName("pageScroll")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        self.area = area
        return area

    def show_argument(self, argument: object) -> None:
        """Show what another page sent here; pages that take nothing leave it."""

    def hand_over(self) -> object:
        """Return what the page goes on with when it is made anew in another language."""
        return None

    def go_on(self, kept: object) -> None:
        """Go on with what `hand_over` of the page before returned."""

    def shown(self) -> None:
        """Be told that the page came into view."""
