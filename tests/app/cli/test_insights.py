"""What stands out, by command: sentences for people, the same facts as JSON, hidden and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

TODAY = ("--today", "2026-11-18")


@pytest.fixture
def books(coffer: Coffer) -> Coffer:
    """Give a ledger in which a price rose and a cinema charged twice."""
    rows = [(f"2026-{month:02d}-05", "-13.49", "Filmbox") for month in range(4, 10)]
    rows += [(f"2026-{month:02d}-05", "-15.99", "Filmbox") for month in (10, 11)]
    rows += [("2026-11-09", "-36.00", "Cinema")] * 2
    for day, amount, payee in rows:
        coffer("add", "account=Everyday", f"date={day}", f"amount={amount}", f"payee={payee}",
               f"merchant={payee}", "category=Entertainment")  # fmt: skip
    return coffer


def test_facts_are_sentences_or_objects(books: Coffer) -> None:
    lines = books("insights", *TODAY).out.splitlines()
    assert lines == [
        "Cinema charged €36.00 twice, the second time on 9 November.",
        "Filmbox costs €2.50 more since 5 October: €15.99 instead of €13.49.",
    ]
    found = books("insights", "--json", *TODAY).objects
    assert [each["id"] for each in found] == ["charged_twice:Cinema", "price_rise:Filmbox"]
    assert (found[1]["value"], found[1]["other"], found[1]["currency"]) == ("2.50", "13.49", "EUR")
    assert found[1]["understood"]["intent"] == "compare"
    assert len(found[1]["transactions"]) == 2
    assert "Filmbox coûte" in books("insights", "list", "--lang", "fr", *TODAY).out


def test_an_asked_question_shows_the_same_figure(books: Coffer) -> None:
    for each in books("insights", "--json", *TODAY).objects:
        (told,) = books("ask", each["question"], "--json", *TODAY).objects
        amounts = {told["answer"]["value"], *(row["value"] for row in told["answer"]["rows"])}
        assert each["value"] in amounts, each["question"]


def test_kinds_and_names_are_hidden_and_shown(books: Coffer) -> None:
    assert "Nothing is hidden" in books("insights", "hidden").out
    books("insights", "hide", "Cinema")
    books("insights", "hide", "price_rise")
    assert books("insights", *TODAY).out == "Nothing stands out.\n"
    listed = books("insights", "hidden").out
    assert "Cinema" in listed
    assert "price_rise" in listed
    books("insights", "show", "Cinema")
    assert "Cinema" in books("insights", *TODAY).out
    assert "Filmbox" not in books("insights", *TODAY).out
    books("undo")
    assert "Cinema" not in books("insights", *TODAY).out
    assert "hidden" in books.refused("insights", "show", "Nobody")


@pytest.mark.models_on
def test_an_engine_that_is_not_there_is_said(books: Coffer) -> None:
    assert "model server" in books.refused("insights", "--engine", "server", *TODAY)
