"""Facts made by hand, one of each kind, for tests of what is told and chosen."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from finance.queries.insights.fact import Fact, Kind
from nlu.narration.insights import Insight, insight
from tests.helpers.telling import TODAY, ask, euros, span

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery

NOVEMBER = span("2026-11-01", "2026-11-18")
OCTOBER = span("2026-10-01", "2026-10-31")
LATELY = span("2026-10-01", "2026-11-18")


def _fact(
    kind: Kind,
    subject: str,
    query: FinanceQuery,
    value: str,
    *other: str,
    day: str | None = None,
) -> Fact:
    return Fact(
        kind,
        subject,
        query,
        euros(value),
        euros(other[0]) if other else None,
        None if day is None else date.fromisoformat(day),
        (1, 2),
    )


def _usual(category: str, period: object) -> FinanceQuery:
    return ask("compare_to_usual", categories=(category,), period=period)


FACTS = (
    _fact(
        Kind.SHORT_BEFORE_PAYDAY, "Everyday",
        ask("upcoming", accounts=("Everyday",), period=span("2026-11-18", "2026-11-27")),
        "412.00", "-35.10", day="2026-11-27",
    ),
    _fact(
        Kind.INCOME_LATE, "Acme", ask("last_time", "income", merchants=("Acme",)),
        "2500.00", day="2026-11-01",
    ),
    _fact(
        Kind.CHARGED_TWICE, "Cinema Lux",
        ask("unusual", merchants=("Cinema Lux",), period=LATELY), "36.00", day="2026-10-13",
    ),
    _fact(Kind.BIG_BILL, "Allianz", ask("upcoming", merchants=("Allianz",)), "412.00",
          day="2026-11-26"),
    _fact(
        Kind.BUDGET_PACE, "Groceries",
        ask("budget", categories=("Groceries",), period=span("2026-11-01", "2026-11-30")),
        "140.01", "640.00", day="2026-11-30",
    ),
    _fact(
        Kind.BUDGET_OVER, "Restaurants",
        ask("budget", categories=("Restaurants",), period=span("2026-11-01", "2026-11-30")),
        "22.60", "160.00", day="2026-11-30",
    ),
    _fact(
        Kind.PRICE_RISE, "Netflix",
        ask("compare", merchants=("Netflix",), period=NOVEMBER, other_period=OCTOBER),
        "2.00", "13.99", day="2026-11-09",
    ),
    _fact(Kind.NEW_RECURRING, "Gym", ask("recurring", merchants=("Gym",)), "39.00",
          day="2026-09-06"),
    _fact(
        Kind.LARGE_PAYMENT, "Ikea", ask("unusual", merchants=("Ikea",), period=LATELY),
        "640.00", "85.20", day="2026-11-01",
    ),
    _fact(Kind.CATEGORY_HIGH, "Fuel", _usual("Fuel", NOVEMBER), "180.00", "96.40"),
    _fact(Kind.CATEGORY_HIGH, "Gifts", _usual("Gifts", OCTOBER), "210.00", "40.00"),
    _fact(
        Kind.MONTH_NET, "", ask("compare_to_usual", "net", period=OCTOBER), "-120.00", "310.00",
        "2026-10-31",
    ),
    _fact(Kind.CATEGORY_LOW, "Coffee", _usual("Coffee", NOVEMBER), "8.00", "41.50"),
    _fact(
        Kind.UNCATEGORISED, "", ask("breakdown", period=LATELY, group_by="category"),
        "512.30", "2900.00", day="2026-10-01",
    ),
)  # fmt: skip


def insights(language: str = "en", count: int = len(FACTS)) -> tuple[Insight, ...]:
    """Return the first facts in words."""
    return tuple(insight(fact, language, TODAY) for fact in FACTS[:count])
