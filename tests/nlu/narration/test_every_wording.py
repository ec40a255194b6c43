"""Each intent, measure and language with rich and with poor answers: every wording is filled in."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from itertools import product
from typing import TYPE_CHECKING

import pytest

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.narration import narrate
from tests.helpers.telling import OCTOBER, SEPTEMBER, THIS_MONTH, TODAY, ask, books, euros, row

if TYPE_CHECKING:
    from finance.queries.answer import Answer, AnswerRow

MEMBERS: tuple[tuple[str, ...], ...] = ((), ("Alex",), ("Alex", "Hugo"))
GROUPS = ("category", "merchant", "account", "member", "tag", "day", "week", "month", "quarter")
CODES = ("in", "out", "this", "usual", "none")


def _rows(*values: str) -> tuple[AnswerRow, ...]:
    """Return rows that could stand for anything."""
    return tuple(
        row(
            value,
            label,
            start=date(2026, number + 1, 1),
            end=date(2026, number + 1, 28),
            date=date(2026, 12, number + 1),
            limit=euros("10"),
            reason=(None, "high", "new", "duplicate")[number],
        )
        for number, (value, label) in enumerate(zip(values, CODES, strict=False))
    )


ANSWERS = [
    books("12.5", count=2, rows=_rows("8", "4.5"), date=date(2026, 9, 1), transactions=(1, 2)),
    books("-12.5", count=1, rows=_rows("8"), date=date(2024, 9, 1), transactions=(1,)),
    books("0", percent=Decimal("12.5"), yes=True, rows=_rows("8", "8", "20")),
    books(percent=Decimal("12.5"), count=0, yes=False, rows=_rows("8", "9")),
    books(count=1, transactions=(1,)),
    books(count=3, transactions=(1, 2, 3), rows=_rows("5")),
    books(),
    books(empty=True, yes=False),
]


def _queries(intent: Intent) -> list[FinanceQuery]:
    """Return queries of one intent, over all measures, people and groupings."""
    return [
        ask(
            intent.value,
            measure.value,
            members=members,
            group_by=group,
            categories=("Fuel",) if number % 2 else (),
            period=(None, OCTOBER, THIS_MONTH)[number % 3],
            other_period=SEPTEMBER if number % 4 else None,
            order="least" if number % 5 == 0 else None,
            limit=(None, 1, 3)[number % 3],
            threshold=Decimal(12) if number % 7 == 0 else None,
        )
        for number, (measure, members, group) in enumerate(product(Measure, MEMBERS, GROUPS))
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("intent", list(Intent))
def test_every_wording_is_filled_in(intent: Intent, language: str) -> None:
    for query, answer in product(_queries(intent), ANSWERS):
        _check(query, answer, language)


def _check(query: FinanceQuery, answer: Answer, language: str) -> None:
    narration = narrate(query, answer, language, TODAY)
    said = f"{narration.summary} {narration.subline}"

    assert narration.value_text in narration.summary
    assert not {"{", "}"} & set(said)
    for slip in ("  ", " ,", " .", "..", "()", "( ", "de le ", "que il", " :."):
        assert slip not in narration.summary, narration.summary
