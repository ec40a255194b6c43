"""A model may choose and order the facts that code found, and nothing else."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from finance.sentence import Sentence
from nlu.client import Client
from nlu.engines.decoding import Broken
from nlu.engines.scripted import ScriptedDecoder
from nlu.insights import SHOWN, Choice, choose
from nlu.outcomes import Done, Failed, Malformed, TooLong, Unavailable
from nlu.worker import Stop
from tests.helpers.telling_facts import insights

if TYPE_CHECKING:
    from nlu.outcomes import Outcome

FOUND = insights(count=6)


def chosen(text: str | Broken, *, constrained: bool = False) -> Choice:
    client = Client(ScriptedDecoder([text], constrained=constrained), wait=lambda *_: None)
    try:
        return choose(client, FOUND)
    finally:
        client.close()


def said(*numbers: object) -> str:
    return json.dumps({"show": list(numbers)})


def order(choice: Choice) -> list[int]:
    """Return the facts' numbers in the order of code, beginning with 1, as they were chosen."""
    return [FOUND.index(each) + 1 for each in choice.insights]


@pytest.mark.parametrize("constrained", [True, False])
def test_what_is_chosen_comes_first_and_nothing_is_lost(constrained: bool) -> None:
    choice = chosen(said("5", "2", "6"), constrained=constrained)
    assert order(choice) == [5, 2, 6, 1, 3, 4]
    assert choice.by_model
    assert choice.shown == choice.insights[:SHOWN]
    assert isinstance(choice.outcome, Done)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (said("5", "5", "5"), [5, 1, 2]),
        (said("4", "99", "rent"), [4, 1, 2]),
        (said("6", "1", "4", "5"), [6, 1, 4]),
        (f"```json\n{said('3', '1', '2')}\n```", [3, 1, 2]),
    ],
)
def test_foreign_and_repeated_numbers_are_dropped(text: str, first: list[int]) -> None:
    choice = chosen(text)
    assert order(choice)[:SHOWN] == first
    assert sorted(order(choice)) == [1, 2, 3, 4, 5, 6]
    assert choice.by_model


@pytest.mark.parametrize(
    "text",
    [
        said(),
        said("0", "7", "-1", "1.0", "one"),
        said(1, 2, 3),
        said(["5"], None, {"5": 1}),
        '{"show": "5"}',
        '{"other": ["5"]}',
        '{"show": ["5", "2',
        "The rent matters most.",
        FOUND[4].sentence,
        "",
    ],
)
def test_without_a_usable_answer_the_order_of_code_stays(text: str) -> None:
    choice = chosen(text)
    assert choice.insights == FOUND
    assert not choice.by_model


@pytest.mark.parametrize(
    ("broken", "outcome"),
    [
        (Broken("failed", Sentence("It broke.")), Failed),
        (Broken("too_long", Sentence("Too long."), 9), TooLong),
        (Broken("malformed", Sentence("Prose.")), Malformed),
    ],
)
def test_how_a_call_ended_is_known(broken: Broken, outcome: type[Outcome]) -> None:
    choice = chosen(broken)
    assert choice.insights == FOUND
    assert isinstance(choice.outcome, outcome)


def test_the_model_sees_the_sentences_and_may_say_their_numbers_alone() -> None:
    decoder = ScriptedDecoder([said("1", "2", "3")])
    client = Client(decoder)
    choose(client, FOUND)
    client.close()
    (task,) = decoder.tasks
    for number, each in enumerate(FOUND, 1):
        assert f"{number}. {each.label}: {each.sentence}" in task.prompt.turn
    show = task.schema["properties"]
    assert show == {
        "show": {
            "type": "array",
            "items": {"enum": ["1", "2", "3", "4", "5", "6"]},
            "minItems": SHOWN,
            "maxItems": SHOWN,
        }
    }


def test_where_all_are_shown_nothing_is_asked() -> None:
    decoder = ScriptedDecoder([said("3", "2", "1")])
    client = Client(decoder)
    choice = choose(client, FOUND[:SHOWN])
    assert (choice.insights, choice.outcome) == (FOUND[:SHOWN], None)
    assert choose(client, ()).insights == ()
    assert decoder.tasks == []
    assert decoder.loads == 0


def test_with_models_off_or_absent_none_is_touched() -> None:
    decoder = ScriptedDecoder([said("3", "2", "1")])
    off, absent = Client(decoder, allowed=lambda: False), Client()
    before = set(sys.modules)
    for client, reason in ((off, "off"), (absent, "absent")):
        choice = choose(client, FOUND)
        assert choice.insights == FOUND
        assert isinstance(choice.outcome, Unavailable)
        assert choice.outcome.reason == reason
    assert decoder.loads == 0
    assert decoder.tasks == []
    assert not {m for m in set(sys.modules) - before if m.split(".")[0] in {"mlx", "xllamacpp"}}


def test_a_call_that_is_no_longer_wanted_leaves_the_order_of_code() -> None:
    stop = Stop()
    decoder = ScriptedDecoder([said("3", "2", "1")], on_piece=lambda _: stop.set())
    client = Client(decoder)
    choice = choose(client, FOUND, stop)
    client.close()
    assert choice.insights == FOUND
    assert isinstance(choice.outcome, Failed)
    assert choice.outcome.stopped
