"""Kinds of spending that every household knows, and the words for them in each language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from nlu.closest import Closest
from nlu.lexicon import LANGUAGES, lexicon
from nlu.text import words

_SLIP_LETTERS = 5
_ASKING = {"subscriptions"}  # kinds that are asked for as regular payments


@dataclass(frozen=True, slots=True)
class Context:
    """`word` means `concept` beside any of `near`, unless one of `unless` stands there."""

    word: str
    concept: str
    near: frozenset[str]
    unless: frozenset[str]


@dataclass(frozen=True, slots=True)
class Concepts:
    """Folded phrase → keys of the concepts it means; kinds of account; words with two senses.

    `single` are the phrases of one word, long enough to be known in spite of a slip; `decoys` are
    phrases whose words name nothing.
    """

    phrases: dict[str, tuple[str, ...]]
    accounts: dict[str, str]
    contexts: tuple[Context, ...]
    single: Closest
    decoys: frozenset[str]


@lru_cache(maxsize=65536)
def phrase(text: str) -> str:
    """Return `text` as the folded words that a question's line would hold."""
    if text.isascii() and text.replace(" ", "").isalpha():
        return " ".join(text.lower().split())  # nearly all names, and four times as fast
    return " ".join(words(text))


@lru_cache(maxsize=len(LANGUAGES))
def concepts(language: str) -> Concepts:
    """Return the phrases of `language`; group words win over synonyms of one kind."""
    data = lexicon(language).concepts
    phrases: dict[str, tuple[str, ...]] = {}
    for key, entry in data["concept"].items():
        for text in (*entry["names"], *entry["words"]):
            phrases.setdefault(phrase(text), (key,))
    phrases.update({phrase(text): tuple(keys) for text, keys in data["group"].items()})
    accounts = {phrase(t): kind for kind, texts in data["account"].items() for t in texts}
    contexts = tuple(
        Context(c["word"], c["concept"], frozenset(c["near"]), frozenset(c.get("unless", ())))
        for c in data.get("context", ())
    )
    single = Closest(p for p in phrases if " " not in p and len(p) >= _SLIP_LETTERS)
    decoys = frozenset(phrase(d) for d in data["decoys"]["phrases"])
    return Concepts(phrases, accounts, contexts, single, decoys)


@lru_cache(maxsize=1)
def keys_by_name() -> dict[str, str]:
    """Folded category name in any language → concept key."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for key, entry in lexicon(language).concepts["concept"].items():
            for name in entry["names"]:
                found.setdefault(phrase(name), key)
    return found


@lru_cache(maxsize=1)
def _titles() -> dict[str, tuple[str, ...]]:
    """A word for a person's title → the others for it ("dr": "doctor", "docteur")."""
    found: dict[str, tuple[str, ...]] = {}
    for language in LANGUAGES:
        for said in map(str.split, lexicon(language).words["titles"]):
            for word in said:
                found[word] = (*found.get(word, ()), *(w for w in said if w != word))
    return found


def titled(key: str) -> tuple[str, ...]:
    """Return a folded name and, where it begins with a title ("dr martin"), other ways to write it."""
    first, _, rest = key.partition(" ")
    return key, *(f"{other} {rest}" for other in _titles().get(first, ()) if rest)


def says_more(name: str, language: str) -> bool:
    """Whether a category's name by itself asks for another kind, or for more than its rows."""
    key, known = phrase(name), concepts(language)
    own = keys_by_name().get(key)
    meant = known.phrases.get(key, (own,))
    return (own,) != meant or own in _ASKING or any(c.word == key for c in known.contexts)
