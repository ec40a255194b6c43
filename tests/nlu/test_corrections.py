"""What a person corrected is read that way from then on, and nothing else is."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.queries.query import Intent
from nlu.assistant import Assistant
from nlu.corrections import Lesson, lesson
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from finance.queries.query import FinanceQuery

TODAY = date(2026, 11, 18)


class Talk:
    """Books with an assistant; `teach` changes slots by hand as the window does."""

    def __init__(self, books: Books) -> None:
        self.books, self.ledger = books, books.ledger
        self.assistant = Assistant(books.ledger)

    def ask(self, question: str, today: date = TODAY) -> FinanceQuery:
        query = self.assistant.ask(question, today).reading.query
        assert query is not None
        return query

    def teach(self, question: str, **slots: object) -> Lesson | None:
        reading = self.assistant.ask(question, TODAY).reading
        assert reading.query is not None
        found = lesson(question, reading, reading.query.model_copy(update=slots))
        if found is not None and found.nickname is not None:
            self.ledger.learnt.call(*found.nickname)
        elif found is not None:
            self.ledger.learnt.correct(found.wording, question, found.slots)
        return found


@pytest.fixture
def talk(tmp_path: Path) -> Iterator[Talk]:
    with Books.new(tmp_path / "a.coffer") as books:
        for day in ("2026-10-05", "2026-11-02"):
            books.add(day, "-40", "LIDL", "Groceries", merchant="Lidl")
            books.add(day, "-30", "SUSHI ZEN 4", "Restaurants", merchant="Sushi Zen")
        talk = Talk(books)
        yield talk
        talk.assistant.close()


def test_a_corrected_wording_is_read_as_corrected(talk: Talk) -> None:
    talk.teach("How much did we spend on food last month?", categories=("Restaurants",))
    again = talk.assistant.ask("how much did we spend on FOOD last month", TODAY)
    assert again.reading.query is not None
    assert again.reading.query.categories == ("Restaurants",)
    assert again.narration is not None
    assert "Read as you corrected it before." in again.narration.notes


def test_the_period_is_read_anew_each_time(talk: Talk) -> None:
    talk.teach("food last month", categories=("Restaurants",))
    later = talk.ask("food last month", date(2026, 12, 18))
    assert later.period is not None
    assert later.period.start == date(2026, 11, 1)


def test_another_wording_is_left_alone(talk: Talk) -> None:
    before = talk.ask("food this month")
    talk.teach("food last month", categories=("Restaurants",))
    assert talk.ask("food this month") == before


def test_a_changed_period_teaches_nothing(talk: Talk) -> None:
    assert talk.teach("food last month", period=None) is None


def test_an_intent_is_learnt_too(talk: Talk) -> None:
    talk.teach("lidl last month", intent=Intent.LIST)
    assert talk.ask("lidl last month").intent is Intent.LIST


def test_words_that_gave_way_to_a_name_become_its_nickname(talk: Talk) -> None:
    assert talk.ask("how much did we spend at Bigeye last month").text
    found = talk.teach(
        "how much did we spend at Bigeye last month", text=(), merchants=("Sushi Zen",)
    )
    assert found is not None
    assert found.nickname is not None
    query = talk.ask("show me Bigeye in October")
    assert (query.merchants, query.text) == (("Sushi Zen",), ())


def test_what_was_forgotten_is_read_as_before(talk: Talk) -> None:
    before = talk.ask("food last month")
    talk.teach("food last month", categories=("Restaurants",))
    talk.ledger.learnt.forget_correction(talk.ledger.learnt.corrections()[0].id)
    assert talk.ask("food last month") == before


def test_a_correction_to_a_name_that_is_gone_is_not_followed(talk: Talk) -> None:
    before = talk.ask("food last month")
    talk.ledger.members.add("Anna")
    talk.teach("food last month", members=("Anna",))
    talk.ledger.members.delete("Anna")
    assert talk.ask("food last month") == before


def test_a_pick_is_kept_for_its_wording_and_teaches_what_differs(talk: Talk) -> None:
    talk.books.add("2026-10-07", "-9", "CORNER SHOP", merchant="Groceries")
    asked = talk.assistant.ask("Groceries last month?", TODAY).reading
    assert [c.label for c in asked.choices] == ["Groceries (category)", "Groceries (merchant)"]
    found = lesson("Groceries last month?", asked, asked.choices[1].query)
    assert found is not None
    assert found.slots == {"categories": [], "merchants": ["Groceries"]}
    talk.ledger.learnt.correct(found.wording, "Groceries last month?", found.slots)
    picked = talk.assistant.ask("groceries LAST month", TODAY).reading
    assert picked.query is not None
    assert picked.query.merchants == ("Groceries",)
    assert "as_corrected" in {note.code for note in picked.notes}
    other = talk.ask("groceries in 2025")
    assert other.merchants == ("Groceries",)
    assert other.period is not None
    assert other.period.start == date(2025, 1, 1)
    follow_up = talk.assistant.ask("and in September?", TODAY, picked.query).reading.query
    assert follow_up is not None
    assert follow_up.merchants == ("Groceries",)
    (kept,) = talk.ledger.learnt.corrections()
    talk.ledger.learnt.forget_correction(kept.id)
    assert talk.assistant.ask("groceries last month", TODAY).status == "needs_choice"
