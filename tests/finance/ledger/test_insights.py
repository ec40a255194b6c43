"""What is not to be shown is kept in the ledger, with undo, and holds for other spellings."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from finance.errors import InvalidEntryError, NotFoundError
from finance.queries.insights.fact import Kind

if TYPE_CHECKING:
    from tests.helpers.small_books import Books

TODAY = date(2026, 11, 18)


@pytest.fixture
def twice(books: Books) -> Books:
    """Give books in which a cinema and a shop charged twice."""
    for month in range(5, 12):
        books.add(f"2026-{month:02d}-01", "-500.00", "LANDLORD", "Rent", merchant="Landlord")
    for payee in ("Café Lux", "SHOP"):
        for _ in range(2):
            books.add("2026-11-09", "-36.00", payee, "Entertainment", merchant=payee)
    return books


def subjects(books: Books) -> list[str]:
    return [fact.subject for fact in books.ledger.insights.facts(TODAY)]


def test_facts_about_a_name_are_hidden_until_they_are_shown_again(twice: Books) -> None:
    insights = twice.ledger.insights
    assert subjects(twice) == ["Café Lux", "SHOP"]
    insights.hide(subject=" cafe  lux ")
    assert subjects(twice) == ["SHOP"]
    (hidden,) = insights.hidden()
    assert (hidden.kind, hidden.subject) == (None, "cafe lux")
    insights.show_again(hidden.id)
    assert subjects(twice) == ["Café Lux", "SHOP"]


def test_facts_of_a_kind_are_hidden(twice: Books) -> None:
    twice.ledger.insights.hide(Kind.CHARGED_TWICE)
    assert subjects(twice) == []


def test_a_kind_may_be_hidden_for_one_name(twice: Books) -> None:
    insights = twice.ledger.insights
    insights.hide(Kind.PRICE_RISE, "SHOP")
    assert subjects(twice) == ["Café Lux", "SHOP"]
    insights.hide(Kind.CHARGED_TWICE, "SHOP")
    assert subjects(twice) == ["Café Lux"]


def test_hiding_is_undone_and_done_again(twice: Books) -> None:
    ledger = twice.ledger
    ledger.insights.hide(subject="SHOP")
    ledger.insights.hide(subject="SHOP")  # a second time changes nothing
    assert ledger.undo() == ("hide", "SHOP")
    assert subjects(twice) == ["Café Lux", "SHOP"]
    ledger.redo()
    assert subjects(twice) == ["Café Lux"]


def test_nothing_at_all_cannot_be_hidden_nor_what_is_not_hidden_shown(twice: Books) -> None:
    with pytest.raises(InvalidEntryError):
        twice.ledger.insights.hide(subject="  ")
    with pytest.raises(NotFoundError):
        twice.ledger.insights.show_again(7)


def test_a_kind_of_a_newer_coffer_hides_nothing_here(twice: Books) -> None:
    with twice.ledger.write(None) as session:
        session.execute(text("INSERT INTO hidden_insights VALUES (1, 'of_tomorrow', '')"))
    assert twice.ledger.insights.hidden() == []
    assert subjects(twice) == ["Café Lux", "SHOP"]
