from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError, NotFoundError
from finance.ledger.edits import Change, SplitLine
from finance.ledger.filters import Filter
from finance.money import Money

if TYPE_CHECKING:
    from finance.ledger.filters import SortKey
    from tests.helpers.small_books import Books


def _eur(minor: int) -> Money:
    return Money(minor, "EUR")


def test_a_category_given_by_hand_is_remembered_for_the_merchant(books: Books) -> None:
    books.add("2026-01-02", "-4", "CAFE LUNA 1234", category="Coffee")
    (merchant,) = books.ledger.merchants.all()
    assert books.ledger.merchants.names() == [merchant.name]
    assert merchant.category == "Coffee"
    assert merchant.aliases


def test_parts_must_add_up(books: Books) -> None:
    number = books.add("2026-01-02", "-10")
    with pytest.raises(InvalidEntryError, match=r"leave -3\.00 EUR open"):
        books.ledger.transactions.split(number, [SplitLine(_eur(-700))])
    books.ledger.transactions.split(
        number, [SplitLine(_eur(-700), "Groceries"), SplitLine(_eur(-300), "Gifts", "card")]
    )
    parts = books.ledger.transactions.get(number).splits
    assert [(p.category, p.amount.minor, p.note) for p in parts] == [
        ("Groceries", -700, ""),
        ("Gifts", -300, "card"),
    ]
    with pytest.raises(InvalidEntryError, match="split"):
        books.ledger.transactions.set([number], Change(category="Rent"))
    with pytest.raises(InvalidEntryError, match="parts"):
        books.ledger.transactions.set([number], Change(amount=_eur(-1)))


def test_one_edit_of_many_rows_is_one_undo(books: Books) -> None:
    ids = [books.add(f"2026-01-0{n}", "-1", "X") for n in range(1, 5)]
    books.ledger.transactions.set(ids, Change(category="Gifts", tags=("party",)))
    assert {t.category for t in books.ledger.transactions.rows(ids)} == {"Gifts"}
    books.ledger.undo()
    assert {(t.category, t.tags) for t in books.ledger.transactions.rows(ids)} == {(None, ())}


def test_a_transfer_has_two_sides_and_no_other_category(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    out = books.add("2026-01-02", "-50", category="Gifts")
    into = books.add("2026-01-03", "50", account="Savings")
    books.ledger.transactions.transfer(out, into)
    first, second = books.ledger.transactions.rows([out, into])
    assert (first.category, second.category) == ("Transfer", "Transfer")
    assert (first.other_side, second.other_side) == (into, out)
    books.ledger.transactions.set([out], Change(category="Gifts"))
    assert books.ledger.transactions.get(into).other_side is None


def test_two_of_one_account_or_direction_are_no_transfer(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    one, two = books.add("2026-01-02", "-50"), books.add("2026-01-02", "50")
    with pytest.raises(InvalidEntryError, match="different accounts"):
        books.ledger.transactions.transfer(one, two)
    third = books.add("2026-01-02", "-50", account="Savings")
    with pytest.raises(InvalidEntryError, match="money in"):
        books.ledger.transactions.transfer(one, third)
    with pytest.raises(NotFoundError, match="number 999"):
        books.ledger.transactions.transfer(one, 999)


@pytest.mark.parametrize(
    ("where", "days"),
    [
        (Filter(text="café  LUNA"), [3]),
        (Filter(text="groceries"), [2]),
        (Filter(uncategorised=True), [4, 3]),
        (Filter(start=date(2026, 1, 2), end=date(2026, 1, 3)), [3, 2]),
        (Filter(category="Gifts"), [1]),
        (Filter(merchant="Lidl"), [2]),
        (Filter(amount_min=-300), [4, 1]),
        (Filter(text="100%"), []),
    ],
)
def test_filters(books: Books, where: Filter, days: list[int]) -> None:
    books.add("2026-01-01", "-1", "FLOWERS", "Gifts")
    books.add("2026-01-02", "-20", "LIDL 42", "Groceries", merchant="Lidl")
    books.add("2026-01-03", "-4", "Cafe Luna")
    books.add("2026-01-04", "30", "REFUND 100")
    found = books.ledger.transactions.rows(books.ledger.transactions.ids(where))
    assert [t.date.day for t in found] == days


@pytest.mark.parametrize("key", ["date", "payee", "category", "account", "member", "amount"])
def test_sorting_both_ways_holds_the_same_rows(books: Books, key: SortKey) -> None:
    for day, amount, payee in ((1, "-5", "b"), (2, "7", "A"), (3, "-1", "c")):
        books.add(f"2026-01-0{day}", amount, payee)
    up = books.ledger.transactions.ids(sort=key, descending=False)
    down = books.ledger.transactions.ids(sort=key)
    assert sorted(up) == sorted(down) == [1, 2, 3]
    if key == "payee":
        assert up == [2, 1, 3]
    if key == "amount":
        assert down == [2, 3, 1]


def test_totals_of_a_selection(books: Books) -> None:
    books.ledger.accounts.add("Dollars", "cash", currency="USD")
    ids = [books.add("2026-01-01", "-5"), books.add("2026-01-01", "2")]
    ids.append(books.add("2026-01-01", "-3", account="Dollars"))
    assert books.ledger.transactions.totals(ids) == [
        (_eur(-500), _eur(200)),
        (Money(-300, "USD"), Money(0, "USD")),
    ]
