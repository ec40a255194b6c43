"""Words of a question that nothing explains: things to search for in payees and notes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import Lexicon
from nlu.lexicon import lexicon

if TYPE_CHECKING:
    from nlu.names import NameHint
    from nlu.text import Tagged
    from nlu.text import Text


@dataclass(frozen=True, slots=True)
class TextHint:
    """A thing that no name or synonym covers, in the question's own words."""

    words: str
    first: int
    last: int


def leftovers(
    tagged: Tagged, text: Text, lex: Lexicon, names: list[NameHint]
) -> tuple[tuple[TextHint, ...], list[NameHint]]:
    """Return the runs of words that mean nothing to the lexicon, and names that they swallow.

    Small words may join two runs ("bath and body works"). A kind of category beside an unknown
    noun is part of a longer word ("rental bikes", "machine à café"), no category.
    """
    glue = frozenset(lex.words["glue"].split())
    found: list[TextHint] = []
    run: list[int] = []
    for at in _telling(tagged, lex):
        if run and at - run[-1] == 2 and tagged.words[at - 1] in glue:  # noqa: PLR2004
            run.append(at - 1)
        elif run and at - run[-1] > 1:
            found.append(_text(run, tagged, text))
            run = []
        run.append(at)
    if run:
        found.append(_text(run, tagged, text))
    return _compounded(found, text, lex, names)


def _telling(tagged: Tagged, lex: Lexicon) -> list[int]:
    """Places of words that the lexicon does not know, of known compounds, and of words beside."""
    stop, soft = lex.stop, frozenset(lex.words["soft"].split())
    places = {
        at
        for at, word in enumerate(tagged.words)
        if word not in stop and not word.startswith("@") and not word[0].isdigit()
    }
    for match in _compounds(lex.language).finditer(tagged.line):
        first = tagged.line.count(" ", 0, match.start())
        places.update(range(first, tagged.line.count(" ", 0, match.end()) + 1))
    beside = {at + 1 for at in places} | {at - 1 for at in places}
    places |= {at for at in beside if 0 <= at < len(tagged.words) and tagged.words[at] in soft}
    return sorted(places)


@lru_cache(maxsize=4)
def _compounds(language: str) -> re.Pattern[str]:
    lex = lexicon(language)
    return lex.pattern("|".join(lex.words["compounds"]))


def _text(run: list[int], tagged: Tagged, text: Text) -> TextHint:
    first, last = tagged.spans[run[0]][0], tagged.spans[run[-1]][1]
    words = [t.word for t in text.tokens[first:last]]
    if "s" in words[1:-1]:  # "godaddy's webshop": the owner is the name
        last = first + words.index("s", 1)
    return TextHint(text.original(first, last).lower(), first, last)


def _compounded(
    texts: list[TextHint], text: Text, lex: Lexicon, names: list[NameHint]
) -> tuple[tuple[TextHint, ...], list[NameHint]]:
    links = lex.words["compound_links"]
    swallowed: list[NameHint] = []
    for name in names:
        if name.kind != "category" or name.last - name.first > 1:
            continue
        for index, hint in enumerate(texts):
            if lex.words["compound_after"]:
                word = text.tokens[name.first].word
                joined = hint.first == name.last and not word.endswith("s")
                first, last = name.first, hint.last
            else:
                joined = name.first - hint.last == 1 and text.tokens[hint.last].word in links
                first, last = hint.first, name.last
            if joined:
                texts[index] = TextHint(text.original(first, last).lower(), first, last)
                swallowed.append(name)
    return tuple(texts), swallowed
