"""The cells of the table that are more than text: a category to type, a payee with what goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app import theme
from app.models.transactions_model import INFO
from app.operations.refunds import links_text
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from finance.ledger.rows import TransactionInfo

Index = QModelIndex | QPersistentModelIndex
_Reason = Qt.FocusReason


class CategoryCell(QStyledItemDelegate):
    """Edits a category with completion: Return takes it and goes on to the next row.

    A suggested one is drawn in a dashed frame.

    Signals:
        finished: Return was pressed in a cell.
        refused: what was typed, where no category is called so.
    """

    finished = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names: Sequence[str] = ()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        info: TransactionInfo | None = index.data(INFO)
        if info is None or not info.suggested:
            return
        metrics = option.fontMetrics
        rect = option.rect.adjusted(2, 0, -2, 0)
        width = min(metrics.horizontalAdvance(str(index.data())) + 16, rect.width())
        height = min(metrics.height() + 6, rect.height() - 2)
        top = rect.center().y() - height / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("muted"), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(rect.left() + 0.5, top, width, height), 6, 6)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002
        editor = QLineEdit(parent)
        editor.setObjectName("cell")
        editor.setAccessibleName(self.tr("Category"))
        completer = QCompleter(list(self.names), editor)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        editor.setCompleter(completer)
        editor.returnPressed.connect(lambda: self._take(editor))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # Once only: the list may be read again while somebody types.
        if isinstance(editor, QLineEdit) and not editor.property("filled"):
            editor.setProperty("filled", True)
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if not isinstance(editor, QLineEdit):
            return
        typed = editor.text().strip()
        name = next((n for n in self.names if fold(n) == fold(typed)), None)
        if name is not None or not typed:
            model.setData(index, name or "", Qt.ItemDataRole.EditRole)
        elif editor.property("taken"):
            self.refused.emit(typed)

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002 - Qt's signature
    ) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            and isinstance(watched, QLineEdit)
        ):
            self._take(watched)
            return True
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            # Another window, or the list of names, leaves the cell open; what was taken is done.
            away = event.reason() in {_Reason.ActiveWindowFocusReason, _Reason.PopupFocusReason}
            if away or watched.property("taken"):
                return False
        return super().eventFilter(watched, event)

    def _take(self, editor: QLineEdit) -> None:
        if editor.property("taken"):
            return
        editor.setProperty("taken", True)
        editor.setText(self._best(editor))
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
        # Once the focus has come back from the editor and its list.
        QTimer.singleShot(0, self.finished.emit)

    def _best(self, editor: QLineEdit) -> str:
        """Return the entry chosen in the list, else the first that begins with what was typed."""
        completer = editor.completer()
        popup = completer.popup() if completer is not None else None
        if popup is not None and popup.isVisible():
            chosen = popup.currentIndex()
            popup.hide()
            if chosen.isValid():
                return str(chosen.data())
        wanted = fold(editor.text().strip())
        if not wanted:
            return ""
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for name in self.names:
                if fits(fold(name), wanted) is True:
                    return name
        return editor.text()


class PayeeCell(QStyledItemDelegate):
    """Draws a payee with what it refunds, note and tags after it, quieter."""

    def __init__(self, today: Callable[[], date], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._today = today

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        info: TransactionInfo | None = index.data(INFO)
        if info is None:
            return
        said = (*links_text(info, self._today()), info.note, *(f"#{tag}" for tag in info.tags))
        more = "  ".join(filter(None, said))
        if not more:
            return
        metrics = option.fontMetrics
        left = metrics.horizontalAdvance(info.title) + 24
        rect: QRect = option.rect.adjusted(left, 0, -8, 0)
        if rect.width() < 40:
            return
        painter.save()
        painter.setPen(theme.colour("muted"))
        shown = metrics.elidedText(more, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()
