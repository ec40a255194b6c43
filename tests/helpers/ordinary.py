"""A household where nothing stands out, to be given one thing that does."""

from __future__ import annotations

import calendar
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.spans import add_months
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

MONTHS = 9
ACCOUNTS = {
    "Everyday": ("checking", "EUR"),
    "Card": ("credit card", "EUR"),
    "Dollars": ("checking", "USD"),
}
CATEGORIES = {
    "Food": ("expense", None),
    "Fruit": ("expense", "Food"),
    "Restaurants": ("expense", None),
    "Rent": ("expense", None),
    "Power": ("expense", None),
    "Films": ("expense", None),
    "Insurance": ("expense", None),
    "Travel": ("expense", None),
    "Pay": ("income", None),
    "Moves": ("transfer", None),
}
# Day of the month, amount, category, merchant, account.
MONTHLY = (
    (2, -90000, "Rent", "Landlord", "Everyday"),
    (4, -6400, "Food", "Grocer", "Everyday"),
    (8, -5800, "Food", "Market", "Everyday"),
    (11, -6100, "Food", "Grocer", "Everyday"),
    (13, -2300, "Restaurants", "Bistro", "Card"),
    (15, -1200, "Films", "Filmbox", "Card"),
    (17, -6600, "Food", "Market", "Everyday"),
    (23, -6000, "Food", "Grocer", "Everyday"),
    (24, -2600, "Restaurants", "Bistro", "Card"),
    (28, 250000, "Pay", "Employer", "Everyday"),
)
_WOBBLE = (0, 40, -40)  # what shopping differs by from month to month
_SHOPPING = ("Food", "Restaurants")


def day(n: int, ago: int = 0) -> date:
    """Return the n-th day of the month that is so many months ago."""
    first = add_months(TODAY.replace(day=1), -ago)
    return first.replace(day=min(n, calendar.monthrange(first.year, first.month)[1]))


def ordinary(*more: Entry, months: int = MONTHS, until: date = TODAY) -> Books:
    """Return the months up to `until`, nearly alike, and `more` entries of one's own.

    What a category comes to by a day is on average of three months what it is in this one.
    """
    books = Books(ACCOUNTS, CATEGORIES)
    books.openings["Everyday"] = (400_000, None)
    books.entries += [
        Entry(
            day(n, ago),
            amount + (_WOBBLE[ago % 3] if category in _SHOPPING else 0),
            category,
            merchant,
            account,
            payee=merchant.upper(),
        )
        for ago in reversed(range(months))
        for n, amount, category, merchant, account in MONTHLY
        if day(n, ago) <= until
    ]
    books.entries += more
    return books


def changed(
    books: Books, where: Callable[[Entry], bool], how: Callable[[Entry], Entry | None]
) -> Books:
    """Return the books with some entries replaced, or without them where `how` gives None."""
    new = [how(entry) if where(entry) else entry for entry in books.entries]
    return replace(books, entries=[entry for entry in new if entry is not None])


def bill(
    merchant: str, days: Iterable[date], amount: int, category: str = "Films", account: str = "Card"
) -> list[Entry]:
    """Return payments of one amount, positive minor units, to one merchant."""
    return [
        Entry(when, -amount, category, merchant, account, payee=merchant.upper()) for when in days
    ]
