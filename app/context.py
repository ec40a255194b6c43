"""Context: what every screen is given: the open books, background work and the window's ear."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from app import settings
from app.local_model import LocalModel
from app.operations.models import ModelWork
from nlu.worker import Stop

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.operations.books import Books
    from app.tasks import Task, TaskRunner
    from finance.ledger.ledger import Ledger
    from finance.queries.query import FinanceQuery
    from nlu.assistant import Assistant

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Matching:
    """The transactions behind an answer: what a page of transactions is asked to show.

    `ledger.matching(query, today)` gives their ids; `title` is the sentence of the answer.
    """

    query: FinanceQuery
    today: date
    title: str = ""


class Context(QObject):
    """One open ledger as the screens see it. Screens never hold a database session.

    Signals:
        books_changed: the names of the tables that a write, undo or redo changed.
        page_wanted: a page's key and what it should show, such as a filter.
        said: a sentence on what was done, and whether undo takes it back.
        settings_changed: language, look or a switch was set; the window takes it over.
        restore_wanted: the backup that is to take the place of these books.
        encryption_wanted: the passphrase for these plain books, and whether the keychain keeps the key.
    """

    books_changed = Signal(frozenset)
    page_wanted = Signal(str, object)
    said = Signal(str, bool)
    settings_changed = Signal()
    restore_wanted = Signal(object)
    encryption_wanted = Signal(str, bool)
    _written = Signal(frozenset)

    def __init__(
        self,
        books: Books,
        tasks: TaskRunner,
        *,
        language: str = "en",
        today: Callable[[], date] = date.today,
        model: LocalModel | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = model or LocalModel(self)
        self._own_model = model is None
        self.books = books
        self.ledger: Ledger = books.ledger
        self.tasks = tasks
        self.language = language
        self.today = today
        self._written.connect(self.books_changed, Qt.ConnectionType.QueuedConnection)
        self._listener = self._written.emit
        self.ledger.listeners.append(self._listener)
        self._assistant: Assistant | None = None
        self._making = Lock()
        self._stop = Stop()
        self.model_work = ModelWork(self)
        self.settings_changed.connect(self.models_changed)

    def read(
        self,
        work: Callable[[Ledger], T],
        done: Callable[[T], None],
        *,
        owner: QObject,
        failed: Callable[[Exception], None] | None = None,
        asking: bool = False,
    ) -> Task:
        """Run `work` on the books in the background; `done` gets what it returns.

        `asking` says that it may wait for the model, which other work on the books then does not.
        Nothing comes back once `owner` is gone or the task returned here is cancelled.
        """
        run = self.tasks.asking if asking else self.tasks.books
        return run(lambda _: work(self.ledger), done, owner=owner, failed=failed)

    def stop_asking(self) -> Stop:
        """Let the question that is under way go, and return what stops the next one."""
        self._stop.set()
        self._stop = Stop()
        return self._stop

    def write(
        self,
        work: Callable[[Ledger], object],
        said: str = "",
        *,
        done: Callable[[], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Change the books in the background; then say `said`, with undo, and call `done`."""

        def finish(_: object) -> None:
            if said:
                self.said.emit(said, True)
            if done is not None:
                done()

        self.tasks.books(lambda _: work(self.ledger), finish, owner=self, failed=failed)

    def assistant(self) -> Assistant:
        """Return what answers questions; called inside work on the books, as it may take a while.

        It is made on first use, and anew after the settings changed.
        """
        with self._making:
            if self._assistant is None:
                from nlu.assistant import Assistant

                now = settings.load()
                self.model.choose()
                self._assistant = Assistant(
                    self.ledger, model_on=now.ai, server=now.server, client=self.model.client
                )
            return self._assistant

    def models_changed(self) -> None:
        """Take over that a model was installed, removed, or turned off."""

        def work() -> None:
            self._drop_assistant()
            self.model.choose()

        self.tasks.books(lambda _: work(), lambda _: None, owner=self.tasks)

    def _drop_assistant(self) -> None:
        with self._making:
            known, self._assistant = self._assistant, None
        if known is not None:
            known.close()

    def go(self, page: str, argument: object = None) -> None:
        """Show a page, with what it should show."""
        self.page_wanted.emit(page, argument)

    def say(self, text: str, *, undoable: bool = False) -> None:
        """Tell the person what was done."""
        self.said.emit(text, undoable)

    def close(self) -> None:
        """Stop listening, and close the books once the work that waits is done."""
        self._stop_listening()
        self.stop_asking()

        def work() -> None:
            self.tasks.wait_for_questions()
            self._close_books()

        self.tasks.books(lambda _: work(), lambda _: None, owner=self.tasks)
        self.deleteLater()

    def close_at_once(self) -> None:
        """Close the books here and now: at the end, when all background work has stopped."""
        self._stop_listening()
        self._close_books()

    def _stop_listening(self) -> None:
        self.ledger.listeners.remove(self._listener)

    def _close_books(self) -> None:
        self._drop_assistant()
        if self._own_model:
            self.model.close()
        self.ledger.close()
