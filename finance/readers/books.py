"""What an export of whole books holds beside its transactions, and the columns of Coffer's own CSV."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

VERSION = 1
COLUMNS = (
    "date",
    "account",
    "payee",
    "merchant",
    "category",
    "member",
    "amount",
    "note",
    "account_kind",
    "currency",
    "tags",
    "transfer",
    "split",
    "id",
    "pending",
)
REQUIRED = frozenset({"date", "account", "amount"})
TAG_SEPARATOR = ";"
TRUE = "yes"
NO_REFUND = "none"  # in place of a purchase: a person said that it gives back nothing known
KINDS = ("checking", "savings", "credit card", "cash", "loan", "investment")


@dataclass(frozen=True, slots=True)
class BookAccount:
    """An account; `opening` is its balance in major units before its first transaction."""

    name: str
    kind: str | None = None
    currency: str | None = None
    number: str | None = None
    opening: Decimal | None = None
    opening_date: date | None = None
    member: str | None = None
    archived: bool = False


@dataclass(frozen=True, slots=True)
class BookCategory:
    """A category; `kind` is expense, income or transfer."""

    name: str
    parent: str | None = None
    kind: str | None = None
    archived: bool = False


@dataclass(frozen=True, slots=True)
class BookMerchant:
    """A merchant, the payee texts that are known to be it, and its usual category.

    `suggest` False: a person wants no category suggested for it.
    """

    name: str
    aliases: tuple[str, ...] = ()
    category: str | None = None
    suggest: bool = True


@dataclass(frozen=True, slots=True)
class BookBudget:
    """The monthly budget of a category, in major units of the books' currency."""

    category: str
    amount: Decimal
    start: date | None = None


@dataclass(frozen=True, slots=True)
class Books:
    """All of an export but its transactions, which are rows of the `ParsedFile`."""

    currency: str | None = None
    accounts: tuple[BookAccount, ...] = ()
    categories: tuple[BookCategory, ...] = ()
    merchants: tuple[BookMerchant, ...] = ()
    members: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    budgets: tuple[BookBudget, ...] = ()
