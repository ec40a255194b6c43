"""Lists are narrowed by size, tag and category, those below it too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from tests.helpers.small_books import Books


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (Filter(size_min=2000), {"B", "C"}),
        (Filter(size_max=2000), {"A", "B"}),
        (Filter(size_min=2000, size_max=2000), {"B"}),
        (Filter(tag="Holiday"), {"A"}),
        (Filter(category="Home"), {"B"}),
        (Filter(category="Household", size_min=1), {"B"}),
        (Filter(tag="Holiday", category="Household"), set()),
    ],
)
def test_each_condition_narrows(books: Books, where: Filter, expected: set[str]) -> None:
    first = books.add("2026-10-01", "-5.00", "A", "Groceries")
    books.add("2026-10-02", "20.00", "B", "Household")
    books.add("2026-10-03", "-30.00", "C")
    books.ledger.transactions.tag([first], ["Holiday"])
    found = books.ledger.transactions.rows(books.ledger.transactions.ids(where))
    assert {t.payee for t in found} == expected
    ids = [t.id for t in found]
    assert books.ledger.transactions.sums(where) == books.ledger.transactions.totals(ids)
