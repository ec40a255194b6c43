"""Changing one part of a query keeps the rest, and never leaves a query that means nothing."""

from __future__ import annotations

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from app.views.ask.slots import (
    FILTERS,
    Slot,
    groups_of,
    is_set,
    slots_of,
    value_of,
    with_intent,
    with_value,
    without,
)
from finance.queries.query import FinanceQuery, Intent, Measure, Period

FULL = FinanceQuery(
    intent=Intent.BREAKDOWN,
    measure=Measure.SPENDING,
    period=Period(label="this year"),
    categories=("Groceries",),
    text=("tea",),
    amount_min=Decimal(5),
    amount_min_open=True,
    group_by="member",
    limit=3,
    order="least",
    threshold=Decimal(10),
    threshold_op="over",
)


@given(st.sampled_from(Intent), st.sampled_from(Intent))
def test_another_intent_keeps_filters_and_drops_what_it_has_no_use_for(
    first: Intent, second: Intent
) -> None:
    changed = with_intent(with_intent(FULL, first), second)
    assert changed.intent is second
    assert all(value_of(changed, slot) == value_of(FULL, slot) for slot in FILTERS)
    if changed.group_by is not None:
        assert changed.group_by in groups_of(second)
    for slot in (Slot.LIMIT, Slot.ORDER, Slot.UNIT, Slot.THRESHOLD, Slot.OTHER_PERIOD):
        assert slot in slots_of(second) or not is_set(changed, slot)


@given(st.sampled_from([*FILTERS, Slot.LIMIT, Slot.ORDER, Slot.THRESHOLD, Slot.MATCH]))
def test_a_slot_is_emptied_and_filled_again(slot: Slot) -> None:
    emptied = without(FULL, slot)
    assert not is_set(emptied, slot)
    if is_set(FULL, slot):
        assert with_value(emptied, slot, value_of(FULL, slot)) == FULL


def test_bounds_of_an_amount_are_one_slot() -> None:
    assert value_of(FULL, Slot.AMOUNT) == (Decimal(5), None, True, False)
    changed = with_value(FULL, Slot.AMOUNT, (None, Decimal(9), False, False))
    assert (changed.amount_min, changed.amount_max, changed.amount_min_open) == (
        None,
        Decimal(9),
        False,
    )


def test_a_measure_that_an_intent_needs_is_set() -> None:
    listed = FinanceQuery(intent=Intent.LIST, measure=Measure.ANY)
    assert with_intent(listed, Intent.TOTAL).measure is Measure.SPENDING
    assert with_intent(FULL, Intent.NET_WORTH).measure is Measure.ANY
    assert with_intent(FULL, Intent.CASH_FLOW).measure is Measure.NET
    income = FULL.model_copy(update={"measure": Measure.INCOME})
    assert with_intent(income, Intent.TREND).measure is Measure.INCOME
