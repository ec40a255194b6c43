"""Where it went: the sum per category, merchant, account, member, tag or weekday."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from finance.db.tables import Account, Category, Member, Merchant, Tag, TransactionTag
from finance.queries.answer import MOST_TRANSACTIONS, AnswerRow
from finance.queries.entries import entries
from finance.queries.query import Measure
from finance.queries.selection import percent

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from finance.queries.answer import Answer
    from finance.queries.request import Request
    from finance.queries.selection import Selection

NONE = "none"
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
# What to group by, and the table that names it. No id is 0; a computed key keeps the database from
# walking the index of the key past the period.
_KEYS: dict[str, tuple[ColumnElement[Any], type[Any]]] = {
    "category": (func.coalesce(entries.c.category_id, 0), Category),
    "merchant": (func.coalesce(entries.c.merchant_id, 0), Merchant),
    "account": (func.coalesce(entries.c.account_id, 0), Account),
    "member": (func.coalesce(entries.c.member_id, 0), Member),
    "tag": (TransactionTag.__table__.c.tag_id, Tag),
}
# A transaction may stand in several of these groups.
_OVERLAPPING = frozenset({"category", "tag"})


def breakdown(request: Request) -> Answer:
    """Return the sum of each group, the largest first; `limit` keeps the first ones.

    Lines in no group stand under `none`. Shares are of the whole, whatever `limit` leaves out.
    """
    group = request.query.group_by or "category"
    chosen = request.chosen()
    groups = _weekdays(request, chosen) if group == "weekday" else _groups(request, chosen, group)
    ids = request.ids(chosen, len(groups))
    least = request.query.order == "least"
    signed = request.query.measure in {Measure.NET, Measure.ANY}
    groups.sort(key=lambda g: g[0])
    groups.sort(key=lambda g: abs(g[1]) if signed else g[1], reverse=not least)
    whole, count = _whole(request, chosen, group, groups, len(ids))
    rows = [
        AnswerRow(
            label,
            request.money(minor),
            number,
            percent=None if signed else percent(minor, whole),
        )
        for label, minor, number in groups[: request.limit(len(groups))]
    ]
    return request.answer(
        value=request.money(whole), count=count, rows=rows, transactions=ids, empty=not groups
    )


def _groups(request: Request, chosen: Selection, group: str) -> list[tuple[str, int, int]]:
    """Return (label, sum, transactions) per group; names are looked up once per group."""
    key, named = _KEYS[group]
    if group == "tag":
        chosen = _with_tags(chosen)
    sums = chosen.grouped(key).subquery()
    found = select(named.name, sums.c.minor, sums.c.count).select_from(sums)
    rows = request.connection.execute(found.outerjoin(named, named.id == sums.c.key))
    return [(NONE if row[0] is None else row[0], row[1], row[2]) for row in rows.all()]


def _with_tags(chosen: Selection) -> Selection:
    """Repeat each line for each tag of its transaction."""
    tagged = chosen.source.outerjoin(
        TransactionTag, TransactionTag.transaction_id == entries.c.transaction_id
    )
    return replace(chosen, source=tagged)


def _weekdays(request: Request, chosen: Selection) -> list[tuple[str, int, int]]:
    sums: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
    for day, minor, number in chosen.days(request.connection):
        sums[day.weekday()][0] += minor
        sums[day.weekday()][1] += number
    return [(_WEEKDAYS[day], minor, number) for day, (minor, number) in sorted(sums.items())]


def _whole(
    request: Request,
    chosen: Selection,
    group: str,
    groups: list[tuple[str, int, int]],
    listed: int,
) -> tuple[int, int]:
    """Return the sum and the number of transactions of all groups, none of them twice."""
    minor, number = sum(g[1] for g in groups), sum(g[2] for g in groups)
    if group not in _OVERLAPPING:
        return minor, number
    if group == "category" and listed < MOST_TRANSACTIONS:
        return minor, listed
    figure = chosen.figure(request.connection)
    return figure.minor, figure.count
