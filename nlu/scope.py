"""Questions that no record of one's own can answer: actions, rates, limits, small talk."""

from __future__ import annotations

from datetime import timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.engines.keyword.rules import evidence
from nlu.lexicon import LANGUAGES, lexicon
from nlu.patterns import Patterns

if TYPE_CHECKING:
    from nlu.hints import Hints

_FARTHEST = timedelta(days=2 * 366)
_SHORTEST = 3  # words that tell at all what they are about


@lru_cache(maxsize=len(LANGUAGES))
def _patterns(language: str) -> tuple[Patterns, ...]:
    lex = lexicon(language)
    return tuple(
        Patterns(lex.scope[name], lex.pattern)
        for name in (
            "outside",
            "outside_tagged",
            "outside_always",
            "elsewhere",
            "own",
            "inside",
            "doings",
        )
    )


def out_of_scope(hints: Hints) -> bool:
    """Whether the words ask for something that the books do not hold."""
    if any(p.span.end is not None and p.span.end - hints.today > _FARTHEST for p in hints.periods):
        return True  # no record tells of years to come
    outside, outside_tagged, always, elsewhere, own, inside, _ = _patterns(hints.language)
    lines = _lines(hints)
    if any(map(always.search, lines)):
        return True
    if any(map(elsewhere.search, lines)) and not any(map(own.search, lines)):
        return True
    found = any(map(outside.search, lines)) or outside_tagged.search(hints.plain) is not None
    return found and not any(map(inside.search, lines))


def foreign(hints: Hints) -> bool:
    """Whether a question that no rule reads is about something else than money of one's own."""
    words, small = hints.tagged.words, lexicon(hints.language).stop
    if len(words) < _SHORTEST or small.isdisjoint(words) or _inside(hints):
        return False
    money, _, world, own = evidence(hints.language)
    line = hints.line
    return money.search(line) is None or bool(world.search(line) and not own.search(line))


def _inside(hints: Hints) -> bool:
    """Whether the words speak of what the books hold, or of what one did with one's money."""
    *_, inside, doings = _patterns(hints.language)
    return any(inside.search(line) or doings.search(line) for line in _lines(hints))


def _lines(hints: Hints) -> tuple[str, ...]:
    return (_without_names(hints), hints.plain, hints.line)


def _without_names(hints: Hints) -> str:
    """The words, but for those of a shop's name: one called "Music Box" asks for no music."""
    words = [t.word for t in hints.text.tokens]
    for name in hints.names:
        if name.kind == "merchant" and name.how == "exact":
            words[name.first : name.last] = ["@mer"] * (name.last - name.first)
    return " ".join(words)
