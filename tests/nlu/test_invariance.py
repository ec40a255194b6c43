"""What leaves a question's meaning alone leaves its reading alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from nlu.understand import understand
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


@given(ASKED)
def test_lost_accents_say_nothing(asked: tuple[str, str]) -> None:
    language, question = asked
    bare = question.translate(str.maketrans("éèêàâîôûç", "eeeaaiouc"))
    assert read(bare, language) == read(question, language)
