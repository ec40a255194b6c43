"""Whether a question wants yes or no first: "did we spend more than last month?"."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple

from nlu.lexicon import lexicon
from nlu.text import Text

Whether = Literal["more", "less", "any", "so"]


class _Words(NamedTuple):
    begins: re.Pattern[str]
    unless: re.Pattern[str]
    more: re.Pattern[str]
    less: re.Pattern[str]
    any: re.Pattern[str]


def asks_whether(question: str, language: str) -> Whether | None:
    """Return what yes would say as the answer to `question`: that something is more, less or there.

    "so" is whatever else it may say; None where the question wants a figure or names a choice.
    """
    line, words = Text.of(question).line, _words(language)
    if words.begins.search(line) is None or words.unless.search(line) is not None:
        return None
    more, less = (found.search(line) is not None for found in (words.more, words.less))
    if more or less:
        return "so" if more and less else "more" if more else "less"
    return "so" if words.any.search(line) is None else "any"


@cache
def _words(language: str) -> _Words:
    cues = lexicon(language).slots["compare"]
    kinds = ("unless", "more", "less", "any")
    return _Words(re.compile(cues["whether"]), *(re.compile(rf"\b(?:{cues[k]})\b") for k in kinds))
