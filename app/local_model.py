"""LocalModel: the window's one language model, whatever ledger is open, and how far it is."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app import settings
from nlu.client import Client
from nlu.outcomes import ModelState

if TYPE_CHECKING:
    from nlu.engines.factory import ChosenModel

_MINUTE = 60.0


class LocalModel(QObject):
    """Holds the client of the model that the settings and the installed files call for.

    Attributes: `client` makes the calls; it loads nothing by itself. `unused` is the title of a
    model that is installed but reads worse than the rules, empty where there is none.

    Signals:
        changed: the model is at another state, a `ModelState`; always on the GUI thread.
    """

    changed = Signal(object)
    _told = Signal(object)

    def __init__(self, parent: QObject | None = None, client: Client | None = None) -> None:
        super().__init__(parent)
        self.client = client or Client(allowed=lambda: settings.load().ai)
        self.unused = ""
        self._used: tuple[str, str] | None = None
        self._lock = Lock()
        self._told.connect(
            lambda _: self.changed.emit(self.state), Qt.ConnectionType.QueuedConnection
        )
        self._deaf = self.client.listen(self._told.emit)

    @property
    def state(self) -> ModelState:
        """How far the model is now."""
        return self.client.state

    def choose(self) -> None:
        """Take the model that is to be used now; called off the GUI thread, as it reads files.

        With models off nothing is looked up, and one that is loaded leaves the memory.
        """
        with self._lock:
            now = settings.load()
            self.client.rest_after(now.idle * _MINUTE if now.idle else None)
            found = _found(now.server) if now.ai else None
            useful = found if found is not None and found.role != "off" else None
            self.unused = found.title if found is not None and useful is None else ""
            wanted = None if useful is None else (useful.name, useful.title)
            if wanted != self._used:
                self._used = wanted
                self.client.use(None if useful is None else useful.decoder())
            else:
                self._told.emit(self.state)

    def warm_up(self) -> None:
        """Begin to load the model, so that it is there when it is first wanted."""
        self.client.load()

    def let_go(self) -> None:
        """Take the model out of memory, as its files are about to change."""
        with self._lock:
            self._used = None
            self.client.use(None)

    def downloading(self, title: str, percent: int | None) -> None:
        """Show how far a download is, None when it ended; a model that is in use stays on show."""
        if self.state.stage in {"absent", "downloading"}:
            known = percent is not None
            self.client.say(ModelState("downloading" if known else "absent", title, percent or 0))

    def close(self) -> None:
        """Free the model and wait for its thread."""
        self._deaf()
        self.client.close()


def _found(server: str) -> ChosenModel | None:
    from nlu.engines.factory import choose_model

    return choose_model("auto", server=server)
