"""A name is found by every form that people type for it, and by nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from nlu.name_index import forms
from nlu.vocabulary import Account, Category, Merchant, Name, Vocabulary

_words = st.sampled_from(
    ["bakery", "bakeries", "joe", "s", "shell", "shells", "gas", "martin", "city", "24", "diner"]
)
_names = st.lists(_words, min_size=1, max_size=4).map(" ".join)


@given(st.lists(_names, min_size=1, max_size=8, unique=True), _names)
def test_lookups_agree_with_a_search_through_all_names(shops: list[str], asked: str) -> None:
    vocabulary = Vocabulary(merchants=tuple(Merchant(s) for s in shops))
    for form in {asked, *forms(asked)}:
        exact = [s for s in shops if form in forms(s)]
        assert [n.name for n in vocabulary.exact.get(form)] == exact
        assert (form in vocabulary.exact) == bool(exact)
    for word in asked.split():
        held = [s for s in shops if " " in s and word in s.split()]
        assert [n.name for n in vocabulary.parts.get(word)] == held
    if " " in asked:
        longer = [s for s in shops if s != asked and f" {asked} " in f" {s} "]
        assert [n.name for n in vocabulary.names.stretches.get(asked)] == longer


def test_slips_are_put_right_to_long_names_and_telling_words_that_begin_alike() -> None:
    vocabulary = Vocabulary(
        categories=(Category("Groceries"), Category("Gas")),
        merchants=(Merchant("Garden Centre"), Merchant("Grill"), Merchant("Garden Pizza")),
        accounts=(Account("Golden Garden"),),
    )

    def found(slip: str) -> tuple[str, int] | None:
        return vocabulary.names.memorable.best(slip, 2)

    assert found("grocries") == ("groceries", 1)
    assert found("gardencentre") == ("garden centre", 1)
    assert found("goldne") == ("golden", 1)
    assert found("gril") == ("grill", 1)
    assert found("gardne") is None  # three names hold it
    assert found("gaz") is None
    assert found("roceries") is None


@given(st.lists(_names, min_size=1, max_size=30, unique=True), st.text("abdehiklrst s", min_size=2))
def test_a_slip_finds_what_a_look_at_every_name_finds(shops: list[str], slip: str) -> None:
    vocabulary = Vocabulary(merchants=tuple(Merchant(s) for s in shops))
    longer = [s.split() for s in shops if " " in s]
    words = dict.fromkeys(w for parts in longer for w in parts)
    telling = [w for w in words if len(w) > 5 and sum(w in parts for parts in longer) == 1]
    known = dict.fromkeys([*(s for s in shops if len(s) > 4), *telling])
    near = [word for word in known if word[0] == slip[0] and OSA.distance(word, slip) <= 2]
    best = min(near, key=lambda word: OSA.distance(word, slip), default=None)
    hit = vocabulary.names.memorable.best(slip, 2)
    assert (hit and hit[0]) == best


def test_a_group_names_kinds_without_rows_and_one_kind_does_not() -> None:
    vocabulary = Vocabulary(
        categories=(
            Category("Electricity", "electricity"),
            Category("Water", "water", used=False),
            Category("Insurance", "insurance", used=False),
        )
    )
    assert vocabulary.by_concept == {"electricity": ("Electricity",)}
    assert vocabulary.every_concept["water"] == ("Water",)
    assert Name("category", "Water") not in vocabulary.exact.get("water")
