"""From the names in a query to ids; loaded when first asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import bindparam, select

from finance.db.tables import Account, Category, Member, Merchant, Tag, Transaction
from finance.errors import NotFoundError
from finance.sentence import Sentence
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from sqlalchemy import Connection


class AccountFacts(NamedTuple):
    """One account, as far as answers need it."""

    id: int
    name: str
    kind: str
    currency: str
    archived: bool
    member_id: int | None


class CategoryFacts(NamedTuple):
    """One category with its place in the tree."""

    id: int
    name: str
    kind: str
    parent_id: int | None


_ACCOUNTS = select(
    Account.id,
    Account.name,
    Account.kind,
    Account.currency,
    Account.archived,
    Account.member_id,
).order_by(Account.id)
_CATEGORIES = select(Category.id, Category.name, Category.kind, Category.parent_id)
_MEMBERS = select(Member.id, Member.name)
_TAGS = select(Tag.id, Tag.name)
_MERCHANTS = select(Merchant.id, Merchant.name)
_NAMED = _MERCHANTS.where(Merchant.name.in_(bindparam("names", expanding=True)))
_ALIKE = _MERCHANTS.where(Merchant.search.in_(bindparam("names", expanding=True)))
_FIRST = select(Transaction.date).order_by(Transaction.date).limit(1)
_LAST = select(Transaction.date).order_by(Transaction.date.desc()).limit(1)


class Names:
    """The ledger's names. An exact name wins; else case and accents are overlooked."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @cached_property
    def accounts(self) -> tuple[AccountFacts, ...]:
        """All accounts."""
        return tuple(AccountFacts(*row) for row in self._connection.execute(_ACCOUNTS).all())

    @cached_property
    def categories(self) -> dict[int, CategoryFacts]:
        """All categories by id."""
        rows = self._connection.execute(_CATEGORIES).all()
        return {row[0]: CategoryFacts(*row) for row in rows}

    @cached_property
    def first_record(self) -> date | None:
        """The date of the oldest transaction; None in empty books."""
        return self._connection.scalar(_FIRST)

    @cached_property
    def last_record(self) -> date | None:
        """The date of the newest transaction; None in empty books."""
        return self._connection.scalar(_LAST)

    def account_ids(self, names: Sequence[str]) -> list[int]:
        """Return the ids of the accounts named."""
        return _ids(Sentence("account"), names, ((a.id, a.name) for a in self.accounts))

    def member_ids(self, names: Sequence[str]) -> list[int]:
        """Return the ids of the members named."""
        return _ids(Sentence("member"), names, self._connection.execute(_MEMBERS))

    def tag_ids(self, names: Sequence[str]) -> list[int]:
        """Return the ids of the tags named."""
        return _ids(Sentence("tag"), names, self._connection.execute(_TAGS))

    def category_ids(self, names: Sequence[str]) -> list[int]:
        """Return the ids of the categories named, without their descendants."""
        return _ids(Sentence("category"), names, ((c.id, c.name) for c in self.categories.values()))

    def merchant_ids(self, names: Sequence[str]) -> list[int]:
        """Return the ids of the merchants named."""
        rows = self._connection.execute(_NAMED, {"names": names}).all()
        missing = set(names) - {name for _, name in rows}
        if missing:
            folded = [fold(name) for name in missing]
            rows = [*rows, *self._connection.execute(_ALIKE, {"names": folded})]
        return _ids(Sentence("merchant"), names, rows)

    def with_descendants(self, ids: Iterable[int]) -> list[int]:
        """Return `ids` and all categories below them."""
        children: dict[int, list[int]] = {}
        for category in self.categories.values():
            if category.parent_id is not None:
                children.setdefault(category.parent_id, []).append(category.id)
        found: dict[int, None] = {}
        waiting = list(ids)
        while waiting:
            this = waiting.pop()
            if this not in found:
                found[this] = None
                waiting.extend(children.get(this, ()))
        return sorted(found)

    def ancestors(self, category_id: int) -> list[int]:
        """Return the categories above one, the nearest first."""
        found: list[int] = []
        parent = self.categories[category_id].parent_id
        while parent is not None and parent not in found:
            found.append(parent)
            parent = self.categories[parent].parent_id
        return found


def _ids(noun: Sentence, names: Sequence[str], rows: Iterable[tuple[int, str]]) -> list[int]:
    exact: dict[str, int] = {}
    alike: dict[str, list[int]] = {}
    for row_id, name in rows:
        exact[name] = row_id
        alike.setdefault(fold(name), []).append(row_id)
    found: list[int] = []
    for name in names:
        ids = [exact[name]] if name in exact else alike.get(fold(name))
        if not ids:
            raise NotFoundError(
                "There is no {noun} called “{name}” in these books.", noun=noun, name=name
            )
        found.extend(ids)
    return sorted(set(found))
