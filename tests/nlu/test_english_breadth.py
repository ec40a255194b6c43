"""English questions as different families put them: each way of asking means the same."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from tests.helpers.understood import all_are, query

ASKED: dict[str, list[str]] = {
    "total": [
        "can you total the fuel for April",
        "what was the fuel bill for our April trip",
        "what did we fork over for fuel in April",
        "put a number on what fuel cost us in April",
        "give me the overall figure for fuel in April",
        "reckon up the fuel for April",
        "how much did we plough into fuel in April",
        "any chance you can tell me what fuel came to in April",
        "could I get the fuel total for April",
        "what were the damages for fuel in April",
    ],
    "list": [
        "did anything get refunded in April",
        "did we book a hotel in April",
        "have a quick look at what we bought at Nordmart in April",
        "what all did we buy at Nordmart in April",
        "everything we put through the Blue Card in April",
        "Nordmart history for April",
        "show me where we've used the Blue Card",
    ],
    "average": [
        "how much do we spend whenever we go to Nordmart",
        "as a rule what do we pay for fuel each month",
        "what's a usual month's fuel",
        "ballpark fuel spend per month",
    ],
    "breakdown": [
        "how much did each category take in April",
        "where did our income come from in April",
        "fuel: which shops and how much",
        "what takes up most of our money",
        "what did our money go on in April",
        "carve up the April spending by shop",
        "how is our spending spread this month",
        "what does our spending consist of",
        "pie chart for April",
        "bottom two categories in April",
        "split the fuel between Nina and Paul",
    ],
    "trend": [
        "our card spend for each of the last 3 months",
        "show how fuel has moved since January",
        "what have fuel costs done over the course of the year",
        "has the rent stayed the same since January",
    ],
    "extreme_period": [
        "when did we pay the most for electricity",
        "which month is usually the dearest",
        "which month hurt the most",
        "highest fuel month",
        "lightest Nordmart week",
    ],
    "largest": ["which purchase set us back the most in April"],
    "compare": [
        "what's the change in fuel costs since March",
        "how far above or below March are we on fuel",
        "are groceries up on March",
    ],
    "compare_to_usual": [
        "was last week an expensive week for us",
        "is our income down this month",
        "are we going out to eat an awful lot these days",
        "is it just me or is electricity dearer this month",
        "did we overdo the restaurants this month",
        "have we been lavish with clothes this month",
        "is what we paid for water in April normal",
        "clothes this month versus our usual",
        "are we getting carried away at Nordmart",
    ],
    "share": [
        "how does our rent compare with our income",
        "out of April's spending how much was rent",
        "what part of April's total was rent",
        "how much of April's spending was on the Blue Card",
        "what percentage of our spending does rent make up",
        "is rent more than a third of our income",
    ],
    "balance": [
        "are our accounts ok",
        "have we any hope of affording 900 for a kitchen",
        "what would be left in Daily if we paid 400 for a boiler",
        "how are we off for money",
        "what do we have available",
        "is Daily in the red",
        "how healthy are our accounts",
        "what's our standing across all accounts",
        "can we stretch to a bike for 300",
        "are we able to pay 700 for a sofa",
        "is it safe to splash 90 on shoes",
        "if I paid 400 for tyres would we still be ok",
        "how much have we salted away in Nest",
    ],
    "cash_flow": [
        "did more money leave than arrive in April",
        "did we come out ahead in April",
        "how did April balance out",
        "did we live beyond our income in April",
        "what did we manage to hold on to in April",
    ],
    "budget": [
        "how much did we overspend on groceries in April",
        "did we go over on clothes in April",
        "how much can we spend on fuel before we hit the limit",
        "is there enough left for groceries this month",
        "are we within what we set aside for clothes",
        "how close are we to the fuel limit",
        "what's left of this month's restaurant money",
    ],
    "recurring": [
        "are there subscriptions we pay for with the Blue Card",
        "what do we pay on autopilot",
        "which bills come round every month",
    ],
    "upcoming": [
        "are there bills we haven't paid yet this month",
        "what do we have to stump up by the end of the month",
        "when does the electricity get paid",
        "when do the internet people take their money",
        "which payments are pending this week",
    ],
    "last_time": [
        "how long is it since we treated ourselves at Casa Verde",
        "most recent time we went to Nordmart",
        "on what date did we last pay Filmbox",
        "how many weeks since we were last at Nordmart",
    ],
    "first_time": [
        "which month did Filmbox start",
        "which was the first month we had Filmbox",
        "the date we first paid Filmbox",
    ],
    "unusual": [
        "what on earth happened in April",
        "did anyone overcharge us in April",
        "what stood out in April",
        "any red flags in April",
        "what was behind the jump in spending in April",
        "why was April so dear",
        "any charges in April we don't recognise",
    ],
    "net_worth": [
        "what's the total value of everything we own",
        "do we have any debts",
        "what are all our assets worth",
    ],
}


@pytest.mark.parametrize("intent", ASKED)
def test_each_way_of_asking_is_known(intent: str) -> None:
    all_are(intent, ASKED[intent])


@pytest.mark.parametrize(
    "question",
    [
        "how much have we taken in this month",
        "how much did Paul gross last month",
        "what was our household income last month",
    ],
)
def test_words_for_getting_mean_income(question: str) -> None:
    found = query(question)
    assert (found.measure, found.categories) == ("income", ())


def test_slang_for_money_is_money() -> None:
    assert query("how much dosh is left").intent == "balance"
    assert query("how much brass went on fuel in April").text == ()


def test_an_account_asked_for_is_a_row_and_no_filter() -> None:
    found = query("spending per card last month")
    assert (found.intent, found.group_by, found.accounts) == ("breakdown", "account", ())


def test_a_sum_in_total_is_one_figure() -> None:
    assert query("what did we pay by card in total last week").intent == "total"
    assert query("what did we pay by card last week").intent == "list"


@pytest.mark.parametrize(
    ("question", "slots"),
    [
        (
            "Filmbox or taxis, where does more go",
            {"merchants": ("Filmbox",), "categories": ("Taxi",)},
        ),
        (
            "did we spend more on coffee in April than at Nordmart",
            {"merchants": ("Nordmart",), "categories": ("Coffee",)},
        ),
        (
            "did the plumber cost more than Filmbox",
            {"merchants": ("Filmbox",), "text": ("plumber",)},
        ),
    ],
)
def test_things_of_two_kinds_are_held_against_each_other(
    question: str, slots: dict[str, tuple[str, ...]]
) -> None:
    found = query(question)
    assert (found.intent, found.match, found.other_period) == ("compare", "any", None)
    assert {slot: getattr(found, slot) for slot in slots} == slots


def test_what_is_held_against_last_month_is_this_month() -> None:
    found = query("is restaurant spending up on last month")
    assert found.period is not None
    assert found.other_period is not None
    assert found.period.start == date(2026, 5, 1)
    assert (found.other_period.start, found.other_period.end) == (
        date(2026, 4, 1),
        date(2026, 4, 13),
    )


def test_a_bound_left_out_keeps_the_rest() -> None:
    found = query("our spending in April, excluding anything over 500")
    assert (found.intent, found.amount_max, found.amount_min) == ("total", Decimal(500), None)


def test_an_account_left_out_is_no_filter() -> None:
    assert query("how much did I pay in cash, not by card, in April").accounts == ("Purse",)


def test_each_of_several_weeks_is_a_trend_by_week() -> None:
    found = query("spending in each of the last 4 weeks")
    assert (found.intent, found.group_by) == ("trend", "week")


def test_a_breakdown_of_two_members_has_a_row_for_each() -> None:
    assert query("spending by Nina and Paul in April, split out").group_by == "member"


def test_a_bill_that_gets_paid_is_spending_and_a_person_who_does_is_not() -> None:
    assert query("when did the internet last get paid").measure == "spending"
    assert query("when did Paul last get paid").measure == "income"
    assert query("what's the smallest payment we made in April").measure == "spending"


def test_a_mark_that_pay_may_have_passed_is_a_threshold() -> None:
    found = query("did my pay top 3,000 in April")
    assert (found.measure, found.threshold, found.threshold_op) == ("income", Decimal(3000), "over")


def test_who_says_so_is_no_filter() -> None:
    found = query("Paul says fuel was cheaper in March than in April, is that right")
    assert (found.intent, found.members) == ("compare", ())
