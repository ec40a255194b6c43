"""Finding what comes back by itself: subscriptions, bills, salaries, from history alone.

A series is a group of payments that keep a rhythm and an amount and are still alive.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.queries.payments import NARROW, WIDE, Group, few_enough, payments, payments_of
from finance.queries.rhythm import Rhythm, alive, due_dates, rhythm_of
from finance.queries.scope import bounds

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from finance.queries.payments import Payment
    from finance.queries.request import Request


@dataclass(frozen=True, slots=True)
class Series:
    """Payments that come back. `amount` is the latest one in minor units, always positive.

    `label` is the merchant or payee; `payments` and their `dates`, one a day, stand in time order;
    `next_date` is the first expected on or after today.
    """

    label: str
    merchant_id: int | None
    category_id: int | None
    account_id: int
    rhythm: Rhythm
    amount: int
    dates: tuple[date, ...]
    payments: tuple[Payment, ...]
    next_date: date

    @property
    def monthly(self) -> int:
        """What it comes to in an average month, in minor units, rounded half to even."""
        return round(self.amount * self.rhythm.per_month)

    def due(self, today: date, end: date | None) -> list[date]:
        """Return the dates expected from `today` to `end`, both in; None: the next one only."""
        return due_dates(self.dates, self.rhythm, today, end)


def find_series(request: Request) -> list[Series]:
    """Return the living series of the query's measure and filters, the dearest a month first.

    Two amounts of one merchant that both come back are two series; else all its payments are one.
    Bounds of an amount are for what a payment is now: earlier ones of the series may be outside.
    """
    wholes: dict[tuple[int | None, str | None], list[Series]] = {}
    singles: defaultdict[tuple[int | None, str | None], list[Series]] = defaultdict(list)
    unbound = request.changed(amount_min=None, amount_max=None)
    for group, each in payments(unbound).items():
        key = (group.merchant_id, group.payee)
        series = _series(group.merchant_id, each, request.today)
        if group.amount is None:
            wholes[key] = series
        else:
            singles[key] += series
    found: list[Series] = []
    for key in wholes.keys() | singles.keys():
        several = singles[key]
        found += several if len(several) > 1 else wholes.get(key) or several
    least, most = bounds(request.query, request.currency)
    found = [s for s in found if least <= s.amount <= most]
    return sorted(found, key=lambda s: (-s.monthly, s.label, s.payments))


def regular_among(request: Request, merchants: Iterable[int]) -> set[int]:
    """Return those of `merchants` that are paid regularly, whatever the amount."""
    unbound = request.changed(amount_min=None, amount_max=None)
    seldom = few_enough(request, merchants)
    found = payments_of(unbound, {Group(merchant, None, None) for merchant in seldom})
    alive = (s for g, each in found.items() for s in _series(g.merchant_id, each, request.today))
    return {series.merchant_id for series in alive if series.merchant_id is not None}


def newest_ids(found: Iterable[Series], limit: int | None) -> tuple[int, ...]:
    """Return the transactions of all series, the newest first; None is all."""
    dated = {(p.date, p.id) for series in found for p in series.payments}
    return tuple(number for _, number in sorted(dated, reverse=True)[:limit])


def _series(merchant_id: int | None, found: Sequence[Payment], today: date) -> list[Series]:
    """Return the series that `found`, in time order, makes; empty where it makes none."""
    days: dict[date, int] = {}
    for payment in found:
        days[payment.date] = days.get(payment.date, 0) + payment.amount
    dates, amounts = tuple(days), tuple(days.values())
    rhythm = rhythm_of(dates, amounts)
    if rhythm is None or not alive(dates, rhythm, today) or not _steady(amounts, rhythm):
        return []
    last = found[-1]
    return [
        Series(
            label=last.label,
            merchant_id=merchant_id,
            category_id=last.category_id,
            account_id=last.account_id,
            rhythm=rhythm,
            amount=amounts[-1],
            dates=dates,
            payments=tuple(found),
            next_date=due_dates(dates, rhythm, today, None)[0],
        )
    ]


def _steady(amounts: Sequence[int], rhythm: Rhythm) -> bool:
    """Say whether the amounts keep close enough; a few payments must keep closer than many."""
    wide = rhythm.months and len(amounts) > rhythm.least
    return max(amounts) * 100 <= min(amounts) * (WIDE if wide else NARROW)
