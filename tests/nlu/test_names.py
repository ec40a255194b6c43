"""Names are found as written, by what they mean, by a part, and in spite of a slip."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nlu.hints import hints
from nlu.vocabulary import Category, Merchant, Vocabulary
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from nlu.names import NameHint


def names(question: str, language: str = "en", vocabulary: Vocabulary | None = None) -> list[str]:
    found = found_names(question, language, vocabulary)
    return [name for hint in found for name in hint.names]


def found_names(
    question: str, language: str = "en", vocabulary: Vocabulary | None = None
) -> tuple[NameHint, ...]:
    return hints(question, language, vocabulary or household(), TODAY).names


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("how much at nordmart", "Nordmart"),
        ("at CASA VERDE", "Casa Verde"),
        ("at casaverde", "Casa Verde"),
        ("BRMBL BKS last week", "Bramble Books"),
        ("at o'malley's", "O'Malley's"),
        ("at omalleys", "O'Malley's"),
        ("how much on beekeeping", "Beekeeping"),
        ("account 4471", "Daily"),
        ("for the wedding", "wedding"),
        ("did paul pay", "Paul"),
        ("paul's coffee", "Paul"),
    ],
)
def test_exact_names_and_aliases(question: str, name: str) -> None:
    assert name in names(question)


def test_the_longer_name_wins() -> None:
    assert names("filmbox music this year") == ["Filmbox Music"]
    assert names("filmbox this year") == ["Filmbox"]


@pytest.mark.parametrize(
    ("question", "language", "expected"),
    [
        ("eating out", "en", ["Restaurants"]),
        ("fast food", "en", ["Restaurants"]),
        ("petrol", "en", ["Fuel"]),
        ("spent on gas", "en", ["Fuel"]),
        ("at the gas station", "en", ["Fuel"]),
        ("my gas bill", "en", ["Gas"]),
        ("water and gas", "en", ["Water", "Gas"]),
        ("food", "en", ["Groceries", "Restaurants"]),
        ("utilities", "en", ["Electricity", "Water", "Gas", "Internet", "Phone"]),
        ("transport", "en", ["Public Transport", "Taxi", "Fuel"]),
        ("holidays", "en", ["Travel"]),
        ("medicine", "en", ["Health"]),
        ("supermarché", "fr", ["Groceries"]),
        ("courses", "fr", ["Groceries"]),
        ("essence", "fr", ["Fuel"]),
        ("facture d'électricité", "fr", ["Electricity"]),
    ],
)
def test_what_a_category_is_called_elsewhere(
    question: str, language: str, expected: list[str]
) -> None:
    assert names(question, language) == expected


def test_english_words_find_french_categories_and_the_other_way_round() -> None:
    assert names("how much on groceries", "en", household("fr")) == ["Courses"]
    assert names("combien en courses", "fr", household("en")) == ["Groceries"]


def test_a_category_without_key_is_known_by_its_name() -> None:
    own = Vocabulary(categories=(Category("Alimentation"),))
    assert names("how much on groceries", "en", own) == ["Alimentation"]


def test_categories_that_nobody_uses_are_not_found() -> None:
    assert names("parking") == []


@pytest.mark.parametrize(
    ("question", "name"),
    [("grocerys", "Groceries"), ("nordmrat", "Nordmart"), ("resturants", "Restaurants")],
)
def test_slips(question: str, name: str) -> None:
    assert names(f"how much on {question}") == [name]


def test_a_part_of_a_name_is_enough_where_only_one_has_it() -> None:
    assert names("how much at bramble") == ["Bramble Books"]


def test_kinds_of_account() -> None:
    assert names("what's in savings") == ["Nest"]
    assert names("on the credit card") == ["Blue Card"]
    assert names("paid in cash") == ["Purse"]
    assert names("sur le compte courant", "fr") == ["Daily"]
    assert names("just checking my balance") == []


def test_common_words_are_names_only_where_written_as_names() -> None:
    shop = Vocabulary(merchants=(Merchant("Total"),))
    assert names("what is the total", "en", shop) == []
    assert names("how much at Total", "en", shop) == ["Total"]


def test_pronouns_are_nobody() -> None:
    assert names("how much did my wife and I spend") == []


def test_a_kind_beside_an_unknown_noun_is_something_else() -> None:
    found = hints("how much on coffee machines", "en", household(), TODAY)
    assert not found.names
    assert [t.words for t in found.texts] == ["coffee machines"]


def test_a_number_in_a_name_is_no_period() -> None:
    found = hints("how much at bakery 12 last month", "en", household(), TODAY)
    assert [n.names for n in found.names] == [("Bakery 12",)]
    assert [p.label for p in found.periods] == ["last month"]


def test_many_merchants_do_not_make_a_common_word_one_of_them() -> None:
    many = tuple(Merchant(f"Golden Bakery {i}") for i in range(50))
    assert names("at a bakery", "en", replace(household(), merchants=many)) == []


def test_a_shop_called_by_a_common_word_is_known_after_at() -> None:
    shop = Vocabulary(merchants=(Merchant("Next"),))
    assert names("how much did I spend at next last month", "en", shop) == ["Next"]
    assert names("when is my next bill", "en", shop) == []
