"""DiagnosticsCard: what the model did and what it cost; never what anybody typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from app import format as formats
from app import model_words
from app.widgets.card import Card
from app.widgets.labels import label
from app.widgets.layouts import clear
from nlu.models import machine
from nlu.models.offers import Offer, offers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from nlu.outcomes import CallNote

_SHOWN = 20


class DiagnosticsCard(Card):
    """The state of the model, what each installed one takes, and the latest calls."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.context = context
        self.body.addWidget(label(self.tr("Diagnostics"), "heading"))
        self.state = label("", wrap=True)
        self.body.addWidget(self.state)
        self.memory = label("", "muted", wrap=True)
        self.body.addWidget(self.memory)
        self.models = _Table(
            (self.tr("Installed model"), self.tr("On disk"), self.tr("In memory at most"))
        )
        self.body.addSpacing(8)
        self.body.addWidget(self.models)
        self.body.addSpacing(8)
        self.calls = _Table(
            (
                self.tr("Call"),
                self.tr("Model"),
                self.tr("Seconds"),
                self.tr("Tokens read (known before)"),
                self.tr("Tokens written (forced)"),
                self.tr("How it ended"),
            )
        )
        self.body.addWidget(self.calls)
        self.none = label(self.tr("The model has not been called since Coffer started."), "muted")
        self.body.addWidget(self.none)
        self.body.addWidget(
            label(self.tr("Kept until Coffer is closed, without anything you typed."), "small")
        )
        context.model.changed.connect(self._show_state)

    def refresh(self) -> None:
        """Read again what there is to tell."""
        self._show_state()
        calls = self.context.model.client.calls[::-1][:_SHOWN]
        self.calls.fill([self._line(call) for call in calls])
        self.none.setVisible(not calls)
        self.context.tasks.files(lambda _: offers(), self._show_models, owner=self)

    def _show_state(self, _: object = None) -> None:
        model, state = self.context.model, self.context.model.state
        told = [model_words.sentence(state, model.unused)]
        if state.window:
            words = self.tr("It reads and writes up to {0} tokens at a time.")
            told.append(words.format(formats.number(state.window)))
        self.state.setText(" ".join(told))
        sizes = map(model_words.size, (machine.memory(), machine.free_memory()))
        self.memory.setText(
            self.tr("This computer has {0} of memory, and {1} of it are free.").format(*sizes)
        )

    def _show_models(self, found: Sequence[Offer]) -> None:
        there = [offer for offer in found if offer.model is not None]
        self.models.fill(
            [
                (o.entry.title, model_words.size(o.disk), model_words.size(o.entry.peak))
                for o in there
            ]
        )

    def _line(self, call: CallNote) -> tuple[str, ...]:
        usage = call.usage
        ended = {
            "Done": self.tr("answered"),
            "Unavailable": self.tr("not there"),
            "Busy": self.tr("busy"),
            "TooLong": self.tr("question too long"),
            "Malformed": self.tr("unusable"),
        }
        both = self.tr("{0} ({1})")
        return (
            formats.moment(call.at),
            call.model,
            model_words.tenths(usage.seconds) if call.outcome == "Done" else "–",
            both.format(formats.number(usage.prompt), formats.number(usage.cached)),
            both.format(formats.number(usage.written), formats.number(usage.forced)),
            ended.get(call.outcome, self.tr("failed")),
        )


class _Table(QWidget):
    """A few quiet rows below their heads; nothing at all where there are none."""

    def __init__(self, heads: Sequence[str]) -> None:
        super().__init__()
        self._heads = heads
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(len(heads), 1)
        self.hide()

    def fill(self, rows: Sequence[Sequence[str]]) -> None:
        """Show these rows in place of those before."""
        clear(self._grid)
        for place, head in enumerate(self._heads):
            self._grid.addWidget(label(head, "heading"), 0, place)
        for number, row in enumerate(rows, 1):
            for place, cell in enumerate(row):
                self._grid.addWidget(label(cell), number, place)
        self.setVisible(bool(rows))
