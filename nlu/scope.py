"""Questions that no record of one's own can answer: actions, rates, limits, small talk."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import LANGUAGES, lexicon
from nlu.patterns import Patterns

if TYPE_CHECKING:
    from nlu.hints import Hints


@lru_cache(maxsize=len(LANGUAGES))
def _patterns(language: str) -> tuple[Patterns, ...]:
    lex = lexicon(language)
    return tuple(
        Patterns(lex.scope[name], lex.pattern)
        for name in ("outside", "outside_tagged", "outside_always", "inside")
    )


def out_of_scope(hints: Hints) -> bool:
    """Whether the words ask for something that the books do not hold."""
    outside, outside_tagged, always, inside = _patterns(hints.language)
    lines = (hints.text.line, hints.plain, hints.line)
    if any(map(always.search, lines)):
        return True
    found = any(map(outside.search, lines)) or outside_tagged.search(hints.plain) is not None
    return found and not any(map(inside.search, lines))
