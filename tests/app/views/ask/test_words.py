"""Chips say in a few words what a slot holds."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from app.views.ask.slots import Slot, slots_of
from app.views.ask.words import group_name, slot_name, slot_text
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from tests.helpers.window import TODAY

SPENT = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING)


def said(slot: Slot, language: str = "en", **slots: object) -> str:
    query = SPENT.model_copy(update=slots)
    return slot_text(query, slot, language, TODAY, "EUR")


@pytest.mark.parametrize(
    ("slot", "slots", "text"),
    [
        (Slot.CATEGORIES, {"categories": ("Fuel",)}, "Fuel"),
        (Slot.CATEGORIES, {"categories": ("Fuel", "Rent")}, "Fuel, Rent"),
        (Slot.CATEGORIES, {"categories": ("Fuel", "Rent", "Gas")}, "Fuel and 2 more"),
        (Slot.EXCLUDE_CATEGORIES, {"exclude_categories": ("Rent",)}, "without Rent"),
        (Slot.TEXT, {"text": ("tea",)}, "“tea”"),
        (Slot.AMOUNT, {"amount_min": Decimal(200), "amount_min_open": True}, "over €200.00"),
        (Slot.AMOUNT, {"amount_min": Decimal(200)}, "at least €200.00"),
        (Slot.AMOUNT, {"amount_max": Decimal(5), "amount_max_open": True}, "under €5.00"),
        (Slot.AMOUNT, {"amount_max": Decimal(5)}, "at most €5.00"),
        (Slot.AMOUNT, {"amount_min": Decimal(5), "amount_max": Decimal(5)}, "€5.00"),
        (Slot.AMOUNT, {"amount_min": Decimal(5), "amount_max": Decimal(9)}, "€5.00 – €9.00"),
        (Slot.LIMIT, {"limit": 5}, "First 5"),
        (Slot.LIMIT, {"limit": 5, "intent": Intent.LIST}, "Latest 5"),
        (Slot.THRESHOLD, {"threshold": Decimal(300), "threshold_op": "over"}, "more than €300.00?"),
        (
            Slot.THRESHOLD,
            {"threshold": Decimal(3), "threshold_op": "under", "intent": Intent.COUNT},
            "less than 3?",
        ),
        (Slot.GROUP_BY, {"intent": Intent.BREAKDOWN}, "By category"),
        (Slot.GROUP_BY, {"intent": Intent.TREND}, "By month"),
        (Slot.UNIT, {"unit": "week"}, "Per week"),
        (Slot.MATCH, {"match": "any"}, "Any of these"),
        (Slot.MERCHANTS, {}, ""),
    ],
)
def test_a_slot_in_words(slot: Slot, slots: dict[str, object], text: str) -> None:
    assert slot_text(SPENT.model_copy(update=slots), slot, "en", TODAY, "EUR") == text


def test_periods_say_their_dates() -> None:
    october = Period(start=date(2026, 10, 1), end=date(2026, 10, 31), label="last month")
    assert said(Slot.PERIOD, period=october) == "October 2026"
    assert said(Slot.PERIOD, "fr", period=october) == "Octobre 2026"
    assert said(Slot.OTHER_PERIOD, other_period=october) == "against October 2026"


def test_every_slot_and_group_has_a_name() -> None:
    assert all(slot_name(slot) for slot in Slot)
    assert all(slot_name(slot) for intent in Intent for slot in slots_of(intent))
    assert group_name("weekday") == "By day of the week"
