"""FileCard: one file before it is imported: where it goes, what is open, what each row becomes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import icons
from app.operations import accounts
from app.said import said
from app.views.imports import proofs
from app.views.imports.columns_editor import ColumnsEditor
from app.views.imports.questions import QuestionBox
from app.views.imports.rows_pane import RowsPane, Shown
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label
from app.widgets.name_box import NameBox
from finance.imports.grid import read_grid
from finance.readers.csv_reader import NO_STATEMENT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.context import Context
    from app.operations.imports import Draft
    from app.operations.preview import Preview
    from finance.imports.grid import Grid
    from finance.imports.imported import Imported
    from finance.ledger.accounts import AccountInfo


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
        self.rows: RowsPane | None = None
        self.editor: ColumnsEditor | None = None
        self._head()
        self.editor_place = QVBoxLayout()
        self.body.addLayout(self.editor_place)
        if draft.asked:
            self._questions()
        if draft.problem:
            self.body.addWidget(label(said(draft.problem), "care", wrap=True))
        if draft.imported is not None:
            self._account(draft.imported)
            self._facts(draft.imported)
        if draft.preview is not None:
            self._rows(draft.preview)

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
        self.columns = QPushButton(self.tr("Columns…"))
        self.columns.setObjectName("quiet")
        self.columns.setCheckable(True)
        self.columns.setToolTip(self.tr("Say by hand which column is what"))
        name = self.tr("Columns of {0}").format(self.draft.path.name)
        self.columns.setAccessibleName(name)
        self.columns.setVisible(self._is_table())
        self.columns.toggled.connect(self._show_columns)
        row.addWidget(self.columns)
        self.remove = QToolButton()
        icons.dress(self.remove, "x")
        leave = self.tr("Leave {0} out").format(self.draft.path.name)
        self.remove.setToolTip(leave)
        self.remove.setAccessibleName(leave)
        self.remove.clicked.connect(self.removed)
        row.addWidget(self.remove)
        self.body.addLayout(row)

    def _is_table(self) -> bool:
        """Say whether the file is a table, also one whose columns were not found."""
        parsed = self.draft.parsed
        if parsed is None:
            return False
        return parsed.format in {"csv", "xlsx"} or parsed.error == NO_STATEMENT

    def _show_columns(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if self.editor is not None:
            self.editor.setVisible(wanted)
        elif wanted:
            source, parsed = self.draft.source, self.draft.parsed
            answers = {**(parsed.layout if parsed is not None else {}), **source.answers}
            given = {key: answer for key, answer in answers.items() if answer}
            self.context.tasks.files(
                lambda _: read_grid(source.path, given), self._columns_read, owner=self
            )

    def _columns_read(self, grid: Grid) -> None:
        parsed = self.draft.parsed
        layout = parsed.layout if parsed is not None else {}
        self.editor = ColumnsEditor(grid, layout, self.draft.source.answers)
        self.editor.changed.connect(self._answered_all)
        self.editor_place.addWidget(self.editor)

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

    def _rows(self, preview: Preview) -> None:
        if not preview.counts():
            return
        self.rows = RowsPane(self.context, self.draft, preview, self.currency)
        self.rows.source_changed.connect(self.source_changed)
        self.body.addWidget(self.rows)

    def shown(self) -> Shown:
        """Return what its rows show, and whether its columns are shown."""
        shown = self.rows.shown() if self.rows is not None else Shown()
        return shown._replace(columns=self.columns.isChecked())

    def go_on(self, shown: Shown) -> None:
        """Show what another card of this file did."""
        self.columns.setChecked(shown.columns and self._is_table())
        if self.rows is not None:
            self.rows.go_on(shown)

    def _answered(self, question: str, answer: str) -> None:
        self._answered_all({question: answer})

    def _answered_all(self, answers: Mapping[str, str]) -> None:
        source = self.draft.source
        self.source_changed.emit(replace(source, answers={**source.answers, **answers}))

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
