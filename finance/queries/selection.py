"""The lines that count for one measure, and the figures that every answer is made of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import ColumnElement, Select, and_, bindparam, false, func, or_, select, true

from finance.queries.entries import ENTRIES, INCOME, SPENDING, TRANSFER, Lines, entries
from finance.queries.query import Measure
from finance.queries.spans import Span

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from sqlalchemy import Connection, FromClause

    from finance.queries.scope import Scope

_K = TypeVar("_K")
_FLOWS = {
    Measure.SPENDING: (SPENDING,),
    Measure.INCOME: (INCOME,),
    Measure.NET: (SPENDING, INCOME),
    Measure.ANY: (SPENDING, INCOME),
}
HUNDREDTH = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Figure:
    """A sum in minor units, positive in the direction of the measure, and its transactions."""

    minor: int
    count: int


@dataclass(frozen=True, slots=True)
class Selection:
    """Lines of `source` that meet `where`; sums are positive in the direction of `measure`."""

    source: FromClause
    where: tuple[ColumnElement[bool], ...]
    measure: Measure
    lines: Lines = ENTRIES

    @classmethod
    def of(cls, scope: Scope, measure: Measure, *, transfers: bool = False) -> Selection:
        """Return the lines of `scope` for `measure`.

        With `transfers`, measure `any` holds own transfers too, as lists and counts show them.
        """
        flows: tuple[str, ...] | None = _FLOWS[measure]
        if measure is Measure.ANY and (transfers or scope.transfers):
            flows = None
        elif measure is Measure.NET and scope.transfers:
            flows = (SPENDING, INCOME, TRANSFER)
        elif scope.refunds:
            flows = (SPENDING,)
        where = scope.where
        if flows is not None:
            where = (*where, entries.c.flow.in_(flows) if flows[1:] else entries.c.flow == flows[0])
        return cls(scope.source, where, measure, scope.lines)

    def only(self, *conditions: ColumnElement[bool]) -> Selection:
        """Return the lines that meet `conditions` too."""
        return replace(self, where=(*self.where, *conditions))

    def within(self, span: Span) -> Selection:
        """Return the lines dated in `span`."""
        return self.only(*self._dated(span))

    def _dated(self, span: Span) -> list[ColumnElement[bool]]:
        day = self.lines.date
        conditions: list[ColumnElement[bool]] = []
        if span.start is not None:
            conditions.append(day >= span.start)
        if span.end is not None:
            conditions.append(day <= span.end)
        return conditions

    def within_any(self, spans: Sequence[Span]) -> Selection:
        """Return the lines dated in one of `spans`."""
        starts, ends = [s.start for s in spans], [s.end for s in spans]
        hull = Span(
            min((s for s in starts if s), default=None) if all(starts) else None,
            max((e for e in ends if e), default=None) if all(ends) else None,
        )
        each = [and_(true(), *self._dated(span)) for span in spans]
        return self.within(hull).only(or_(false(), *each))

    @property
    def amount(self) -> ColumnElement[int]:
        """The sum of the lines in the direction of the measure."""
        total = self.lines.total
        return -total if self.measure is Measure.SPENDING else total

    def grouped(self, key: ColumnElement[_K]) -> Select[_K, int, int]:
        """Return sum and number of transactions per `key`, as columns key, minor, count."""
        columns = select(
            key.label("key"), self.amount.label("minor"), self.lines.count.label("count")
        )
        return columns.select_from(self.source).where(*self.where).group_by(key)

    def figure(self, connection: Connection) -> Figure:
        """Return the sum and the number of transactions."""
        figures = select(self.amount, self.lines.count).select_from(self.source).where(*self.where)
        return Figure(*connection.execute(figures).one())

    def figures(self, connection: Connection, spans: Sequence[Span]) -> list[Figure]:
        """Return the figure of each of `spans`, from one statement where none is open."""
        if not all(span.start and span.end for span in spans):
            return [self.within(span).figure(connection) for span in spans]
        day = self.lines.date.between(bindparam("first"), bindparam("last"))
        each = select(self.amount, self.lines.count).select_from(self.source)
        each = each.where(*self.where, day)
        dates = [{"first": span.start, "last": span.end} for span in spans]
        return [Figure(*connection.execute(each, span).one()) for span in dates]

    def count(self, connection: Connection) -> int:
        """Return the number of transactions."""
        number = select(self.lines.count).select_from(self.source).where(*self.where)
        return connection.scalar(number) or 0

    def days(self, connection: Connection) -> list[tuple[date, int, int]]:
        """Return sum and number of transactions of each day that has any, in time order."""
        by_day = self.grouped(self.lines.date).order_by(self.lines.date)
        return [(row[0], row[1], row[2]) for row in connection.execute(by_day).all()]

    def newest(self, limit: int | None) -> Select[int]:
        """Return a statement for the ids of the transactions, the newest first; None is all."""
        day, number = self.lines.date, self.lines.number
        found = select(number).select_from(self.source).where(*self.where)
        if not self.lines.single:
            found = found.group_by(day, number)
        return found.order_by(day.desc(), number.desc()).limit(limit)

    def ids(self, connection: Connection, limit: int | None) -> tuple[int, ...]:
        """Return the ids of the transactions, the newest first; None is all."""
        return tuple(connection.scalars(self.newest(limit)).all())

    def edge(
        self, connection: Connection, limit: int, *, oldest: bool
    ) -> list[tuple[int, date, int]]:
        """Return id, date and amount of the first or last transactions."""
        day, number = self.lines.date, self.lines.number
        found = select(number, day, self.amount).select_from(self.source).where(*self.where)
        order = (day, number) if oldest else (day.desc(), number.desc())
        rows = connection.execute(found.group_by(day, number).order_by(*order).limit(limit))
        return [(row[0], row[1], row[2]) for row in rows]

    def by_size(
        self, connection: Connection, limit: int, *, smallest: bool
    ) -> list[tuple[int, date, int]]:
        """Return id, date and amount of the largest or smallest transactions.

        Only money in the direction of the measure has a size there: a refund is no small purchase.
        Equal ones come newest first.
        """
        size = self.amount
        if self.measure in {Measure.NET, Measure.ANY}:
            size = func.abs(size)
        size = size.label("size")
        day, number = self.lines.date, self.lines.number
        found = select(number, day, size).select_from(self.source).where(*self.where)
        found = found.group_by(day, number).having(size > 0)
        order = size.asc() if smallest else size.desc()
        rows = connection.execute(found.order_by(order, day.desc(), number.desc()).limit(limit))
        return [(row[0], row[1], row[2]) for row in rows]


def either(selections: Sequence[Selection]) -> Selection:
    """Return the lines that are in one of `selections`, which share their measure."""
    return replace(_widest(selections), where=(or_(*(and_(*s.where) for s in selections)),))


def both(selections: Sequence[Selection]) -> Selection:
    """Return the lines that are in all of `selections`, which share their measure."""
    return replace(_widest(selections), where=tuple(c for s in selections for c in s.where))


def _widest(selections: Sequence[Selection]) -> Selection:
    return max(selections, key=lambda s: len(s.source.c))


def percent(part: int, whole: int) -> Decimal | None:
    """Return what part of `whole` this is, in percent to two digits, halves to even.

    None where there is no positive whole to be a part of.
    """
    if whole <= 0:
        return None
    return (Decimal(part) * 100 / Decimal(whole)).quantize(HUNDREDTH, rounding=ROUND_HALF_EVEN)
