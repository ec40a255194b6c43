"""ReviewQueue: rows read out of messages that are not sure, for a person to decide on one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from app import faults, theme
from app import format as formats
from app.operations import reviews
from app.said import said
from app.views.imports.review_asking import ReviewAsking
from app.views.imports.review_form import ReviewForm
from app.widgets import tables
from app.widgets.card import Card
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.context import Context
    from app.operations.reviews import Mended, Waiting

_DAY, _PAYEE, _AMOUNT = range(3)
_WIDTHS = (76, 180, 104)
_ROWS, _ROWS_ABOVE = 8, 4
_NARROW = 720
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ReviewQueue(Card):
    """What waits, oldest first. On the list, Return accepts and Delete dismisses.

    It is hidden while nothing waits, but says so once the last was decided on.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.items: list[Waiting] = []
        self._edited: dict[int, Mended] = {}
        self._shown: int | None = None
        self._total = 0
        self._deciding = False
        self.body.addLayout(self._head())
        self.asking = ReviewAsking(context)
        self.asking.hide()
        self.body.addWidget(self.asking)
        self.body.addWidget(self._work())
        self.done = label(self.tr("All is decided. Nothing waits any more."), "muted")
        self.body.addWidget(self.done)
        self.hide()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        self.title = label("", "emptyTitle")
        self.accept_all = QPushButton()
        self.accept_all.setToolTip(
            self.tr("Those with a name, an amount and a likely day, in the account’s currency")
        )
        self.accept_all.clicked.connect(self._accept_all)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.accept_all)
        return row

    def _work(self) -> QWidget:
        self.work = QWidget()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.work)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(20)
        self.model = QStandardItemModel(0, len(_WIDTHS), self)
        self.model.setHorizontalHeaderLabels([self.tr("Date"), self.tr("Payee"), self.tr("Amount")])
        self.model.horizontalHeaderItem(_AMOUNT).setTextAlignment(_RIGHT)
        self.list = tables.table(
            self.tr("Messages that wait: Return accepts, Delete dismisses"),
            self.model, _PAYEE, _WIDTHS,
        )  # fmt: skip
        self.list.keep_whole(_AMOUNT)
        self.list.setSelectionMode(self.list.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(_height(_ROWS))
        self.list.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())
        self.list.installEventFilter(self)
        self.form = ReviewForm(self.context.today(), self.context.ledger.currency)
        self.form.accepted.connect(self.accept)
        self.form.dismissed.connect(self.dismiss)
        self._halves.addWidget(self.list, 5)
        self._halves.addWidget(self.form, 6)
        return self.work

    def refresh(self) -> None:
        """Read again what waits."""
        self.context.read(reviews.read, self._show, owner=self)

    # Deciding

    def accept(self) -> None:
        """Let the message that is shown into the books, as its fields say."""
        item, mended = self._current(), self.form.mended()
        wrong = self.form.wrong()
        if item is None or mended is None or wrong or self._deciding:
            self.form.complain(wrong)
            return
        self._deciding = True
        reviews.accept(self.context, item, mended, self._failed)
        self.list.setFocus()

    def dismiss(self) -> None:
        """Keep the message that is shown out of the books."""
        item = self._current()
        if item is not None and not self._deciding:
            self._deciding = True
            reviews.dismiss(self.context, item)
            self.list.setFocus()

    def _accept_all(self) -> None:
        reviews.accept_all(self.context, self._sure())

    def _failed(self, error: Exception) -> None:
        self._deciding = False
        faults.report(error)
        self.form.complain(said(error))

    # What is shown

    def _show(self, found: tuple[list[Waiting], dict[str, str], int]) -> None:
        self._keep_edits()
        row = max(0, self.list.currentIndex().row())
        had = bool(self.items)
        chosen = self._shown
        self.items, currencies, self._total = found
        self._shown, self._deciding = None, False
        self.form.set_accounts(currencies)
        self.model.removeRows(0, self.model.rowCount())
        for item in self.items:
            self.model.appendRow(self._cells(item))
        numbers = [item.info.id for item in self.items]
        if self.items:
            at = numbers.index(chosen) if chosen in numbers else min(row, len(self.items) - 1)
            self.list.selectRow(at)
        self._say()
        self.asking.show_items(self.items)
        self.setVisible(bool(self.items) or (had and self.isVisible()))

    def _cells(self, item: Waiting) -> list[QStandardItem]:
        shown = item.shown
        payee = shown.payee or self.tr("No name")
        texts = (
            formats.day(shown.day, self.context.today()),
            payee if item.suggested is None else f"{payee} ?",
            formats.money(shown.amount, plus=True),
        )
        cells = [QStandardItem(text) for text in texts]
        for cell in cells:
            cell.setEditable(False)
        cells[_DAY].setForeground(theme.colour("muted"))
        cells[_AMOUNT].setTextAlignment(_RIGHT)
        if shown.amount.minor > 0:
            cells[_AMOUNT].setForeground(theme.colour("accent"))
        if not shown.payee or item.suggested is not None:
            cells[_PAYEE].setForeground(theme.colour("muted"))
        return cells

    def _say(self) -> None:
        count, sure = self._total, len(self._sure())
        one = self.tr("1 message waits for review")
        many = self.tr("{0} messages wait for review").format(formats.number(count))
        oldest = self.tr("The oldest of {0} messages that wait for review")
        if count > len(self.items):
            many = oldest.format(formats.number(count))
        self.title.setText(one if count == 1 else many if count else self.tr("Review"))
        self.work.setVisible(count > 0)
        self.done.setVisible(not count)
        words = self.tr("Accept the {0} that look sure").format(formats.number(sure))
        self.accept_all.setText(words)
        self.accept_all.setVisible(sure > 1)

    def _sure(self) -> Sequence[Waiting]:
        today = self.context.today()
        return [
            item
            for item in self.items
            if item.looks_sure(today) and item.info.id not in self._edited
        ]

    def _current(self) -> Waiting | None:
        row = self.list.currentIndex().row()
        return self.items[row] if 0 <= row < len(self.items) else None

    def _chosen(self) -> None:
        item = self._current()
        if item is None or item.info.id == self._shown:
            return
        self._keep_edits()
        self._shown = item.info.id
        self.form.show_item(item, self._edited.get(item.info.id))

    def _keep_edits(self) -> None:
        """Keep what was typed about the message that was shown until now."""
        item = next((i for i in self.items if i.info.id == self._shown), None)
        mended = self.form.mended()
        if item is None or mended is None:
            return
        if mended != item.shown:
            self._edited[item.info.id] = mended
        else:
            self._edited.pop(item.info.id, None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _NARROW
        sides = QBoxLayout.Direction
        self._halves.setDirection(sides.TopToBottom if narrow else sides.LeftToRight)
        self.list.setMinimumHeight(_height(_ROWS_ABOVE if narrow else _ROWS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and isinstance(event, QKeyEvent):
            if event.type() != QEvent.Type.KeyPress:
                return False
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self.accept()
                return True
            if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
                self.dismiss()
                return True
        return super().eventFilter(watched, event)


def _height(rows: int) -> int:
    return tables.HEADER + rows * theme.ROW
