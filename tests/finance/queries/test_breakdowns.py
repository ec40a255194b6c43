"""Breakdowns by every group, against the same worked out row by row."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.query import FinanceQuery, GroupBy, Intent, Measure
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY, queries

if TYPE_CHECKING:
    from collections.abc import Callable

GROUPS: tuple[GroupBy, ...] = ("category", "merchant", "account", "member", "tag", "weekday")
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def _labels(row: naive.Row, group: str) -> list[str]:
    if group == "tag":
        return list(row.entry.tags) or ["none"]
    if group == "weekday":
        return [WEEKDAYS[row.entry.date.weekday()]]
    if group == "category":
        return [row.line.category or "none"]
    return [getattr(row.entry, group) or "none"]


@given(query=queries((Intent.BREAKDOWN,)), group=st.sampled_from(GROUPS))
@settings(deadline=None)
def test_each_group_has_its_sum(asker: Asker, query: FinanceQuery, group: GroupBy) -> None:
    query = query.model_copy(update={"group_by": group})
    found = naive.rows(asker.books, query)
    groups: defaultdict[str, list[naive.Row]] = defaultdict(list)
    for row in found:
        for label in _labels(row, group):
            groups[label].append(row)
    expected = {
        label: (Money(naive.total(each, query.measure), "EUR"), len(set(naive.ids(each))))
        for label, each in groups.items()
    }
    got = asker.ask(query)
    rows = {row.label: (row.value, row.count) for row in got.rows}
    assert rows.items() <= expected.items()
    assert len(rows) == min(len(expected), query.limit or len(expected))
    assert got.value == Money(naive.total(found, query.measure), "EUR")
    assert got.count == len(set(naive.ids(found)))
    assert list(got.transactions) == naive.ids(found)
    if query.measure in {Measure.SPENDING, Measure.INCOME} and rows:
        values = [row.value.minor for row in got.rows if row.value is not None]
        assert values == sorted(values, reverse=True)
        assert values[0] == max(value.minor for value, _ in expected.values())


def test_shares_are_of_the_whole_even_with_a_limit(asking: Callable[[Books], Asker]) -> None:
    books = Books({"Everyday": ("checking", "EUR")}, dict.fromkeys("ABC", ("expense", None)))
    books.entries = [Entry(TODAY, -6000, "A"), Entry(TODAY, -3000, "B"), Entry(TODAY, -1000, "C")]
    got = asking(books).ask(question("breakdown", limit=2))
    assert [(row.label, row.percent) for row in got.rows] == [
        ("A", Decimal("60.00")),
        ("B", Decimal("30.00")),
    ]
    least = asking(books).ask(question("breakdown", limit=1, order="least"))
    assert [row.label for row in least.rows] == ["C"]


def test_equal_groups_come_by_name(asking: Callable[[Books], Asker]) -> None:
    books = Books({"Everyday": ("checking", "EUR")}, dict.fromkeys("BAC", ("expense", None)))
    books.entries = [Entry(TODAY, -100, c) for c in "CAB"]
    assert [row.label for row in asking(books).ask(question("breakdown")).rows] == ["A", "B", "C"]


def test_over_time_is_a_trend_and_an_extreme_weekday_a_breakdown(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books({"Everyday": ("checking", "EUR")}, {"A": ("expense", None)})
    books.entries = [Entry(date(2026, 11, 17), -500, "A"), Entry(TODAY, -100, "A")]
    asked = asking(books)
    by_month = asked.ask(question("breakdown", group_by="month"))
    assert [row.start for row in by_month.rows] == [date(2026, 11, 1)]
    most = asked.ask(question("extreme_period", group_by="weekday"))
    assert [row.label for row in most.rows] == ["tue"]
