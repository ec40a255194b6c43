"""What can be had and what is there, side by side: what both fronts list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nlu.models import machine
from nlu.models.catalogue import catalogue
from nlu.models.installed import installed

if TYPE_CHECKING:
    from nlu.models.catalogue import Entry
    from nlu.models.installed import InstalledModel


@dataclass(frozen=True, slots=True)
class Offer:
    """A model with what it means here. `pick` is the one that suits this computer best."""

    entry: Entry
    model: InstalledModel | None
    pick: bool
    fits: bool

    @property
    def disk(self) -> int | None:
        """Bytes on disk: measured where it is installed, else as the catalogue says."""
        return self.entry.disk if self.model is None else self.model.size

    @property
    def fetchable(self) -> bool:
        """Whether Coffer can bring it by itself."""
        return self.entry.checked and self.model is None


def offers(*, all_engines: bool = True) -> tuple[Offer, ...]:
    """Return the models of the catalogue, then the user's own.

    Without `all_engines`, what is made for another kind of computer is left out unless installed.
    """
    there = {model.entry.id: model for model in installed()}
    best = machine.pick()
    own = machine.own_engine()
    listed = list(catalogue()) + [m.entry for m in there.values() if m.entry.own]
    return tuple(
        Offer(entry, there.get(entry.id), entry == best, machine.fits(entry))
        for entry in listed
        if all_engines or entry.engine == own or entry.id in there
    )
