"""Lists, the largest and smallest, the first and last time."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from hypothesis import given, settings

from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY, queries

if TYPE_CHECKING:
    from collections.abc import Callable

EUR_BOOKS = {"Everyday": ("checking", "EUR")}
SHOPS = {"Food": ("expense", None)}


@given(query=queries((Intent.LIST,)))
@settings(deadline=None)
def test_list_is_newest_first_and_summed(asker: Asker, query: FinanceQuery) -> None:
    found = naive.rows(asker.books, query, transfers=True)
    ids = naive.ids(found)[: query.limit]
    got = asker.ask(query)
    assert list(got.transactions) == ids
    assert got.count == len(ids)
    kept = [row for row in found if row.id in ids]
    assert got.value == Money(naive.total(kept, query.measure), "EUR")
    assert asker.all_ids(query) == ids


def _sizes(asker: Asker, query: FinanceQuery) -> list[tuple[int, date, int]]:
    sums: dict[int, int] = {}
    dates: dict[int, date] = {}
    for row in naive.rows(asker.books, query):
        sums[row.id] = sums.get(row.id, 0) + row.line.amount
        dates[row.id] = row.entry.date
    if query.measure is Measure.SPENDING:
        sums = {number: -minor for number, minor in sums.items()}
    elif query.measure is not Measure.INCOME:
        sums = {number: abs(minor) for number, minor in sums.items()}
    return [(minor, dates[number], number) for number, minor in sums.items() if minor > 0]


@given(query=queries((Intent.LARGEST,)))
@settings(deadline=None)
def test_largest_are_by_size(asker: Asker, query: FinanceQuery) -> None:
    expected = sorted(_sizes(asker, query), reverse=True)[: query.limit or 5]
    got = asker.ask(query)
    assert list(got.transactions) == [number for _, _, number in expected]
    assert [row.value for row in got.rows] == [Money(m, "EUR") for m, _, _ in expected]
    assert asker.all_ids(query) == list(got.transactions)


@given(query=queries((Intent.SMALLEST,)))
@settings(deadline=None)
def test_smallest_leaves_refunds_out(asker: Asker, query: FinanceQuery) -> None:
    found = sorted(_sizes(asker, query), key=lambda s: (s[1], s[2]), reverse=True)
    expected = sorted(found, key=lambda s: s[0])[: query.limit or 5]
    assert list(asker.ask(query).transactions) == [number for _, _, number in expected]


@given(query=queries((Intent.LAST_TIME, Intent.FIRST_TIME)))
@settings(deadline=None)
def test_first_and_last_time(asker: Asker, query: FinanceQuery) -> None:
    found = naive.rows(asker.books, query, transfers=True)
    if query.measure is Measure.SPENDING:
        found = [row for row in found if row.line.amount < 0]
    elif query.measure is Measure.INCOME:
        found = [row for row in found if row.line.amount > 0]
    if query.period is None or query.period.end is None:
        start = query.period.start if query.period else None
        found = [row for row in found if row.entry.date <= max(TODAY, start or TODAY)]
    ids = naive.ids(found)
    if query.intent is Intent.FIRST_TIME:
        ids = ids[::-1]
    got = asker.ask(query)
    assert list(got.transactions) == ids[: query.limit or 1]
    if ids:
        assert got.date == asker.books.entries[ids[0] - 1].date
    else:
        assert got.empty
        assert got.date is None


def test_ids_stop_at_a_thousand_and_the_count_does_not(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, SHOPS, [Entry(TODAY, -100, "Food")] * 1005)
    asked = asking(books)
    for intent in ("list", "total", "count"):
        got = asked.ask(question(intent))
        assert (len(got.transactions), got.count) == (1000, 1005)
        assert got.transactions[0] == 1005
        assert len(asked.all_ids(question(intent))) == 1005
    many = asked.ask(question("list", limit=1002))
    assert (len(many.transactions), many.count) == (1000, 1002)
    assert many.value == Money(100200, "EUR")


def test_the_last_purchase_is_no_refund_and_not_in_the_future(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, SHOPS)
    books.entries = [
        Entry(date(2026, 11, 2), -3000, "Food", "Store"),
        Entry(date(2026, 11, 9), 3000, "Food", "Store"),
        Entry(date(2026, 12, 1), -3000, "Food", "Store"),
    ]
    got = asking(books).ask(question("last_time", merchants=("Store",)))
    assert got.date == date(2026, 11, 2)
    assert got.rows[0].label == "Store"


def test_a_transaction_without_merchant_is_named_after_its_payee(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, SHOPS, [Entry(TODAY, -3000, "Food", payee="MARKET STALL 4")])
    assert asking(books).ask(question("largest")).rows[0].label == "MARKET STALL 4"


def test_numbers_beyond_measure_are_no_error(asking: Callable[[Books], Asker]) -> None:
    asked = asking(Books(EUR_BOOKS, SHOPS, [Entry(TODAY, -3000, "Food")]))
    got = asked.ask(question("list", limit=10**30, amount_max="1e40", amount_min="-1e40"))
    assert got.count == 1
