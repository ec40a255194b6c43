"""Which purchase money in gives back, judged by merchant, amount and days."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz.fuzz import token_set_ratio

from finance.payees import clean_payee
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

DAYS = 120  # after a purchase in which money back may be its refund
_LOOKED_AT = 200  # purchases of one merchant before a refund of some of one
_ALIKE = 90  # of 100: the purchase's payee, with a word such as refund beside it


class Back(NamedTuple):
    """Money in that may be a refund; `amount` is in minor units."""

    id: int
    account: int
    currency: str
    date: date
    amount: int
    merchant: int | None
    payee: str


class Purchase(NamedTuple):
    """Money out that may be refunded; `left` is what was not given back yet, above 0."""

    id: int
    account: int
    currency: str
    date: date
    left: int
    merchant: int | None
    payee: str
    parts: tuple[int, ...]


def match(backs: Sequence[Back], purchases: Iterable[Purchase]) -> Iterator[tuple[int, int]]:
    """Yield (refund id, purchase id), each refund once, no purchase refunded beyond its amount.

    A refund is of the same merchant, or of a payee spelt alike on the same account where all of
    the amount comes back, at most DAYS after the purchase. The whole of a purchase or one of its
    parts goes before some of it; then the same account, then the nearest day.
    """
    shelf = _Shelf(purchases)
    rest = []
    for back in sorted(backs, key=lambda b: (b.date, b.id)):
        purchase = shelf.exact(back)
        if purchase is None:
            rest.append(back)
        else:
            shelf.take(purchase, back.amount)
            yield back.id, purchase.id
    for back in rest:
        purchase = shelf.larger(back)
        if purchase is not None:
            shelf.take(purchase, back.amount)
            yield back.id, purchase.id


class _Shelf:
    """Purchases by merchant and by account, in the order of their days."""

    def __init__(self, purchases: Iterable[Purchase]) -> None:
        self._left: dict[int, int] = {}
        self._of: dict[tuple[str, int], list[Purchase]] = defaultdict(list)
        self._exact: dict[tuple[str, int, int], list[Purchase]] = defaultdict(list)
        for p in sorted(purchases, key=lambda p: (p.date, p.id)):
            self._left[p.id] = p.left
            if p.merchant is not None:
                self._of[p.currency, p.merchant].append(p)
            for size in {p.left, *p.parts}:
                self._exact[p.currency, p.account, size].append(p)
                if p.merchant is not None:
                    self._exact[p.currency, -p.merchant, size].append(p)

    def exact(self, back: Back) -> Purchase | None:
        """Return the purchase whose rest, or one part of which, is exactly what came back."""
        fits = []
        if back.merchant is not None:
            fits = self._exact.get((back.currency, -back.merchant, back.amount), [])
        fits = [p for p in fits if self._fits(back, p)]
        if not fits:
            same = self._exact.get((back.currency, back.account, back.amount), [])
            fits = [p for p in same if self._fits(back, p) and _spelt_alike(back, p)]
        whole = [p for p in fits if self._left[p.id] == back.amount] or fits
        return max(whole, key=lambda p: (p.account == back.account, p.date, p.id), default=None)

    def larger(self, back: Back) -> Purchase | None:
        """Return the nearest purchase of which more is left than what came back."""
        if back.merchant is None:
            return None
        shelf = self._of.get((back.currency, back.merchant), [])
        near: Purchase | None = None
        end = bisect_right(shelf, back.date, key=lambda p: p.date)
        for purchase in reversed(shelf[max(0, end - _LOOKED_AT) : end]):
            if (back.date - purchase.date).days > DAYS:
                break
            if self._fits(back, purchase):
                if purchase.account == back.account:
                    return purchase
                near = near or purchase
        return near

    def take(self, purchase: Purchase, amount: int) -> None:
        """Count what came back of a purchase."""
        self._left[purchase.id] -= amount

    def _fits(self, back: Back, purchase: Purchase) -> bool:
        days = (back.date - purchase.date).days
        return 0 <= days <= DAYS and self._left[purchase.id] >= back.amount


def _spelt_alike(back: Back, purchase: Purchase) -> bool:
    ours, theirs = (fold(clean_payee(text)) for text in (back.payee, purchase.payee))
    return bool(ours and theirs) and token_set_ratio(ours, theirs) >= _ALIKE
