"""Looking names up by what people type for them, over an index that is quick to make."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from nlu.vocabulary import Name

_IN_PARTS = {"merchant", "account", "member"}  # kinds that a part of the name may stand for
_NAME_LETTERS, _WORD_LETTERS = 4, 5  # shorter ones have too many neighbours


class Lookup:
    """A mapping whose values are found when they are asked for."""

    def __init__(self, find: Callable[[str], Iterable[Name]]) -> None:
        self._find = find
        self._found: dict[str, tuple[Name, ...]] = {}

    def get(self, key: str, default: tuple[Name, ...] = ()) -> tuple[Name, ...]:
        """Return the names that `key` stands for, in the ledger's order."""
        if key not in self._found:
            self._found[key] = tuple(dict.fromkeys(self._find(key))) if key else ()
        return self._found[key] or default

    def __contains__(self, key: str) -> bool:
        """Whether `key` stands for any name."""
        return bool(self.get(key))


class NameIndex:
    """Folded names, each with what it names, indexed by the whole and by its words."""

    def __init__(self, keys: Sequence[tuple[str, Name]]) -> None:
        self._keys = keys
        self.exact = Lookup(self._exact)
        self.parts = Lookup(lambda word: (self._keys[i][1] for i in self._holding.get(word, ())))
        self.stretches = Lookup(self._stretch)
        self._near: dict[str, tuple[str, ...]] = {}

    @cached_property
    def _whole(self) -> dict[str, list[int]]:
        """A name, with and without its blanks → its places."""
        index: defaultdict[str, list[int]] = defaultdict(list)
        for at, (key, _) in enumerate(self._keys):
            index[key].append(at)
            if " " in key:
                index[key.replace(" ", "")].append(at)
        return index

    @cached_property
    def _holding(self) -> dict[str, list[int]]:
        """A word of a longer merchant's, account's or member's name → the places of such names."""
        index: defaultdict[str, list[int]] = defaultdict(list)
        for at, (key, name) in enumerate(self._keys):
            if " " in key and name.kind in _IN_PARTS:
                for word in key.split():
                    index[word].append(at)
        return index

    def _exact(self, key: str) -> list[Name]:
        places = {at for base in _bases(key) for at in self._whole.get(base, ())}
        return [self._keys[at][1] for at in sorted(places) if self._is(key, *self._keys[at])]

    @staticmethod
    def _is(key: str, whole: str, name: Name) -> bool:
        owned = name.kind == "member" and key == whole + "s"  # "Sams spending"
        return owned or key in forms(whole)

    def _stretch(self, key: str) -> list[Name]:
        """The longer names in which the two words or more of `key` stand together."""
        words = key.split()
        if len(words) == 1:
            return []
        held = min((self._holding.get(word, []) for word in words), key=len)
        return [
            self._keys[at][1]
            for at in held
            if self._keys[at][0] != key and f" {key} " in f" {self._keys[at][0]} "
        ]

    def near(self, letter: str) -> tuple[str, ...]:
        """Return names and telling words of names that begin with `letter`.

        They are long enough to be known in spite of a slip.
        """
        if letter not in self._near:
            whole = [k for k, _ in self._keys if k.startswith(letter) and len(k) > _NAME_LETTERS]
            words = [
                word
                for word, held in self._holding.items()
                if word.startswith(letter)
                and len(word) > _WORD_LETTERS
                and (len(held) == 1 or len(self.parts.get(word)) == 1)
            ]
            self._near[letter] = tuple(dict.fromkeys(whole + words))
        return self._near[letter]


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
