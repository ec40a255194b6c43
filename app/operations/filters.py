"""The names that filters, pickers and completion offer, and filters by the names of their fields."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from finance.ledger.filters import Filter


@dataclass(frozen=True, slots=True)
class Names:
    """The names that a ledger knows, for filters, pickers and completion."""

    accounts: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    merchants: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    def of(self, field: str) -> tuple[str, ...]:
        """Return the names of one field of a filter."""
        names: dict[str, tuple[str, ...]] = {
            "account": self.accounts,
            "category": self.categories,
            "member": self.members,
            "merchant": self.merchants,
            "tag": self.tags,
        }
        return names[field]


def narrowed(base: Filter, **fields: object) -> Filter:
    """Return `base` with other values in some of its fields, named at run time."""
    return replace(base, **fields)  # type: ignore[arg-type]
