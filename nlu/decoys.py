"""Words that look like names of the ledger and name nothing: ways of speaking, and verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.concepts import concepts
from nlu.vocabulary import LONGEST_NAME, Vocabulary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.lexicon import Lexicon


def idle(words: Sequence[str], lex: Lexicon, vocabulary: Vocabulary) -> list[tuple[int, int]]:
    """Return the stretches (end out) that name nothing by any of their words.

    Phrases that the ledger has as a name are none of them.
    """
    decoys = concepts(lex.language).decoys
    stretches = (
        (first, last)
        for first in range(len(words))
        for last in range(first + 1, min(len(words), first + LONGEST_NAME) + 1)
    )
    phrases = [
        (a, b)
        for a, b in stretches
        if (key := " ".join(words[a:b])) in decoys and key not in vocabulary.exact
    ]
    return phrases + _verbs(words, lex)


def _verbs(words: Sequence[str], lex: Lexicon) -> list[tuple[int, int]]:
    """Who acts and the word for the act, where that could be a thing too ("did we last book")."""
    person = lex.words["person"]
    verbs, actors, helpers = (person.get(k, "").split() for k in ("verbs", "actors", "helpers"))
    found = []
    for at, word in enumerate(words):
        first = at - 1
        while first > 0 and words[first] in helpers:
            first -= 1
        if word in verbs and first >= 0 and words[first] in actors:
            found.append((first, at + 1))
    return found
