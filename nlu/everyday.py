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
    another name that it is joined with, and a capital inside a sentence where `capital` holds.
    """
    words = [t.word for t in text.tokens]
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    acts, asks, links, subjects = _person(lex.language)
    large = text.raw[text.tokens[at].start].isupper() and not text.raw.isupper()
    if before in lex.words["shop_words"] or (capital and at and large):
        return True
    if _shop(words[at], vocabulary) and (
        (after in links and _shop("".join(words[at + 2 : at + 3]), vocabulary))
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


def _member(word: str, vocabulary: Vocabulary) -> bool:
    return any(n.kind == "member" for n in vocabulary.exact.get(word, ()))


def _shop(word: str, vocabulary: Vocabulary) -> bool:
    return any(n.kind == "merchant" for n in vocabulary.exact.get(word, ()))


@lru_cache(maxsize=4)
def _person(language: str) -> tuple[frozenset[str], ...]:
    """Acts of a person, words that ask for one, words that join two, and those that act before."""
    data = lexicon(language).words["person"]
    return tuple(frozenset(data[name].split()) for name in ("acts", "asks", "links", "subjects"))
