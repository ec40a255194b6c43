"""Starting the window: settings, look, language, then the ledger that was open last."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app import i18n, settings, theme
from app.main_window import MainWindow
from app.tasks import TaskRunner

_SETTLED_MS = 2_000
_ICON = Path(__file__).resolve().parents[1] / "resources" / "brand" / "coffer.svg"


def run(ledger: Path | None = None) -> int:
    """Show the window on `ledger`, else on the last one, and return when it is closed."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(app, QApplication):
        raise TypeError("Another kind of Qt application is running in this process.")
    app.setApplicationName("Coffer")
    app.setDesktopFileName("coffer")
    app.setWindowIcon(QIcon(str(_ICON)))
    window = start(app, ledger)
    sys.excepthook = lambda _, error, __: _tell(window, error)
    window.show()
    # What is loaded by then stays: the collector need not walk it again while somebody scrolls.
    QTimer.singleShot(_SETTLED_MS, gc.freeze)
    return app.exec()


def _tell(window: MainWindow, error: BaseException) -> None:
    """Show an error that nothing handled; anything but an ordinary error ends the window."""
    if isinstance(error, Exception):
        window.show_error(error)
    else:
        window.close()


def start(app: QApplication, ledger: Path | None) -> MainWindow:
    """Return the window with its first screen, not yet shown."""
    theme.install(app, theme.Scheme(settings.load().theme))
    i18n.install(app, i18n.language())
    window = MainWindow(TaskRunner(app))
    known = [path for path in settings.load().recent if path.exists()]
    wanted = ledger or (known[0] if known else None)
    if wanted is None:
        window.show_welcome()
    else:
        window.open_ledger(wanted)
    return window
