"""Corrections and nicknames: kept, replaced, undone, and moved when their names merge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError, NotFoundError

if TYPE_CHECKING:
    from tests.helpers.small_books import Books


def _nicknames(books: Books) -> list[tuple[str, str, str]]:
    return [(n.text, n.kind, n.name) for n in books.ledger.learnt.nicknames()]


def test_the_latest_correction_of_a_wording_counts(books: Books) -> None:
    learnt = books.ledger.learnt
    learnt.correct("food last month", "Food, last month?", {"categories": ["Groceries"]})
    learnt.correct("food last month", "food last month", {"categories": ["Restaurants"]})
    (found,) = learnt.corrections()
    assert (found.wording, found.text) == ("food last month", "food last month")
    assert found.slots == {"categories": ["Restaurants"]}


def test_what_was_learnt_can_be_forgotten_and_undone(books: Books) -> None:
    learnt = books.ledger.learnt
    learnt.correct("food", "food", {"categories": ["Groceries"]})
    learnt.forget_correction(learnt.corrections()[0].id)
    assert learnt.corrections() == []
    books.ledger.undo()
    assert [c.text for c in learnt.corrections()] == ["food"]
    books.ledger.undo()
    assert learnt.corrections() == []


def test_a_nickname_stands_for_one_thing_only(books: Books) -> None:
    books.add("2026-11-02", "-10", merchant="Sushi Zen")
    learnt = books.ledger.learnt
    learnt.call("the sushi place", "merchant", "Sushi Zen")
    learnt.call(" The  Sushi place", "account", "Everyday")
    assert _nicknames(books) == [("The Sushi place", "account", "Everyday")]
    learnt.forget_nickname(learnt.nicknames()[0].id)
    assert _nicknames(books) == []


def test_nicknames_move_when_their_names_merge_and_go_when_they_go(books: Books) -> None:
    for name in ("Sushi Zen", "Sushi Bar"):
        books.add("2026-11-02", "-10", merchant=name)
    books.ledger.learnt.call("raw fish", "merchant", "Sushi Zen")
    books.ledger.merchants.merge("Sushi Zen", "Sushi Bar")
    assert _nicknames(books) == [("raw fish", "merchant", "Sushi Bar")]
    books.ledger.learnt.call("mum", "member", books_member(books))
    books.ledger.members.delete("Anna")
    assert _nicknames(books) == [("raw fish", "merchant", "Sushi Bar")]


def books_member(books: Books) -> str:
    books.ledger.members.add("Anna")
    return "Anna"


def test_what_cannot_be_learnt_is_said(books: Books) -> None:
    learnt = books.ledger.learnt
    with pytest.raises(NotFoundError, match="no merchant"):
        learnt.call("x", "merchant", "Nowhere")
    with pytest.raises(InvalidEntryError, match="nickname"):
        learnt.call("  ", "account", "Everyday")
    with pytest.raises(NotFoundError, match="number 7"):
        learnt.forget_nickname(7)
