"""Many verdicts summed up: shares by slot, intent, language, source and turn, confusions, calibration."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from nlu.evaluation.judge import SLOTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from nlu.evaluation.gold import Talk, Turn
    from nlu.evaluation.judge import Verdict

_BINS = 10
_PERCENTILES = 100


@dataclass(slots=True)
class Share:
    """How many of how many."""

    right: int = 0
    of: int = 0

    def add(self, *, right: bool) -> None:
        """Count one more."""
        self.right += right
        self.of += 1

    @property
    def percent(self) -> float | None:
        """From 0 to 100; None of nothing."""
        return 100 * self.right / self.of if self.of else None


@dataclass(frozen=True, slots=True)
class Result:
    """One turn of a talk and what came of it; `confidence` is None for an engine that has none."""

    talk: Talk
    turn: Turn
    number: int
    verdict: Verdict
    intent: str | None
    engine: str
    milliseconds: float
    confidence: float | None = None

    @property
    def key(self) -> str:
        """What names this turn from one run to the next."""
        return f"{self.talk.id}#{self.number}"


class Latency(NamedTuple):
    """Milliseconds a question: the middle one, and what 99 of 100 stay under."""

    median: float
    p99: float


@dataclass(slots=True)
class Scores:
    """The figures of one run over some gold."""

    full: Share = field(default_factory=Share)
    later_turns: Share = field(default_factory=Share)
    caught: Share = field(default_factory=Share)
    wrongly_refused: Share = field(default_factory=Share)
    asked_back: Share = field(default_factory=Share)
    confidently_wrong: Share = field(default_factory=Share)
    slots: dict[str, Share] = field(default_factory=dict)
    languages: dict[str, Share] = field(default_factory=dict)
    intents: dict[str, Share] = field(default_factory=dict)
    sources: dict[str, Share] = field(default_factory=dict)
    engines: dict[str, Share] = field(default_factory=dict)
    confusions: Counter[tuple[str, str]] = field(default_factory=Counter)
    calibration: list[Share] = field(default_factory=list)
    latency: Latency = field(default_factory=lambda: Latency(0.0, 0.0))


def score(results: Sequence[Result]) -> Scores:
    """Sum up the results of one run.

    `calibration` has ten shares: of the answers with a confidence under 10 %, 20 % … how many were
    right; empty without any confidence. `confusions` counts (meant, understood) intents.
    """
    scores = Scores()
    for result in results:
        _count(scores, result)
    scores.slots = _by((slot, right) for r in results for slot, right in r.verdict.slots.items())
    scores.slots = {s: scores.slots[s] for s in (*SLOTS, "target") if s in scores.slots}
    scores.languages = _grouped(results, lambda r: r.talk.language)
    scores.sources = _grouped(results, lambda r: r.talk.source)
    scores.engines = _grouped(results, lambda r: r.engine)
    scores.intents = _grouped(results, lambda r: str(r.turn.gold.get("intent", "")))
    scores.calibration = _calibration(results)
    scores.latency = _latency([r.milliseconds for r in results])
    return scores


def _count(scores: Scores, result: Result) -> None:
    verdict, outside = result.verdict, result.turn.status == "out_of_scope"
    scores.full.add(right=verdict.right)
    if result.number:
        scores.later_turns.add(right=verdict.right)
    if outside:
        scores.caught.add(right=verdict.refused)
    else:
        scores.wrongly_refused.add(right=verdict.refused and not verdict.right)
    scores.asked_back.add(right=verdict.asked)
    scores.confidently_wrong.add(right=verdict.wrong)
    meant = "out_of_scope" if outside else str(result.turn.gold.get("intent"))
    got = "needs_choice" if verdict.asked else result.intent or "refused"
    if not verdict.right and not (result.intent and verdict.slots.get("intent")):
        scores.confusions[meant, got] += 1


def _grouped(results: Iterable[Result], name: Callable[[Result], str]) -> dict[str, Share]:
    return _by((name(r), r.verdict.right) for r in results if name(r))


def _by(pairs: Iterable[tuple[str, bool]]) -> dict[str, Share]:
    shares: dict[str, Share] = defaultdict(Share)
    for name, right in pairs:
        shares[name].add(right=right)
    return dict(sorted(shares.items()))


def _calibration(results: Iterable[Result]) -> list[Share]:
    bins = [Share() for _ in range(_BINS)]
    for result in results:
        if result.confidence is not None and not (result.verdict.refused or result.verdict.asked):
            place = min(int(result.confidence * _BINS), _BINS - 1)
            bins[place].add(right=result.verdict.right)
    return bins if any(share.of for share in bins) else []


def _latency(milliseconds: Sequence[float]) -> Latency:
    if len(milliseconds) < 2:  # noqa: PLR2004 - quantiles need two
        return Latency(sum(milliseconds), sum(milliseconds))
    return Latency(median(milliseconds), quantiles(milliseconds, n=_PERCENTILES)[-1])
