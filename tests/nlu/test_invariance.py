"""What leaves a question's meaning alone leaves its reading alone."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.understand import understand, warm_up
from nlu.vocabulary import Merchant
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery
    from nlu.vocabulary import Vocabulary

ENGLISH = (
    "how much did we spend on groceries last month",
    "how much did Nina spend at Nordmart in april",
    "show my transactions at Casa Verde",
    "biggest purchase this year",
    "how often did we eat out in march",
    "average spending per month this year",
    "did we spend more in april than in march",
    "how much is in Nest",
    "when is the rent due",
    "when did I last buy fuel",
    "everything except rent last month",
    "can we afford a sofa for 900 euros",
    "what share of our income goes on rent",
    "which month did we spend the most",
    "spending by category in april",
)
FRENCH = (
    "combien on a dépensé en courses le mois dernier",
    "combien Nina a dépensé chez Nordmart en avril",
    "montre les opérations chez Casa Verde",
    "le plus gros achat de cette année",
    "dépense moyenne par mois cette année",
    "on a dépensé plus en avril qu'en mars",
    "quand tombe le loyer",
    "tout sauf le loyer le mois dernier",
    "on peut se permettre un canapé à 900 euros",
    "dépenses par catégorie en avril",
)
POLITE = {
    "en": (("please ", ""), ("", " please"), ("hey, ", ""), ("ok so ", ""), ("", " thanks")),
    "fr": (("dis, ", ""), ("", " s'il te plaît"), ("alors ", ""), ("", " merci"), ("salut, ", "")),
}
ASKED = st.sampled_from(
    [*(("en", question) for question in ENGLISH), *(("fr", question) for question in FRENCH)]
)
SHOPS = ("Quillfeather", "Morwen & Sons", "Dos Hermanos", "La Bottega", "Zimtstern", "O'Tool's")
BOOK = Path(__file__).resolve().parents[2] / "resources" / "payees" / "merchants.toml"
PAYEES = tuple(
    name
    for kind in tomllib.loads(BOOK.read_text(encoding="utf-8")).values()
    for name in kind
    if name not in household().members
)
AT_A_SHOP = {
    "en": (
        "how much did we spend at {} last month",
        "show our transactions at {} since march",
        "how often do we go to {}",
        "how much at {} with the Blue Card in april",
        "did we spend more at {} than at Nordmart this year",
    ),
    "fr": (
        "combien on a dépensé chez {} le mois dernier",
        "montre les opérations chez {} depuis mars",
        "combien de fois on est allés chez {} cette année",
    ),
}
ADJUNCTS = {
    "en": (
        (
            "how much did we spend",
            ("on groceries", "at Nordmart", "last month", "with the Blue Card"),
        ),
        ("show the transactions", ("over 20 euros", "at Casa Verde", "since march", "by Nina")),
        ("what was the biggest purchase", ("at Nordmart", "this year", "with Blue Card")),
        ("did we spend more than 300", ("on groceries", "at Nordmart", "in april")),
    ),
    "fr": (
        ("combien on a dépensé", ("en courses", "chez Nordmart", "le mois dernier")),
        (
            "montre les opérations",
            ("de plus de 20 euros", "chez Casa Verde", "depuis mars", "sur la Blue Card"),
        ),
        ("quel est le plus gros achat", ("chez Nordmart", "cette année", "avec la Blue Card")),
    ),
}


AROUND = {
    "en": ("can you tell me ", "i'd like to know ", "um so ", "I was wondering ", "honestly "),
    "fr": ("tu peux me dire ", "je voudrais savoir ", "euh alors ", "franchement ", "dis-moi "),
}
DATED = {
    "en": (
        ("how much did Nina spend at Nordmart", "last month"),
        ("show my transactions at Casa Verde", "since march"),
        ("did we spend more than 300 on groceries", "in april"),
        ("biggest purchase", "this year"),
        ("spending by category", "in the past 3 months"),
    ),
    "fr": (
        ("combien Nina a dépensé chez Nordmart", "le mois dernier"),
        ("montre les opérations chez Casa Verde", "depuis mars"),
        ("on a dépensé plus de 300 euros en courses", "en avril"),
        ("les dépenses par catégorie", "ces 3 derniers mois"),
    ),
}
ALIKE = {
    "en": (
        ("groceries", "grocery shopping", "the weekly shop", "food shopping"),
        ("restaurants", "eating out", "takeaways", "dining out", "fast food"),
        ("fuel", "petrol", "gasoline", "diesel"),
        ("electricity", "power bills", "the electric bill"),
    ),
    "fr": (
        ("les courses", "le supermarché", "l'alimentation", "les provisions"),
        ("les restaurants", "les restos", "les fast foods"),
        ("le carburant", "l'essence", "le gasoil"),
    ),
}
SPENT = {"en": "how much did we spend on {} last month", "fr": "combien pour {} le mois dernier"}


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """Lexicons are read once, before an example is timed."""
    warm_up()


def read(question: str, language: str, names: Vocabulary | None = None) -> FinanceQuery | None:
    """The reading without the words it was said in."""
    query = understand(question, names or household(), TODAY, language=language).query
    if query is None:
        return None
    bare = {
        name: value.model_copy(update={"label": ""})
        for name in ("period", "other_period")
        if (value := getattr(query, name)) is not None
    }
    return query.model_copy(update=bare)


@given(ASKED, st.sampled_from(["upper", "lower", "title", "marks", "spaces"]))
def test_case_and_punctuation_say_nothing(asked: tuple[str, str], how: str) -> None:
    language, question = asked
    said = {
        "upper": question.upper(),
        "lower": question.lower(),
        "title": question[0].upper() + question[1:],
        "marks": question + "?!",
        "spaces": "  " + question.replace(" ", "  ") + " ",
    }[how]
    assert read(said, language) == read(question, language)


@given(ASKED, st.integers(0, 4))
def test_politeness_says_nothing(asked: tuple[str, str], way: int) -> None:
    language, question = asked
    before, after = POLITE[language][way]
    assert read(before + question + after, language) == read(question, language)


@given(ASKED, st.sampled_from(SHOPS))
def test_any_merchant_stands_where_one_stands(asked: tuple[str, str], shop: str) -> None:
    language, question = asked
    names = household()
    more = [Merchant(shop), *names.merchants]
    other = type(names)(
        categories=names.categories,
        merchants=tuple(more),
        accounts=names.accounts,
        members=names.members,
        tags=names.tags,
    )
    before = read(question, language, other)
    swapped = read(question.replace("Nordmart", shop).replace("Casa Verde", shop), language, other)
    assert before is not None
    assert swapped is not None
    if before.merchants:
        assert swapped == before.model_copy(update={"merchants": (shop,)})
    else:
        assert swapped == before


@pytest.mark.parametrize("language", ["en", "fr"])
@given(data=st.data())
def test_any_payee_stands_where_one_stands(language: str, data: st.DataObject) -> None:
    shop = data.draw(st.sampled_from(PAYEES))
    asked = data.draw(st.sampled_from(AT_A_SHOP[language]))
    names = household(language)
    other = replace(names, merchants=(*names.merchants, Merchant(shop), Merchant(SHOPS[0])))
    want = read(asked.format(SHOPS[0]), language, other)
    assert want is not None
    merchants = tuple(shop if name == SHOPS[0] else name for name in want.merchants)
    assert read(asked.format(shop), language, other) == want.model_copy(
        update={"merchants": merchants}
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_order_of_what_narrows_says_nothing(language: str) -> None:
    for asked, adjuncts in ADJUNCTS[language]:
        names = household(language)
        want = read(f"{asked} {' '.join(adjuncts)}", language, names)
        assert want is not None
        for order in permutations(adjuncts):
            said = f"{asked} {' '.join(order)}"
            assert read(said, language, names) == want, said


@given(ASKED)
def test_lost_accents_say_nothing(asked: tuple[str, str]) -> None:
    language, question = asked
    bare = question.translate(str.maketrans("éèêàâîôûç", "eeeaaiouc"))
    assert read(bare, language) == read(question, language)


@given(ASKED, st.integers(0, 4))
def test_ways_to_begin_say_nothing(asked: tuple[str, str], way: int) -> None:
    language, question = asked
    assert read(AROUND[language][way] + question, language) == read(question, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_date_stands_before_or_behind(language: str) -> None:
    for question, moment in DATED[language]:
        behind = read(f"{question} {moment}", language)
        assert behind is not None
        assert read(f"{moment}, {question}", language) == behind


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_for_one_kind_say_the_same(language: str) -> None:
    for first, *others in ALIKE[language]:
        asked = SPENT[language]
        want = read(asked.format(first), language, household(language))
        assert want is not None
        assert want.categories
        for other in others:
            assert read(asked.format(other), language, household(language)) == want, other


def slips(word: str) -> list[str]:
    """What fingers make of a long word: neighbours swapped, a letter doubled."""
    inner = range(1, len(word) - 2)
    swapped = [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in inner]
    doubled = [word[: i + 1] + word[i:] for i in inner]
    return [w for w in (*swapped, *doubled) if w != word]


@given(st.data())
def test_swapped_and_doubled_letters_say_nothing(data: st.DataObject) -> None:
    language, question = data.draw(ASKED)
    long = [w for w in question.split() if len(w) > 6 and w.isalpha()]
    if not long:
        return
    word = data.draw(st.sampled_from(long))
    slip = data.draw(st.sampled_from(slips(word)))
    assert read(question.replace(word, slip), language) == read(question, language)
