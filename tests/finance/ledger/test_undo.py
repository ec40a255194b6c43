from __future__ import annotations

import tempfile
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from finance.errors import FinanceError
from finance.ledger.edits import Change, SplitLine
from finance.money import Money
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.ledger.ledger import Ledger


def _eur(minor: int) -> Money:
    return Money(minor, "EUR")


STEPS: list[Callable[[Ledger, int], object]] = [
    lambda b, n: b.accounts.add(f"Account {n}", "savings", opening=_eur(n)),
    lambda b, n: b.accounts.set("Everyday", opening=_eur(n)),
    lambda b, n: b.accounts.merge(f"Account {n}", "Everyday"),
    lambda b, n: b.accounts.delete(f"Account {n}"),
    lambda b, n: b.members.add(f"Member {n}"),
    lambda b, n: b.members.delete(f"Member {n}"),
    lambda b, n: b.categories.add(f"Category {n}", parent="Home"),
    lambda b, n: b.categories.merge(f"Category {n}", "Groceries"),
    lambda b, n: b.categories.set("Groceries", archived=n % 2 == 0),
    lambda b, n: b.budgets.set("Groceries", _eur(100 * n), date(2026, 1 + n, 1)),
    lambda b, n: b.transactions.add(
        "Everyday", date(2026, 1, 1 + n), _eur(-n), Change(payee=f"SHOP {n}", category="Coffee")
    ),
    lambda b, n: b.transactions.add(
        f"Account {n}", date(2026, 1, 1 + n), _eur(n), Change(payee="IN", tags=("a", f"b{n}"))
    ),
    lambda b, n: b.transactions.set([n], Change(merchant=f"Merchant {n}", note="x")),
    lambda b, n: b.transactions.split(
        n, [SplitLine(_eur(1)), SplitLine(b.transactions.get(n).amount - _eur(1), "Books")]
    ),
    lambda b, n: b.transactions.delete([n]),
    lambda b, n: b.transactions.transfer(n, n + 1),
    lambda b, n: b.merchants.merge(f"Merchant {n}", "Merchant 1"),
]


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(1, 4)), max_size=25))
def test_undo_and_redo_bring_back_every_state(
    steps: list[tuple[Callable[[Ledger, int], object], int]],
) -> None:
    with tempfile.TemporaryDirectory() as folder, Books.new(Path(folder) / "b.coffer") as books:
        states = [books.state()]
        for step, number in steps:
            before = len(books.ledger.history(100))
            try:
                step(books.ledger, number)
            except FinanceError:
                assert books.state() == states[-1], "a refused edit changed the books"
                continue
            if len(books.ledger.history(100)) > before:
                states.append(books.state())
        for state in reversed(states[:-1]):
            assert books.ledger.undo() is not None
            assert books.state() == state
        for state in states[1:]:
            assert books.ledger.redo() is not None
            assert books.state() == state
        assert books.ledger.redo() is None


def test_a_new_action_ends_redo(books: Books) -> None:
    books.add("2026-01-01", "-1")
    books.ledger.undo()
    books.ledger.members.add("Alex")
    assert books.ledger.redo() is None


def test_asking_is_no_action(books: Books) -> None:
    books.add("2026-01-01", "-1")
    books.ledger.undo()
    books.ledger.asked.add("how much?")
    assert books.ledger.redo() == ("add", "")
    assert books.ledger.asked.latest() == ["how much?"]
