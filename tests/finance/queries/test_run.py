"""What holds for every intent alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from finance.queries.answer import MOST_TRANSACTIONS
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books
from tests.helpers.motley import queries

if TYPE_CHECKING:
    from collections.abc import Callable

ACCOUNTS_ONLY = {Intent.BALANCE, Intent.NET_WORTH}


@given(query=queries(tuple(Intent)))
@settings(deadline=None)
def test_the_same_question_has_the_same_answer_and_rows(asker: Asker, query: FinanceQuery) -> None:
    got = asker.ask(query)
    assert asker.ask(query) == got
    ids = asker.all_ids(query)
    assert len(set(ids)) == len(ids)
    if query.intent not in ACCOUNTS_ONLY:
        assert list(got.transactions) == ids[:MOST_TRANSACTIONS]
    assert got.empty or got.count is not None


@given(query=queries(tuple(set(Intent) - {Intent.LARGEST, Intent.SMALLEST})))
@settings(deadline=None)
def test_rows_behind_an_answer_come_newest_first(asker: Asker, query: FinanceQuery) -> None:
    ids = asker.all_ids(query)
    dated = [(asker.books.entries[number - 1].date, number) for number in ids]
    assert dated == sorted(dated, reverse=query.intent is not Intent.FIRST_TIME)


@pytest.mark.parametrize("intent", list(Intent))
@pytest.mark.parametrize("measure", list(Measure))
def test_empty_books_have_an_answer_to_everything(
    asking: Callable[[Books], Asker], intent: Intent, measure: Measure
) -> None:
    asked = asking(Books({}, {}))
    got = asked.ask(question(intent, measure))
    assert got.empty
    assert got.transactions == ()
    assert asked.all_ids(question(intent, measure)) == []
