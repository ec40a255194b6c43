"""How a call to the model may end, and how far the model is: each caller decides what follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from nlu.engines.decoding import Usage

if TYPE_CHECKING:
    from datetime import datetime

    from finance.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Done:
    """The text that was asked for. `constrained` says whether the schema ruled it."""

    text: str
    constrained: bool = True
    usage: Usage = field(default_factory=Usage)


@dataclass(frozen=True, slots=True)
class Unavailable:
    """No model: it is off, absent, still loading or failed to load. The caller may do without."""

    reason: Literal["off", "absent", "loading", "failed", "closed"]
    why: Sentence


@dataclass(frozen=True, slots=True)
class Busy:
    """The model had no time, although it was asked again and again. The caller may do without."""

    why: Sentence


@dataclass(frozen=True, slots=True)
class TooLong:
    """The input is `over` tokens too long; asking again would not help."""

    over: int
    why: Sentence


@dataclass(frozen=True, slots=True)
class Malformed:
    """What came is not what was asked for."""

    why: Sentence


@dataclass(frozen=True, slots=True)
class Failed:
    """The model broke down, or the call was stopped. To be shown, never covered up."""

    why: Sentence
    stopped: bool = False


Outcome = Done | Unavailable | Busy | TooLong | Malformed | Failed


@dataclass(frozen=True, slots=True)
class CallNote:
    """One call for the diagnostics: when, which model, the outcome's name and what it cost."""

    at: datetime
    model: str
    outcome: str
    usage: Usage


Stage = Literal["off", "absent", "waiting", "downloading", "loading", "ready", "failed"]


@dataclass(frozen=True, slots=True)
class ModelState:
    """How far the model is.

    "waiting" is installed but not in memory; `percent` goes with downloading, 0 to 100; `seconds`
    are what loading took and `window` the tokens it takes at a time, 0 where that is not known,
    for one that is ready; `why` says what to do where it failed.
    """

    stage: Stage
    title: str = ""
    percent: int = 0
    seconds: float = 0.0
    window: int = 0
    why: Sentence | None = None
