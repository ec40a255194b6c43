"""ImportView: choose files, see what each row becomes, import, and take it back if need be."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app import watched
from app.dialogs.paste_messages import PasteMessages
from app.operations import imports
from app.said import said
from app.views.imports.done import DonePane
from app.views.imports.file_card import FileCard
from app.views.imports.start import StartPane
from app.widgets.labels import label
from app.widgets.layouts import clear
from app.widgets.page import Page
from app.widgets.work_bar import WorkBar
from finance.errors import FinanceError
from finance.imports.source import Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent

    from app.context import Context
    from app.operations.imports import Draft
    from app.tasks import Task
    from finance.imports.imported import Imported
    from finance.ledger.accounts import AccountInfo
    from finance.readers.model import ParsedFile


class ImportView(Page):
    """Four states in turn: start, review (perhaps at work), storing, done."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Import"))
        self.context = context
        self.drafts: list[Draft] = []
        self.cards: list[FileCard] = []
        self._task: Task | None = None
        self._stop = Event()
        self._stale = True
        self.setAcceptDrops(True)
        self.start = StartPane(context)
        self.start.zone.pick_wanted.connect(self.pick)
        self.start.zone.paste_wanted.connect(self.paste)
        self.start.watch.import_wanted.connect(self.add_files)
        self.work = WorkBar()
        self.work.cancelled.connect(self._cancel)
        self.done = DonePane(context)
        self.done.left.connect(self.begin)
        self.review = self._review()
        self.states = (self.start, self.work, self.review, self.done)
        for state in self.states:
            self.body.addWidget(state)
        self.body.addStretch(1)
        context.books_changed.connect(lambda _: self._changed())
        context.settings_changed.connect(self._changed)
        self._show(self.start)

    def _review(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.summary = label("", "muted", wrap=True)
        self.leave = QPushButton(self.tr("Cancel"))
        self.leave.clicked.connect(self.begin)
        self.more = QPushButton(self.tr("Add files…"))
        self.more.clicked.connect(self.pick)
        self.go = QPushButton()
        self.go.setObjectName("primary")
        self.go.clicked.connect(self.store)
        row.addWidget(self.summary, 1)
        for button in (self.leave, self.more, self.go):
            row.addWidget(button)
        column.addLayout(row)
        self.files = QVBoxLayout()
        self.files.setSpacing(16)
        column.addLayout(self.files)
        return holder

    def _show(self, *states: QWidget) -> None:
        for state in self.states:
            state.setVisible(state in states)

    def hand_over(self) -> list[Draft]:
        return self.drafts

    def go_on(self, kept: object) -> None:
        if isinstance(kept, list) and kept:
            self.drafts = kept
            self._prepare([(draft.source, draft) for draft in kept])

    # Choosing files

    def shown(self) -> None:
        """Read again what changed while another page was shown."""
        if self._stale:
            self._stale = False
            self.start.refresh()

    def show_argument(self, argument: object) -> None:
        """Begin with these files: a sequence of paths."""
        if isinstance(argument, (list, tuple)):
            self.add_files([path for path in argument if isinstance(path, Path)])

    def begin(self) -> None:
        """Go back to the start."""
        if self._task is not None:
            self._task.cancel()
        self.drafts = []
        focused = self.window().focusWidget()
        self._show(self.start)
        if focused is not None and self.isAncestorOf(focused):
            self.start.zone.pick.setFocus()
        self.start.refresh()

    def pick(self) -> None:
        """Ask for files."""
        statements, rest = self.tr("Statements"), self.tr("All files")
        endings = " ".join(f"*.{ending}" for ending in watched.ENDINGS)
        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Choose statements"),
            str(Path.home()),
            f"{statements} ({endings});;{rest} (*)",
        )
        self.add_files([Path(name) for name in names])

    def paste(self) -> PasteMessages:
        """Ask for text messages, and go on as with a file of them."""
        name = self.tr("Pasted messages")
        known = sum(draft.path.name.startswith(name) for draft in self.drafts)
        path = Path(f"{name} {known + 1}" if known else name)
        sheet = PasteMessages(path.name, self.context.today(), self)
        sheet.read.connect(lambda parsed: self._add_read(path, parsed))
        sheet.open()
        return sheet

    def _add_read(self, path: Path, parsed: ParsedFile) -> None:
        source = Source(path)
        self.start.say("")
        self._prepare(
            [*((d.source, d) for d in self.drafts), (source, imports.Draft(source, parsed))]
        )

    def add_files(self, paths: Sequence[Path]) -> None:
        """Read these files, beside those that are under review."""
        if not paths:
            return
        self.start.say("")
        known = {draft.path for draft in self.drafts}
        fresh = [Source(path) for path in dict.fromkeys(paths) if path not in known]
        self._prepare([*((d.source, d) for d in self.drafts), *((s, None) for s in fresh)])

    def _prepare(self, sources: Sequence[tuple[Source, Draft | None]]) -> None:
        if self._task is not None:
            self._task.cancel()
        self.work.start(self.tr("Reading, and comparing with your ledger"))
        self._show(self.work, *((self.review,) if self.drafts else ()))
        self.go.setEnabled(False)
        ledger = self.context.ledger
        self._task = self.context.tasks.books(
            lambda task: (imports.prepare(ledger, sources, task), ledger.accounts.all()),
            self._prepared,
            owner=self,
            failed=self._failed,
            progress=self.work.advance,
        )

    def _prepared(self, found: tuple[list[Draft], list[AccountInfo]]) -> None:
        self._task = None
        self.drafts, accounts = found
        shown = {card.draft.path: card.shown() for card in self.cards}
        clear(self.files)
        self.cards = [FileCard(self.context, draft, accounts) for draft in self.drafts]
        for card in self.cards:
            card.source_changed.connect(self._change)
            card.removed.connect(lambda path=card.draft.path: self._remove(path))
            self.files.addWidget(card)
            if card.draft.path in shown:
                card.go_on(shown[card.draft.path])
        self._sum_up()
        self._show(self.review)
        if not shown and self.isVisible():
            (self.go if self.go.isEnabled() else self.leave).setFocus()

    def _sum_up(self) -> None:
        ready = [d.imported for d in self.drafts if d.ready and d.imported is not None]
        new = sum(imported.new for imported in ready)
        reviews = sum(imported.waiting for imported in ready)
        other = any(imported.joined or imported.left_out for imported in ready)
        waiting = sum(
            bool(d.parsed is not None and d.parsed.questions and not d.problem) for d in self.drafts
        )
        broken = sum(bool(d.problem) for d in self.drafts)
        said = []
        if waiting:
            said.append(self.tr("Something is left open: please answer below."))
        if broken:
            said.append(self.tr("Files that cannot be read are left out."))
        if not new and not reviews and ready:
            out = any(imported.skipped for imported in ready)
            known = self.tr("Everything in these files is in your ledger already.")
            rest = self.tr("All else in these files is in your ledger already.")
            said.append(rest if out else known)
        self.summary.setText(" ".join(said) or self.tr("Nothing is stored yet."))
        one = self.tr("Import 1 transaction")
        many = self.tr("Import {0} transactions").format(formats.number(new))
        queue = self.tr("Import {0} to review").format(formats.number(reviews))
        none = queue if reviews else self.tr("Import")
        self.go.setText(one if new == 1 else many if new else none)
        self.go.setEnabled(bool(new or reviews or other) and not waiting)

    def _change(self, source: Source) -> None:
        self._prepare([(source if d.path == source.path else d.source, d) for d in self.drafts])

    def _remove(self, path: Path) -> None:
        rest = [d for d in self.drafts if d.path != path]
        if rest:
            self.drafts = rest
            self._prepare([(d.source, d) for d in rest])
        else:
            self.begin()

    # Storing

    def store(self) -> None:
        """Import what was reviewed."""
        self._stop = Event()
        self.work.start(self.tr("Importing"))
        self._show(self.work)
        drafts, ledger, stop = list(self.drafts), self.context.ledger, self._stop.is_set
        self.context.tasks.books(
            lambda task: imports.store(ledger, drafts, task, stop),
            self._stored,
            owner=self,
            failed=self._failed,
            progress=self.work.advance,
        )

    def _stored(self, done: list[Imported]) -> None:
        self.drafts = []
        self.done.show_outcome(done)
        self._show(self.done)
        if self.isVisible():
            self.done.take_keyboard()
        else:
            self.context.say(self.done.title.text(), undoable=len(self.done.batches()) == 1)

    def _failed(self, error: Exception) -> None:
        self._task = None
        if not isinstance(error, FinanceError):
            self.context.tasks.failed.emit(error)
        self.begin()
        self.start.say(said(error) if isinstance(error, FinanceError) else "")

    def _cancel(self) -> None:
        if self._task is None:
            self._stop.set()
        elif self.drafts:  # back to what was under review, as it was
            self._task.cancel()
            self._task = None
            self._sum_up()
            self._show(self.review)
        else:
            self.begin()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self.shown()

    # Dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self.start.zone.set_over(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.start.zone.set_over(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.start.zone.set_over(False)
        urls = event.mimeData().urls()
        self.add_files([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
