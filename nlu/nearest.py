"""The names of a ledger that are spelt most like words which are no name of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import process
from rapidfuzz.distance import OSA

from nlu.concepts import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nlu.vocabulary import Name, Vocabulary

_ALIKE = 0.6  # share of letters that must stay where they are
_LETTERS = 3  # shorter words are like too many others
_BEGINS = 0.9  # how alike a name is that begins with all that was said
_MOST_FORMS = 12
_FEW = 2
_TWO = 2


def nearest_names(text: str, vocabulary: Vocabulary, most: int = 3) -> tuple[Name, ...]:
    """Return at most `most` names, the nearest first; none where all are far off."""
    said = phrase(text)
    near: dict[Name, float] = {}
    for word in dict.fromkeys((said, *said.split())):
        if len(word) < _LETTERS:
            continue
        forms: dict[str, list[Name]] = {}
        for form, name in vocabulary.names.beginning(word[0]):
            if len(form) >= _LETTERS:
                forms.setdefault(form, []).append(name)
        for form, alike in _alike(word, tuple(forms)):
            for name in forms[form]:
                near[name] = max(near.get(name, 0.0), alike)
    return tuple(sorted(near, key=lambda name: -near[name])[:most])


def as_near(slip: str, hit: str, name: Name, vocabulary: Vocabulary) -> tuple[Name, ...]:
    """Return one or two other names that a slip is as near to as to `hit`, which is `name`.

    None where there are more: so short a word tells nothing.
    """
    edits = OSA.distance(slip, hit)
    words = vocabulary.names.memorable.all(slip, edits)
    kept = (w for w in words if edits < _TWO or w[-_TWO:] == slip[-_TWO:])  # as slips keep endings
    others = (n for w in kept for n in vocabulary.exact.get(w))
    found = tuple(dict.fromkeys(n for n in others if n != name))
    return found if len(found) <= _FEW else ()


def _alike(word: str, known: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Yield forms that are spelt like a word or go on from it, all with its first letter."""
    hits = process.extract(
        word,
        known,
        scorer=OSA.normalized_similarity,
        processor=None,
        score_cutoff=_ALIKE,
        limit=_MOST_FORMS,
    )
    for form, alike, _ in hits:
        yield form, alike
    for form in known:
        if form.startswith(word):
            yield form, _BEGINS
