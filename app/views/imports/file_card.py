"""FileCard: one file before it is imported: where it goes, what is open, what each row becomes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)

from app import format as formats
from app import icons
from app.models.import_rows_model import CATEGORY, STATUS, TEXT, ImportRowsModel
from app.operations import accounts
from app.said import said
from app.views.imports import proofs
from app.views.imports.questions import QuestionBox
from app.widgets import tables
from app.widgets.card import Card
from app.widgets.chip import Chip
from app.widgets.labels import ElidedLabel, label
from app.widgets.name_box import NameBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.context import Context
    from app.operations.imports import Draft
    from finance.imports.imported import Imported
    from finance.ledger.accounts import AccountInfo

_ROWS = 9
_SPANNED = 200
_NARROW = 800
_NARROW_WIDTHS = (104, 120, 100, 92, 112)
_WIDTHS = (120, 200, 150, 110, 230)


class FileCard(Card):
    """A draft, drawn.

    Signals:
        source_changed: the source as it should be now: another account, an answer.
        removed: this file is not to be imported.
    """

    source_changed = Signal(object)
    removed = Signal()

    def __init__(
        self,
        context: Context,
        draft: Draft,
        known: Sequence[AccountInfo],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self.context = context
        self.draft = draft
        self.known = {a.name: a for a in known}
        self.currency = self._currency()
        self.table: QTableView | None = None
        self._head()
        if draft.asked:
            self._questions()
        if draft.problem:
            self.body.addWidget(label(said(draft.problem), "care", wrap=True))
        if draft.imported is not None:
            self._account(draft.imported)
            self._facts(draft.imported)
            self._rows()

    def _currency(self) -> str:
        """Return what the file's amounts are in, where its rows do not say."""
        imported, parsed = self.draft.imported, self.draft.parsed
        account = self.known.get(imported.accounts[0]) if imported and imported.accounts else None
        if account is not None:
            return account.currency
        stated = [s.currency for s in parsed.statements if s.currency] if parsed else []
        return stated[0] if stated else self.context.ledger.currency

    def _head(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(ElidedLabel(self.draft.path.name, "emptyTitle"), 1)
        if self.draft.parsed is not None and self.draft.parsed.format:
            row.addWidget(label(self.draft.parsed.format.upper(), "small"))
        self.remove = QToolButton()
        icons.dress(self.remove, "x")
        leave = self.tr("Leave {0} out").format(self.draft.path.name)
        self.remove.setToolTip(leave)
        self.remove.setAccessibleName(leave)
        self.remove.clicked.connect(self.removed)
        row.addWidget(self.remove)
        self.body.addLayout(row)

    def _questions(self) -> None:
        self.questions: list[QuestionBox] = []
        for question in self.draft.asked:
            box = QuestionBox(question, self.draft.source.answers)
            box.answered.connect(self._answered)
            self.questions.append(box)
            self.body.addWidget(box)

    def _account(self, imported: Imported) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(self.tr("Into")))
        if len(imported.accounts) != 1:
            names = ", ".join(imported.accounts) or self.tr("no account: it holds no transaction")
            row.addWidget(ElidedLabel(names), 1)
            self.body.addLayout(row)
            return
        name = imported.accounts[0]
        new = name in imported.new_accounts
        self.account = NameBox(
            self.tr("Account of {0}").format(self.draft.path.name), [*self.known], name
        )
        self.account.setMinimumWidth(160)
        self.account.setMaximumWidth(280)
        line = self.account.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._account_taken)
        self.account.activated.connect(lambda _: self._account_taken())
        row.addWidget(self.account)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Kind of the new account"))
        for kind, words in accounts.one_of_kind().items():
            self.kind.addItem(words, kind)
        self.kind.setCurrentIndex(max(0, self.kind.findData(self.draft.kind)))
        self.kind.activated.connect(lambda _: self._kind_taken())
        self.kind.setVisible(new)
        row.addWidget(self.kind)
        row.addWidget(ElidedLabel(self.tr("a new account") if new else "", "muted"), 1)
        self.body.addLayout(row)

    def _facts(self, imported: Imported) -> None:
        for words, kind in proofs.sentences(imported, self.currency):
            self.body.addWidget(label(words, kind, wrap=True))

    def _rows(self) -> None:
        self.model = ImportRowsModel(self.draft, self.currency, self.context.today(), self)
        counts = self.model.counts()
        if not counts:
            return
        row = QHBoxLayout()
        row.setSpacing(8)
        group = QButtonGroup(self)
        words = {
            "": self.tr("All"),
            "new": self.tr("New"),
            "transfer": self.tr("Transfers"),
            "duplicate": self.tr("Already there"),
            "waiting": self.tr("Waiting"),
            "kept out": self.tr("Kept out"),
            "refused": self.tr("Refused"),
        }
        for status, text in words.items():
            count = counts.get(status, 0) if status else sum(counts.values())
            if not count or len(counts) == 1:
                continue
            chip = Chip(f"{text} · {formats.number(count)}")
            chip.setCheckable(True)
            chip.setChecked(not status)
            chip.clicked.connect(partial(self._only, status))
            group.addButton(chip)
            row.addWidget(chip)
        row.addStretch(1)
        row.addWidget(self._ignored_button())
        self.body.addLayout(row)
        name = self.tr("Rows of {0}").format(self.draft.path.name)
        self.table = tables.table(name, self.model, TEXT, _WIDTHS)
        tables.fit_height(self.table, _ROWS)
        self._span_reasons(self.table)
        self.body.addWidget(self.table)
        self.body.addWidget(self.ignored)

    def _ignored_button(self) -> QPushButton:
        """Return what shows the lines that hold no transaction; they are made when asked for."""
        lines = self.draft.parsed.ignored if self.draft.parsed is not None else ()
        self.ignored = QPlainTextEdit()
        self.ignored.setReadOnly(True)
        self.ignored.setTabChangesFocus(True)
        self.ignored.setFixedHeight(110)
        self.ignored.setAccessibleName(self.tr("Other lines of the file"))
        self.ignored.hide()
        one, many = self.tr("1 other line"), self.tr("{0} other lines")
        words = one if len(lines) == 1 else many.format(formats.number(len(lines)))
        button = QPushButton(words)
        button.setObjectName("quiet")
        button.setCheckable(True)
        button.setVisible(bool(lines))
        button.setToolTip(self.tr("Headings, totals and lines without an amount"))

        def show(shown: bool) -> None:  # noqa: FBT001 - a slot
            if shown and not self.ignored.toPlainText():
                self.ignored.setPlainText("\n".join(f"{n.line}:  {n.text}" for n in lines[:500]))
            self.ignored.setVisible(shown)

        button.toggled.connect(show)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.table is not None:
            widths = _NARROW_WIDTHS if event.size().width() < _NARROW else _WIDTHS
            for column, width in enumerate(widths):
                if column != TEXT:
                    self.table.setColumnWidth(column, width)

    def _only(self, status: str) -> None:
        self.model.show_only(status)
        if self.table is not None:
            self._span_reasons(self.table)

    def _span_reasons(self, table: QTableView) -> None:
        table.clearSpans()
        for row in self.model.refused_rows()[:_SPANNED]:
            table.setSpan(row, CATEGORY, 1, STATUS - CATEGORY + 1)

    def _answered(self, question: str, answer: str) -> None:
        source = self.draft.source
        answers = {**source.answers, question: answer}
        self.source_changed.emit(replace(source, answers=answers))

    def _account_taken(self) -> None:
        name = self.account.name()
        shown = self.draft.imported.accounts[0] if self.draft.imported is not None else ""
        if not name:
            self.account.set_name(shown)
        elif name != shown:
            kind = None if name in self.known else str(self.kind.currentData())
            self.source_changed.emit(replace(self.draft.source, account=name, kind=kind))

    def _kind_taken(self) -> None:
        kind = str(self.kind.currentData())
        self.source_changed.emit(replace(self.draft.source, account=self.account.name(), kind=kind))
