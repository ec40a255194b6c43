"""A name that may be two things is asked about, unless the words or the books tell which is meant."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.understand import understand
from nlu.vocabulary import Account, Category, Merchant, Name, Vocabulary
from tests.helpers.vocabulary import household

if TYPE_CHECKING:
    from collections.abc import Callable

    from nlu.reading import Reading

TODAY = date(2026, 11, 18)
NAMES = Vocabulary(
    categories=(Category("Tango", None), Category("Groceries", "groceries")),
    merchants=(
        Merchant("Tango"),
        Merchant("Moorhen Bakes"),
        Merchant("Moorhen Tools"),
        Merchant("Lettings Sandy"),
        Merchant("Lettings Sandy Rent"),
        Merchant("Olga"),
        Merchant("Zebra"),
        Merchant("Delmont"),
        Merchant("Delmond"),
    ),
    accounts=(
        Account("Joint current"),
        Account("Joint savings", "savings"),
        Account("Zebra", "credit card"),
        Account("Nestor"),
    ),
    members=("Olga", "Nestor"),
)


def read(question: str, names: Vocabulary = NAMES) -> Reading:
    return understand(question, names, TODAY)


def held(reading: Reading) -> dict[str, tuple[str, ...]]:
    assert reading.query is not None, reading.status
    slots = ("categories", "merchants", "accounts", "members")
    return {slot: value for slot in slots if (value := getattr(reading.query, slot))}


@pytest.mark.parametrize(
    ("question", "labels"),
    [
        ("tango last month", ["Tango (category)", "Tango (merchant)"]),
        ("what share of our spending went on tango", ["Tango (category)", "Tango (merchant)"]),
        ("combien pour tango en octobre", ["Tango (catégorie)", "Tango (commerçant)"]),
        (
            "how much at moorhen this year",
            ["Moorhen Bakes", "Moorhen Tools", "Moorhen Bakes and Moorhen Tools"],
        ),
        (
            "balance of the joint account",
            ["Joint current", "Joint savings", "Joint current and Joint savings"],
        ),
        ("nestor last month", ["Nestor (account)", "Nestor (member)"]),
        ("how much at delmons in october", ["Delmont", "Delmond"]),
    ],
)
def test_what_nothing_decides_is_asked(question: str, labels: list[str]) -> None:
    reading = read(question)
    assert reading.status == "needs_choice"
    assert [choice.label for choice in reading.choices] == labels


@pytest.mark.parametrize(
    "question",
    [
        "tango last month",
        "how much did we spend on tango in 2025",
        "combien pour tango en octobre",
        "show our last 10 transactions at moorhen",
        "balance of the joint account",
        "what did nestor cost us last month",
    ],
)
def test_each_reading_can_be_said_plainly(question: str) -> None:
    for choice in read(question).choices:
        assert read(choice.wording).query == choice.query, choice.wording


GROCERIES = Category("Groceries", "groceries")
CALLED: dict[str, Callable[[Vocabulary, str], Vocabulary]] = {
    "category": lambda known, name: replace(known, categories=(GROCERIES, Category(name))),
    "merchant": lambda known, name: replace(known, merchants=(Merchant("Lidl"), Merchant(name))),
    "account": lambda known, name: replace(known, accounts=(Account("Daily"), Account(name))),
    "member": lambda known, name: replace(known, members=("Nina", name)),
    "tag": lambda known, name: replace(known, tags=(name,)),
}
SHARED = st.sampled_from(["Tango", "Olive Grove", "Gas", "Coffee", "Rose", "O'Brien", "Café Noir"])
ASKED = {
    "en": (
        "how much on {} last month",
        "{} last month",
        "show the transactions for {} in 2025",
        "average spending on {} per month this year",
        "what share of our spending was {}",
        "when did we last pay {}",
        "did we spend more than 100 on {} in october",
    ),
    "fr": (
        "combien pour {} le mois dernier",
        "{} en octobre",
        "montre les opérations {} en 2025",
        "dépense moyenne {} par mois cette année",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@given(data=st.data())
def test_what_to_ask_instead_is_never_asked_back(language: str, data: st.DataObject) -> None:
    name = data.draw(SHARED)
    kinds = st.lists(st.sampled_from(list(CALLED)), min_size=2, max_size=3, unique=True)
    names = Vocabulary()
    for kind in data.draw(kinds):
        names = CALLED[kind](names, name)
    asked = data.draw(st.sampled_from(ASKED[language])).format(name.lower())
    for choice in understand(asked, names, TODAY, language=language).choices:
        again = understand(choice.wording, names, TODAY, language=language)
        assert again.query == choice.query, choice.wording


@pytest.mark.parametrize(
    ("question", "slots"),
    [
        ("how much at tango last month", {"merchants": ("Tango",)}),
        ("how much for the tango category last month", {"categories": ("Tango",)}),
        ("category tango last month", {"categories": ("Tango",)}),
        ("la catégorie tango en octobre", {"categories": ("Tango",)}),
        ("combien chez tango en octobre", {"merchants": ("Tango",)}),
        ("how much did Olga spend", {"members": ("Olga",)}),
        ("spent at olga in october", {"merchants": ("Olga",)}),
        ("how much is in nestor", {"accounts": ("Nestor",)}),
        ("Nestor's spending", {"members": ("Nestor",)}),
        ("spent with my zebra card", {"accounts": ("Zebra",)}),
        ("moorhen tools this year", {"merchants": ("Moorhen Tools",)}),
    ],
)
def test_the_words_beside_a_name_decide(question: str, slots: dict[str, tuple[str, ...]]) -> None:
    assert held(read(question)) == slots


def test_the_users_own_names_weigh_most_and_the_other_is_told() -> None:
    reading = read("olga last month")
    assert held(reading) == {"members": ("Olga",)}
    notes = {note.code: dict(note.data) for note in reading.notes}
    assert notes["namesake"] == {"name": "Olga (member)", "others": "Olga (merchant)"}


def test_one_payee_as_banks_write_it_is_one_payee() -> None:
    assert held(read("sandy this year")) == {"merchants": ("Lettings Sandy", "Lettings Sandy Rent")}


def test_what_is_used_far_more_is_meant() -> None:
    counts = {Name("category", "Tango"): 60, Name("merchant", "Tango"): 3}
    used = replace(NAMES, uses=lambda name: counts.get(name, 0))
    assert held(read("tango last month", used)) == {"categories": ("Tango",)}
    close = replace(NAMES, uses=lambda name: counts.get(name, 0) // 20 + 3)
    assert read("tango last month", close).status == "needs_choice"


def test_a_nickname_says_what_is_meant() -> None:
    named = replace(NAMES, nicknames=(("tango", Name("merchant", "Tango")),))
    assert held(read("tango last month", named)) == {"merchants": ("Tango",)}
    assert held(read("the tango category last month", named)) == {"categories": ("Tango",)}


def test_a_follow_up_asks_too_and_keeps_what_was_asked() -> None:
    first = read("how much did we spend on groceries in october")
    reading = understand("and tango?", NAMES, TODAY, first.query)
    assert [c.query.intent for c in reading.choices] == ["total", "total"]
    assert {c.query.period for c in reading.choices} == {first.query and first.query.period}


def test_a_doubtful_question_with_two_readings_is_asked_in_whole_sentences() -> None:
    reading = understand("show our top 3 spending last month by person", household(), TODAY)
    assert reading.status == "needs_choice"
    for choice in reading.choices:
        assert choice.label == choice.wording
        again = understand(choice.wording, household(), TODAY)
        assert again.query is not None
        assert again.query.intent == choice.query.intent
