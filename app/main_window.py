"""The window: which ledger is open, and what to show while none is."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMessageBox, QWidget

from app import faults, i18n, settings, theme, window_state
from app.context import Context
from app.local_model import LocalModel
from app.menus import Menus
from app.operations import history
from app.said import said
from app.widgets.pressing import press
from app.widgets.waiting import Waiting
from app.workspace import Workspace, entries

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from app.operations.books import Books
    from app.tasks import TaskRunner
    from app.views.welcome.view import WelcomeView
    from app.widgets.side_bar import Entry

T = TypeVar("T")
_SIZE = (1240, 820)
_SMALLEST = (860, 560)


class MainWindow(QMainWindow):
    """Shows the welcome, a locked ledger, or the open books.

    Attributes: `context` is that of the open books, or None.
    """

    def __init__(self, tasks: TaskRunner, today: Callable[[], date] = date.today) -> None:
        super().__init__()
        self.tasks = tasks
        self.context: Context | None = None
        self.model = LocalModel(self)
        self._today = today
        self.setWindowTitle("Coffer")
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_SIZE)
        window_state.restore(self)
        tasks.failed.connect(self.show_error)
        self.menus = Menus(self)
        self.menus.set_books_open(False)

    # Which ledger

    def open_ledger(self, path: Path, page: str = "ask") -> None:
        """Open a ledger and show a page of it; where its key is not known, ask for the passphrase."""
        from app.operations import books

        def done(opened: Books | None) -> None:
            if opened is None:
                self.show_unlock(path)
            else:
                self.show_books(opened, page)

        self._fill(Waiting(self.tr("Opening the ledger…")))
        self.tasks.books(lambda _: books.open_known(path), done, owner=self, failed=self._not_open)

    def show_welcome(self) -> WelcomeView:
        """Show what to begin with, when there is no ledger."""
        from app.views.welcome.view import WelcomeView

        view = WelcomeView(self.tasks, language=i18n.language(), today=self._today)
        view.opened.connect(self.show_books)
        view.wanted.connect(self.open_ledger)
        self._leave_books()
        self._fill(view)
        return view

    def show_unlock(self, path: Path) -> None:
        """Ask for the passphrase of a locked ledger."""
        from app.views.unlock.view import UnlockView

        view = UnlockView(path, self.tasks)
        view.opened.connect(self.show_books)
        view.left.connect(self.show_welcome)
        self._leave_books()
        self._fill(view)

    def show_books(self, books: Books, page: str = "ask") -> None:
        """Show the pages of an open ledger."""
        self._leave_books()
        context = Context(
            books,
            self.tasks,
            language=i18n.language(),
            today=self._today,
            model=self.model,
            parent=self,
        )
        context.books_changed.connect(self._refresh_history)
        context.settings_changed.connect(self.apply_settings)
        context.restore_wanted.connect(self.restore_backup)
        context.encryption_wanted.connect(self.encrypt_books)
        self.context = context
        workspace = Workspace(context)
        self._fill(workspace)
        self.setWindowTitle(f"{books.ledger.path.stem} – Coffer")
        self.menus.set_books_open(True)
        self._refresh_history()
        workspace.show_page(page)

    def restore_backup(self, copy: Path) -> None:
        """Put a backup in the place of the open books and show it."""
        from app.operations import books

        self._replace_books(
            self.tr("Putting the backup in place…"),
            lambda closed: books.restore(closed, copy),
            self.show_books,
        )

    def encrypt_books(self, passphrase: str, remember: bool) -> None:  # noqa: FBT001 - a slot
        """Encrypt the open plain books and show them, and over them their recovery words."""
        from app.dialogs.passphrase import WordsDialog
        from app.operations import books

        def done(made: tuple[Books, str]) -> None:
            encrypted, words = made
            self.show_books(encrypted, "settings")
            WordsDialog(words, self).open()

        self._replace_books(
            self.tr("Encrypting the ledger…"),
            lambda closed: books.encrypt(closed, passphrase, remember=remember),
            done,
        )

    def _replace_books(
        self, doing: str, work: Callable[[Books], T], done: Callable[[T], None]
    ) -> None:
        """Close the books, work on their file, go on with `done`; if it fails, open them again."""
        if self.context is None:
            return
        closed = self.context.books

        def failed(error: Exception) -> None:
            self.open_ledger(closed.ledger.path, page)
            self.show_error(error)

        workspace = self.centralWidget()
        page = workspace.page if isinstance(workspace, Workspace) else "ask"
        self._leave_books()
        self._fill(Waiting(doing))
        self.tasks.books(lambda _: work(closed), done, owner=self, failed=failed)

    def close_books(self) -> None:
        """Close the ledger and go back to the start."""
        self.show_welcome()

    def _leave_books(self) -> None:
        context, self.context = self.context, None
        self.menus.set_books_open(False)
        self.setWindowTitle("Coffer")
        if context is not None:
            context.close()

    def _fill(self, widget: QWidget) -> None:
        self.setCentralWidget(widget)

    def _not_open(self, error: Exception) -> None:
        self.show_welcome()
        self.show_error(error)

    # Verbs of the menu

    def entries(self) -> list[Entry]:
        """Return the pages, for menu and side bar."""
        return entries()

    def go(self, page: str) -> None:
        """Show a page."""
        if self.context is not None:
            self.context.go(page)

    def find_transactions(self) -> None:
        """Go to the search box of the transactions."""
        if self.context is not None:
            self.context.go("transactions", "find")

    def add_transaction(self) -> None:
        """Go to the transactions and open the dialog of a new one."""
        if self.context is not None:
            self.context.go("transactions", "add")

    def undo(self) -> None:
        """Take the last action back."""
        if self.context is not None:
            history.undo(self.context)

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.context is not None:
            history.redo(self.context)

    def new_ledger(self) -> None:
        """Begin a new ledger."""
        self.show_welcome().show_form()

    def pick_ledger(self) -> None:
        """Ask for a ledger file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a ledger"), str(Path.home()), self.tr("Ledgers (*.coffer)")
        )
        if name:
            self.open_ledger(Path(name))

    def recent_ledgers(self) -> list[Path]:
        """Return other ledgers opened lately that are still there."""
        own = self.context.ledger.path.absolute() if self.context is not None else None
        return [path for path in settings.load().recent if path != own and path.exists()]

    def export(self) -> None:
        """Write all of the ledger into a file of another format."""
        if self.context is not None:
            from app.dialogs import export

            export.ask(self.context, self)

    def back_up(self) -> None:
        """Copy the ledger, checked, to where the person wants."""
        if self.context is not None:
            from app.dialogs import export

            export.ask_backup(self.context, self)

    def show_about(self) -> None:
        """Say what Coffer is, and the licences of what is in it."""
        from app.dialogs.about import AboutDialog

        AboutDialog(self).exec()

    # Settings, errors, the end

    def apply_settings(self) -> None:
        """Take over the look at once, and another language by building the window anew."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        theme.set_scheme(app, theme.Scheme(settings.load().theme))
        workspace, language = self.centralWidget(), i18n.language()
        if self.context is None or language == self.context.language:
            return
        i18n.install(app, language)
        self.menus.deleteLater()
        self.menus = Menus(self)
        self.menus.set_books_open(True)
        self.context.language = language
        kept = workspace.hand_over() if isinstance(workspace, Workspace) else {}
        fresh = Workspace(self.context)
        self._fill(fresh)
        fresh.go_on(kept)
        self._refresh_history()

    def show_error(self, error: Exception) -> None:
        """Tell what went wrong: a sentence to act on, or that it is our own fault."""
        ours = faults.report(error)
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Coffer", said(error), parent=self)
        if ours:
            box.setInformativeText(type(error).__name__)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _refresh_history(self) -> None:
        if self.context is not None:
            self.context.read(history.next_steps, self._show_history, owner=self.context)

    def _show_history(self, steps: tuple[str, str]) -> None:
        self.menus.set_history(*steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        window_state.keep(self)
        self.hide()  # gone at once, whatever still has to end
        self.model.close()  # first: a question may wait for it
        self.tasks.shutdown()
        if self.context is not None:
            self.context.close_at_once()
            self.context = None
        super().closeEvent(event)
