"""ModelRow: one model: what it is, what it takes, what it may do, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app import model_words
from app.widgets.labels import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from nlu.models.offers import Offer


class ModelRow(QWidget):
    """Facts on the left, buttons on the right.

    Signals:
        wanted: the model is to be fetched.
        brought: a copy that is on this computer is to be imported.
        removed: the model is to go.
    """

    wanted = Signal()
    brought = Signal()
    removed = Signal()

    def __init__(self, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        facts = QVBoxLayout()
        facts.setSpacing(4)
        facts.addLayout(self._heading())
        facts.addWidget(label(model_words.facts(offer), "small", wrap=True))
        facts.addWidget(label(model_words.role(offer.entry), "small", wrap=True))
        for remark in self._remarks():
            facts.addWidget(remark)
        row.addLayout(facts, 1)
        for button in self._buttons():
            row.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(self.offer.entry.title))
        if self.offer.model is not None:
            row.addWidget(label(self.tr("Installed"), "status"))
        if self.offer.pick:
            row.addWidget(label(self.tr("Best fit for this computer’s memory"), "status"))
        if not self.offer.entry.checked and not self.offer.entry.own:
            row.addWidget(label(self.tr("Unchecked"), "statusOff"))
        row.addStretch(1)
        return row

    def _remarks(self) -> list[QLabel]:
        offer, found = self.offer, []
        if not offer.fits:
            found.append(label(self.tr("This computer has too little memory for it."), "notice"))
        if offer.model is not None:
            where = label(str(offer.model.path), "small", wrap=True)
            found.append(where)
            if offer.model.sha256 is not None and offer.entry.sha256 is None:
                known = self.tr("Checksum on record: {0}…").format(offer.model.sha256[:16])
                found.append(label(known, "small"))
        elif not offer.entry.checked:
            words = self.tr(
                "Nobody has checked its files yet, so Coffer does not fetch them. Get a copy from "
                "{0} and import it; its checksum is then kept."
            )
            found.append(label(words.format(offer.entry.page), "small", wrap=True))
        for remark in found:
            remark.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            remark.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return found

    def _buttons(self) -> list[QPushButton]:
        offer, title = self.offer, self.offer.entry.title
        if offer.model is not None:
            remove = QPushButton(self.tr("Remove…"))
            remove.setAccessibleName(self.tr("Remove {0}").format(title))
            remove.clicked.connect(self.removed)
            return [remove]
        made = []
        if offer.fetchable:
            fetch = QPushButton(self.tr("Download"))
            fetch.setObjectName("primary" if offer.pick else "")
            fetch.setAccessibleName(self.tr("Download {0}").format(title))
            fetch.clicked.connect(self.wanted)
            made.append(fetch)
        bring = QPushButton(self.tr("Import a copy…"))
        bring.setAccessibleName(self.tr("Import a copy of {0}").format(title))
        bring.clicked.connect(self.brought)
        return [*made, bring]
