"""ModelLine: how far the model is, in one quiet line below the question box."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app import model_words
from app.widgets.labels import label

if TYPE_CHECKING:
    from app.local_model import LocalModel

_SECOND = 1_000
# Said also beside an answer; the rest only before anything was asked.
_TOLD_ALWAYS = frozenset({"downloading", "loading", "failed"})
_TOLD = _TOLD_ALWAYS | {"ready", "off"}


class ModelLine(QWidget):
    """Says that the model loads, is ready, failed or is off; nothing where there is none."""

    def __init__(self, model: LocalModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._brief = False
        self._since: float | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(8)
        self.words = label("", "small", wrap=True)
        self.again = QPushButton(self.tr("Try again"))
        self.again.setObjectName("quiet")
        self.again.clicked.connect(model.warm_up)
        row.addWidget(self.words, 1)
        row.addWidget(self.again)
        self._clock = QTimer(self, interval=_SECOND)
        self._clock.timeout.connect(self._show)
        model.changed.connect(self._take)
        self._take()

    def set_brief(self, *, brief: bool) -> None:
        """Say no more than what matters beside an answer."""
        self._brief = brief
        self._show()

    def _take(self, _: object = None) -> None:
        if self._model.state.stage != "loading":
            self._since = None
            self._clock.stop()
        elif self._since is None:
            self._since = time.monotonic()
            self._clock.start()
        self._show()

    def _show(self) -> None:
        state = self._model.state
        waited = 0 if self._since is None else int(time.monotonic() - self._since)
        self.words.setText(model_words.sentence(state, seconds=waited))
        self.words.setObjectName("notice" if state.stage == "failed" else "small")
        self.words.style().polish(self.words)
        self.again.setVisible(state.stage == "failed")
        self.setVisible(state.stage in (_TOLD_ALWAYS if self._brief else _TOLD))
