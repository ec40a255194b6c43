"""The word that a slip was meant to be is the one that a look at every word would find."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz import process
from rapidfuzz.distance import OSA

from nlu.closest import Closest

_word = st.text("abc", min_size=1, max_size=7)
_words = st.lists(_word, max_size=30, unique=True)


@given(_words, _word, st.integers(1, 2))
def test_the_best_is_that_of_all_words(words: list[str], slip: str, most: int) -> None:
    plain = process.extractOne(slip, words, scorer=OSA.distance, score_cutoff=most)
    assert Closest(words).best(slip, most) == (plain and (plain[0], plain[1]))


@given(_words, _word, st.integers(1, 2))
def test_only_words_that_begin_alike_are_compared(words: list[str], slip: str, most: int) -> None:
    alike = [word for word in words if word[0] == slip[0]]
    assert Closest(words, same_letter=True).best(slip, most) == Closest(alike).best(slip, most)


@given(_words, _word, st.integers(1, 2))
def test_all_come_with_the_fewest_edits_first(words: list[str], slip: str, most: int) -> None:
    edits = {word: OSA.distance(slip, word) for word in words}
    near = sorted((w for w in words if edits[w] <= most), key=edits.__getitem__)
    assert Closest(words).all(slip, most) == near


@given(_words, _word)
def test_a_word_is_held_or_not(words: list[str], word: str) -> None:
    assert (word in Closest(words)) == (word in words)
