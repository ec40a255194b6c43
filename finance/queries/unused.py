"""What a query holds that its intent cannot use: said in a note, never dropped in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import Note
from finance.queries.query import Intent

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery

_NAMES = (
    "categories", "merchants", "accounts", "members", "tags",
    "exclude_categories", "exclude_merchants", "text",
)  # fmt: skip
_AMOUNTS = ("amount_min", "amount_max")
_STATES = {Intent.BALANCE, Intent.NET_WORTH}
_HELD = {"accounts", "members", "text"}  # what tells which accounts are meant
_BUDGETED = {"categories", "exclude_categories"}
_ORDERED = {Intent.BREAKDOWN, Intent.EXTREME_PERIOD, Intent.SMALLEST}
# Intents that use a slot; names and amounts are used by all but states and budgets.
_USERS: dict[str, set[Intent]] = {
    "threshold": {
        Intent.TOTAL, Intent.COUNT, Intent.AVERAGE, Intent.SHARE, Intent.BALANCE, Intent.NET_WORTH,
        Intent.CASH_FLOW, Intent.BUDGET, Intent.LARGEST, Intent.SMALLEST, Intent.RECURRING,
        Intent.UPCOMING,
    },
    "limit": {
        Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.BREAKDOWN, Intent.EXTREME_PERIOD,
        Intent.RECURRING, Intent.UPCOMING, Intent.UNUSUAL, Intent.LAST_TIME, Intent.FIRST_TIME,
    },
    "group_by": {Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD},
    "unit": {Intent.AVERAGE, Intent.TREND, Intent.EXTREME_PERIOD},
    "other_period": {Intent.COMPARE},
}  # fmt: skip


def left_out(query: FinanceQuery) -> tuple[Note, ...]:
    """Return a note for each slot that makes no difference to the answer.

    The codes are `left_out_names`, `left_out_amount` and `left_out_` with the slot's name; the data
    `slot` names the slot, `value` what it holds.
    """
    notes = [
        Note("left_out_names", (("slot", slot), ("value", ", ".join(getattr(query, slot)))))
        for slot in _NAMES
        if getattr(query, slot) and not _names_used(query, slot)
    ]
    notes += [
        Note("left_out_amount", (("slot", slot), ("value", f"{getattr(query, slot):f}")))
        for slot in _AMOUNTS
        if getattr(query, slot) is not None and query.intent in {*_STATES, Intent.BUDGET}
    ]
    notes += [
        Note(f"left_out_{slot}", (("slot", slot),))
        for slot, users in _USERS.items()
        if getattr(query, slot) is not None and query.intent not in users
    ]
    if query.order == "least" and query.intent not in _ORDERED:
        notes.append(Note("left_out_order", (("slot", "order"),)))
    return tuple(notes)


def _names_used(query: FinanceQuery, slot: str) -> bool:
    if query.intent in _STATES:
        return slot in _HELD
    if query.intent is Intent.BUDGET:
        # Without a category a merchant or a text has no budget, and that is the answer.
        return slot in _BUDGETED or (slot in {"merchants", "text"} and not query.categories)
    return True
