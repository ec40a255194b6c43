"""Looking names up by what people type for them, over an index that is quick to make."""

from __future__ import annotations

from bisect import bisect_left
from functools import cached_property
from typing import TYPE_CHECKING

from nlu.closest import Closest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from nlu.vocabulary import Name, NameKind

_IN_PARTS = {"merchant", "account", "member"}  # kinds that a part of the name may stand for
_MOST_KEPT = 5_000
_NAME_LETTERS, _WORD_LETTERS = 4, 5  # shorter ones have too many neighbours


class Lookup:
    """A mapping whose values are found when they are asked for."""

    def __init__(self, find: Callable[[str], Iterable[Name]]) -> None:
        self._find = find
        self._found: dict[str, tuple[Name, ...]] = {}

    def get(self, key: str, default: tuple[Name, ...] = ()) -> tuple[Name, ...]:
        """Return the names that `key` stands for, in the ledger's order."""
        found = self._found.get(key)
        if found is None:
            found = tuple(dict.fromkeys(self._find(key))) if key else ()
            if len(self._found) >= _MOST_KEPT:
                self._found.clear()
            self._found[key] = found
        return found or default

    def __contains__(self, key: str) -> bool:
        """Whether `key` stands for any name."""
        return bool(self.get(key))


class NameIndex:
    """Folded names, each with the kind and the name it stands for, indexed in one pass.

    Names are made of them when they are found: most never are.
    """

    def __init__(
        self, keys: Iterable[tuple[str, NameKind, str]], named: Callable[[NameKind, str], Name]
    ) -> None:
        self._keys: list[str] = []
        self._kinds: list[NameKind] = []
        self._names: list[str] = []
        self._named = named
        self._whole: dict[str, int] = {}  # a name without blanks → its first place
        self._again: dict[str, list[int]] = {}  # and its other places
        # A word of a longer merchant's, account's or member's name → the places of such names.
        self._holding: dict[str, list[int]] = {}
        self.exact = Lookup(self._exact)
        self.parts = Lookup(lambda word: map(self._name, self._holding.get(word, ())))
        self.stretches = Lookup(self._stretch)
        for at, (key, kind, name) in enumerate(keys):
            self._keys.append(key)
            self._kinds.append(kind)
            self._names.append(name)
            joined = key.replace(" ", "")
            if self._whole.setdefault(joined, at) != at:
                self._again.setdefault(joined, []).append(at)
            if " " in key and kind in _IN_PARTS:
                for word in key.split():
                    self._holding.setdefault(word, []).append(at)

    def beginning(self, letter: str) -> Iterator[tuple[str, Name]]:
        """Yield names and words of names that begin with `letter`, each with what it is of."""
        inside = f" {letter}"
        for at, key in enumerate(self._keys):
            if key.startswith(letter) or inside in key:
                for form in dict.fromkeys((key, *key.split())):
                    if form.startswith(letter):
                        yield form, self._name(at)

    def _name(self, at: int) -> Name:
        return self._named(self._kinds[at], self._names[at])

    def _exact(self, key: str) -> list[Name]:
        joined = {base.replace(" ", "") for base in _bases(key)}
        known = [base for base in joined if base in self._whole]
        places = [at for base in known for at in (self._whole[base], *self._again.get(base, ()))]
        return [self._name(at) for at in sorted(places) if self._is(key, at)]

    def _is(self, key: str, at: int) -> bool:
        whole = self._keys[at]
        owned = self._kinds[at] == "member" and key == whole + "s"  # "Sams spending"
        parted = len(whole) > _NAME_LETTERS and key.replace(" ", "") == whole  # "mobile one"
        return owned or parted or key in forms(whole)

    def _stretch(self, key: str) -> list[Name]:
        """The longer names in which the two words or more of `key` stand together."""
        words = key.split()
        if len(words) == 1:
            return []
        held = min((self._holding.get(word, []) for word in words), key=len)
        return [
            self._name(at)
            for at in held
            if self._keys[at] != key and f" {key} " in f" {self._keys[at]} "
        ]

    def _one(self, places: list[int]) -> bool:
        """Whether one name has all of these places, a shop with its aliases."""
        kind, name = self._kinds[places[0]], self._names[places[0]]
        return all(self._names[at] == name and self._kinds[at] == kind for at in places)

    def begun(self, letters: str) -> tuple[Name, ...]:
        """Return the shops whose names begin with `letters` ("mcdo"), each once."""
        found: dict[Name, None] = {}
        for key, at in self._shops[bisect_left(self._shops, (letters, 0)) :]:
            if not key.startswith(letters):
                break
            found[self._name(at)] = None
        return tuple(found)

    @cached_property
    def _shops(self) -> list[tuple[str, int]]:
        kinds = enumerate(self._kinds)
        return sorted(
            (self._keys[at].replace(" ", ""), at) for at, kind in kinds if kind == "merchant"
        )

    @cached_property
    def memorable(self) -> Closest:
        """Names and telling words of names, long enough to be known in spite of a slip."""
        whole = (key for key in self._keys if len(key) > _NAME_LETTERS)
        words = (
            word
            for word, held in self._holding.items()
            if len(word) > _WORD_LETTERS and (len(held) == 1 or self._one(held))
        )
        return Closest(dict.fromkeys((*whole, *words)), same_letter=True)


def _bases(form: str) -> tuple[str, ...]:
    """Return the names that `form` may be a form of; the way back from `forms`."""
    found = [form, form + " s", form + "s"]
    if form.endswith("s"):
        found += [form[:-1], form[:-1] + " s"]
    if form.endswith("ies"):
        found.append(form[:-3] + "y")
    if form.endswith("y"):
        found.append(form[:-1] + "ies")
    return tuple(found)


def forms(key: str) -> tuple[str, ...]:
    """Return `key` with the plural and possessive forms that people type for it."""
    found = [key]
    if key.endswith(" s"):  # McDonald's
        found += [key[:-2], key[:-2] + "s"]
    last = key.rsplit(" ", 1)[-1]
    if len(last) > 3 and not last[-1].isdigit():  # noqa: PLR2004
        if last.endswith("ies"):
            found.append(key[:-3] + "y")
        elif last.endswith("s"):
            found.append(key[:-1])
        elif last.endswith("y"):
            found.append(key[:-1] + "ies")
        else:
            found.append(key + "s")
    if " " in key:
        found.append(key.replace(" ", ""))
    return tuple(dict.fromkeys(found))
