"""What the list of transactions is narrowed to, beside the words typed: chips that can be removed."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.operations.filters import narrowed
from finance.ledger.filters import Filter

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
    from finance.money import Money

    forms = (
        ("amount_min", QCoreApplication.translate("transactions", "From {0}")),
        ("amount_max", QCoreApplication.translate("transactions", "Up to {0}")),
        ("size_min", QCoreApplication.translate("transactions", "From {0}")),
        ("size_max", QCoreApplication.translate("transactions", "Up to {0}")),
    )
    return [
        (form.format(formats.money(Money(value, currency))), narrowed(base, **{name: None}))
        for name, form in forms
        if (value := getattr(base, name)) is not None
    ]


def matching_text(matching: Matching) -> str:
    """Return what is said of an answer whose transactions are shown."""
    return matching.title or QCoreApplication.translate("transactions", "Behind the answer")
