"""Facts as a whole: nothing where nothing is remarkable, the same figures as the answers, an order."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.insights.fact import Fact, Kind
from finance.queries.insights.run import in_order
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY, motley
from tests.helpers.ordinary import bill, changed, day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.answer import Answer
    from tests.helpers.asker import Asker


def eventful() -> Books:
    """Return a household with one fact of most kinds."""
    books = ordinary(
        *bill("Cinema", [day(9), day(9)], 4000),
        *bill("Gym", [day(6, 3), day(6, 2), day(6, 1), day(6)], 3900, account="Everyday"),
        *bill("Insurer", [date(2024, 11, 30), date(2025, 11, 30)], 42000, "Insurance"),
        *bill("Airline", [day(11)], 61000, "Travel"),
        Entry(day(12), -30000, "Food", "Grocer", payee="GROCER"),
    )
    books.budgets = [("Restaurants", date(2026, 1, 1), 4500), ("Travel", date(2026, 1, 1), 10000)]
    return changed(
        books,
        lambda e: e.merchant == "Filmbox" and e.date >= day(1, 1),
        lambda e: replace(e, amount=-1500),
    )


def kinds(facts: list[Fact]) -> set[Kind]:
    return {fact.kind for fact in facts}


def test_an_ordinary_household_has_nothing_that_stands_out(
    asking: Callable[[Books], Asker],
) -> None:
    asker = asking(ordinary())
    for back in range(150):
        today = TODAY - timedelta(days=back)
        assert asker.insights(today) == [], today


def test_empty_books_have_none(asking: Callable[[Books], Asker]) -> None:
    assert asking(ordinary(months=0)).insights() == []


@pytest.mark.parametrize("months", [1, 2])
def test_young_books_have_none_that_needs_a_past(
    asking: Callable[[Books], Asker], months: int
) -> None:
    young = [e for e in eventful().entries if e.date >= day(1, months - 1)]
    books = replace(eventful(), entries=young, budgets=[])
    assert asking(books).insights() == []


def shown(answer: Answer, fact: Fact) -> bool:
    """Say whether the answer behind a fact shows its figure."""
    amounts = {answer.value, *(row.value for row in answer.rows)}
    return bool(amounts & {fact.value, -fact.value})


@pytest.mark.parametrize("today", [TODAY, date(2026, 11, 5), date(2026, 11, 30)])
def test_the_question_behind_each_fact_shows_its_figure_and_its_rows(
    asking: Callable[[Books], Asker], today: date
) -> None:
    books = eventful()
    asker = asking(replace(books, entries=[e for e in books.entries if e.date <= today]))
    facts = asker.insights(today)
    assert len(facts) >= 2
    for fact in facts:
        answer = asker.ask(fact.query, today)
        assert shown(answer, fact), fact
        assert set(fact.transactions) <= set(asker.all_ids(fact.query, today)), fact
        assert fact.transactions, fact


def test_most_kinds_are_found_at_once(asking: Callable[[Books], Asker]) -> None:
    found = kinds(asking(eventful()).insights())
    assert found >= {
        Kind.CHARGED_TWICE, Kind.BIG_BILL, Kind.BUDGET_OVER, Kind.PRICE_RISE,
        Kind.NEW_RECURRING, Kind.BUDGET_PACE,
    }  # fmt: skip


@pytest.mark.parametrize("times", [7, 1000])
def test_larger_amounts_throughout_give_the_same_facts(
    asking: Callable[[Books], Asker], times: int
) -> None:
    books = eventful()
    larger = replace(
        books,
        entries=[replace(e, amount=e.amount * times) for e in books.entries],
        budgets=[(name, month, amount * times) for name, month, amount in books.budgets],
        openings={name: (minor * times, since) for name, (minor, since) in books.openings.items()},
    )
    before, after = asking(books).insights(), asking(larger).insights()
    assert [f.id for f in after] == [f.id for f in before]
    assert [f.value.minor for f in after] == [f.value.minor * times for f in before]
    assert [f.weight for f in after] == [f.weight for f in before]


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    when=st.dates(day(1, 8), TODAY),
    amount=st.integers(-2500, 2500).filter(bool),
    account=st.sampled_from(["Everyday", "Card"]),
)
def test_an_unrelated_row_makes_no_fact(
    asking: Callable[[Books], Asker], when: date, amount: int, account: str
) -> None:
    row = Entry(when, amount, "Travel", "Kiosk", account, payee="KIOSK")
    assert asking(ordinary(row)).insights() == []


def test_other_currencies_are_left_out(asking: Callable[[Books], Asker]) -> None:
    abroad = [
        replace(entry, account="Dollars", amount=entry.amount * 3)
        for entry in eventful().entries
        if entry.amount < 0
    ]
    assert asking(ordinary(*abroad)).insights() == []


def test_any_books_give_facts_that_their_questions_show(
    asking: Callable[[Books], Asker],
) -> None:
    for seed in range(12):
        asker = asking(motley(seed, 400))
        for fact in asker.insights():
            assert shown(asker.ask(fact.query), fact), fact


def fact(kind: Kind, subject: str, share: int = 0) -> Fact:
    query = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING)
    return Fact(kind, subject, query, Money(share, "EUR"), share=share)


def test_the_first_of_each_kind_comes_before_the_second_of_any() -> None:
    found = [
        fact(Kind.CATEGORY_HIGH, "Fuel", 9000),
        fact(Kind.BUDGET_PACE, "Food", 10),
        fact(Kind.BUDGET_PACE, "Films", 30),
        fact(Kind.CHARGED_TWICE, "Cinema", 1),
        fact(Kind.BUDGET_PACE, "Fun", 20),
    ]
    assert [f.subject for f in in_order(found)] == ["Cinema", "Films", "Fuel", "Fun", "Food"]


def test_one_subject_has_one_fact(asking: Callable[[Books], Asker]) -> None:
    facts = asking(eventful()).insights()
    subjects = [f.subject for f in facts if f.subject]
    assert len(set(subjects)) == len(subjects)
    assert len({f.id for f in facts}) == len(facts)
