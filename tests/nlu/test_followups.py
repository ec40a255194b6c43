"""Turns of a conversation: what is not named anew is kept."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery


def talk(*turns: str) -> FinanceQuery:
    """Return what the last turn is understood as."""
    previous: FinanceQuery | None = None
    for turn in turns:
        reading = understand(turn, household(), TODAY, previous)
        previous = reading.query or previous
    assert previous is not None
    return previous


def span(query: FinanceQuery) -> tuple[str, str]:
    assert query.period is not None
    return str(query.period.start), str(query.period.end)


def test_a_new_target_takes_the_place_of_the_old_one() -> None:
    got = talk("how much on groceries last month?", "and restaurants?")
    assert (got.categories, got.follow_up) == (("Restaurants",), True)
    assert span(got) == ("2026-04-01", "2026-04-30")


def test_a_narrowing_word_is_added() -> None:
    got = talk("restaurants last month", "only Nina")
    assert (got.categories, got.members) == (("Restaurants",), ("Nina",))


def test_a_new_period_keeps_the_rest() -> None:
    got = talk("how much at Nordmart last month", "what about last year?")
    assert got.merchants == ("Nordmart",)
    assert span(got) == ("2025-01-01", "2025-12-31")


def test_the_month_before_is_counted_from_the_one_asked_about() -> None:
    assert span(talk("spending in March", "and the month before?")) == ("2026-02-01", "2026-02-28")


def test_a_change_of_question_keeps_period_and_filters() -> None:
    got = talk("how much on fuel this year", "break that down by month")
    assert (got.intent, got.group_by, got.categories) == ("trend", "month", ("Fuel",))
    got = talk("how much on fuel this year", "how many times was that?")
    assert (got.intent, got.categories) == ("count", ("Fuel",))


def test_on_what_groups_by_category_or_inside_one_by_merchant() -> None:
    assert talk("total spent last week", "on what?").group_by == "category"
    assert talk("restaurants last week", "on what?").group_by == "merchant"


def test_more_than_another_month_compares_what_was_asked() -> None:
    got = talk("groceries in April", "is that more than in March?")
    assert got.intent == "compare"
    assert got.other_period is not None
    assert (span(got)[0], str(got.other_period.start)) == ("2026-04-01", "2026-03-01")


def test_is_that_a_lot_is_held_against_the_usual() -> None:
    got = talk("groceries in April", "is that a lot?")
    assert got.intent == "compare_to_usual"
    assert span(got) == ("2026-04-01", "2026-04-30")


def test_exclusions_add_up() -> None:
    got = talk("spending this month", "without rent", "and without fuel")
    assert got.exclude_categories == ("Rent", "Fuel")


@pytest.mark.parametrize(
    "turn",
    [
        "leave the rent out",
        "rent doesn't count",
        "forget the rent",
        "ignoring rent",
        "drop the rent",
        "take out the rent",
        "and what is it without the rent",
        "enlève le loyer",
        "le loyer ne compte pas",
        "pas le loyer",
        "tu peux retirer le loyer",
        "laisse le loyer de côté",
    ],
)
def test_ways_to_leave_something_out(turn: str) -> None:
    got = talk("spending last month", turn)
    assert (got.intent, got.exclude_categories, got.categories) == ("total", ("Rent",), ())


def test_what_was_left_out_comes_back() -> None:
    turns = ("spending in April", "without rent", "nor fuel", "put the rent back in")
    assert talk(*turns).exclude_categories == ("Fuel",)
    turns = ("dépenses en avril", "sans le loyer", "et sans l'essence", "remets le loyer")
    assert talk(*turns).exclude_categories == ("Fuel",)


def test_leaving_out_one_of_two_things_takes_it_off() -> None:
    got = talk("electricity and water last year", "drop the water")
    assert (got.categories, got.exclude_categories) == (("Electricity",), ())


def test_the_unit_after_is_counted_from_the_one_asked_about() -> None:
    assert span(talk("fuel in February", "and the month after?")) == ("2026-03-01", "2026-03-31")
    assert span(talk("fuel in February", "a month later")) == ("2026-03-01", "2026-03-31")
    got = talk("essence en février", "et le mois suivant ?", "et celui d'après ?")
    assert (got.intent, *span(got)) == ("total", "2026-04-01", "2026-04-30")


def test_a_later_start_keeps_the_end() -> None:
    got = talk("groceries by week this year", "start in March")
    assert (got.intent, *span(got)) == ("trend", "2026-03-01", "2026-05-13")


def test_two_periods_named_one_after_the_other_are_compared() -> None:
    got = talk("fuel in February", "and in March", "compare the two")
    assert got.intent == "compare"
    assert got.other_period is not None
    assert (span(got)[0], str(got.other_period.start)) == ("2026-02-01", "2026-03-01")


def test_a_number_that_is_taken_back() -> None:
    assert talk("top 3 shops this year", "seven instead of three").limit == 7
    assert talk("top 3 des magasins cette année", "huit au lieu de trois").limit == 8


def test_all_time_stays_where_rows_of_all_time_were_asked_about() -> None:
    got = talk("list our Filmbox payments", "what do they add up to")
    assert (got.intent, got.period is None or got.period.start is None) == ("total", True)


def test_both_people_that_were_asked_about() -> None:
    turns = ("how much did Nina spend at Nordmart this year", "and Paul?", "and the two of them")
    got = talk(*turns)
    assert (set(got.members), got.merchants) == ({"Nina", "Paul"}, ("Nordmart",))


def test_a_split_between_people_is_grouped_by_them() -> None:
    got = talk("restaurants in April", "how does that split between Nina and Paul")
    assert (got.intent, got.group_by) == ("breakdown", "member")


def test_corrections() -> None:
    assert talk("how much did Paul spend", "sorry, I meant Nina").members == ("Nina",)
    assert talk("what share of our spending is rent", "I meant of our income").measure == "income"


def test_numbers() -> None:
    assert talk("last 5 purchases", "ten please").limit == 10
    assert talk("can I afford 300 for shoes", "and 500?").threshold == Decimal(500)
    assert talk("transactions last week", "only above 50").amount_min == Decimal(50)


def test_a_filter_can_be_taken_off() -> None:
    assert talk("card spending last week", "and on all accounts?").accounts == ()


def test_a_question_that_stands_alone_starts_anew() -> None:
    got = talk("how much at Nordmart last month", "when is the rent due?")
    assert (got.intent, got.merchants, got.follow_up) == ("upcoming", (), False)


@pytest.mark.parametrize(
    "question",
    [
        "how much did we spend on restaurants in March",
        "show the payments above 70 in 2025",
        "are we over budget",
        "is my phone bill higher than usual",
        "compare April with March",
        "our net worth",
        "anything odd among the charges in April",
        "combien nous a coûté l'internet en 2025",
        "les dépenses de mars par magasin",
        "où en sont nos budgets",
        "est-ce qu'on a dépensé plus que d'habitude en avril",
    ],
)
def test_a_whole_question_owes_nothing_to_the_one_before(question: str) -> None:
    before = talk("how much did Nina spend at Casa Verde in February")
    got = understand(question, household(), TODAY, before).query
    assert got == understand(question, household(), TODAY).query


def test_money_in_leaves_the_costs_behind() -> None:
    got = talk("how much did rent cost last year", "and how much did we earn?")
    assert (got.measure, got.categories) == ("income", ())
    assert span(got) == ("2025-01-01", "2025-12-31")


def test_the_difference_of_what_was_compared() -> None:
    got = talk("did we spend more in April than in January", "by how much?")
    assert got.intent == "compare"
    assert got.other_period is not None
    assert (span(got)[0], str(got.other_period.start)) == ("2026-04-01", "2026-01-01")


def test_what_is_not_understood_changes_nothing() -> None:
    got = talk("taxis in April", "book me one for 8pm", "and in March?")
    assert got.categories == ("Taxi",)
    assert span(got) == ("2026-03-01", "2026-03-31")


def test_french_turns() -> None:
    got = talk("combien en courses le mois dernier", "et les restos ?", "par magasin")
    assert (got.intent, got.group_by, got.categories) == ("breakdown", "merchant", ("Restaurants",))
    got = talk("solde du compte courant", "et l'épargne ?", "fin mars ?")
    assert (got.intent, got.accounts) == ("balance", ("Nest",))
    assert span(got) == ("2026-03-01", "2026-03-31")


def test_where_and_why_ask_about_the_last_answer() -> None:
    got = talk("restaurants last month", "where?")
    assert (got.intent, got.group_by, got.categories) == ("breakdown", "merchant", ("Restaurants",))
    got = talk("electricity last month", "why?")
    assert (got.intent, got.categories) == ("unusual", ("Electricity",))
    assert talk("combien en essence le mois dernier", "pourquoi ?").intent == "unusual"


def test_another_unit_of_an_average_stays_an_average() -> None:
    got = talk("average spending per month on groceries", "per week instead")
    assert (got.intent, got.unit, got.categories) == ("average", "week", ("Groceries",))


def test_which_of_two_named_one_after_the_other() -> None:
    got = talk("spent at Nordmart last month", "and Casa Verde?", "which one was more?")
    assert got.intent == "compare"
    assert set(got.merchants) == {"Nordmart", "Casa Verde"}


def test_too_leaves_out_another_thing() -> None:
    got = talk("spending last month without rent", "and electricity too")
    assert got.exclude_categories == ("Rent", "Electricity")
    assert got.categories == ()


def test_the_same_month_last_year_is_counted_from_the_one_asked_about() -> None:
    got = talk("restaurants in March", "compared to the same month last year")
    assert got.other_period is not None
    assert str(got.other_period.start) == "2025-03-01"
    assert str(got.other_period.end) == "2025-03-31"


def test_all_accounts_takes_an_account_off() -> None:
    assert talk("how much is in Nest", "all accounts together").accounts == ()


def test_a_kind_of_cost_after_income_is_spending() -> None:
    got = talk("when do I get paid", "and the rent?")
    assert (got.intent, got.measure, got.categories) == ("upcoming", "spending", ("Rent",))


def test_a_sum_in_all_is_asked_of_the_last_thing() -> None:
    got = talk("when did we first pay Filmbox", "and what did it cost us altogether?")
    assert (got.intent, got.merchants) == ("total", ("Filmbox",))
    got = talk("how often did we go to Nordmart in April", "for what amount?")
    assert (got.intent, got.merchants) == ("total", ("Nordmart",))
