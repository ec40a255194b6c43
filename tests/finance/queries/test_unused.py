"""No slot of a query is dropped in silence: it shows in the answer, or a note names it."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.queries.query import Intent, Period
from finance.queries.spans import add_months
from finance.queries.unused import left_out
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import SHOPS, motley

if TYPE_CHECKING:
    from collections.abc import Callable

_MONTHLY = {
    "Films": (-1599, "Home", "Ann", ("trip",), "Card"),
    "Landlord": (-115000, "Food", "Bo", ("shared",), "Everyday"),
}
_SEPTEMBER = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
_YEAR = Period(start=date(2026, 1, 1), end=date(2026, 10, 31))
# Values of which one at least must tell, whatever the books hold.
VALUES: dict[str, tuple[object, ...]] = {
    "categories": (("Food",), ("Home",)),
    "merchants": (("Films",), ("Landlord",)),
    "accounts": (("Card",), ("Everyday",)),
    "members": (("Ann",), ("Bo",)),
    "tags": (("trip",), ("shared",)),
    "exclude_categories": (("Food",), ("Home",)),
    "exclude_merchants": (("Films",), ("Landlord",), SHOPS, ("Films", "Landlord", *SHOPS)),
    "text": (("landlord",), ("films",)),
    "amount_min": (Decimal(20), Decimal(1200), Decimal(10**6)),
    "amount_max": (Decimal(20), Decimal("0.01")),
    "group_by": ("merchant", "week"),
    "limit": (0, 1, 3),
    "order": ("least",),
    "unit": ("day", "week"),
    "threshold": (Decimal(1), Decimal(10**7)),
    "other_period": (_SEPTEMBER,),
}


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    books = motley()
    for n in range(12):
        day = add_months(date(2025, 12, 2), n)
        for shop, (amount, category, member, tags, account) in _MONTHLY.items():
            books.entries.append(
                Entry(day, amount, category, shop, account, member, shop.upper(), tags=tags)
            )
    books.entries.append(Entry(date(2026, 10, 5), -900000, "Home", "Bakers"))
    books.budgets += [("Food", date(2025, 1, 1), 9000000), ("Home", date(2025, 1, 1), 8000)]
    return asking(books)


@pytest.mark.parametrize("intent", list(Intent))
@pytest.mark.parametrize("slot", VALUES)
def test_a_slot_shows_in_the_answer_or_a_note_names_it(
    asked: Asker, intent: Intent, slot: str
) -> None:
    if (intent, slot) == (Intent.SMALLEST, "order"):
        pytest.skip("the smallest are the least")
    period = None if intent is Intent.UPCOMING else _YEAR
    plainly = question(intent, period=period)
    plain = asked.ask(plainly)
    queries = [plainly.model_copy(update={slot: value}) for value in VALUES[slot]]
    noted = [slot in {dict(n.data).get("slot") for n in left_out(query)} for query in queries]
    answers = [asked.ask(query) for query in queries]
    if all(noted):
        assert all(any(dict(n.data).get("slot") == slot for n in a.notes) for a in answers)
    else:
        assert not any(noted)
        assert any(a != plain for a in answers)


def test_a_plain_question_has_no_such_note(asked: Asker) -> None:
    for intent in Intent:
        assert not left_out(question(intent, period=_YEAR))
        assert not [n for n in asked.ask(question(intent)).notes if n.code.startswith("left_out")]
