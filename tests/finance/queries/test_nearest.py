"""Where a period holds nothing, the nearest date is told."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.queries.answer import Note
from finance.queries.query import Period
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry

if TYPE_CHECKING:
    from collections.abc import Callable

GIFTS = [date(2026, 3, 9), date(2026, 9, 3), date(2026, 11, 2)]
OCTOBER = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    kinds = {"Gifts": ("expense", None), "Rent": ("expense", None), "Food": ("expense", None)}
    books = Books({"Everyday": ("checking", "EUR")}, kinds)
    books.entries = [Entry(day, -1500, "Gifts") for day in GIFTS]
    books.entries.append(Entry(date(2026, 9, 20), 1500, "Gifts"))
    books.entries.append(Entry(date(2026, 2, 2), -100, "Food"))
    return asking(books)


def _nearest(asked: Asker, intent: str, period: Period | None, category: str) -> list[Note]:
    notes = asked.ask(question(intent, "spending", period, categories=(category,))).notes
    return [note for note in notes if note.code.startswith("nearest")]


@pytest.mark.parametrize("intent", ["total", "list", "largest", "count", "average", "trend"])
def test_the_last_one_before_is_told_and_a_refund_is_none(asked: Asker, intent: str) -> None:
    assert _nearest(asked, intent, OCTOBER, "Gifts") == [
        Note("nearest_before", (("date", "2026-09-03"),))
    ]


def test_where_none_was_before_the_first_after_is_told(asked: Asker) -> None:
    early = Period(start=date(2026, 1, 1), end=date(2026, 1, 31))
    assert _nearest(asked, "total", early, "Gifts") == [
        Note("nearest_after", (("date", "2026-03-09"),))
    ]


@pytest.mark.parametrize("period", [OCTOBER, None])
def test_where_there_is_none_at_all_no_date_is_told(asked: Asker, period: Period | None) -> None:
    assert _nearest(asked, "total", period, "Rent") == []
    notes = asked.ask(question("total", "spending", period, categories=("Rent",))).notes
    assert (Note("never") in notes) is (period is not None)


def test_before_the_books_their_first_day_is_told_and_not_twice(asked: Asker) -> None:
    old = Period(start=date(2019, 1, 1), end=date(2019, 12, 31))
    begun = Note("short_history", (("date", "2026-02-02"),))
    assert asked.ask(question("total", "spending", old)).notes == (begun,)
    assert asked.ask(question("total", "spending", old, categories=("Gifts",))).notes == (
        begun, Note("nearest_after", (("date", "2026-03-09"),)),
    )  # fmt: skip
    assert asked.ask(question("total", "spending", old, categories=("Rent",))).notes == (
        begun, Note("never"),
    )  # fmt: skip


def test_what_was_found_needs_no_other_date(asked: Asker) -> None:
    march = Period(start=date(2026, 3, 1), end=date(2026, 3, 31))
    assert _nearest(asked, "total", march, "Gifts") == []
