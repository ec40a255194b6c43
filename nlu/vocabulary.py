"""The household's own names, indexed once per state of the ledger for quick look-up."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from nlu.concepts import keys_by_name, phrase, titled
from nlu.name_index import Lookup, NameIndex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import date

NameKind = Literal["category", "merchant", "account", "member", "tag"]
LONGEST_NAME = 6  # words


@dataclass(frozen=True, slots=True)
class Category:
    """A category. `key` is its concept where the ledger knows it; `used` that rows carry it."""

    name: str
    key: str | None = None
    kind: str = "expense"  # expense, income or transfer
    parent: str | None = None
    used: bool = True


@dataclass(frozen=True, slots=True)
class Merchant:
    """A merchant with other names it goes by."""

    name: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `kind` is checking, savings, credit card, cash, loan or investment."""

    name: str
    kind: str = "checking"
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Name:
    """One of the ledger's names."""

    kind: NameKind
    name: str


@dataclass(frozen=True)
class Vocabulary:
    """All names of a ledger, as plain data.

    Categories that no row carries are left out unless `used` says otherwise; a parent brings its
    children along. `nicknames` are other names that a person gave. `first_record` is the date of the oldest transaction.
    `uses` counts the transactions of a name; it is only asked where several things share one.
    """

    categories: tuple[Category, ...] = ()
    merchants: tuple[Merchant, ...] = ()
    accounts: tuple[Account, ...] = ()
    members: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    nicknames: tuple[tuple[str, Name], ...] = ()
    currency: str = "EUR"
    first_record: date | None = None
    uses: Callable[[Name], int] | None = field(default=None, compare=False, repr=False)

    @cached_property
    def names(self) -> NameIndex:
        """All names by what people type for them."""
        return NameIndex(self._keys(), Name)

    def index(self) -> None:
        """Index the names now, so that no question waits for it."""
        self.names.memorable.best("", 0)

    @property
    def exact(self) -> Lookup:
        """Folded name, alias or plural form → the names it stands for."""
        return self.names.exact

    @property
    def parts(self) -> Lookup:
        """A word of a longer merchant's, account's or member's name → the names that hold it."""
        return self.names.parts

    def _keys(self) -> Iterator[tuple[str, NameKind, str]]:
        """What people type for a name, with its kind and the name itself."""
        for category in self.categories:
            if category.used:
                yield phrase(category.name), "category", category.name
        for merchant in self.merchants:
            said = (titled(phrase(text)) for text in (merchant.name, *merchant.aliases))
            yield from ((key, "merchant", merchant.name) for keys in said for key in keys)
        for account in self.accounts:
            for text in (account.name, *account.aliases):
                yield phrase(text), "account", account.name
        for member in self.members:
            yield phrase(member), "member", member
        for tag in self.tags:
            yield phrase(tag), "tag", tag
        for text, name in self.nicknames:
            yield phrase(text), name.kind, name.name

    @cached_property
    def by_concept(self) -> dict[str, tuple[str, ...]]:
        """Concept key → the categories with rows that carry it."""
        used = {c.name for c in self.categories if c.used}
        found = {k: tuple(n for n in v if n in used) for k, v in self.every_concept.items()}
        return {k: v for k, v in found.items() if v}

    @cached_property
    def every_concept(self) -> dict[str, tuple[str, ...]]:
        """Concept key → all categories that carry it, by key or else by name in any language."""
        index: dict[str, list[str]] = defaultdict(list)
        known = keys_by_name()
        for category in self.categories:
            key = category.key or known.get(phrase(category.name))
            if key is not None:
                index[key].append(category.name)
        return {k: tuple(v) for k, v in index.items()}

    @cached_property
    def concept_of(self) -> dict[str, str]:
        """Category → its concept key."""
        return {name: key for key, names in self.by_concept.items() for name in names}

    def sort_of(self, name: Name) -> str | None:
        """The concept key of a category, the kind of an account."""
        if name.kind == "category":
            return self.concept_of.get(name.name)
        kinds = (k for k, names in self.by_account_kind.items() if name.name in names)
        return next(kinds, None) if name.kind == "account" else None

    @cached_property
    def by_account_kind(self) -> dict[str, tuple[str, ...]]:
        """Kind of account → the accounts of that kind."""
        index: dict[str, list[str]] = defaultdict(list)
        for account in self.accounts:
            index[account.kind.replace("_", " ")].append(account.name)
        return {k: tuple(v) for k, v in index.items()}
