"""Turns that change, widen, hold apart or take back what the turns before them asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery


def last(turns: str, language: str) -> FinanceQuery:
    """Return what the last of some turns is understood as; one that is refused changes nothing."""
    before: FinanceQuery | None = None
    query: FinanceQuery | None = None
    for turn in turns.split(" | "):
        query = understand(turn, household(language), TODAY, before, language=language).query
        before = query or before
    assert query is not None, turns
    return query


def seen(query: FinanceQuery, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the slots of these names as plain values, periods as their first days' months."""
    found: dict[str, Any] = {}
    for name in names:
        value = getattr(query, name)
        if name in {"period", "other_period"}:
            value = value and value.start and value.start.isoformat()[:7]
        elif name.startswith(("amount", "threshold")) and value is not None:
            value = str(value)
        found[name] = str(value) if name in {"intent", "measure"} else value
    return found


ENGLISH: list[tuple[str, dict[str, Any]]] = [
    # held against another, told by what was asked before
    ("fuel in April | and in March | which was dearer?", {"intent": "compare"}),
    (
        "Nina's taxis in April | and Paul | which of them paid more?",
        {"intent": "compare", "members": ("Nina", "Paul")},
    ),
    (
        "Nina's taxis in April | and Paul | so who is ahead?",
        {"intent": "compare", "members": ("Nina", "Paul")},
    ),
    ("Nina's taxis in April | who spent the most?", {"intent": "breakdown", "members": ()}),
    (
        "fuel in April | was it lower in February?",
        {"intent": "compare", "period": "2026-04", "other_period": "2026-02"},
    ),
    ("fuel in April | was February worse?", {"intent": "compare", "other_period": "2026-02"}),
    (
        "more fuel in April than in March? | and than in January?",
        {"intent": "compare", "period": "2026-04", "other_period": "2026-01"},
    ),
    # put right, left out, put back
    ("paid by card in April | cash, not the card", {"accounts": ("Purse",)}),
    (
        "spent at Nordmart in April | sorry, not Nordmart, Casa Verde please",
        {"merchants": ("Casa Verde",), "exclude_merchants": ()},
    ),
    (
        "spent at Nordmart in April | and without Nordmart?",
        {"merchants": (), "exclude_merchants": ("Nordmart",)},
    ),
    ("food in April | hm, and if I leave out Nordmart", {"exclude_merchants": ("Nordmart",)}),
    ("food in April | without counting Nordmart", {"exclude_merchants": ("Nordmart",)}),
    ("list fuel in April | ok forget that, taxis", {"intent": "list", "categories": ("Taxi",)}),
    (
        "fuel in April | and everything else?",
        {"categories": (), "exclude_categories": ("Fuel",), "intent": "total"},
    ),
    ("fuel in April | and overall?", {"categories": (), "intent": "total"}),
    # numbers
    ("list purchases over 60 in April | lower it to 25", {"intent": "list", "amount_min": "25"}),
    (
        "list purchases over 60 in April | just the top 4",
        {"intent": "largest", "amount_min": "60", "limit": 4},
    ),
    ("fuel in April | and over 30?", {"amount_min": "30", "threshold": None}),
    ("fuel in April | did it top 90?", {"amount_min": None, "threshold": "90"}),
    ("list fuel in April | without the ones under 15", {"intent": "list", "amount_min": "15"}),
    # by what, sorted, apart
    ("list fuel in April | sort it by amount", {"intent": "largest", "categories": ("Fuel",)}),
    ("fuel and taxis in April | separately", {"intent": "breakdown", "group_by": "category"}),
    ("Filmbox and Nordmart in April | each", {"intent": "breakdown", "group_by": "merchant"}),
    ("food in April by category | by shop, not category", {"group_by": "merchant"}),
    ("fuel in April | which card was that on?", {"intent": "breakdown", "group_by": "account"}),
    ("fuel in April | by card", {"intent": "total", "accounts": ("Blue Card",)}),
    ("what came in in April | who paid us?", {"intent": "breakdown", "measure": "income"}),
    (
        "food in April by category | what about income?",
        {"intent": "breakdown", "measure": "income"},
    ),
    # filters taken off
    (
        "Nina's taxis in April | for the whole family?",
        {"members": (), "categories": ("Taxi",), "period": "2026-04"},
    ),
    ("Nina's taxis in April | anyone, not only Nina", {"members": (), "categories": ("Taxi",)}),
    ("food at Nordmart in April | anywhere, not just Nordmart", {"merchants": ()}),
    ("fuel at Nordmart in April | across all shops", {"merchants": (), "categories": ("Fuel",)}),
    # chatter
    ("fuel in April | wow really? show me", {"intent": "list"}),
    ("fuel in April | that's a lot, and March?", {"period": "2026-03"}),
    # of one row, of a balance, of a budget
    ("largest expense in April | what was it?", {"intent": "largest"}),
    ("largest expense in April | when?", {"intent": "largest"}),
    (
        "balance of Daily | how much went out of it in April?",
        {"intent": "total", "accounts": ("Daily",), "measure": "spending"},
    ),
    ("net worth at the end of April | and now?", {"intent": "net_worth", "period": None}),
    ("fuel in April | were we within budget?", {"intent": "budget", "categories": ("Fuel",)}),
    ("fuel budget | and taxis | all of them", {"intent": "budget", "categories": ()}),
    ("fuel in April | what did that leave us with?", {"intent": "cash_flow", "categories": ()}),
    ("average fuel a month | show me month by month", {"intent": "trend"}),
    ("fuel in April | set an alarm for 7 | and March?", {"categories": ("Fuel",)}),
]
FRENCH: list[tuple[str, dict[str, Any]]] = [
    (
        "les taxis de Nina en avril | et Paul | qui a dépensé le plus des deux ?",
        {"intent": "compare", "members": ("Nina", "Paul")},
    ),
    ("les taxis de Nina en avril | qui dépense le plus ?", {"intent": "breakdown", "members": ()}),
    ("les taxis de Nina en avril | et nous deux ?", {"members": (), "limit": None}),
    (
        "carburant en avril | c'était plus en février ?",
        {"intent": "compare", "period": "2026-04", "other_period": "2026-02"},
    ),
    ("carburant en avril | février était pire ?", {"intent": "compare", "other_period": "2026-02"}),
    (
        "plus de carburant en avril qu'en mars ? | et qu'en janvier ?",
        {"intent": "compare", "period": "2026-04", "other_period": "2026-01"},
    ),
    ("payé par carte en avril | le liquide, pas la carte", {"accounts": ("Purse",)}),
    (
        "dépensé chez Nordmart en avril | pardon, pas Nordmart, Casa Verde",
        {"merchants": ("Casa Verde",), "exclude_merchants": ()},
    ),
    (
        "dépensé chez Nordmart en avril | et hors Nordmart ?",
        {"merchants": (), "exclude_merchants": ("Nordmart",)},
    ),
    ("courses en avril | et si tu enlèves Nordmart ?", {"exclude_merchants": ("Nordmart",)}),
    ("courses en avril | sans compter Nordmart svp", {"exclude_merchants": ("Nordmart",)}),
    ("carburant en avril | et tout le reste ?", {"exclude_categories": ("Carburant",)}),
    ("carburant en avril | ajoute les taxis", {"categories": ("Carburant", "Taxi")}),
    ("liste les achats de plus de 60 en avril | mets 25", {"intent": "list", "amount_min": "25"}),
    (
        "liste les achats de plus de 60 en avril | juste les quatre premiers",
        {"amount_min": "60", "limit": 4},
    ),
    ("carburant en avril | et au-dessus de 30 ?", {"amount_min": "30", "threshold": None}),
    ("carburant en avril | ça a dépassé 90 ?", {"amount_min": None, "threshold": "90"}),
    ("liste le carburant en avril | trie par montant", {"intent": "largest"}),
    ("carburant et taxis en avril | séparément", {"intent": "breakdown", "group_by": "category"}),
    ("courses en avril | dans lesquels ?", {"intent": "breakdown", "group_by": "merchant"}),
    ("carburant en avril | sur quelle carte ?", {"intent": "breakdown", "group_by": "account"}),
    ("les taxis de Nina en avril | pour toute la famille ?", {"members": (), "period": "2026-04"}),
    ("les taxis de Nina en avril | tout le monde, pas que Nina", {"members": ()}),
    ("courses chez Nordmart en avril | n'importe où, pas que Nordmart", {"merchants": ()}),
    ("carburant en avril | dont combien pour Nina ?", {"members": ("Nina",), "period": "2026-04"}),
    ("carburant en avril | et par mois, ça fait combien ?", {"intent": "average", "unit": "month"}),
    ("carburant en avril | quelle part de nos dépenses ça représente ?", {"intent": "share"}),
    ("entrées et sorties en avril | combien est entré ?", {"measure": "income", "intent": "total"}),
    ("courses en avril par catégorie | et les revenus ?", {"intent": "breakdown"}),
    ("carburant en avril | ah bon ? montre-moi", {"intent": "list"}),
    ("plus grosse dépense d'avril | c'était quoi ?", {"intent": "largest", "limit": 1}),
    ("plus grosse dépense d'avril | quand ?", {"intent": "largest"}),
    ("carburant en avril | on a tenu le budget ?", {"categories": ("Carburant",)}),
    ("patrimoine net fin avril | et maintenant ?", {"intent": "net_worth", "period": None}),
    ("quand tombe le loyer | elle sera de combien ?", {"intent": "upcoming"}),
]


@pytest.mark.parametrize(("turns", "slots"), ENGLISH)
def test_english_turns(turns: str, slots: dict[str, Any]) -> None:
    query = last(turns, "en")
    assert (seen(query, tuple(slots)), query.follow_up) == (slots, True)


@pytest.mark.parametrize(("turns", "slots"), FRENCH)
def test_french_turns(turns: str, slots: dict[str, Any]) -> None:
    query = last(turns, "fr")
    assert (seen(query, tuple(slots)), query.follow_up) == (slots, True)


@pytest.mark.parametrize(
    ("turns", "language"),
    [
        ("fuel at Nordmart in April | show me our last 3 transactions", "en"),
        ("carburant chez Nordmart en avril | montre nos 3 dernières transactions", "fr"),
    ],
)
def test_our_last_rows_are_asked_of_all_there_are(turns: str, language: str) -> None:
    query = last(turns, language)
    assert (query.categories, query.merchants, query.period, query.limit) == ((), (), None, 3)


@pytest.mark.parametrize(
    ("turns", "language"),
    [
        ("list fuel over 60 in April | put 50 into Nest", "en"),
        ("fuel in April | move 20 euros to Nest", "en"),
        ("liste le carburant de plus de 60 en avril | mets 50 sur Nest", "fr"),
    ],
)
def test_orders_to_move_money_are_refused_among_turns_too(turns: str, language: str) -> None:
    first, turn = turns.split(" | ")
    before = understand(first, household(language), TODAY, language=language).query
    reading = understand(turn, household(language), TODAY, before, language=language)
    assert reading.status == "out_of_scope"
