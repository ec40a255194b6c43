"""Which category an unknown payee probably has, judged by the payees that the books know.

Two kinds of evidence count, both from the books alone: a payee that is spelt almost the same, and
words that payees of one category share (`Kita Sonne`, `Kita Mond` → Childcare). One shared word
with one other payee is no evidence: `Uber Eats` is not `Uber`.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz import process
from rapidfuzz.fuzz import token_sort_ratio

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WORD = re.compile(r"[^\W\d_]{3,}")
_ENDING = re.compile(r"\.[a-z]{2,4}\b")  # of an address on the web
_STEM = 5  # letters that inflected forms share: boulangerie, boulangeries
_ALIKE = 88  # of 100: the same payee, mistyped or cut off
_SHORTEST = 7  # letters below which two spellings differ by more than a slip
_FEWEST, _FEWEST_STEM = 2, 3  # payees that must share a word, or its stem
_DOUBT = 0.5  # payees of no category that each word is thought to have besides
_SURE = 0.75
_LEAD = 0.3  # by which the best category must lead the next


class Example(NamedTuple):
    """A known payee, cleaned and folded; `merchant` is the same for all spellings of one."""

    payee: str
    merchant: int
    category: int
    money_in: bool


class Guesser:
    """Guesses from examples. Money in is compared with money in only, and money out with money out."""

    def __init__(self, examples: Iterable[Example]) -> None:
        self._seen: dict[tuple[bool, str], dict[int, int]] = defaultdict(dict)
        self._alike: dict[tuple[bool, str], dict[str, int]] = defaultdict(dict)
        for payee, merchant, category, money_in in examples:
            for feature in _features(payee):
                self._seen[money_in, feature][merchant] = category
            if len(payee) >= _SHORTEST:
                self._alike[money_in, payee[:2]][payee] = category

    def guess(self, payee: str, *, money_in: bool) -> int | None:
        """Return the category of a cleaned, folded payee; None where that is not sure enough."""
        return self._spelt_alike(payee, money_in) or self._by_words(payee, money_in)

    def _spelt_alike(self, payee: str, money_in: bool) -> int | None:  # noqa: FBT001
        known = self._alike.get((money_in, payee[:2])) if len(payee) >= _SHORTEST else None
        if not known:
            return None
        found = process.extractOne(
            payee, known.keys(), scorer=token_sort_ratio, score_cutoff=_ALIKE
        )
        return known[found[0]] if found is not None else None

    def _by_words(self, payee: str, money_in: bool) -> int | None:  # noqa: FBT001
        belief: dict[int, float] = {}
        for feature in _features(payee):
            merchants = self._seen.get((money_in, feature), {})
            if len(merchants) < (_FEWEST_STEM if feature.endswith("*") else _FEWEST):
                continue
            for category, count in Counter(merchants.values()).items():
                share = count / (len(merchants) + _DOUBT)
                belief[category] = max(belief.get(category, 0.0), share)
        best, *rest = sorted(belief.items(), key=lambda pair: (-pair[1], pair[0])) or [(0, 0.0)]
        lead = best[1] - (rest[0][1] if rest else 0.0)
        return best[0] if best[1] >= _SURE and lead >= _LEAD else None


def _features(payee: str) -> Iterator[str]:
    """Yield the words of a payee, and what inflected forms of the longer ones share."""
    for word in dict.fromkeys(_WORD.findall(_ENDING.sub(" ", payee))):
        yield word
        if len(word) > _STEM:
            yield f"{word[:_STEM]}*"
