"""Which lines a query is about: its slots as conditions on the `entries` view."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from sqlalchemy import and_, false, func, not_, or_, select

from finance.db.tables import Merchant, Split, Transaction, TransactionTag
from finance.money import Money
from finance.queries.answer import Note
from finance.queries.entries import ENTRIES, TRANSACTIONS, Lines, entries
from finance.queries.query import Intent, Measure
from finance.queries.spans import Span
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, FromClause

    from finance.queries.names import Names
    from finance.queries.query import FinanceQuery

# Questions that look at transactions, not at what each line of them is for.
_WHOLE = frozenset({Intent.LIST, Intent.COUNT, Intent.LAST_TIME, Intent.FIRST_TIME})
_SHORT_DAYS = 100
_CATEGORY = func.coalesce(entries.c.category_id, 0)
_SIZE = func.abs(Transaction.__table__.c.amount)
_MOST = Decimal(10**12)  # no amount of a household comes near; SQLite's integers hold it
_TARGETS = frozenset({"categories", "merchants", "text"})
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Scope:
    """A query with its names resolved; period and measure are not in it.

    `source` is the view, joined with what text and amount bounds need. `transfers` says that the
    query names a category of own transfers, so that they count; `refunds` that only money which
    shops gave back does.
    """

    lines: Lines
    source: FromClause
    where: tuple[ColumnElement[bool], ...]
    currency: str
    transfers: bool
    notes: tuple[Note, ...]
    refunds: bool = False


def scope_of(connection: Connection, query: FinanceQuery, names: Names, currency: str) -> Scope:
    """Resolve the names of `query`; raise NotFoundError for one that the ledger does not hold."""
    lines = _lines_of(query)
    currency, where, notes = _currency(query, names, currency, lines)
    categories = names.category_ids(query.categories) if query.categories else []
    slots = _slots(query, names, lines, categories)
    texts = [_all_words(item) for item in query.text]
    source = lines.source
    if texts:
        source = _with_text(entries)
        slots["text"] = or_(*texts)
    elif not lines.single and (query.amount_min is not None or query.amount_max is not None):
        source = entries.join(Transaction, Transaction.id == entries.c.transaction_id)
    if len(texts) > 1 and query.match == "all":
        together = and_(*texts)
        if connection.scalar(select(entries.c.id).select_from(source).where(together).limit(1)):
            slots["text"] = together
    where += [*_matched(query, slots), *_excluded(query, names, lines), *_bounds(query, currency)]
    transfers = any(names.categories[c].kind == "transfer" for c in categories)
    refunds = query.refunds and query.measure is Measure.INCOME
    if refunds:
        where.append(entries.c.amount > 0)
    return Scope(lines, source, tuple(where), currency, transfers, notes, refunds)


def _lines_of(query: FinanceQuery) -> Lines:
    """Return whole transactions where nothing that is asked concerns a split."""
    split = query.categories or query.exclude_categories or query.text
    whole = query.intent in _WHOLE and query.measure is Measure.ANY and not split
    return TRANSACTIONS if whole else ENTRIES


def _currency(
    query: FinanceQuery, names: Names, currency: str, lines: Lines
) -> tuple[str, list[ColumnElement[bool]], tuple[Note, ...]]:
    """Settle the currency: the ledger's, unless all accounts named share another one.

    Returns it with the condition and the note for the accounts left out.
    """
    named = set(names.account_ids(query.accounts)) if query.accounts else set()
    asked = [a for a in names.accounts if a.id in named] or names.accounts
    if named and len({a.currency for a in asked}) == 1:
        return asked[0].currency, _other(names, asked[0].currency, lines), ()
    left_out = ", ".join(a.name for a in asked if a.currency != currency)
    notes = (Note("other_currency", (("accounts", left_out),)),) if left_out else ()
    return currency, _other(names, currency, lines), notes


def _other(names: Names, currency: str, lines: Lines) -> list[ColumnElement[bool]]:
    counted = [a.id for a in names.accounts if a.currency == currency]
    if len(counted) == len(names.accounts):
        return []
    return [lines.account_id.in_(counted)]


def _slots(
    query: FinanceQuery, names: Names, lines: Lines, categories: list[int]
) -> dict[str, ColumnElement[bool]]:
    slots: dict[str, ColumnElement[bool]] = {}
    if categories:
        span = Span.of(query.period)
        slots["categories"] = of_categories(names.with_descendants(categories), span)
    if query.merchants:
        slots["merchants"] = lines.merchant_id.in_(names.merchant_ids(query.merchants))
    if query.accounts:
        slots["accounts"] = lines.account_id.in_(names.account_ids(query.accounts))
    if query.members:
        slots["members"] = lines.member_id.in_(names.member_ids(query.members))
    if query.tags:
        tagged = select(TransactionTag.transaction_id).where(
            TransactionTag.tag_id.in_(names.tag_ids(query.tags))
        )
        slots["tags"] = lines.number.in_(tagged)
    return slots


def of_categories(ids: list[int], span: Span) -> ColumnElement[bool]:
    """Return that a line is for one of the categories `ids`.

    Over a short `span` the index of dates leads to fewer rows than that of categories; a computed
    value keeps the database from choosing the latter.
    """
    short = span.start and span.end and (span.end - span.start).days <= _SHORT_DAYS
    return (_CATEGORY if short else entries.c.category_id).in_(ids)


def _matched(
    query: FinanceQuery, slots: dict[str, ColumnElement[bool]]
) -> list[ColumnElement[bool]]:
    """Join the slots: all must hold, or with `match` any the targets widen each other.

    Where only one of categories, merchants and text is named, what widens it is the account,
    member or tag beside it.
    """
    if query.match == "all":
        return list(slots.values())
    wide = [name for name in slots if name in _TARGETS]
    if len(wide) < 2:  # noqa: PLR2004 - one target alone has nothing to widen it
        wide = list(slots)
    rest = [condition for name, condition in slots.items() if name not in wide]
    return [*rest, or_(*(slots[name] for name in wide))] if wide else rest


def _excluded(query: FinanceQuery, names: Names, lines: Lines) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if query.exclude_categories:
        ids = names.with_descendants(names.category_ids(query.exclude_categories))
        conditions.append(_CATEGORY.not_in(ids))
    if query.exclude_merchants:
        ids = names.merchant_ids(query.exclude_merchants)
        conditions.append(func.coalesce(lines.merchant_id, 0).not_in(ids))
    return conditions


def _bounds(query: FinanceQuery, currency: str) -> list[ColumnElement[bool]]:
    least, most = bounds(query, currency)
    conditions: list[ColumnElement[bool]] = []
    if query.amount_min is not None:
        conditions.append(least <= _SIZE)
    if query.amount_max is not None:
        conditions.append(most >= _SIZE)
    return conditions


def bounds(query: FinanceQuery, currency: str) -> tuple[int, int]:
    """Return the least and the most that an amount may be, both in, in minor units."""
    least = 0 if query.amount_min is None else _minor(query.amount_min, currency)
    most = _minor(_MOST if query.amount_max is None else query.amount_max, currency)
    return least + query.amount_min_open, most - query.amount_max_open


def _minor(amount: Decimal, currency: str) -> int:
    return Money.of(max(-_MOST, min(amount, _MOST)), currency).minor


def _with_text(source: FromClause) -> FromClause:
    joined = source.join(Transaction, Transaction.id == entries.c.transaction_id)
    joined = joined.join(Split, Split.id == entries.c.id)
    return joined.outerjoin(Merchant, Merchant.id == Transaction.merchant_id)


def words_of(item: str) -> list[str]:
    """Return the folded words of a search text; signs alone stand for themselves."""
    folded = fold(item)
    return _WORD.findall(folded) or [word for word in [folded] if word]


def _all_words(item: str) -> ColumnElement[bool]:
    words = words_of(item)
    return and_(*(_found(word) for word in words)) if words else false()


def _found(word: str) -> ColumnElement[bool]:
    return or_(
        Transaction.search.contains(word, autoescape=True),
        func.coalesce(Merchant.search, "").contains(word, autoescape=True),
        and_(not_(Split.note == ""), func.fold(Split.note).contains(word, autoescape=True)),
    )
