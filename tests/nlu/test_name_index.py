"""A name is found by every form that people type for it, and by nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

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


def test_names_near_a_slip_are_long_and_begin_alike() -> None:
    vocabulary = Vocabulary(
        categories=(Category("Groceries"), Category("Gas")),
        merchants=(Merchant("Garden Centre"), Merchant("Grill")),
        accounts=(Account("Golden Garden"),),
    )
    assert vocabulary.names.near("g") == (
        "groceries", "garden centre", "grill", "golden garden", "golden",
    )  # fmt: skip
    assert vocabulary.names.near("z") == ()


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
