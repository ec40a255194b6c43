"""Which of several things that share a name is meant: what is said beside it, and what the books tell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.concepts import phrase
from nlu.everyday import stands_as_name
from nlu.lexicon import LANGUAGES, Lexicon, lexicon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nlu.text import Text
    from nlu.vocabulary import Name, NameKind, Vocabulary

_OWN: tuple[NameKind, ...] = ("member", "account")  # named by the user's own hand, these weigh most
_COUNTED = {"category", "merchant", "tag"}  # kinds whose rows tell which one people speak of
_MUCH = 5  # times as many rows as any other make one clearly the one meant
_MOST = 3


@dataclass(frozen=True, slots=True)
class Meant:
    """The names that tokens `first` to `last` (end out) may stand for: one where that is clear.

    `besides` are those that gave way without a word of the question against them.
    """

    names: tuple[Name, ...]
    first: int
    last: int
    besides: tuple[Name, ...] = ()


def meant(
    names: tuple[Name, ...],
    text: Text,
    at: tuple[int, int],
    lex: Lexicon,
    vocabulary: Vocabulary,
) -> Meant:
    """Choose among `names`, all of which the tokens from `at[0]` to `at[1]` (end out) may name."""
    first, last = at
    kinds = {n.kind for n in names}
    kind, *said = kind_beside(kinds, text, first, last, lex)
    if len(kinds) > 1 or said[0] == first:  # "by category groceries" groups, it names no kind
        first, last = said
    if len(names) == 1:
        return Meant(names, first, last)
    names = _called(_of_kind(names, kind), text, *at, vocabulary)
    if kind is None:
        kinds = {n.kind for n in names}
        names = _of_kind(names, _kind_around(kinds, text, *at, lex, vocabulary))
    likely = _likely(names, vocabulary)
    besides = tuple(n for n in names if n not in likely)
    return Meant(likely[:_MOST], first, last, besides[:_MOST])


def _of_kind(names: tuple[Name, ...], kind: NameKind | None) -> tuple[Name, ...]:
    return names if kind is None else tuple(n for n in names if n.kind == kind)


def _called(
    names: tuple[Name, ...], text: Text, first: int, last: int, vocabulary: Vocabulary
) -> tuple[Name, ...]:
    """Those that the words are a nickname of, else the whole name of, else as they are written."""
    key = text.line_of(first, last)
    given = {name for words, name in vocabulary.nicknames if phrase(words) == key}
    written = text.original(first, last)
    for fits in (
        [n for n in names if n in given],
        [n for n in names if phrase(n.name) == key],
    ):
        if fits:
            exact = [n for n in fits if n.name == written]
            alike = {phrase(n.name) for n in fits}
            one_kind = len({n.kind for n in fits}) == 1
            return tuple(exact if exact and one_kind and len(alike) == 1 else fits)
    return names


def kind_beside(
    kinds: set[NameKind], text: Text, first: int, last: int, lex: Lexicon
) -> tuple[NameKind | None, int, int]:
    """The kind that a word right beside a name says ("the Gas category"), with its token."""
    said = _kind_words(lex.language)
    after = text.tokens[last].word if last < len(text.tokens) else ""
    if (kind := said.get(after)) in kinds:
        return kind, first, last + 1
    before = text.tokens[first - 1].word if first else ""
    if (kind := said.get(before)) in kinds:
        return kind, first - 1, last
    return None, first, last


def _kind_around(  # noqa: PLR0917 - the place in the question and what is known of it
    kinds: set[NameKind], text: Text, first: int, last: int, lex: Lexicon, vocabulary: Vocabulary
) -> NameKind | None:
    """The kind that words around the name tell: a card's, a shop's, or what a person does."""
    before = text.tokens[first - 1].word if first else ""
    after = text.tokens[last].word if last < len(text.tokens) else ""
    if "account" in kinds and {before, after} & set(lex.words["account_words"]):
        return "account"
    if "merchant" in kinds and before in lex.words["at_words"]:
        return "merchant"
    person = "member" in kinds and stands_as_name(text, first, lex, vocabulary, capital=False)
    return "member" if person else None


def _likely(names: tuple[Name, ...], vocabulary: Vocabulary) -> tuple[Name, ...]:
    """What the books tell: the user's own names first, then what is used far more than the rest."""
    own = tuple(n for n in names if n.kind in _OWN)
    if own:
        return own
    if len(names) == 1 or vocabulary.uses is None or {n.kind for n in names} - _COUNTED:
        return names
    counts = {name: vocabulary.uses(name) for name in names}
    most, *rest = sorted(names, key=lambda n: -counts[n])
    clear = counts[most] >= _MUCH * max(1, *(counts[n] for n in rest))
    return (most,) if clear else names


def family(names: Iterable[Name]) -> bool:
    """Whether merchants are one payee as banks write it: a name, and that name with more behind."""
    folded = sorted((phrase(n.name) for n in names if n.kind == "merchant"), key=len)
    if len(folded) != len(tuple(names)):
        return False
    return all(f.startswith(f"{folded[0]} ") for f in folded[1:])


@lru_cache(maxsize=len(LANGUAGES))
def _kind_words(language: str) -> dict[str, NameKind]:
    kinds: dict[NameKind, str] = lexicon(language).words["kinds"]
    return {word: kind for kind, words in kinds.items() for word in words.split()}
