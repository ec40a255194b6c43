"""What is known of a message when it is decided whether it moves money."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit


@dataclass(frozen=True, slots=True)
class Facts:
    """A message, the amount that seems to have moved, and the phrases that tell of a movement as done."""

    scan: Scan
    moved: MoneyToken | None
    strong: list[Hit]

    @property
    def done(self) -> list[Hit]:
        """The phrases of movements but the bare word transfer, which forms and codes name too."""
        return [h for h in self.strong if "verbs.transfer" not in h.roles]

    @property
    def near(self) -> bool:
        """Whether a movement is told beside its amount."""
        if self.moved is None:
            return False
        here = self.scan.sentence(self.moved.start)
        return any(abs(self.scan.sentence(h.start) - here) <= 1 for h in self.done)

    @property
    def balance(self) -> bool:
        """Whether a balance is stated."""
        return any(t.label == "balance" for t in self.scan.money)

    def words(self, hit: Hit) -> str:
        """Return a phrase as it is written, in small letters."""
        return self.scan.text[hit.start : hit.end].lower()

    @property
    def recorded(self) -> bool:
        """Whether the message carries what banks state and people do not."""
        return bool(self.scan.accounts or self.scan.references or self.balance)
