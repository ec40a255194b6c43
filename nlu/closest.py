"""Words kept by their length, to find fast which of many a slip was meant to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import process
from rapidfuzz.distance import OSA

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Closest:
    """Finds words within a few edits: a letter lost, added, wrong, or swapped with the next.

    With `same_letter` only words that begin as the slip does are found.
    """

    def __init__(self, words: Iterable[str], *, same_letter: bool = False) -> None:
        self._same_letter = same_letter
        # First letter and length → places in the order given, and the words there.
        self._shelves: dict[tuple[str, int], tuple[list[int], list[str]]] = {}
        for at, word in enumerate(words):
            shelf = self._shelves.setdefault((self._letter(word), len(word)), ([], []))
            shelf[0].append(at)
            shelf[1].append(word)

    def _letter(self, word: str) -> str:
        return word[:1] if self._same_letter else ""

    def __contains__(self, word: str) -> bool:
        """Whether `word` is one of the words."""
        shelf = self._shelves.get((self._letter(word), len(word)))
        return shelf is not None and word in shelf[1]

    def best(self, slip: str, most: int) -> tuple[str, int] | None:
        """Return the word with the fewest edits, `most` at most, and their number.

        Of several the first of the words given wins.
        """
        found: tuple[int, int, str] | None = None
        for places, words in self._shelves_near(slip, most):
            hit = process.extractOne(
                slip, words, scorer=OSA.distance, score_cutoff=most, processor=None
            )
            if hit is not None:
                here = (int(hit[1]), places[hit[2]], hit[0])
                found = here if found is None else min(found, here)
        return None if found is None else (found[2], found[0])

    def all(self, slip: str, most: int) -> list[str]:
        """Return the words with `most` edits at most, those with the fewest first."""
        found = [
            (edits, places[at], word)
            for places, words in self._shelves_near(slip, most)
            for word, edits, at in process.extract(
                slip, words, scorer=OSA.distance, score_cutoff=most, processor=None, limit=None
            )
        ]
        return [word for *_, word in sorted(found)]

    def _shelves_near(self, slip: str, most: int) -> Iterator[tuple[list[int], list[str]]]:
        """Each edit makes a word longer or shorter by one letter at most."""
        letter = self._letter(slip)
        for length in range(len(slip) - most, len(slip) + most + 1):
            if (letter, length) in self._shelves:
                yield self._shelves[letter, length]
