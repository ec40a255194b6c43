"""What a sum leaves open is noted: refunds, transfers, people and days without records."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from finance.queries.answer import Answer, Note
from finance.queries.query import Period
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

ACCOUNTS = {"Everyday": ("checking", "EUR"), "Card": ("credit card", "EUR")}
KINDS = {
    "Clothing": ("expense", None),
    "Food": ("expense", None),
    "Pay": ("income", None),
    "Moves": ("transfer", None),
}
MONTH = Period(start=date(2026, 11, 1), end=TODAY)


def _entry(
    day: int,
    amount: int,
    category: str | None,
    merchant: str | None = None,
    member: str | None = None,
    *,
    payee: str = "",
    account: str = "Everyday",
) -> Entry:
    moment = date(2026, 11, day)
    return Entry(moment, amount, category, merchant, account, member, payee)


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    books = Books(ACCOUNTS, KINDS)
    books.entries = [
        _entry(2, -9000, "Clothing", merchant="Zara", member="Ann"),
        _entry(4, 4000, "Clothing", merchant="Zara", member="Ann"),
        _entry(5, -2000, "Food"),
        _entry(6, 200000, "Pay", member="Bo"),
        _entry(7, -18000, None, payee="CARD PAYMENT"),
        _entry(9, 18000, None, payee="THANK YOU", account="Card"),
        _entry(10, -5000, "Moves", payee="TO SAVINGS"),
        _entry(18, -100, "Food", member="Bo"),
    ]
    return asking(books)


def _noted(answer: Answer, code: str) -> dict[str, str] | None:
    return next((dict(note.data) for note in answer.notes if note.code == code), None)


@pytest.mark.parametrize("intent", ["total", "list", "average", "breakdown"])
def test_refunds_inside_a_sum_are_noted(asked: Asker, intent: str) -> None:
    spent = asked.ask(question(intent, "spending", MONTH))
    assert _noted(spent, "netted") == {"value": "40.00 EUR"}
    food = asked.ask(question(intent, "spending", MONTH, categories=("Food",)))
    assert _noted(food, "netted") is None
    assert _noted(asked.ask(question(intent, "income", MONTH)), "netted") is None


def test_both_sides_of_a_transfer_that_is_not_linked_are_noted(asked: Asker) -> None:
    assert _noted(asked.ask(question("cash_flow", "net", MONTH)), "unlinked") == {
        "number": "2", "many": "2",
    }  # fmt: skip
    assert _noted(asked.ask(question("total", "spending", MONTH)), "unlinked") == {"number": "1"}
    food = asked.ask(question("total", "spending", MONTH, categories=("Food",)))
    assert _noted(food, "unlinked") is None


def test_own_transfers_asked_for_as_spending_are_told_to_be_none(asked: Asker) -> None:
    moved = asked.ask(question("total", "spending", MONTH, categories=("Moves",)))
    assert _noted(moved, "transfers_apart") == {}
    listed = asked.ask(question("list", "any", MONTH, categories=("Moves",)))
    assert _noted(listed, "transfers_apart") is None


@pytest.mark.parametrize("intent", ["list", "count"])
def test_own_transfers_among_rows_are_noted(asked: Asker, intent: str) -> None:
    assert _noted(asked.ask(question(intent, "any", MONTH)), "own_transfers") == {"number": "1"}
    assert _noted(asked.ask(question(intent, "spending", MONTH)), "own_transfers") is None
    moved = question(intent, "any", MONTH, categories=("Moves",))
    assert _noted(asked.ask(moved), "own_transfers") is None


@pytest.mark.parametrize("intent", ["list", "count"])
def test_refunds_among_rows_are_noted(asked: Asker, intent: str) -> None:
    for measure in ("any", "spending"):
        assert _noted(asked.ask(question(intent, measure, MONTH)), "refunds_among") == {
            "number": "1"
        }
    back = question(intent, "income", MONTH, refunds=True)
    assert _noted(asked.ask(back), "refunds_among") is None


def test_what_belongs_to_no_member_is_noted_beside_a_member(asked: Asker) -> None:
    ann = asked.ask(question("total", "spending", MONTH, members=("Ann",)))
    assert _noted(ann, "unassigned") == {"number": "2", "many": "2"}
    food = question("total", "spending", MONTH, members=("Ann",), categories=("Food",))
    assert _noted(asked.ask(food), "unassigned") == {"number": "1"}
    assert _noted(asked.ask(question("total", "spending", MONTH)), "unassigned") is None


def test_records_that_end_before_the_period_are_noted(asked: Asker) -> None:
    assert _noted(asked.ask(question("total", "spending", MONTH)), "records_end") is None
    later = TODAY + timedelta(days=12)
    longer = question("total", "spending", Period(start=MONTH.start, end=later))
    assert _noted(asked.ask(longer, later), "records_end") == {"date": "2026-11-18"}
    assert _noted(asked.ask(question("total", "spending", MONTH), later), "records_end") is None
    none = question("list", "spending", Period(start=date(2026, 11, 20), end=later))
    assert _noted(asked.ask(none, later), "records_end") == {"date": "2026-11-18"}


def test_a_target_inside_another_is_noted_as_counted_twice(asked: Asker) -> None:
    inside = question(
        "compare", "spending", MONTH, categories=("Clothing",), merchants=("Zara",), match="any"
    )
    assert _noted(asked.ask(inside), "overlap") == {
        "value": "50.00 EUR", "a": "Clothing", "b": "Zara",
    }  # fmt: skip
    apart = question("compare", "spending", MONTH, categories=("Clothing", "Food"))
    assert _noted(asked.ask(apart), "overlap") is None


def test_a_share_at_a_shop_says_its_share_of_the_category_too(asked: Asker) -> None:
    zara = question("share", "spending", MONTH, categories=("Clothing",), merchants=("Zara",))
    assert _noted(asked.ask(zara), "share_within") == {"percent": "100.00", "names": "Clothing"}


def test_the_largest_payment_that_comes_back_has_the_next_one_beside_it(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(ACCOUNTS, KINDS)
    books.entries = [
        Entry(date(2026, month, 1), -90000, "Food", merchant="Landlord") for month in range(3, 12)
    ]
    books.entries.append(_entry(3, -4500, "Food", merchant="Bakers"))
    asked = asking(books)
    got = asked.ask(question("largest", "spending", MONTH, limit=1))
    assert [row.label for row in got.rows] == ["Landlord"]
    assert _noted(got, "regular") == {
        "value": "45.00 EUR", "name": "Bakers", "date": "2026-11-03",
    }  # fmt: skip
    several = asked.ask(question("largest", "spending", MONTH, limit=3))
    assert _noted(several, "regular") is None


def test_a_unit_that_would_have_won_had_it_been_whole_is_noted(asked: Asker) -> None:
    weeks = Period(start=date(2026, 11, 9), end=TODAY)
    most = asked.ask(question("extreme_period", "spending", weeks, group_by="week"))
    assert most.rows[0].start == date(2026, 11, 9)
    assert _noted(most, "unranked_bin") == {"bin": "2026-11-16/2026-11-22", "value": "1.00 EUR"}
    least = asked.ask(question("extreme_period", "spending", weeks, group_by="week", order="least"))
    assert _noted(least, "unranked_bin") is None


def test_one_latest_transaction_is_named(asked: Asker) -> None:
    got = asked.ask(question("list", "any", limit=1, merchants=("Zara",)))
    assert [(row.label, row.date) for row in got.rows] == [("Zara", date(2026, 11, 4))]
    assert asked.ask(question("list", "any", limit=2)).rows == ()


def test_a_first_time_and_all_time_say_where_the_books_begin(asked: Asker) -> None:
    begun = Note("short_history", (("date", "2026-11-02"),))
    for intent in ("first_time", "total", "count", "list", "largest", "smallest"):
        assert begun in asked.ask(question(intent)).notes
    assert begun not in asked.ask(question("last_time", "any")).notes
    assert begun not in asked.ask(question("list", "any", limit=2)).notes
