"""Small ledgers for tests, filled a line at a time through the ledger itself."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING

from finance.ledger.edits import Change
from finance.ledger.ledger import Ledger
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Books:
    """A ledger with short-hand for adding to it."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    @classmethod
    @contextmanager
    def new(cls, path: Path, key: bytes | None = None, currency: str = "EUR") -> Iterator[Books]:
        """Give new books with one current account, Everyday."""
        with Ledger.create(path, key, currency=currency) as ledger:
            ledger.accounts.add("Everyday", "checking")
            yield cls(ledger)

    def add(
        self,
        day: str,
        amount: str,
        payee: str = "",
        category: str | None = None,
        *,
        account: str = "Everyday",
        merchant: str | None = None,
        member: str | None = None,
    ) -> int:
        """Add a transaction on an ISO day for an amount in major units; return its id."""
        currency = self.ledger.accounts.get(account).currency
        change = Change(payee=payee, category=category, merchant=merchant, member=member)
        when = date.fromisoformat(day)
        return self.ledger.transactions.add(account, when, Money.of(amount, currency), change)

    def state(self) -> object:
        """Return all that undo must bring back, comparable."""
        ledger = self.ledger
        return (
            ledger.accounts.all(archived=True),
            ledger.categories.all(archived=True),
            ledger.merchants.all(),
            ledger.members.names(),
            ledger.tags.names(),
            ledger.transactions.rows(sorted(ledger.transactions.ids())),
            ledger.batches.all(),
            ledger.profiles.all(),
            ledger.budgets.of(date(2100, 1, 1)),
        )
