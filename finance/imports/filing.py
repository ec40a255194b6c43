"""Filing a row: which merchant it is and which category it gets, inside an open action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Category, Member, Merchant, MerchantAlias, Tag
from finance.ledger.categories import adopt_category
from finance.ledger.ids import numbers
from finance.ledger.members import add_member
from finance.ledger.tags import tag_named
from finance.payee_book import payee_book
from finance.payees import clean_payee
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.readers.model import ParsedRow
    from finance.rules import Outcome

OWN_FORMAT = "coffer"
_KEPT = 20_000  # payees that are not looked up again


@dataclass(frozen=True, slots=True)
class Filed:
    """What a row is filed under, as ids of the ledger, and who said so.

    `by` is file, history (what the user assigned before), data (the shipped payees), or None.
    """

    merchant: int | None
    category: int | None
    by: str | None = None


class Filing:
    """Files the rows of one file. Names that the ledger does not know are made.

    What the row itself says comes first, then what the user has assigned before (aliases and
    usual categories), then the shipped payee data.
    """

    def __init__(self, session: Session, spending: set[str], *, own: bool) -> None:
        self._session = session
        self._own = own
        self._merchant_ids = numbers(session, Merchant)
        self._alias_ids = numbers(session, MerchantAlias)
        self._book = payee_book()
        self._merchants = dict(session.execute(select(Merchant.search, Merchant.id)).all())
        self._usual = dict(session.execute(select(Merchant.id, Merchant.category_id)).all())
        self._aliases = dict(
            session.execute(select(MerchantAlias.alias, MerchantAlias.merchant_id)).all()
        )
        self._members = {fold(m.name): m.id for m in session.scalars(select(Member))}
        self._tags = {fold(t.name): t.id for t in session.scalars(select(Tag))}
        self._categories = Categoriser(session, spending)
        self._cache: dict[tuple[str | bool | None, ...], Filed] = {}

    def file(self, row: ParsedRow) -> Filed:
        """Return the merchant and category of a row."""
        who = row.payee or row.memo
        key = (who, row.amount > 0, row.merchant, row.category, row.filed_by)
        filed = self._cache.get(key)
        if filed is None:
            if len(self._cache) >= _KEPT:
                self._cache.clear()
            filed = self._cache[key] = self._file(row)
        return filed

    def ruled(self, row: ParsedRow, outcome: Outcome) -> Filed:
        """Return what a row is filed under where rules have decided; the rest as for any row."""
        filed = self.file(row)
        category = self.category(outcome.category) if outcome.category else filed.category
        merchant = (
            self._merchant(outcome.merchant, category) if outcome.merchant else filed.merchant
        )
        return Filed(merchant, category, "rule")

    def category(self, name: str) -> int:
        """Return the id of a category, made when new."""
        return self._categories.named(name)

    def no_transfer(self, category: int | None) -> int | None:
        """Return a category, None for one of own transfers."""
        return None if self._categories.kind(category) == "transfer" else category

    def member(self, name: str | None) -> int | None:
        """Return the id of a member, made when new; None for no name."""
        if not name or not name.strip():
            return None
        key = fold(name)
        if key not in self._members:
            self._members[key] = add_member(self._session, name).id
        return self._members[key]

    def tag(self, name: str) -> int:
        """Return the id of a tag, made when new."""
        key = fold(name)
        if key not in self._tags:
            self._tags[key] = tag_named(self._session, name).id
        return self._tags[key]

    def _file(self, row: ParsedRow) -> Filed:
        named_category = self._categories.named(row.category) if row.category else None
        if row.merchant:
            merchant = self._merchant(row.merchant, named_category)
            self._learn(clean_payee(row.payee), merchant)
            usual = None if self._own else self._usual[merchant]
            return Filed(merchant, named_category or usual, row.filed_by)
        if self._own:
            return Filed(None, named_category, row.filed_by)
        text = row.payee or row.memo
        cleaned = clean_payee(text)
        known = self._aliases.get(cleaned)
        if known is None:
            return self._from_book(text, cleaned, named_category, money_in=row.amount > 0)
        return Filed(known, named_category or self._usual.get(known), "history")

    def _from_book(self, text: str, cleaned: str, category: int | None, *, money_in: bool) -> Filed:
        match = self._book.match(text)
        if match is not None and category is None and match.category_key:
            category = self._categories.keyed(match.category_key, money_in=money_in)
        if match is not None and match.category_key == "transfer":
            return Filed(None, category, "data")
        name = match.merchant if match is not None and match.merchant else cleaned
        if not name:
            return Filed(None, category)
        merchant = self._merchant(name, category)
        self._learn(cleaned, merchant)
        return Filed(merchant, category or self._usual[merchant], "data" if category else None)

    def _merchant(self, name: str, category: int | None) -> int:
        key = fold(name)
        found = self._merchants.get(key)
        if found is None:
            found = next(self._merchant_ids)
            self._session.add(
                Merchant(id=found, name=" ".join(name.split()), search=key, category_id=category)
            )
            self._merchants[key], self._usual[found] = found, category
        return found

    def _learn(self, alias: str, merchant: int) -> None:
        if alias and alias not in self._aliases:
            self._session.add(
                MerchantAlias(id=next(self._alias_ids), merchant_id=merchant, alias=alias)
            )
            self._aliases[alias] = merchant


class Categoriser:
    """Finds categories by name or by the stable key of payee data; makes those that are missing.

    Money goes out under the names in `spending`.
    """

    def __init__(self, session: Session, spending: set[str]) -> None:
        self._session = session
        found = list(session.scalars(select(Category)))
        self._by_name = {fold(c.name): c.id for c in found}
        self._by_key = {c.key: c.id for c in found if c.key}
        self._kinds = {c.id: c.kind for c in found}
        self._spending = spending

    def named(self, name: str) -> int:
        """Return the category called `name`; a new one is income when it only brings money in."""
        key = fold(name)
        found = self._by_name.get(key)
        if found is None:
            kind = "expense" if name in self._spending else "income"
            category = adopt_category(self._session, name, kind)
            found = self._by_name[key] = category.id
            self._kinds[found] = category.kind
        return found

    def kind(self, number: int | None) -> str | None:
        """Return the kind of a category; None for no category."""
        return self._kinds.get(number or 0)

    def keyed(self, key: str, *, money_in: bool) -> int | None:
        """Return the category with a stable key, unless money goes the other way than its kind."""
        found = self._by_key.get(key)
        if found is None or (self._kinds[found] == "income" and not money_in):
            return None
        return found
