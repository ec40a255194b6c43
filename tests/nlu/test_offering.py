"""Where an answer is missing, names that exist and questions that have an answer are offered."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from nlu.assistant import Assistant
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TODAY = date(2026, 11, 18)


@pytest.fixture
def assistant(tmp_path: Path) -> Iterator[Assistant]:
    """Give an assistant on half a year of groceries and fuel."""
    with Books.new(tmp_path / "books.coffer") as books:
        for month in range(5, 12):
            day = f"2026-{month:02d}"
            books.add(f"{day}-03", "-40.10", "XYZZY 204", "Groceries", merchant="Xyzzy Market")
            books.add(f"{day}-10", "-55.50", "PETROL 11", "Fuel", merchant="Linde")
            books.add(f"{day}-02", "2500.00", "ACME", "Salary", merchant="Acme")
        made = Assistant(books.ledger, engine="keyword")
        yield made
        made.close()


def test_a_name_that_stands_nowhere_is_said_with_the_nearest(assistant: Assistant) -> None:
    reply = assistant.ask("how much at Xyzy Markt in october?", TODAY)
    assert reply.status == "empty"
    assert reply.narration is not None
    said = "No payee or note contains “xyzy markt”; nearest: Xyzzy Market."
    assert said in reply.narration.notes
    (offer,) = reply.offers
    assert offer.label == "Xyzzy Market"
    assert offer.question == "how much at Xyzzy Market in october?"
    assert assistant.ask(offer.question, TODAY).status == "answered"


def test_a_word_that_is_far_from_every_name_is_only_said(assistant: Assistant) -> None:
    reply = assistant.ask("zorbing last month", TODAY)
    assert reply.status == "empty"
    assert reply.narration is not None
    assert "No payee or note contains “zorbing”." in reply.narration.notes
    assert reply.offers == ()


def test_en_francais(assistant: Assistant) -> None:
    reply = assistant.ask("combien chez Lnde en octobre", TODAY)
    assert reply.narration is not None
    notes = [note.replace("\u00a0", " ") for note in reply.narration.notes]
    assert "Aucun bénéficiaire, aucune note ne contient « lnde » ; au plus près : Linde." in [
        note.replace("\u202f", " ") for note in notes
    ]


def test_a_stray_word_beside_a_name_can_be_left_out(assistant: Assistant) -> None:
    reply = assistant.ask("groceries for the zorbing party last month", TODAY)
    without = next(offer for offer in reply.offers if "Without" in offer.label)
    answered = assistant.ask(without.question, TODAY)
    assert answered.status == "answered"
    assert answered.reading.query is not None
    assert answered.reading.query.categories == ("Groceries",)
    assert answered.reading.query.text == ()


def test_words_that_stand_in_a_payee_are_no_matter(assistant: Assistant) -> None:
    reply = assistant.ask("how much for petrol 11 in june", TODAY)
    assert reply.offers == ()
    assert reply.narration is not None
    assert all("No payee" not in note for note in reply.narration.notes)


@pytest.mark.parametrize(
    "question",
    [
        "transfer 50 to my sister",
        "delete the last transaction",
        "will groceries get dearer next year",
        "should I buy a new car",
        "who invented the telephone",
        "is Linde worth it",
        "fais un virement à ma sœur",
        "est-ce que je devrais changer de voiture",
        "qui a inventé le téléphone",
        "zzz qqq vvv",
    ],
)
def test_every_offer_has_an_answer(assistant: Assistant, question: str) -> None:
    reply = assistant.ask(question, TODAY)
    assert reply.answer is None
    assert len(reply.offers) == 3
    for offer in reply.offers:
        assert assistant.ask(offer.question, TODAY).status == "answered", offer.question
        assert offer.question in reply.refusal


def test_an_offer_is_about_what_was_named(assistant: Assistant) -> None:
    reply = assistant.ask("is Linde worth it", TODAY)
    assert all("Linde" in offer.question for offer in reply.offers)


def test_a_deed_is_told_where_it_is_done(assistant: Assistant) -> None:
    assert "under Transactions" in assistant.ask("delete the last transaction", TODAY).refusal
    assert "sous Opérations" in assistant.ask("supprime la dernière opération", TODAY).refusal


def test_books_without_rows_offer_what_they_know(tmp_path: Path) -> None:
    with Books.new(tmp_path / "empty.coffer") as books:
        made = Assistant(books.ledger, engine="keyword")
        reply = made.ask("should I buy a new car", TODAY)
        assert reply.refusal.startswith("Coffer gives no advice")
        for offer in reply.offers:
            assert made.ask(offer.question, TODAY).status == "answered"
        made.close()
