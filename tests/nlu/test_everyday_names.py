"""Merchants, accounts and members that are everyday words: no word is a name, no name a word."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import TYPE_CHECKING

import pytest

from nlu.understand import understand
from tests.helpers.everyday_names import everyday

if TYPE_CHECKING:
    from nlu.vocabulary import Vocabulary

TODAY = date(2026, 5, 13)


@cache
def _names() -> Vocabulary:
    return everyday()


# Question, then what it names: members, merchants, accounts.
NAMED = [
    ("how much did we spend in may", "", "", ""),
    ("how much did May spend last month", "May", "", ""),
    ("how much did may spend last month", "May", "", ""),
    ("May's spending in may", "May", "", ""),
    ("what did May buy in October", "May", "", ""),
    ("flowers in may", "", "", ""),
    ("May Flowers last month", "", "May Flowers", ""),
    ("how much will we spend on rent", "", "", ""),
    ("target last month", "", "Target", ""),
    ("our last target receipt", "", "Target", ""),
    ("our next bill", "", "", ""),
    ("will my pay come before friday", "", "", ""),
    ("what did Will spend on groceries last week", "Will", "", ""),
    ("Will's taxis in september", "Will", "", ""),
    ("how much does Will spend a month", "Will", "", ""),
    ("did will get paid", "Will", "", ""),
    ("did mark buy clothes last month", "Mark", "", ""),
    ("mark's biggest purchase this year", "Mark", "", ""),
    ("has Mark been paid", "Mark", "", ""),
    ("Mark and Rose restaurants in october", "Mark Rose", "", ""),
    ("did rose spend more than will", "Rose Will", "", ""),
    ("how often does Rose buy coffee", "Rose", "", ""),
    ("spending by Rose in march", "Rose", "", ""),
    ("how much did we spend at Rose Garden", "", "Rose Garden", ""),
    ("how much did the rose garden cost us", "", "Rose Garden", ""),
    ("what's on the rose card", "", "", "Rose Card"),
    ("rose card balance", "", "", "Rose Card"),
    ("how much cash do we have", "", "", "Cash"),
    ("what did we pay in cash last week", "", "", "Cash"),
    ("cash converters this year", "", "Cash Converters", ""),
    ("what did I buy next", "", "", ""),
    ("when is my next bill", "", "", ""),
    ("purchases at Next last month", "", "Next", ""),
    ("total spending last month", "", "", ""),
    ("total at Total in october", "", "Total", ""),
    ("how much in total at Gap", "", "Gap", ""),
    ("the difference between october and september", "", "", ""),
    ("best month this year", "", "", ""),
    ("spent at Best Buy in 2025", "", "Best Buy", ""),
    ("post office payments since june", "", "Post Office", ""),
    ("show transactions from Boots", "", "Boots", ""),
    ("just eat orders last week", "", "Just Eat", ""),
    ("hello, how much did we spend yesterday", "", "", ""),
    ("hello fresh since march", "", "Hello Fresh", ""),
    ("what happened in march", "", "", ""),
    ("how much did we spend this summer", "", "", ""),
    ("everyday account balance", "", "", "Everyday"),
    ("rainy day savings", "", "", "Rainy Day"),
    ("what did we spend at Panadería Delgado Norte", "", "Panadería Delgado Norte", ""),
    ("panaderia delgado sur this year", "", "Panadería Delgado Sur", ""),
    ("ferretería fuentes del rio in september", "", "Ferretería Fuentes del Río", ""),
    ("spending at Cafe Molina Sur", "", "Café Molina Sur", ""),
    ("how much on coffee", "", "", ""),
    ("how often did we go to Bodega Herrera Norte", "", "Bodega Herrera Norte", ""),
    ("casa paco this month", "", "Casa Paco", ""),
    ("how much at la tasca in june", "", "La Tasca", ""),
    ("el corte, last three months", "", "El Corte", ""),
    ("mesón día in march", "", "Mesón Día", ""),
    ("combien May a dépensé en mai", "May", "", ""),
    ("dépenses de Rose en octobre", "Rose", "", ""),
    ("Mark ou Will, qui dépense le plus", "Mark Will", "", ""),
    ("combien on a dépensé en mars", "", "", ""),
    ("dépenses chez Mesón Día en juin", "", "Mesón Día", ""),
    ("will we have enough for rent", "", "", ""),
    ("does Will owe anything", "Will", "", ""),
    ("how much will the gas bill be", "", "", ""),
    ("Will's balance", "Will", "", ""),
    ("what may come next month", "", "", ""),
    ("may 2025 total", "", "", ""),
    ("spending from may to july", "", "", ""),
    ("what did Mark and May spend in June", "Mark May", "", ""),
    ("only Rose's groceries last month", "Rose", "", ""),
    ("roses from the rose garden last month", "", "Rose Garden", ""),
    ("rose card payments in april", "", "", "Rose Card"),
    ("transactions on the Rose Card since june", "", "", "Rose Card"),
    ("how much is in Everyday", "", "", "Everyday"),
    ("is there money in the rainy day account", "", "", "Rainy Day"),
    ("did it cost more than usual", "", "", ""),
    ("the total of all bills last month", "", "", ""),
    ("next week's bills", "", "", ""),
    ("what is the gap between june and july", "", "", ""),
    ("new boots from Boots in march", "", "Boots", ""),
    ("Target purchases this year", "", "Target", ""),
    ("spending at Action in april", "", "Action", ""),
    ("paid at mark's deli last week", "", "Mark's Deli", ""),
    ("Will & Sons invoices since january", "", "Will & Sons", ""),
    ("pasteleria jurado del puerto in may", "", "Pastelería Jurado del Puerto", ""),
    ("how often do we go to mercado lozano norte", "", "Mercado Lozano Norte", ""),
    ("was heladería zamorano sur more than usual", "", "Heladería Zamorano Sur", ""),
    ("combien Will a gagné en avril", "Will", "", ""),
    ("Rose et Mark, dépenses d'avril", "Rose Mark", "", ""),
    ("les courses de Mark le mois dernier", "Mark", "", ""),
    ("opérations chez Total en avril", "", "Total", ""),
    ("combien chez Farmacia Toledano Sur", "", "Farmacia Toledano Sur", ""),
    ("solde du compte Everyday", "", "", "Everyday"),
    ("May a payé quoi en mai", "May", "", ""),
]


@pytest.mark.parametrize(("question", "members", "merchants", "accounts"), NAMED)
def test_a_name_is_a_name_and_a_word_a_word(
    question: str, members: str, merchants: str, accounts: str
) -> None:
    query = understand(question, _names(), TODAY).query
    assert query is not None
    assert set(query.members) == set(members.split())
    assert query.merchants == tuple(m for m in (merchants,) if m)
    assert query.accounts == tuple(a for a in (accounts,) if a)


def test_a_member_named_like_a_month_takes_no_month_from_the_question() -> None:
    query = understand("how much did May spend in may", _names(), TODAY).query
    assert query is not None
    assert query.members == ("May",)
    assert query.period is not None
    assert query.period.start == date(2026, 5, 1)


@pytest.mark.parametrize("question", [q for q, *_ in NAMED[:10]])
def test_ten_times_the_merchants_change_nothing(question: str) -> None:
    many = _many()
    assert understand(question, many, TODAY).query == understand(question, _names(), TODAY).query


@cache
def _many() -> Vocabulary:
    return everyday(20_000)
