"""Questions that no record of one's own can answer: actions, rates, limits, small talk."""

from __future__ import annotations

from datetime import timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import LANGUAGES, lexicon
from nlu.patterns import Patterns

if TYPE_CHECKING:
    from nlu.hints import Hints

_FARTHEST = timedelta(days=2 * 366)


@lru_cache(maxsize=len(LANGUAGES))
def _patterns(language: str) -> tuple[Patterns, ...]:
    lex = lexicon(language)
    return tuple(
        Patterns(lex.scope[name], lex.pattern)
        for name in ("outside", "outside_tagged", "outside_always", "elsewhere", "own", "inside")
    )


def out_of_scope(hints: Hints) -> bool:
    """Whether the words ask for something that the books do not hold."""
    if any(p.span.end is not None and p.span.end - hints.today > _FARTHEST for p in hints.periods):
        return True  # no record tells of years to come
    outside, outside_tagged, always, elsewhere, own, inside = _patterns(hints.language)
    lines = (_without_names(hints), hints.plain, hints.line)
    if any(map(always.search, lines)):
        return True
    if any(map(elsewhere.search, lines)) and not any(map(own.search, lines)):
        return True
    found = any(map(outside.search, lines)) or outside_tagged.search(hints.plain) is not None
    return found and not any(map(inside.search, lines))


def _without_names(hints: Hints) -> str:
    """The words, but for those of a shop's name: one called "Music Box" asks for no music."""
    words = [t.word for t in hints.text.tokens]
    for name in hints.names:
        if name.kind == "merchant" and name.how == "exact":
            words[name.first : name.last] = ["@mer"] * (name.last - name.first)
    return " ".join(words)
