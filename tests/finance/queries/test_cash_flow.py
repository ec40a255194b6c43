"""Money in, out, left, and the rate of saving."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from hypothesis import given, settings

from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import queries

if TYPE_CHECKING:
    from collections.abc import Callable


@given(query=queries((Intent.CASH_FLOW,), (Measure.NET,)))
@settings(deadline=None)
def test_net_is_in_less_out(asker: Asker, query: FinanceQuery) -> None:
    into = naive.total(naive.rows(asker.books, query, Measure.INCOME), Measure.INCOME)
    out = naive.total(naive.rows(asker.books, query, Measure.SPENDING), Measure.SPENDING)
    got = asker.ask(query)
    rows = {row.label: row.value for row in got.rows}
    assert rows["in"] == Money(into, "EUR")
    assert rows["out"] == Money(out, "EUR")
    assert rows["net"] == got.value == Money(into - out, "EUR")
    both = [*naive.rows(asker.books, query, Measure.INCOME)]
    both += naive.rows(asker.books, query, Measure.SPENDING)
    ids = naive.ids(both)
    assert asker.all_ids(query) == ids == list(got.transactions)


def test_the_rate_is_what_was_left_of_the_income(asking: Callable[[Books], Asker]) -> None:
    kinds = {
        "Pay": ("income", None), "Rent": ("expense", None), "Transfer": ("transfer", None),
    }  # fmt: skip
    books = Books({"Everyday": ("checking", "EUR")}, kinds)
    books.entries = [
        Entry(date(2026, 10, 1), 300000, "Pay"),
        Entry(date(2026, 10, 2), -200000, "Rent"),
        Entry(date(2026, 10, 3), -25000, "Transfer"),
    ]
    got = asking(books).ask(question("cash_flow", "net"))
    assert got.rows[-1].label == "rate"
    assert got.rows[-1].percent == Decimal("33.33")
    assert got.count == 2


def test_no_income_has_no_rate(asking: Callable[[Books], Asker]) -> None:
    got = asking(Books({"Everyday": ("checking", "EUR")}, {})).ask(question("cash_flow", "net"))
    assert got.empty
    assert got.rows[-1].percent is None
