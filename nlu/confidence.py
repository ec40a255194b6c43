"""How sure a reading is: doubts are counted, and a fitted table turns them into a share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import lexicon, read

if TYPE_CHECKING:
    import re

    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints

_MOST_WORDS, _MOST_RUNS = 3, 2
_GUESSED = {"slip", "part"}


@dataclass(frozen=True, slots=True)
class _Table:
    weights: dict[str, float]
    precise: frozenset[str]
    ask_below: float


@lru_cache(maxsize=1)
def _table() -> _Table:
    data = read("confidence.toml")
    return _Table(data["weights"], frozenset(data["precise"]), data["ask_below"])


def confidence(
    query: FinanceQuery,
    hints: Hints,
    explained: re.Match[str] | None,
    *,
    fallback: bool,
    rival: bool,
) -> float:
    """Return the share of readings with such evidence that are right, 0 to 1.

    Args:
        query: What was understood.
        hints: What was found in the question.
        explained: What the rule that names the intent matched of the tagged line.
        fallback: Whether no rule but the last resort read the question.
        rival: Whether another rule names another intent.
    """
    table = _table()
    follows = query.follow_up
    doubts = {
        "base": 1,
        "unexplained": min(_MOST_WORDS, _unexplained(hints, explained)),
        "unknown": min(_MOST_RUNS, hints.unknown),
        "slip": any(n.how in _GUESSED for n in hints.names),
        "fallback": fallback and not follows,
        "follows": follows,
        "rival": rival and not follows,
        "precise": query.intent.value in table.precise,
    }
    total = sum(table.weights[name] * count for name, count in doubts.items())
    return 1 / (1 + math.exp(-total))


def doubtful(share: float) -> bool:
    """Whether a reading this sure had better be asked about, where there is another."""
    return share < _table().ask_below


def _unexplained(hints: Hints, explained: re.Match[str] | None) -> int:
    """Words outside of what the rule matched that are no names, dates or small words."""
    if explained is None:
        return 0
    line = hints.line
    rest = f"{line[: explained.start()]} {line[explained.end() :]}".split()
    small = _small(hints.language)
    return sum(word[0] != "@" and word not in small for word in rest)


@lru_cache(maxsize=4)
def _small(language: str) -> frozenset[str]:
    return frozenset(lexicon(language).words["stop"]["function"].split())
