"""What the list of transactions is narrowed to, beside the words typed: chips that can be removed."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.operations.filters import narrowed
from finance.ledger.filters import Filter
from finance.money import Money

if TYPE_CHECKING:
    from datetime import date

    from app.context import Matching

_NOTHING = Filter()


def both(base: Filter, typed: Filter) -> Filter:
    """Return the filter that asks for both; what is typed wins where both name one thing."""
    changed = {
        f.name: getattr(typed, f.name)
        for f in fields(Filter)
        if getattr(typed, f.name) != getattr(_NOTHING, f.name)
    }
    if base.text and typed.text:
        changed["text"] = f"{base.text} {typed.text}"
    return narrowed(base, **changed)


def chips(base: Filter, today: date, currency: str) -> list[tuple[str, Filter]]:
    """Return for each condition its words, and the filter without it."""
    found: list[tuple[str, Filter]] = []
    if base.start or base.end:
        span = formats.period(base.start, base.end, today)
        found.append((span, replace(base, start=None, end=None)))
    words = {
        "account": QCoreApplication.translate("transactions", "Account: {0}"),
        "category": QCoreApplication.translate("transactions", "Category: {0}"),
        "merchant": QCoreApplication.translate("transactions", "Merchant: {0}"),
        "member": QCoreApplication.translate("transactions", "Member: {0}"),
        "tag": QCoreApplication.translate("transactions", "Tag: {0}"),
        "text": QCoreApplication.translate("transactions", "Words: {0}"),
    }
    for name, form in words.items():
        value = getattr(base, name)
        if value:
            found.append((form.format(value), narrowed(base, **{name: _empty(name)})))
    if base.batch_id is not None:
        said = QCoreApplication.translate("transactions", "One import")
        found.append((said, replace(base, batch_id=None)))
    return found + _amounts(base, currency)


def _empty(name: str) -> object:
    return getattr(_NOTHING, name)


def _amounts(base: Filter, currency: str) -> list[tuple[str, Filter]]:
    signed = replace(base, amount_min=None, amount_max=None)
    sized = replace(base, size_min=None, size_max=None)
    found = (
        (_signed_text(base.amount_min, base.amount_max, currency), signed),
        (_between(base.size_min, base.size_max, currency), sized),
    )
    return [(text, rest) for text, rest in found if text]


def _signed_text(low: int | None, high: int | None, currency: str) -> str:
    """Return what bounds in minor units say of money in or out; no one thinks of its sign."""
    if low is not None and low > 0:
        money_in = QCoreApplication.translate("transactions", "Money in")
        return _with_size(money_in, low, high, currency)
    if high is not None and high < 0:
        money_out = QCoreApplication.translate("transactions", "Money out")
        return _with_size(money_out, -high, None if low is None else -low, currency)
    return _between(low, high, currency)


def _with_size(direction: str, low: int, high: int | None, currency: str) -> str:
    """Return the direction, with the size where it says more than that there is some."""
    size = _between(None if low == 1 else low, high, currency)
    if not size:
        return direction
    return QCoreApplication.translate("transactions", "{0}: {1}").format(
        direction, size[:1].lower() + size[1:]
    )


def _between(low: int | None, high: int | None, currency: str) -> str:
    """Return bounds in minor units in words; empty for none."""
    least, most = (
        "" if bound is None else formats.money(Money(bound, currency)) for bound in (low, high)
    )
    if least and most:
        if low == high:
            return least
        return QCoreApplication.translate("transactions", "{0} to {1}").format(least, most)
    if least:
        return QCoreApplication.translate("transactions", "From {0}").format(least)
    return most and QCoreApplication.translate("transactions", "Up to {0}").format(most)


def matching_text(matching: Matching) -> str:
    """Return what is said of an answer whose transactions are shown."""
    return matching.title or QCoreApplication.translate("transactions", "Behind the answer")
