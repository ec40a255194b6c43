"""Single payments of late that are far larger than usual, or charged twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent, Measure, Period
from finance.queries.unusual import odd

if TYPE_CHECKING:
    from finance.queries.insights.household import Household
    from finance.queries.unusual import Odd

_LARGE, _TWICE = 300, 20  # ten-thousandths of a month's spending


def facts(home: Household) -> list[Fact]:
    """Return a fact for each odd payment since the last month began; bills are none."""
    if not home.scale:
        return []
    lately = Period(start=home.lately.start, end=home.lately.end)
    request = home.request(Intent.UNUSUAL, Measure.SPENDING, period=lately)
    bills = {payment.id for series in home.bills for payment in series.payments}
    return [
        _fact(home, lately, each)
        for each in odd(request)
        if each.label.strip() and each.id not in bills and home.share(each.amount) >= _least(each)
    ]


def _least(each: Odd) -> int:
    return _TWICE if each.reason == "duplicate" else _LARGE


def _fact(home: Household, lately: Period, each: Odd) -> Fact:
    kind = Kind.CHARGED_TWICE if each.reason == "duplicate" else Kind.LARGE_PAYMENT
    request = home.request(
        Intent.UNUSUAL, Measure.SPENDING, period=lately, **home.called(each.label)
    )
    return Fact(
        kind, each.label, request.query, home.money(each.amount),
        None if each.usual is None else home.money(each.usual),
        day=each.date, transactions=(each.id,), share=home.share(each.amount),
    )  # fmt: skip
