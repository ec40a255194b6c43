"""Random small books with every oddity in them, and random questions about them."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from tests.helpers.books import Books, Entry, Line

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

TODAY = date(2026, 11, 18)
FIRST = date(2025, 7, 9)
_CATEGORIES = {
    "Food": ("expense", None),
    "Bread": ("expense", "Food"),
    "Fruit": ("expense", "Food"),
    "Berries": ("expense", "Fruit"),
    "Home": ("expense", None),
    "Pay": ("income", None),
    "Moves": ("transfer", None),
}
SHOPS = ("Crème Café", "Bakers", "Garden & Sons", "Ärzte", "Corner 24")
_WORDS = ("apple", "Éclair", "plum tart", "100%", "rose_bush", "jam")
TAGS = ("trip", "shared")


def motley(seed: int = 11, size: int = 260) -> Books:
    """Return books with splits, refunds, transfers, tags, no category, a foreign account."""
    rng = random.Random(seed)
    books = Books(
        accounts={
            "Everyday": ("checking", "EUR"),
            "Card": ("credit card", "EUR"),
            "Dollars": ("savings", "USD"),
        },
        categories=_CATEGORIES,
    )
    for _ in range(size):
        books.entries.append(_entry(rng))
    return books


def _entry(rng: random.Random) -> Entry:
    day = FIRST + timedelta(days=rng.randrange((TODAY - FIRST).days + 4))
    amount = -rng.choice([rng.randrange(1, 9000), 4000, 1250])
    category = rng.choice([*_CATEGORIES, None])
    if category == "Pay" or rng.random() < 0.15:
        amount = -amount
    splits: tuple[Line, ...] = ()
    if rng.random() < 0.2:
        part = amount // 3
        notes = ("", rng.choice(_WORDS))
        splits = (
            Line(category, part, notes[0]),
            Line(rng.choice(list(_CATEGORIES)), amount - part, notes[1]),
        )
    return Entry(
        day,
        amount,
        category,
        merchant=rng.choice([*SHOPS, None]),
        account=rng.choice(["Everyday", "Everyday", "Card", "Dollars"]),
        member=rng.choice(["Ann", "Bo", None]),
        payee=rng.choice(["", "PAYMENT", "CARD 12"]) + " " + rng.choice(_WORDS),
        memo=rng.choice(["", "ref 77"]),
        note=rng.choice(["", "", "gift for Zoé"]),
        tags=tuple(tag for tag in TAGS if rng.random() < 0.2),
        splits=splits,
    )


def _some(names: tuple[str, ...], most: int = 2) -> SearchStrategy[tuple[str, ...]]:
    few = st.lists(st.sampled_from(names), max_size=most, unique=True).map(tuple)
    return st.one_of(st.just(()), st.just(()), few)


_days = st.dates(FIRST - timedelta(days=40), TODAY + timedelta(days=20))
_ends = st.one_of(st.none(), _days)
_PERIODS = [
    (date(2026, 11, 1), TODAY), (date(2026, 10, 1), date(2026, 10, 31)), (date(2026, 1, 1), TODAY),
    (date(2026, 11, 16), TODAY), (date(2025, 11, 19), TODAY), (date(2026, 7, 1), date(2026, 9, 30)),
    (date(2026, 11, 1), date(2026, 11, 30)),
]  # fmt: skip
periods = st.one_of(
    st.none(),
    st.sampled_from(_PERIODS).map(lambda p: Period(start=p[0], end=p[1])),
    st.tuples(_ends, _ends)
    .filter(lambda p: p[0] is None or p[1] is None or p[0] <= p[1])
    .map(lambda p: Period(start=p[0], end=p[1])),
)
_amounts = st.one_of(
    st.none(), st.none(), st.sampled_from([Decimal(40), Decimal("12.5"), Decimal(0), Decimal(70)])
)
_texts = (
    "apple",
    "éclair",
    "tart plum",
    "100%",
    "rose_bush",
    "cafe",
    "zoe gift",
    "%",
    "nothing at all",
)


@st.composite
def queries(
    draw: st.DrawFn, intents: tuple[Intent, ...], measures: tuple[Measure, ...] = tuple(Measure)
) -> FinanceQuery:
    """Draw a question with any mix of filters."""
    return FinanceQuery(
        intent=draw(st.sampled_from(intents)),
        measure=draw(st.sampled_from(measures)),
        period=draw(periods),
        categories=draw(_some(tuple(_CATEGORIES))),
        merchants=draw(_some(SHOPS)),
        accounts=draw(_some(("Everyday", "Card"))),
        members=draw(_some(("Ann", "Bo"))),
        tags=draw(_some(TAGS)),
        exclude_categories=draw(_some(("Bread", "Fruit", "Home"), 1)),
        exclude_merchants=draw(_some(SHOPS, 1)),
        text=draw(_some(_texts)),
        match=draw(st.sampled_from(["all", "all", "any"])),
        amount_min=draw(_amounts),
        amount_max=draw(_amounts),
        amount_min_open=draw(st.booleans()),
        amount_max_open=draw(st.booleans()),
        limit=draw(st.one_of(st.none(), st.integers(1, 5))),
    )
