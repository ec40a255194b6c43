"""Finding the ledger's names in a question: as written, by synonym, by part, or with a slip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nlu.concepts import Concepts, concepts, phrase
from nlu.decoys import idle
from nlu.everyday import stands_as_name
from nlu.meant import family, kind_beside, meant
from nlu.name_index import forms
from nlu.nearest import as_near
from nlu.vocabulary import LONGEST_NAME, Name, NameKind, Vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

    from nlu.lexicon import Lexicon
    from nlu.text import Text

How = Literal["exact", "synonym", "part", "kind", "slip"]
_PART_LETTERS = 3
_SLIP_LETTERS = 5
_BEGUN_LETTERS = 4
_TWO_SLIPS_LETTERS = 9
_MOST_ALTERNATIVES = 3
_IF_ANY = {"insurance", "parking"}  # part of a group only in households that have them


@dataclass(frozen=True, slots=True)
class NameHint:
    """Names of one kind that tokens `first` to `last` (end out) stand for.

    `alternatives` are other names, of this or another kind, that the same words fit as well;
    `besides` are those that gave way to a likelier one. `concept` is set where the words mean one
    kind of category or of account.
    """

    kind: NameKind
    names: tuple[str, ...]
    first: int
    last: int
    how: How
    alternatives: tuple[Name, ...] = ()
    concept: str | None = None
    besides: tuple[Name, ...] = ()


def near(slip: str, word: str, edits: float) -> bool:
    """Whether a slip keeps what slips keep: the first letter and, after two edits, the ending."""
    return slip[0] == word[0] and (edits < 2 or slip[-2:] == word[-2:])  # noqa: PLR2004


class Finder:
    """Looks one question's free tokens up; made anew for each question."""

    def __init__(
        self,
        text: Text,
        vocabulary: Vocabulary,
        lex: Lexicon,
        taken: set[int],
        beside: frozenset[str] = frozenset(),
    ) -> None:
        self._beside = beside
        self._words = [t.word for t in text.tokens]
        self._text = text
        self._vocabulary = vocabulary
        self._lexicon = lex
        self._concepts: Concepts = concepts(lex.language)
        self._ambiguous = {c.word for c in self._concepts.contexts}
        self._taken = set(taken)
        self._found: list[NameHint] = []
        self._decoys = idle(self._words, lex, vocabulary)

    def run(self) -> list[NameHint]:
        """Return the hints in the order they stand; longer phrases win over shorter ones."""
        for length in range(LONGEST_NAME, 0, -1):
            for first in range(len(self._words) - length + 1):
                self._phrase(first, first + length)
        self._each(self._part)
        self._each(self._slip)
        self._each(self._begun)
        return sorted(self._found, key=lambda h: h.first)

    def _each(self, look: Callable[[int], None]) -> None:
        for at in range(len(self._words)):
            if at not in self._taken and not self._misled(at):
                look(at)

    def _hidden(self, first: int, last: int, *, same: bool = False) -> bool:
        """Whether a longer stretch that names nothing (one as long, where `same`) covers these."""
        longest = last - first + (not same)
        return any(a < last and first < b and longest <= b - a for a, b in self._decoys)

    def _misled(self, at: int) -> bool:
        return any(a <= at < b for a, b in self._decoys)

    def _free(self, first: int, last: int) -> bool:
        return self._taken.isdisjoint(range(first, last))

    def _add(self, hint: NameHint) -> None:
        self._taken.update(range(hint.first, hint.last))
        self._found.append(hint)

    def _phrase(self, first: int, last: int) -> None:
        key = " ".join(self._words[first:last])
        if not self._free(first, last):
            return
        names = () if self._hidden(first, last) else self._exact(key, first, last)
        said = bool(names) and self._kind_said(names, first, last)
        if key in self._ambiguous and not said and self._synonym(key, first, last):
            return
        if names:
            self._name(names, first, last, "exact")
            return
        if not self._synonym(key, first, last):
            self._stretch(key, first, last)

    def _stretch(self, key: str, first: int, last: int) -> None:
        """Two words of a longer name ("rainy day"), common ones each by itself."""
        names = self._vocabulary.names.stretches.get(key)
        stop = self._lexicon.stop
        if 0 < len(names) <= _MOST_ALTERNATIVES and any(
            w not in stop and not w.isdigit() for w in self._words[first:last]
        ):
            self._name(names, first, last, "part")

    def _name(self, names: tuple[Name, ...], first: int, last: int, how: How) -> None:
        """Add what these words name, with what else they may name where nothing tells."""
        if how == "part" and family(names):
            every = tuple(n.name for n in names)
            self._add(NameHint(names[0].kind, every, first, last, how))
            return
        at = first, last
        found = meant(names, self._text, at, self._lexicon, self._vocabulary)
        if self._free(found.first, found.last):  # with the word for its kind, if one stands there
            first, last = found.first, found.last
        name, *others = found.names
        concept = self._vocabulary.sort_of(name)
        if name.kind == "category" and last - first > at[1] - at[0]:
            concept = None  # "the Subscriptions category" means its rows and nothing more
        more = tuple(others), concept, found.besides
        self._add(NameHint(name.kind, (name.name,), first, last, how, *more))

    def _exact(self, key: str, first: int, last: int) -> tuple[Name, ...]:
        names = self._vocabulary.exact.get(key, ())
        if not names or last - first > 1:
            return names
        if key in self._lexicon.stop and not self._stands(names, first):
            return ()
        if names[0].kind == "member" and phrase(names[0].name) != key:  # "Sams spending"
            after = self._words[last] if last < len(self._words) else ""
            owns = self._lexicon.words["owns"] and after
            return names if owns and after not in self._lexicon.words["beyond"].split() else ()
        return names

    def _stands(self, names: tuple[Name, ...], at: int) -> bool:
        """Whether a common word is used as one of these names."""
        if self._kind_said(names, at, at + 1):
            return True
        return stands_as_name(self._text, at, self._lexicon, self._vocabulary)

    def _kind_said(self, names: tuple[Name, ...], first: int, last: int) -> bool:
        """Whether a word beside says what is called so ("the Gas category")."""
        kinds = {n.kind for n in names}
        return kind_beside(kinds, self._text, first, last, self._lexicon)[0] is not None

    def _synonym(self, key: str, first: int, last: int) -> bool:
        if self._hidden(first, last, same=True):
            return False
        keys, kind = self._concepts.phrases.get(key), self._concepts.accounts.get(key)
        for context in self._concepts.contexts:
            around = {*self._words[:first], *self._words[last:], *self._beside}
            if key == context.word and around & context.near and not around & context.unless:
                keys, kind = (context.concept,), context.concept
        if keys:
            index = self._vocabulary.by_concept
            names = tuple(n for k in keys for n in index.get(k, ()))
            if names:
                if len(keys) > 1:  # a group is all that it means, rows or none
                    every = self._vocabulary.every_concept
                    sources = ((k, index if k in _IF_ANY else every) for k in keys)
                    names = tuple(n for k, source in sources for n in source.get(k, ()))
                concept = keys[0] if len(keys) == 1 else None
                self._add(NameHint("category", names, first, last, "synonym", (), concept))
                return True
        if kind:
            names = self._vocabulary.by_account_kind.get(kind, ())
            if names:
                self._add(NameHint("account", names, first, last, "kind", (), kind))
                return True
        return False

    def _part(self, at: int) -> None:
        word = self._words[at]
        if len(word) < _PART_LETTERS or self._common(word):
            self._own_part(at)
            return
        for form in forms(word):
            if self._common(form):
                continue
            names = self._vocabulary.parts.get(form, ())
            if not 0 < len(names) <= _MOST_ALTERNATIVES:
                continue
            last = at + 1
            while last < len(self._words) and last not in self._taken:  # "dr martins practice"
                more = self._vocabulary.parts.get(self._words[last], ())
                shared = tuple(n for n in names if n in more)
                if not shared:
                    break
                names, last = shared, last + 1
            self._name(names, at, last, "part")
            return

    def _own_part(self, at: int) -> None:
        """A common word of an account's name beside the word for an account ("the joint account")."""
        around = {*self._words[max(0, at - 1) : at], *self._words[at + 1 : at + 2]}
        words, word = self._lexicon.words["account_words"], self._words[at]
        if word in words or word not in self._lexicon.generic or around.isdisjoint(words):
            return
        names = tuple(n for n in self._vocabulary.parts.get(word, ()) if n.kind == "account")
        if 0 < len(names) <= _MOST_ALTERNATIVES:
            self._name(names, at, at + 1, "part")

    def _common(self, word: str) -> bool:
        lex = self._lexicon
        return word in lex.stop or word in lex.generic or word in lex.keep or word.isdigit()

    def _slip(self, at: int) -> None:
        word = self._words[at]
        if len(word) < _SLIP_LETTERS or self._common(word) or not word.isalpha():
            return
        if (hit := self._near(word)) is None:
            return
        held = self._vocabulary.exact.get(hit) or self._vocabulary.parts.get(hit)
        if held and not self._common(hit):
            first, last = self._around(at, held[0])
            alike = as_near(word, hit, held[0], self._vocabulary)
            self._name((held[0], *alike), first, last, "slip")
            return
        if hit not in self._concepts.phrases:
            return
        keys = self._concepts.phrases[hit]
        names = tuple(n for k in keys for n in self._vocabulary.by_concept.get(k, ()))
        if names:
            concept = keys[0] if len(keys) == 1 else None
            self._add(NameHint("category", names, at, at + 1, "slip", (), concept))

    def _begun(self, at: int) -> None:
        """The beginning of one shop's name ("mcdo"), where a shop is named."""
        word = self._words[at]
        if len(word) < _BEGUN_LETTERS or self._common(word) or word in self._lexicon.filler:
            return
        links = self._lexicon.words["person"]["links"].split()
        before, after = (
            "".join(self._words[max(0, at - 1) : at]),
            "".join(self._words[at + 1 : at + 2]),
        )
        beside = {at - 2 if before in links else at - 1, at + 2 if after in links else at + 1}
        shops = {i for n in self._found if n.kind == "merchant" for i in range(n.first, n.last)}
        if before in self._lexicon.words["at_words"] or beside & shops:
            names = self._vocabulary.names.begun(word)
            if len(names) == 1:
                self._name(names, at, at + 1, "part")

    def _around(self, at: int, name: Name) -> tuple[int, int]:
        """The tokens beside a slip that belong to the same name ("Pizza Napolli")."""
        parts = set(phrase(name.name).split())
        first, last = at, at + 1
        while first and first - 1 not in self._taken and self._words[first - 1] in parts:
            first -= 1
        while last < len(self._words) and last not in self._taken and self._words[last] in parts:
            last += 1
        return first, last

    def _near(self, word: str) -> str | None:
        """The known name or synonym that `word` is a slip of, if one is near enough."""
        allowed = 2 if len(word) >= _TWO_SLIPS_LETTERS else 1
        best: tuple[str, int] | None = None
        for known in (self._vocabulary.names.memorable, self._concepts.single):
            hit = known.best(word, allowed)
            if hit and near(word, *hit) and (best is None or hit[1] < best[1]):
                best = hit
        return best[0] if best else None
