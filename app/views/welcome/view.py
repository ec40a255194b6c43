"""Welcome: what to begin with, a new ledger, its recovery words."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app import settings
from app.operations import books
from app.said import said
from app.views.welcome.new_ledger import NewLedgerForm, Wish
from app.views.welcome.recovery_words import RecoveryWords
from app.views.welcome.start import Start
from app.widgets.card import Card
from app.widgets.gate import Gate
from app.widgets.work_bar import WorkBar
from finance.errors import PlainError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.operations.books import Books
    from app.tasks import Task, TaskRunner


class WelcomeView(Gate):
    """What is shown while no ledger is open.

    Signals:
        opened: the `Books` that were made.
        wanted: the path of a ledger to open.
    """

    opened = Signal(object)
    wanted = Signal(object)

    def __init__(
        self,
        tasks: TaskRunner,
        *,
        language: str = "en",
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Welcome"))
        self.tasks = tasks
        self._language = language
        self._today = today
        self.step: QWidget = QWidget()
        self.body.addWidget(self.step)
        self.show_start()

    def show_start(self) -> None:
        """Show the ways to begin."""
        start = Start([path for path in settings.load().recent if path.exists()])
        start.new_wanted.connect(self.show_form)
        start.open_wanted.connect(self._pick)
        start.demo_wanted.connect(self.build_demo)
        start.chosen.connect(self.wanted)
        self.show_step(start)
        start.new.setFocus()

    def show_form(self) -> None:
        """Show the form of a new ledger."""
        form = NewLedgerForm()
        form.left.connect(self.show_start)
        form.wished.connect(lambda wish: self._make(form, wish))
        self.show_step(form)
        form.name.setFocus()
        form.name.selectAll()

    def _make(self, form: NewLedgerForm, wish: Wish) -> None:
        form.set_busy(True)

        def work(_: Task) -> tuple[Books, str]:
            return books.create(
                wish.path,
                wish.passphrase,
                currency=wish.currency,
                language=self._language,
                remember=wish.remember,
            )

        def failed(error: Exception) -> None:
            form.set_busy(False)
            if not isinstance(error, PlainError):
                self.tasks.failed.emit(error)
            else:
                form.show_problem(said(error))

        self.tasks.books(work, self._made, owner=self, failed=failed)

    def _made(self, made: tuple[Books, str]) -> None:
        opened, words = made
        if not words:
            self.opened.emit(opened)
            return
        shown = RecoveryWords(words)
        left_open = [opened]

        def hand_over() -> None:
            self.opened.emit(left_open.pop())

        def let_go() -> None:
            for each in left_open:
                each.ledger.close()

        shown.written.connect(hand_over)
        shown.destroyed.connect(let_go)
        self.show_step(shown)

    def build_demo(self) -> None:
        """Build the demo household and open it."""
        from app import demo

        card, bar = Card(), WorkBar()
        bar.start(self.tr("Building the demo household"))
        card.body.addWidget(bar)
        self.show_step(card)
        today, language = self._today(), self._language

        def work(task: Task) -> Books | None:
            def tell(_: str, done: int, total: int) -> None:
                task.report(done, total)

            built = demo.build(demo.default_path(), today, tell, language=language)
            return books.open_known(built.path)

        def failed(error: Exception) -> None:
            self.show_start()
            self.tasks.failed.emit(error)

        task = self.tasks.books(
            work, self.opened.emit, owner=self, failed=failed, progress=bar.advance
        )
        bar.cancelled.connect(task.cancel)
        bar.cancelled.connect(self.show_start)

    def _pick(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a ledger"), str(Path.home()), self.tr("Ledgers (*.coffer)")
        )
        if name:
            self.wanted.emit(Path(name))

    def show_step(self, step: QWidget) -> None:
        """Show `step` in place of the one before."""
        self.body.replaceWidget(self.step, step)
        step.show()
        self.step.hide()
        self.step.deleteLater()
        self.step = step
