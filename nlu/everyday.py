"""Everyday words that are also names: whether "may" or "will" stands where a name stands."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import Lexicon, lexicon

if TYPE_CHECKING:
    from nlu.text import Text
    from nlu.vocabulary import Vocabulary


def stands_as_name(
    text: Text, at: int, lex: Lexicon, vocabulary: Vocabulary, *, capital: bool = True
) -> bool:
    """Whether the word at `at`, a common one, is used as a name.

    A shop's preposition before it, an owner's s or an act of a person after it tell; so does
    another name that it is joined with, a capital inside a sentence where `capital` holds, and
    that nothing but dates stands behind it ("shell last month").
    """
    words = [t.word for t in text.tokens]
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    acts, asks, links, subjects = _person(lex.language)
    large = text.raw[text.tokens[at].start].isupper() and not text.raw.isupper()
    bare = not at and words[at] in lex.stop and _shop(words[at], vocabulary) and _dates(words, lex)
    bare = bare or _visited(text, at, lex, vocabulary)
    if before in lex.words["shop_words"] or (capital and at and large) or bare:
        return True
    if _shop(words[at], vocabulary) and (
        (
            after in links
            and any(_shop(" ".join(words[at + 2 : at + n]), vocabulary) for n in (3, 4))
        )
        or (at > 1 and before in links and _shop(words[at - 2], vocabulary))
    ):
        return True
    if not any(n.kind == "member" for n in vocabulary.exact.get(words[at], ())):
        return False
    if after == "s" and lex.words["owns"]:
        return True
    if after in acts and before not in subjects:
        return before in asks or not before or before in links
    partner = words[at + 2] if at + 2 < len(words) else ""
    joined = before in links and (at + 1 == len(words) or _member(words[at - 2], vocabulary))
    return joined or (after in links and _member(partner, vocabulary))


def _dates(words: list[str], lex: Lexicon) -> bool:
    """Whether only words of the calendar stand behind the first, which is none of them."""
    small, calendar, asking = _calendar(lex.language)
    dated = any(w in calendar or w.isdigit() for w in words[1:])
    return (
        dated
        and {words[0]}.isdisjoint(small | calendar | asking)
        and all(w in small or w in calendar or w.isdigit() for w in words[1:])
    )


def _visited(text: Text, at: int, lex: Lexicon, vocabulary: Vocabulary) -> bool:
    """Whether a shop's word stands before what one does or gets there ("our last shell receipt")."""
    words = [t.word for t in text.tokens[at - 1 : at + 2]] if at else []
    heads = lex.words["shop_heads"].split()
    if len(words) < 3 or words[0] not in heads or not _shop(words[1], vocabulary):  # noqa: PLR2004
        return False
    done = {act.split()[0] for act in lex.words["acts"]} | {*lex.words["lead_out"].split()}
    return words[2] in done and all(words[1] not in group for group in _calendar(lex.language))


@lru_cache(maxsize=4)
def _calendar(language: str) -> tuple[frozenset[str], ...]:
    """Small words, those of the calendar with the ones that lean on them, and those of asking."""
    lex = lexicon(language)
    calendar = {w for name in ("month", "weekday", "season") for w in lex.periods[name]}
    beside = lex.words["spelling"]["beside"].split()
    stop = lex.words["stop"]
    calendar = {*calendar, *beside, *stop["time"].split()}
    asking = stop["asking"].split()
    return frozenset(stop["function"].split()), frozenset(calendar), frozenset(asking)


def _member(word: str, vocabulary: Vocabulary) -> bool:
    return any(n.kind == "member" for n in vocabulary.exact.get(word, ()))


def _shop(word: str, vocabulary: Vocabulary) -> bool:
    return any(n.kind == "merchant" for n in vocabulary.exact.get(word, ()))


@lru_cache(maxsize=4)
def _person(language: str) -> tuple[frozenset[str], ...]:
    """Acts of a person, words that ask for one, words that join two, and those that act before."""
    data = lexicon(language).words["person"]
    return tuple(frozenset(data[name].split()) for name in ("acts", "asks", "links", "subjects"))
