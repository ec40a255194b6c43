"""What a wish must leave room for: bills due before payday."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.money import Money
from finance.queries.answer import Commitments
from finance.queries.query import Period
from finance.queries.spans import add_months
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = {"Rent": ("expense", None), "Films": ("expense", None), "Salary": ("income", None)}
ACCOUNTS = {"Everyday": ("checking", "EUR"), "Card": ("credit card", "EUR")}


def _books(*, paid: bool = True) -> Books:
    """A pay on the 28th, a rent on the 25th from one account, films on the 20th from the other."""
    books = Books(ACCOUNTS, KINDS)
    for n in range(11):
        start = add_months(date(2025, 12, 1), n)
        books.entries += [
            Entry(start.replace(day=25), -90000, "Rent", "Landlord"),
            Entry(start.replace(day=20), -1200, "Films", "Films", "Card"),
        ]
        if paid:
            books.entries.append(Entry(start.replace(day=28), 250000, "Salary", "Employer"))
    return books


def _wish(
    asked: Asker, accounts: tuple[str, ...] = (), period: Period | None = None
) -> Commitments | None:
    query = question("balance", "any", period, threshold=Decimal(100), accounts=accounts)
    return asked.ask(query).ahead


def test_bills_up_to_the_day_before_payday_are_due(asking: Callable[[Books], Asker]) -> None:
    assert date(2026, 11, 18) == TODAY
    assert _wish(asking(_books())) == Commitments(
        date(2026, 11, 28), date(2026, 11, 27), 2, Money(91200, "EUR")
    )


def test_only_bills_of_the_accounts_asked_for_count(asking: Callable[[Books], Asker]) -> None:
    ahead = _wish(asking(_books()), accounts=("Card",))
    assert ahead is not None
    assert (ahead.count, ahead.due) == (1, Money(1200, "EUR"))


def test_without_a_known_pay_the_month_counts_to_its_end(asking: Callable[[Books], Asker]) -> None:
    ahead = _wish(asking(_books(paid=False)))
    assert ahead is not None
    assert (ahead.payday, ahead.until, ahead.count) == (None, date(2026, 11, 30), 2)


def test_a_balance_of_the_past_has_nothing_ahead(asking: Callable[[Books], Asker]) -> None:
    september = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
    assert _wish(asking(_books()), period=september) is None
