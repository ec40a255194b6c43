"""Labels by their place in the hierarchy of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QSizePolicy, QWidget

from app import format as formats
from app import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from finance.money import Money

Kind = Literal[
    "", "muted", "small", "heading", "pageTitle", "brand", "figure", "accent", "care", "notice",
    "subline", "amount", "emptyTitle", "status", "statusOff",
]  # fmt: skip


_ONE_LINE = 44  # pixels; a field of more is no single line


def label(text: str = "", kind: Kind = "", *, wrap: bool = False) -> QLabel:
    """Return a plain-text label in the style of `kind`; with `wrap` it breaks its lines."""
    made = QLabel(text)
    made.setObjectName(kind)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    return made


def line() -> QFrame:
    """Return a quiet horizontal line."""
    made = QFrame()
    made.setObjectName("line")
    made.setFixedHeight(1)
    return made


def level(widget: QWidget) -> None:
    """Set the names in the forms of a widget that is about to be shown level with their fields.

    Those of tall fields stay at the top.
    """
    for form in widget.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            name = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            field = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            named = name.widget() if name is not None else None
            if named is not None and field is not None:
                height = field.sizeHint().height()
                named.setMinimumHeight(height if height <= _ONE_LINE else 0)


class ElidedLabel(QLabel):
    """A label that ends in … where its text does not fit; the whole text is its tool tip."""

    def __init__(self, text: str = "", kind: Kind = "") -> None:
        super().__init__(text)
        self.setObjectName(kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(40)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect().width()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        if shown == self.text():
            self.setToolTip("")
            super().paintEvent(event)
            return
        from PySide6.QtGui import QPainter

        self.setToolTip(self.text())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), shown)
        painter.end()


class MoneyLabel(QLabel):
    """An amount, right-aligned; money in is green and says its plus, money out is plain text."""

    def __init__(
        self,
        value: Money | None = None,
        *,
        signed: bool = False,
        symbol: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._signed = signed
        self._symbol = symbol
        self._value: Money | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_money(value)

    def set_money(self, value: Money | None) -> None:
        """Show `value`; nothing where it is None."""
        self._value = value
        write = formats.money if self._symbol else formats.amount
        self.setText("" if value is None else write(value, plus=self._signed))
        self._colour()

    def _colour(self) -> None:
        palette = theme.palette_of(theme.roles())
        if self._signed and self._value is not None and self._value.minor > 0:
            palette.setColor(self.foregroundRole(), theme.colour("accent"))
        if self.palette().color(self.foregroundRole()) != palette.color(self.foregroundRole()):
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._colour()
