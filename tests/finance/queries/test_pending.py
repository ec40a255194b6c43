"""Answers say how many of their transactions the bank has not booked yet."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.ledger.edits import Change
from finance.money import Money
from finance.queries import pending
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from nlu.narration import note_texts

if TYPE_CHECKING:
    from finance.queries.answer import Answer
    from tests.helpers.small_books import Books

TODAY = date(2026, 11, 18)
NOVEMBER = Period(start=date(2026, 11, 1), end=date(2026, 11, 30))


@pytest.fixture
def filled(books: Books) -> Books:
    """Give three payments in November and one in October, two of the former still pending."""
    rows = tuple(
        ParsedRow(n, date.fromisoformat(day), Decimal(-n), payee=f"SHOP {n}", pending=open_)
        for n, (day, open_) in enumerate(
            [("2026-10-20", False), ("2026-11-02", False), ("2026-11-16", True), ("2026-11-17", True)], 1
        )
    )  # fmt: skip
    parsed = ParsedFile("a.ofx", "ofx", statements=(ParsedStatement(),), rows=rows)
    import_parsed(books.ledger, [parsed], [Source(books.ledger.path, "Everyday")])
    return books


def ask(books: Books, intent: Intent, **slots: object) -> Answer:
    query = FinanceQuery(intent=intent, measure=Measure.SPENDING, period=NOVEMBER)
    return books.ledger.answer(query.model_copy(update=slots), TODAY)


def said(answer: Answer, language: str = "en") -> list[str]:
    notes = [n for n in answer.notes if n.code.startswith("pending")]
    return list(note_texts(notes, None, language, TODAY))


@pytest.mark.parametrize(
    "intent",
    [Intent.TOTAL, Intent.LIST, Intent.COUNT, Intent.BREAKDOWN, Intent.AVERAGE, Intent.CASH_FLOW],
)
def test_the_number_is_said(filled: Books, intent: Intent) -> None:
    assert said(ask(filled, intent)) == ["2 of the transactions counted are still pending."]
    assert said(ask(filled, intent), "fr") == ["2 des opérations comptées sont encore en attente."]


def test_only_those_in_the_answer_count(filled: Books) -> None:
    until = Period(start=date(2026, 11, 1), end=date(2026, 11, 16))
    assert said(ask(filled, Intent.TOTAL, period=until)) == [
        "One of the transactions counted is still pending."
    ]
    october = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
    assert said(ask(filled, Intent.TOTAL, period=october)) == []


def test_a_single_one_is_spoken_of_alone(filled: Books) -> None:
    (text,) = said(ask(filled, Intent.LARGEST, limit=1))
    assert text == "The transaction is still pending: the bank has not booked it yet."


def test_more_than_an_answer_names_are_counted_too(
    filled: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending, "MOST_TRANSACTIONS", 1)
    assert said(ask(filled, Intent.TOTAL)) == ["2 of the transactions counted are still pending."]


def test_plans_for_what_is_to_come_do_not_speak_of_it(filled: Books) -> None:
    assert said(ask(filled, Intent.UPCOMING)) == []


@pytest.mark.parametrize("intent", [Intent.BALANCE, Intent.NET_WORTH])
def test_a_balance_says_what_of_it_is_not_booked(filled: Books, intent: Intent) -> None:
    held = {"period": None, "measure": Measure.ANY}
    assert said(ask(filled, intent, **held)) == ["2 of the transactions counted are still pending."]
    past = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
    assert said(ask(filled, intent, **held | {"period": past})) == []


def test_a_single_budget_does_not_make_its_rows_single(filled: Books) -> None:
    rows = filled.ledger.transactions.ids()
    filled.ledger.transactions.set(sorted(rows), Change(category="Groceries"))
    filled.ledger.budgets.set("Groceries", Money.of("9", "EUR"), date(2026, 1, 1))
    assert said(ask(filled, Intent.BUDGET)) == ["2 of the transactions counted are still pending."]
