"""Words of a question that nothing explains: things to search for in payees and notes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.concepts import concepts
from nlu.lexicon import Lexicon, lexicon
from nlu.patterns import Patterns

if TYPE_CHECKING:
    import re

    from nlu.names import NameHint
    from nlu.text import Tagged, Text
    from nlu.vocabulary import Vocabulary

_ADVERB_LETTERS = 6
_SUBSCRIBED = "@catSubscriptions"
_NO_THINGS = set("@€$£%<>≤≥")


@dataclass(frozen=True, slots=True)
class TextHint:
    """A thing that no name or synonym covers, in the question's own words."""

    words: str
    first: int
    last: int


def leftovers(
    tagged: Tagged, text: Text, lex: Lexicon, names: list[NameHint], mute: set[int]
) -> tuple[tuple[TextHint, ...], list[NameHint], int]:
    """Return the runs of words that mean nothing to the lexicon, and names that they swallow.

    The last item counts all such runs, those that are no things too.

    Small words may join two runs ("bath and body works"). Only runs that stand where a thing or a
    payee stands count ("on …", "my … bill"). The tokens in `mute` are no things.
    """
    glue = frozenset(lex.words["glue"].split())
    runs: list[list[int]] = []
    for at in _telling(tagged, lex):
        if tagged.spans[at][0] in mute:
            continue
        if runs and at - runs[-1][-1] == 1:
            runs[-1].append(at)
        elif runs and at - runs[-1][-1] == 2 and tagged.words[at - 1] in glue:  # noqa: PLR2004
            runs[-1] += [at - 1, at]
        else:
            runs.append([at - 1, at] if _hyphened(at, tagged, text) else [at])
    things = [run for run in runs if not _acted(run, tagged, lex)]
    found = [_text(run, tagged, text) for run in things if _placed(run, tagged, text, lex)]
    texts, swallowed = _compounded(found, text, lex, names)
    return texts, swallowed, len(things)


def searched(tagged: Tagged, text: Text, lex: Lexicon) -> tuple[TextHint, ...]:
    """Return what to search for where words ask for a kind of record that payees tell.

    The words of a group of the pattern that matched are searched for, else its key is.
    """
    found = []
    for word, pattern in _kinds(lex.language):
        match = pattern.search(tagged.line)
        if match is not None:
            place = next((i for i, group in enumerate(match.groups(), 1) if group), 0)
            said = text.original(*tagged.tokens(*match.span(place))).lower() if place else word
            found.append(TextHint(said, *tagged.tokens(match.start(), match.end())))
    return tuple(found)


@lru_cache(maxsize=4)
def _kinds(language: str) -> tuple[tuple[str, Patterns], ...]:
    lex = lexicon(language)
    return tuple((word, Patterns(p, lex.pattern)) for word, p in lex.words["searched"].items())


def _hyphened(at: int, tagged: Tagged, text: Text) -> bool:
    """Whether a number is the first part of the word ("7-eleven")."""
    if not at or tagged.words[at - 1] != "@n":
        return False
    return (
        text.raw[text.tokens[tagged.spans[at - 1][0]].end : text.tokens[tagged.spans[at][0]].start]
        == "-"
    )


def _acted(run: list[int], tagged: Tagged, lex: Lexicon) -> bool:
    """Whether one unknown word stands where a verb stands: "did we last fly", "on a vu"."""
    if len(run) > 1 or not run[0]:
        return False
    subjects, helpers = _actors(lex.language)
    before = tagged.words[run[0] - 1]
    earlier = tagged.words[run[0] - 2] if run[0] > 1 else ""
    return before in subjects or (before in helpers and (earlier in subjects or earlier == "@mem"))


@lru_cache(maxsize=4)
def _actors(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Those who act, and words between them and the act."""
    data = lexicon(language).words["person"]
    return frozenset(data["actors"].split()), frozenset(data["helpers"].split())


def _placed(run: list[int], tagged: Tagged, text: Text, lex: Lexicon) -> bool:
    """Whether the words around a run make it a thing: a preposition before, a "bill" after."""
    before = tagged.words[run[0] - 1] if run[0] else ""
    after = tagged.words[run[-1] + 1] if run[-1] + 1 < len(tagged.words) else ""
    if len(run) == 1 and len(tagged.words[run[0]]) == 1:
        return after in _lead_out(lex.language)  # "the z bill", but no stray letter
    if before in _lead_in(lex.language) or after in _lead_out(lex.language):
        return True
    if before.startswith("@cat") and (lex.words["compound_after"] or before == _SUBSCRIBED):
        return True
    if before.startswith("@mer"):
        return False  # "amazon prime": the shop is known, its product line is not
    if before:
        return False
    asks = after in lex.words["asides"]["asks"].split()
    return not after or after.startswith("@") or (asks and _apart(run[-1], tagged, text))


def _apart(at: int, tagged: Tagged, text: Text) -> bool:
    """Whether a mark stands behind a word: "diapers, how much since August"."""
    end, start = tagged.spans[at][1], tagged.spans[at + 1][0]
    gap = text.raw[text.tokens[end - 1].end : text.tokens[start].start]
    return bool(gap.strip())


@lru_cache(maxsize=4)
def _lead_in(language: str) -> frozenset[str]:
    return frozenset(lexicon(language).words["lead_in"].split())


@lru_cache(maxsize=4)
def _lead_out(language: str) -> frozenset[str]:
    return frozenset(lexicon(language).words["lead_out"].split())


def _telling(tagged: Tagged, lex: Lexicon) -> list[int]:
    """Places of words that the lexicon does not know, of known compounds, and of words beside."""
    soft = frozenset(lex.words["soft"].split())
    places = {
        at
        for at, word in enumerate(tagged.words)
        if word[0] not in _NO_THINGS
        and not word[0].isdigit()
        and not _known(word, lex, tagged.words[at - 1] if at else "")
    }
    places -= {at for at in places if _bars(at, tagged, lex)}
    for match in _compounds(lex.language).finditer(tagged.line):
        first = tagged.line.count(" ", 0, match.start())
        places.update(range(first, tagged.line.count(" ", 0, match.end()) + 1))
    beside = {at + 1 for at in places} | {at - 1 for at in places}
    places |= {at for at in beside if 0 <= at < len(tagged.words) and tagged.words[at] in soft}
    return sorted(places)


def _bars(at: int, tagged: Tagged, lex: Lexicon) -> bool:
    """Whether a thing only leaves out the name behind it ("all bar the rent")."""
    if tagged.words[at] not in lex.words["barring"].split():
        return False
    after = [w for w in tagged.words[at + 1 : at + 3] if w not in lex.words["glue"].split()]
    return bool(after) and after[0].startswith(("@cat", "@mer"))


def _known(word: str, lex: Lexicon, before: str) -> bool:
    adverb = tuple(lex.words["adverb_endings"])
    if (
        before not in lex.words["nouns_behind"].split()
        and word not in concepts(lex.language).phrases
        and len(word) > _ADVERB_LETTERS
        and word.endswith(adverb)
    ):
        return True
    stems = (word.removesuffix(ending) for ending in lex.words["endings"] if word.endswith(ending))
    if word in lex.stop or word in lex.filler:
        return True
    return word not in lex.keep and any(stem in lex.stop for stem in stems)


def compound_tokens(text: Text, lex: Lexicon, vocabulary: Vocabulary) -> set[int]:
    """Return the tokens of known compounds that are no names of the ledger ("t mobile")."""
    taken: set[int] = set()
    for match in _compounds(lex.language).finditer(text.line):
        if match.group() not in vocabulary.exact:
            taken.update(range(*text.span(match.start(), match.end())))
    return taken


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
    """Drop a kind of category beside an unknown noun.

    "Rental bikes" is one thing; of "telegraph subscription" the payee is what is meant.
    """
    swallowed: list[NameHint] = []
    for name in names:
        if name.kind != "category":
            continue
        word, single = text.tokens[name.first].word, name.last - name.first == 1
        for index, hint in enumerate(texts):
            if lex.words["compound_after"]:
                joined = single and hint.first == name.last and not word.endswith("s")
                first, last = name.first, hint.last
                owned = hint.last == name.first
                if owned and single and name.concept not in lex.words["owned"].split():
                    joined, first, last = True, hint.first, name.last  # "garden furniture"
            else:
                joined = (
                    single
                    and name.first - hint.last == 1
                    and (text.tokens[hint.last].word in lex.words["compound_links"])
                )
                first, last = hint.first, name.last
                large = text.raw[text.tokens[hint.first].start].isupper()
                payee = large or name.concept == "subscriptions"
                owned = hint.first == name.last and payee
            if joined:
                texts[index] = TextHint(text.original(first, last).lower(), first, last)
            if joined or owned:
                swallowed.append(name)
    return tuple(texts), swallowed
