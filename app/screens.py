"""Pictures of every screen: `python -m app.screens OUT` draws them without a display.

A demo ledger with a fixed day is built in a temporary folder, so that the same code gives the same
pictures: `<screen>-<state>-<scheme>-<language>.png`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app import (
    demo,
    filing_screens,
    i18n,
    ledger_screens,
    model_screens,
    sample_household,
    screen_states,
    settings,
    theme,
)
from app.main_window import MainWindow
from app.operations.books import Books
from app.tasks import TaskRunner
from app.views.ask.view import AskView
from app.views.unlock.view import UnlockView
from app.views.welcome.recovery_words import RecoveryWords
from app.workspace import Workspace
from finance.ledger.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QPixmap

    from app.views.welcome.view import WelcomeView

TODAY = date(2026, 11, 18)
SIZE = (1240, 820)
REGIONS = {"en": "en_GB", "fr": "fr_FR"}
PAGES = ("ask", "transactions", "accounts", "budgets", "import", "settings")
QUESTIONS = {
    "answer": {
        "en": "how much did we spend on groceries last month?",
        "fr": "combien avons-nous dépensé en courses le mois dernier ?",
    },
    "breakdown": {
        "en": "where did the money go this year?",
        "fr": "où est passé l’argent cette année ?",
    },
    "budget": {
        "en": "how are the budgets this month?",
        "fr": "où en sont les budgets ce mois-ci ?",
    },
    "afford": {"en": "can we afford a sofa for 900?", "fr": "peut-on s’offrir un canapé à 900 € ?"},
    "refused": {"en": "will it rain tomorrow?", "fr": "va-t-il pleuvoir demain ?"},
}
UNANSWERED = {
    "choice": {
        "en": "show our top 3 spending last month by person",
        "fr": "montre le top 3 de nos dépenses le mois dernier par personne",
    },
    "nowhere": {
        "en": "how much at Amzn in October?",
        "fr": "combien chez Amzn en octobre ?",
    },
    "deed": {"en": "delete the last transaction", "fr": "supprime la dernière opération"},
    "advice": {
        "en": "should we switch to another electricity supplier?",
        "fr": "devrait-on chercher une électricité moins chère ?",
    },
}
WORDS = (
    "anchor bridge candle desert engine forest garden harbor island jacket kitchen ladder "
    "market noodle orange pencil quarter river saddle tunnel umbrella violin window yellow"
)


@dataclass
class Studio:
    """A window to be drawn, in one look and one language."""

    app: QApplication
    window: MainWindow
    folder: Path
    language: str

    def settle(self) -> None:
        """Wait until the background work is done and drawn."""
        flags = QEventLoop.ProcessEventsFlag.AllEvents
        while self.window.tasks.busy:
            self.app.processEvents(flags, 20)
        for _ in range(3):
            self.app.processEvents(flags, 20)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def open(self, name: str, page: str) -> Workspace:
        """Show a page of the ledger called `name`."""
        ledger = Ledger.open(self.folder / f"{name}.coffer")
        self.translate(ledger)
        return self.show(Books(ledger, None), page)

    def translate(self, ledger: Ledger) -> None:
        """Give the categories their names in the language of the pictures."""
        if ledger.categories.in_other_language(self.language):
            ledger.categories.translate(self.language)

    def show(self, books: Books, page: str) -> Workspace:
        """Show a page of these books."""
        self.window.show_books(books, page)
        self.settle()
        workspace = self.window.centralWidget()
        assert isinstance(workspace, Workspace)  # noqa: S101 - the books are open
        return workspace

    def preview(self) -> None:
        """Show the review of the demo's statements before an import."""
        statements = self.folder / "statements"
        if not statements.exists():
            statements.mkdir()
            sample_household.write(statements, TODAY)
        self.open("Empty", "import").show_page("import", sorted(statements.iterdir()))

    def dialog(self, verb: str) -> None:
        """Show what a verb of the window opens."""
        self.open("Household", "transactions")
        getattr(self.window, verb)()

    def ask(self, key: str) -> AskView:
        """Show the answer to a question."""
        view = self.open("Household", "ask").pages["ask"]
        assert isinstance(view, AskView)  # noqa: S101 - it is that page
        view.show_argument((QUESTIONS | UNANSWERED)[key][self.language])
        self.settle()
        return view

    def correct(self) -> None:
        """Show an answer with a chip changed by hand, which may be kept."""
        view = self.ask("answer")
        turn = view.conversation.current
        if turn is not None and turn.query is not None:
            changed = turn.query.model_copy(update={"categories": ("Restaurants",)})
            view.conversation.change(changed, "categories")
        self.settle()

    def welcome(self) -> WelcomeView:
        """Show the welcome as on a first run."""
        return self.window.show_welcome()

    def unlock(self) -> UnlockView:
        """Show a locked ledger."""
        self.window.show_unlock(Path("/home/alex/Documents/Household.coffer"))
        view = self.window.centralWidget()
        assert isinstance(view, UnlockView)  # noqa: S101 - it was just shown
        return view


def screens(studio: Studio) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name of each screen with its state, and what shows it."""
    for page in PAGES:
        yield f"{page}-empty", partial(studio.open, "Empty", page)
        yield f"{page}-full", partial(studio.open, "Household", page)
    for key in QUESTIONS | UNANSWERED:
        yield f"ask-{key}", partial(studio.ask, key)
    yield "ask-corrected", studio.correct
    yield "import-preview", studio.preview
    yield from screen_states.states(studio)
    yield from model_screens.states(studio)
    yield from filing_screens.states(studio)
    yield from ledger_screens.states(studio)
    yield "transactions-add", partial(studio.dialog, "add_transaction")
    yield "welcome-start", studio.welcome
    yield "welcome-new", lambda: studio.welcome().show_form()
    yield "welcome-words", lambda: studio.welcome().show_step(RecoveryWords(WORDS))
    yield "unlock-passphrase", studio.unlock
    yield "unlock-words", lambda: studio.unlock().show_words()


def draw(out: Path, only: str = "") -> list[Path]:
    """Draw all screens whose name begins with `only` into the folder `out`; return the files."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(app, QApplication):
        raise TypeError("Another kind of Qt application is running in this process.")
    out.mkdir(parents=True, exist_ok=True)
    theme.install(app, theme.Scheme.LIGHT)
    with tempfile.TemporaryDirectory(prefix="coffer-screens-") as name:
        folder = Path(name)
        os.environ["COFFER_CONFIG_DIR"] = str(folder / "config")
        os.environ["COFFER_MODELS"] = str(folder / "models")
        demo.build(folder / "Household.coffer", TODAY)
        _remember_questions(folder / "Household.coffer")
        Ledger.create(folder / "Empty.coffer").close()
        drawn = []
        for scheme in (theme.Scheme.LIGHT, theme.Scheme.DARK):
            for language in i18n.LANGUAGES:
                settings.change(language=language, theme=scheme.value, recent=())
                theme.set_scheme(app, scheme)
                i18n.install(app, language, REGIONS[language])
                window = MainWindow(TaskRunner(app), today=lambda: TODAY)
                studio = Studio(app, window, folder, language)
                drawn += _draw_all(studio, out, f"{scheme.value}-{language}", only)
    return drawn


def _remember_questions(path: Path) -> None:
    with Ledger.open(path) as ledger:
        for question in QUESTIONS.values():
            ledger.asked.add(question["en"])


def _draw_all(studio: Studio, out: Path, suffix: str, only: str) -> list[Path]:
    window = studio.window
    window.resize(*SIZE)
    window.show()
    drawn = []
    for name, show in screens(studio):
        if name.startswith(only):
            show()
            studio.settle()
            drawn.append(out / f"{name}-{suffix}.png")
            _picture(window).save(str(drawn[-1]))
            _close_dialogs(studio)
    window.close()
    return drawn


def _picture(window: QWidget) -> QPixmap:
    """Draw the window, and over it the dialog that is open."""
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()  # a blinking cursor would make each picture another one
    drawn = window.grab()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        painter = QPainter(drawn)
        painter.fillRect(window.rect(), QColor(0, 0, 0, 90))
        painter.drawPixmap((window.rect().center() - dialog.rect().center()), dialog.grab())
        painter.end()
    return drawn


def _close_dialogs(studio: Studio) -> None:
    while (dialog := QApplication.activeModalWidget()) is not None:
        dialog.close()
        studio.settle()


def main(arguments: list[str]) -> int:
    """Draw into the folder named first; a second argument limits what is drawn."""
    out = Path(arguments[0] if arguments else "build/screens")
    drawn = draw(out, *arguments[1:2])
    sys.stdout.write(f"{len(drawn)} pictures in {out}\n")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raise SystemExit(main(sys.argv[1:]))
