"""The gold questions on the demo household: every line is legal, and as many are understood as ever."""

from __future__ import annotations

from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import pytest

from app import demo
from finance.ledger.ledger import Ledger
from finance.queries.query import GroupBy, Intent, Measure, Unit
from nlu.assistant import Assistant
from nlu.evaluation.gold import read_gold
from nlu.evaluation.judge import NAMES, PERIODS, SLOTS
from nlu.evaluation.run import evaluate
from nlu.evaluation.scores import score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nlu.evaluation.gold import Turn
    from nlu.vocabulary import Vocabulary

GOLD = Path(__file__).parents[3] / "resources" / "questions" / "household.jsonl"
TODAY = date(2026, 11, 18)
FLOOR = 95  # percent of full matches
MOST_ANSWERED_OUTSIDE = 0

TALKS = read_gold(GOLD)
TURNS = {f"{talk.id}#{n}": turn for talk in TALKS for n, turn in enumerate(talk.turns)}
ANSWERED = {key: turn for key, turn in TURNS.items() if turn.status == "answered"}


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Assistant]:
    """Give the keyword engine on the demo household."""
    path = demo.build(tmp_path_factory.mktemp("household") / "demo.coffer", TODAY).path
    with Ledger.open(path) as ledger:
        made = Assistant(ledger, engine="keyword")
        yield made
        made.close()


def values(turn: Turn, slot: str) -> list[Any]:
    """Return what is right for a slot: the gold first, then what else is accepted."""
    return [value for value in (turn.gold.get(slot), *turn.accept.get(slot, ())) if value]


def known(vocabulary: Vocabulary, slot: str) -> set[str]:
    """Return the names of the household that a slot may hold."""
    return {
        "categories": {category.name for category in vocabulary.categories},
        "merchants": {merchant.name for merchant in vocabulary.merchants},
        "accounts": {account.name for account in vocabulary.accounts},
        "members": set(vocabulary.members),
        "tags": set(vocabulary.tags),
    }[slot.removeprefix("exclude_")]


def test_every_question_has_its_own_id_and_a_language() -> None:
    assert len({talk.id for talk in TALKS}) == len(TALKS)
    assert {talk.language for talk in TALKS} == {"en", "fr"}
    assert {turn.status for turn in TURNS.values()} == {"answered", "out_of_scope"}


def test_every_intent_is_asked_in_each_language() -> None:
    asked = Counter(
        (talk.language, turn.gold["intent"])
        for talk in TALKS
        for turn in talk.turns
        if turn.status == "answered"
    )
    wanted = {intent.value for intent in Intent} - {"out_of_scope"}
    assert set(asked) == {(language, intent) for language in ("en", "fr") for intent in wanted}


@pytest.mark.parametrize("turn", ANSWERED.values(), ids=ANSWERED)
def test_every_slot_holds_what_it_may(turn: Turn) -> None:
    assert {*turn.gold, *turn.accept} <= {*SLOTS, "threshold_op"}
    assert values(turn, "intent")[0] in set(Intent)
    assert set(values(turn, "measure")) <= set(Measure)
    assert set(values(turn, "group_by")) <= set(get_args(GroupBy))
    assert set(values(turn, "unit")) <= set(get_args(Unit))
    assert set(values(turn, "order")) <= {"most", "least"}
    assert set(values(turn, "threshold_op")) <= {"over", "under"}
    assert all(limit > 0 for limit in values(turn, "limit"))
    amounts = [v for slot in ("amount_min", "amount_max", "threshold") for v in values(turn, slot)]
    assert all(Decimal(amount) > 0 for amount in amounts)


@pytest.mark.parametrize("slot", PERIODS)
def test_every_period_is_two_days_in_order(slot: str) -> None:
    for start, end in (span for turn in ANSWERED.values() for span in values(turn, slot)):
        first = date.fromisoformat(start) if start else date.min
        assert first <= date.fromisoformat(end), (start, end)


@pytest.mark.parametrize("slot", NAMES)
def test_every_name_is_one_of_the_household(slot: str, assistant: Assistant) -> None:
    named = {name for turn in ANSWERED.values() for names in values(turn, slot) for name in names}
    assert named <= known(assistant.vocabulary, slot)


def test_no_fewer_are_understood_and_nothing_outside_is_answered(assistant: Assistant) -> None:
    scores = score(list(evaluate(assistant, TALKS, TODAY)))
    assert scores.full.percent is not None
    assert scores.full.percent >= FLOOR
    assert scores.caught.of - scores.caught.right <= MOST_ANSWERED_OUTSIDE
