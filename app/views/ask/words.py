"""What the parts of a query are called on chips and in their pickers."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.views.ask.slots import Slot, groups_of, is_set
from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.narration import intent_text, measure_text, period_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

_MOST_NAMES = 2


def slot_name(slot: Slot) -> str:
    """Return what a slot is called, as the title of its picker."""
    names = {
        Slot.INTENT: QCoreApplication.translate("ask", "Question"),
        Slot.MEASURE: QCoreApplication.translate("ask", "Which money"),
        Slot.PERIOD: QCoreApplication.translate("ask", "Period"),
        Slot.OTHER_PERIOD: QCoreApplication.translate("ask", "Compared with"),
        Slot.CATEGORIES: QCoreApplication.translate("ask", "Category"),
        Slot.MERCHANTS: QCoreApplication.translate("ask", "Merchant"),
        Slot.ACCOUNTS: QCoreApplication.translate("ask", "Account"),
        Slot.MEMBERS: QCoreApplication.translate("ask", "Member"),
        Slot.TAGS: QCoreApplication.translate("ask", "Tag"),
        Slot.TEXT: QCoreApplication.translate("ask", "Words"),
        Slot.MATCH: QCoreApplication.translate("ask", "Filters together"),
        Slot.AMOUNT: QCoreApplication.translate("ask", "Amount"),
        Slot.EXCLUDE_CATEGORIES: QCoreApplication.translate("ask", "Without category"),
        Slot.EXCLUDE_MERCHANTS: QCoreApplication.translate("ask", "Without merchant"),
        Slot.GROUP_BY: QCoreApplication.translate("ask", "Grouped by"),
        Slot.UNIT: QCoreApplication.translate("ask", "Average per"),
        Slot.ORDER: QCoreApplication.translate("ask", "Order"),
        Slot.LIMIT: QCoreApplication.translate("ask", "How many"),
        Slot.THRESHOLD: QCoreApplication.translate("ask", "Yes or no"),
    }
    return names[slot]


def group_name(group: str) -> str:
    """Return `by category` and the like."""
    names = {
        "category": QCoreApplication.translate("ask", "By category"),
        "merchant": QCoreApplication.translate("ask", "By merchant"),
        "account": QCoreApplication.translate("ask", "By account"),
        "member": QCoreApplication.translate("ask", "By member"),
        "tag": QCoreApplication.translate("ask", "By tag"),
        "weekday": QCoreApplication.translate("ask", "By day of the week"),
        "day": QCoreApplication.translate("ask", "By day"),
        "week": QCoreApplication.translate("ask", "By week"),
        "month": QCoreApplication.translate("ask", "By month"),
        "quarter": QCoreApplication.translate("ask", "By quarter"),
        "year": QCoreApplication.translate("ask", "By year"),
    }
    return names[group]


def unit_name(unit: str) -> str:
    """Return `per month` and the like."""
    names = {
        "transaction": QCoreApplication.translate("ask", "Per transaction"),
        "day": QCoreApplication.translate("ask", "Per day"),
        "week": QCoreApplication.translate("ask", "Per week"),
        "month": QCoreApplication.translate("ask", "Per month"),
        "quarter": QCoreApplication.translate("ask", "Per quarter"),
        "year": QCoreApplication.translate("ask", "Per year"),
    }
    return names[unit]


def order_name(order: str) -> str:
    """Return what stands first."""
    if order == "least":
        return QCoreApplication.translate("ask", "Least first")
    return QCoreApplication.translate("ask", "Most first")


def limit_name(limit: int, intent: Intent) -> str:
    """Return how many are wanted."""
    if intent is Intent.LIST:
        return QCoreApplication.translate("ask", "Latest {0}").format(formats.number(limit))
    return QCoreApplication.translate("ask", "First {0}").format(formats.number(limit))


def slot_text(query: FinanceQuery, slot: Slot, language: str, today: date, currency: str) -> str:
    """Return what the chip of a slot says; empty where the query leaves the slot open."""
    if slot is Slot.INTENT:
        return intent_text(query.intent, language)
    if slot is Slot.GROUP_BY:
        return group_name(query.group_by or groups_of(query.intent)[_default_group(query.intent)])
    if not is_set(query, slot):
        return ""
    if slot in {Slot.PERIOD, Slot.OTHER_PERIOD}:
        return _period(query, slot, language, today)
    return _single(query, slot, language, currency)


def other_text(slot: str, value: str, language: str) -> str:
    """Return a slot's value that was not taken, in words; empty where it held nothing."""
    if not value:
        return ""
    if slot == Slot.INTENT:
        return intent_text(Intent(value), language)
    if slot == Slot.MEASURE:
        return measure_text(Measure(value), language)
    if slot == Slot.GROUP_BY:
        return group_name(value)
    return value


def _default_group(intent: Intent) -> int:
    return 2 if intent in {Intent.TREND, Intent.EXTREME_PERIOD} else 0  # month, category


def _single(query: FinanceQuery, slot: Slot, language: str, currency: str) -> str:
    texts: dict[Slot, Callable[[], str]] = {
        Slot.MEASURE: lambda: measure_text(query.measure, language),
        Slot.UNIT: lambda: unit_name(query.unit or "transaction"),
        Slot.ORDER: lambda: order_name(query.order or "most"),
        Slot.LIMIT: lambda: limit_name(query.limit or 1, query.intent),
        Slot.MATCH: lambda: QCoreApplication.translate("ask", "Any of these"),
        Slot.AMOUNT: lambda: _amounts(query, currency),
        Slot.THRESHOLD: lambda: _threshold(query, currency),
    }
    return texts[slot]() if slot in texts else _listed(query, slot)


def _period(query: FinanceQuery, slot: Slot, language: str, today: date) -> str:
    if slot is Slot.PERIOD:
        text = period_text(query.period, language, today)
        return text[:1].upper() + text[1:]
    text = period_text(query.other_period, language, today)
    return QCoreApplication.translate("ask", "against {0}").format(text)


def _listed(query: FinanceQuery, slot: Slot) -> str:
    names: tuple[str, ...] = getattr(query, slot.value)
    if slot is Slot.TEXT:
        names = tuple(QCoreApplication.translate("ask", "“{0}”").format(n) for n in names)
    if len(names) > _MOST_NAMES:
        text = QCoreApplication.translate("ask", "{0} and {1} more").format(
            names[0], formats.number(len(names) - 1)
        )
    else:
        text = ", ".join(names)
    if slot in {Slot.EXCLUDE_CATEGORIES, Slot.EXCLUDE_MERCHANTS}:
        return QCoreApplication.translate("ask", "without {0}").format(text)
    return text


def _money(value: Decimal, currency: str) -> str:
    return formats.money(Money.of(value, currency))


def _amounts(query: FinanceQuery, currency: str) -> str:
    low, high = query.amount_min, query.amount_max
    if low is not None and high is not None:
        if low == high:
            return _money(low, currency)
        return f"{_money(low, currency)} – {_money(high, currency)}"
    if low is not None:
        over = QCoreApplication.translate("ask", "over {0}")
        least = QCoreApplication.translate("ask", "at least {0}")
        return (over if query.amount_min_open else least).format(_money(low, currency))
    under = QCoreApplication.translate("ask", "under {0}")
    most = QCoreApplication.translate("ask", "at most {0}")
    pattern = under if query.amount_max_open else most
    return pattern.format(_money(high or Decimal(0), currency))


def _threshold(query: FinanceQuery, currency: str) -> str:
    under = query.threshold_op == "under"
    value = query.threshold or Decimal(0)
    shown = formats.number(int(value))
    if query.intent is not Intent.COUNT:
        shown = _money(value, currency)
    if under:
        return QCoreApplication.translate("ask", "less than {0}?").format(shown)
    return QCoreApplication.translate("ask", "more than {0}?").format(shown)
