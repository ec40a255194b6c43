"""ModelsCard: the language models that suit this computer, and what brings and removes them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QPushButton, QVBoxLayout, QWidget

from app import model_words
from app.dialogs.confirm import confirm
from app.said import said
from app.views.settings.model_row import ModelRow
from app.widgets.card import Card
from app.widgets.labels import label, line
from app.widgets.layouts import clear
from app.widgets.work_bar import WorkBar
from nlu.models.offers import Offer, offers

if TYPE_CHECKING:
    from app.context import Context


class ModelsCard(Card):
    """A row for each model, with one piece of work at a time and its progress on top.

    Attributes: `rows` are those on show, by the model's id.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.work = context.model_work
        self.rows: dict[str, ModelRow] = {}
        self._shown = ""
        self.body.addWidget(label(self.tr("Models"), "heading"))
        told = self.tr(
            "Questions are read by rules. A model on this computer may help with what the rules "
            "do not understand; it never counts, and nothing leaves the computer."
        )
        self.body.addWidget(label(told, "muted", wrap=True))
        self.bring = QPushButton(self.tr("Import a model file…"))
        self.bring.clicked.connect(lambda: self.choose_file(None))
        self.use = QPushButton(self.tr("Use a folder…"))
        self.use.clicked.connect(lambda: self.choose_folder(None))
        self.row(self.bring, self.use, None)
        self.bar = WorkBar()
        self.bar.cancelled.connect(self.work.cancel)
        self.body.addWidget(self.bar)
        self.problem = label("", "notice", wrap=True)
        self.problem.hide()
        self.body.addWidget(self.problem)
        self._place = QVBoxLayout()
        self._place.setSpacing(12)
        self.body.addLayout(self._place)
        self.work.changed.connect(self._show_work)
        self.work.ended.connect(self._ended)
        self._show_work()

    def refresh(self) -> None:
        """Look again at what is installed."""
        self.context.tasks.files(lambda _: offers(all_engines=False), self._show, owner=self)

    def choose_file(self, offer: Offer | None) -> None:
        """Ask for a model's file and copy it."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a model file"), str(Path.home()), self.tr("Models (*.gguf *.whl)")
        )
        if name:
            self.work.bring(Path(name), *_named(offer))

    def choose_folder(self, offer: Offer | None) -> None:
        """Ask for the folder of a model and use it where it lies."""
        name = QFileDialog.getExistingDirectory(
            self, self.tr("Use the folder of a model"), str(Path.home())
        )
        if name:
            self.work.use(Path(name), *_named(offer))

    def ask_remove(self, offer: Offer) -> None:
        """Ask whether a model is to go."""
        model = offer.model
        if model is None:
            return
        if model.borrowed:
            text = self.tr("Coffer no longer uses it. Its files stay in {0}.").format(model.path)
        else:
            size = model_words.size(model.size)
            text = self.tr("Its files are deleted, which frees {0}.").format(size)
        confirm(
            self.window(),
            self.tr("Remove {0}?").format(offer.entry.title),
            text,
            self.tr("Remove"),
            partial(self.work.remove, *_named(offer)),
        )

    def _show_work(self) -> None:
        """Show what is under way, and let nothing else begin meanwhile."""
        busy = self.work.busy
        self.bar.setVisible(busy)
        for widget in (self.bring, self.use, *self.rows.values()):
            widget.setEnabled(not busy)
        if not busy:
            self._shown = ""
            return
        self.problem.hide()
        doing = self._doing()
        if doing != self._shown:
            self._shown = doing
            self.bar.start(doing)
        if self.work.total:
            self.bar.advance(self.work.done, self.work.total)

    def _doing(self) -> str:
        words = {
            "downloading": self.tr("Downloading {0} (MB)"),
            "checking": self.tr("Checking {0} (MB)"),
            "unpacking": self.tr("Unpacking {0} (MB)"),
            "copying": self.tr("Copying {0} (MB)"),
            "converting": self.tr("Converting {0}"),
        }
        title = self.work.title or self.tr("the model")
        return words.get(self.work.stage, self.tr("Working…")).format(title)

    def _ended(self, error: Exception | None) -> None:
        if error is not None:
            self.problem.setText(said(error))
            self.problem.show()
        self.refresh()

    def _show(self, found: tuple[Offer, ...]) -> None:
        clear(self._place)
        self.rows = {}
        for offer in found:
            row = ModelRow(offer)
            row.wanted.connect(partial(self.work.install, *_named(offer)))
            row.brought.connect(partial(self._bring, offer))
            row.removed.connect(partial(self.ask_remove, offer))
            self._place.addWidget(line())
            self._place.addWidget(row)
            self.rows[offer.entry.id] = row
        self._show_work()

    def _bring(self, offer: Offer) -> None:
        if offer.entry.engine == "mlx":
            self.choose_folder(offer)
        else:
            self.choose_file(offer)


def _named(offer: Offer | None) -> tuple[str, str]:
    return ("", "") if offer is None else (offer.entry.id, offer.entry.title)
