"""ChipRow: a word, then questions as chips."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class ChipRow(QWidget):
    """A word, then questions as chips; nothing at all where there are none."""

    def __init__(self, lead: str, ask: Callable[[str], None]) -> None:
        super().__init__()
        self._lead = lead
        self._ask = ask
        self._flow = FlowLayout(self)
        self.chips: list[Chip] = []

    def show_texts(self, texts: Sequence[str]) -> None:
        """Offer these questions."""
        self.setVisible(bool(texts))
        if [chip.toolTip() for chip in self.chips] == list(texts):
            return
        self._flow.clear()
        self._flow.addWidget(label(self._lead, "muted"))
        self.chips = []
        for text in texts:
            chip = Chip(text)
            chip.setToolTip(text)
            chip.clicked.connect(partial(self._ask, text))
            self._flow.addWidget(chip)
            self.chips.append(chip)
