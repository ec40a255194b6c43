"""ModelAsking: the model is asked for categories of unknown payees, while the page goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app import format as formats
from app.views.asking_bar import AskingBar

if TYPE_CHECKING:
    from finance.ledger.guessing import Guess, Unknown
    from finance.ledger.ledger import Ledger
    from nlu.client import Client
    from nlu.worker import Stop

MOST = 200  # payees in one go


class _Wanted(NamedTuple):
    payee: Unknown
    known: dict[bool, dict[str, int]]


class ModelAsking(AskingBar):
    """Asks about the payees without a category; what is found becomes a suggestion."""

    def begin(self) -> None:
        """Ask about the payees without a category, at most `MOST`."""
        self.ask(self.tr("Asking the model for categories"), _wanted, _guess, self._keep)

    def _keep(self, found: list[Guess], whole: bool) -> None:  # noqa: FBT001 - one fact
        if found:
            self.context.write(lambda ledger: ledger.suggestions.add(found), self._said(len(found)))
        elif whole:
            self.context.say(self.tr("The model found no category that fits."))

    def _said(self, count: int) -> str:
        one = self.tr("Category suggested for 1 payee")
        many = self.tr("Categories suggested for {0} payees")
        return one if count == 1 else many.format(formats.number(count))


def _wanted(ledger: Ledger) -> list[_Wanted]:
    from nlu.filing import choices

    known = choices(ledger)
    return [_Wanted(payee, known) for payee in ledger.suggestions.unknown()[:MOST]]


def _guess(client: Client, stop: Stop, wanted: _Wanted) -> Guess | None:
    from nlu.filing import guessed

    return guessed(client, wanted.payee, wanted.known, stop)
