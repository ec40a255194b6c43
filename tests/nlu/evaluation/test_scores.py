"""Many verdicts summed up."""

from __future__ import annotations

from nlu.evaluation.gold import Talk, Turn
from nlu.evaluation.judge import Verdict
from nlu.evaluation.scores import Result, score

RIGHT = Verdict(right=True, refused=False, asked=False, slots={"intent": True, "period": True})
WRONG = Verdict(right=False, refused=False, asked=False, slots={"intent": False, "period": True})
REFUSED = Verdict(right=False, refused=True, asked=False)
CAUGHT = Verdict(right=True, refused=True, asked=False)
ASKED = Verdict(right=False, refused=False, asked=True)


def result(
    verdict: Verdict,
    *,
    number: int = 0,
    intent: str | None = "total",
    outside: bool = False,
    confidence: float | None = None,
    language: str = "en",
) -> Result:
    turn = Turn("?", "out_of_scope") if outside else Turn("?", "answered", {"intent": "total"})
    talk = Talk("a", language, "made", (turn,))
    return Result(talk, turn, number, verdict, intent, "keyword", 1.0, confidence)


def test_each_share_counts_what_it_says() -> None:
    scores = score(
        [
            result(RIGHT),
            result(WRONG, number=1, intent="list"),
            result(REFUSED, intent=None, language="fr"),
            result(ASKED, intent=None),
            result(CAUGHT, intent=None, outside=True),
            result(WRONG, outside=True),
        ]
    )
    assert (scores.full.right, scores.full.of) == (2, 6)
    assert (scores.later_turns.right, scores.later_turns.of) == (0, 1)
    assert (scores.caught.right, scores.caught.of) == (1, 2)
    assert (scores.wrongly_refused.right, scores.wrongly_refused.of) == (1, 4)
    assert (scores.asked_back.right, scores.asked_back.of) == (1, 6)
    assert (scores.confidently_wrong.right, scores.confidently_wrong.of) == (2, 6)
    assert (scores.languages["fr"].right, scores.languages["fr"].of) == (0, 1)
    assert (scores.slots["intent"].right, scores.slots["intent"].of) == (1, 3)


def test_confusions_pair_what_was_meant_with_what_was_understood() -> None:
    scores = score(
        [result(WRONG, intent="list"), result(REFUSED, intent=None), result(WRONG, outside=True)]
    )
    assert scores.confusions == {
        ("total", "list"): 1,
        ("total", "refused"): 1,
        ("out_of_scope", "total"): 1,
    }


def test_calibration_says_how_many_of_the_sure_ones_were_right() -> None:
    scores = score(
        [
            result(RIGHT, confidence=1.0),
            result(RIGHT, confidence=0.95),
            result(WRONG, confidence=0.41),
            result(ASKED, confidence=0.2),
        ]
    )
    assert [(s.right, s.of) for s in scores.calibration] == [
        *[(0, 0)] * 4, (0, 1), *[(0, 0)] * 4, (2, 2),
    ]  # fmt: skip


def test_nothing_has_no_share() -> None:
    scores = score([])
    assert scores.full.percent is None
    assert scores.calibration == []
