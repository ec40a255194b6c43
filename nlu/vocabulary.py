"""The household's own names, indexed once per state of the ledger for quick look-up."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from nlu.concepts import keys_by_name, phrase

if TYPE_CHECKING:
    from datetime import date

NameKind = Literal["category", "merchant", "account", "member", "tag"]
LONGEST_NAME = 6  # words
_IN_PARTS = {"merchant", "account", "member"}  # kinds that a part of the name may stand for


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
    """

    categories: tuple[Category, ...] = ()
    merchants: tuple[Merchant, ...] = ()
    accounts: tuple[Account, ...] = ()
    members: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    nicknames: tuple[tuple[str, Name], ...] = ()
    currency: str = "EUR"
    first_record: date | None = None

    @cached_property
    def exact(self) -> dict[str, tuple[Name, ...]]:
        """Folded name, alias or plural form → the names it stands for."""
        index: dict[str, list[Name]] = defaultdict(list)
        for key, name in self._keys:
            extra = (key + "s",) if name.kind == "member" else ()  # "Sams spending"
            for form in (*forms(key), *extra):
                if name not in index[form]:
                    index[form].append(name)
        return {k: tuple(v) for k, v in index.items() if k}

    @cached_property
    def _keys(self) -> list[tuple[str, Name]]:
        keys = [(phrase(c.name), Name("category", c.name)) for c in self.categories if c.used]
        for merchant in self.merchants:
            name = Name("merchant", merchant.name)
            keys.extend((phrase(n), name) for n in (merchant.name, *merchant.aliases))
        for account in self.accounts:
            name = Name("account", account.name)
            keys.extend((phrase(n), name) for n in (account.name, *account.aliases))
        keys.extend((phrase(m), Name("member", m)) for m in self.members)
        keys.extend((phrase(t), Name("tag", t)) for t in self.tags)
        keys.extend((phrase(text), name) for text, name in self.nicknames)
        return keys

    @cached_property
    def parts(self) -> dict[str, tuple[Name, ...]]:
        """A word of a longer merchant's, account's or member's name → the names that hold it."""
        index: dict[str, dict[Name, None]] = defaultdict(dict)
        for key, name in self._keys:
            parts = key.split()
            if len(parts) > 1 and name.kind in _IN_PARTS:
                for part in parts:
                    index[part][name] = None
        return {k: tuple(v) for k, v in index.items()}

    @cached_property
    def stretches(self) -> dict[str, tuple[Name, ...]]:
        """Two words or more that stand together inside a longer name → the names that hold them."""
        index: dict[str, dict[Name, None]] = defaultdict(dict)
        for key, name in self._keys:
            parts = key.split()
            if len(parts) > 2 and name.kind in _IN_PARTS:  # noqa: PLR2004
                for length in range(2, len(parts)):
                    for first in range(len(parts) - length + 1):
                        index[" ".join(parts[first : first + length])][name] = None
        return {k: tuple(v) for k, v in index.items()}

    @cached_property
    def fuzzy(self) -> dict[str, tuple[str, ...]]:
        """First letter → names and words of names long enough to be known in spite of a slip."""
        names = [k for k, n in self._keys if len(k) > 4]  # noqa: PLR2004
        names += [w for w, held in self.parts.items() if len(w) > 5 and len(held) == 1]  # noqa: PLR2004
        index: dict[str, dict[str, None]] = defaultdict(dict)
        for name in names:
            index[name[0]][name] = None
        return {letter: tuple(held) for letter, held in index.items()}

    @cached_property
    def by_concept(self) -> dict[str, tuple[str, ...]]:
        """Concept key → the categories that carry it, by key or else by name in any language."""
        index: dict[str, list[str]] = defaultdict(list)
        known = keys_by_name()
        for category in self.categories:
            key = category.key or known.get(phrase(category.name))
            if category.used and key is not None:
                index[key].append(category.name)
        return {k: tuple(v) for k, v in index.items()}

    @cached_property
    def concept_of(self) -> dict[str, str]:
        """Category → its concept key."""
        return {name: key for key, names in self.by_concept.items() for name in names}

    @cached_property
    def by_account_kind(self) -> dict[str, tuple[str, ...]]:
        """Kind of account → the accounts of that kind."""
        index: dict[str, list[str]] = defaultdict(list)
        for account in self.accounts:
            index[account.kind.replace("_", " ")].append(account.name)
        return {k: tuple(v) for k, v in index.items()}


def forms(key: str) -> tuple[str, ...]:
    """Return `key` with the plural and possessive forms that people type for it."""
    found = [key]
    if key.endswith(" s"):  # McDonald's
        found += [key[:-2], key[:-2] + "s"]
    last = key.rsplit(" ", 1)[-1]
    if len(last) > 3 and not last[-1].isdigit():  # noqa: PLR2004
        if last.endswith("ies"):
            found.append(key[:-3] + "y")
        elif last.endswith("s"):
            found.append(key[:-1])
        elif last.endswith("y"):
            found.append(key[:-1] + "ies")
        else:
            found.append(key + "s")
    if " " in key:
        found.append(key.replace(" ", ""))
    return tuple(dict.fromkeys(found))
