"""The JSON object of one question."""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal

import pytest

from finance.queries.answer import AnswerRow, Note
from nlu.contract import to_json
from nlu.narration import Narration, narrate
from nlu.reading import Choice, Reading
from tests.helpers.telling import LAST_MONTH, THIS_MONTH, TODAY, ask, books, row

KEYS = ["question", "language", "status", "engine", "understood", "choices", "answer", "notes", "elapsed_ms"]  # fmt: skip
UNDERSTOOD = [
    "intent", "measure", "period", "other_period", "categories", "merchants", "accounts", "members",
    "tags", "exclude_categories", "exclude_merchants", "text", "amount_min", "amount_max",
    "group_by", "limit", "order", "unit", "threshold", "threshold_op", "follow_up",
]  # fmt: skip
ANSWER = ["summary", "value", "currency", "count", "date", "yes", "rows", "transactions"]

QUERY = ask("total", period=LAST_MONTH, categories=("Groceries",), amount_min=Decimal("20.50"))
READING = Reading("answered", "en", "keyword", QUERY)


def test_an_answered_question_has_every_key_in_order() -> None:
    answer = books("412.35", count=2, transactions=(1201, 1207))
    narration = narrate(QUERY, answer, "en", TODAY)

    found = to_json("how much?", READING, answer, narration, elapsed_ms=3.14159, today=TODAY)

    assert list(found) == KEYS
    assert found["question"] == "how much?"
    assert found["language"] == "en"
    assert found["status"] == "answered"
    assert found["engine"] == "keyword"
    assert found["elapsed_ms"] == 3.1
    assert found["choices"] == found["notes"] == []
    assert found["answer"] == {
        "summary": narration.summary,
        "value": "412.35",
        "currency": "EUR",
        "count": 2,
        "date": None,
        "yes": None,
        "rows": [],
        "transactions": [1201, 1207],
    }
    assert json.loads(json.dumps(found)) == found


def test_what_was_understood_is_written_in_full() -> None:
    found = to_json("?", READING, books("1"), None, elapsed_ms=0, today=TODAY)["understood"]

    assert isinstance(found, dict)
    assert list(found) == UNDERSTOOD
    assert found["intent"] == "total"
    assert found["measure"] == "spending"
    assert found["period"] == {
        "start": "2026-10-01",
        "end": "2026-10-31",
        "label": "last month",
        "assumed": False,
    }
    assert found["categories"] == ["Groceries"]
    assert found["merchants"] == []
    assert found["amount_min"] == "20.50"
    assert found["amount_max"] is None


def test_slots_that_widen_each_other_say_so() -> None:
    query = ask("total", categories=("Water",), text=("tuition",), match="any")
    reading = Reading("answered", "en", "keyword", query)

    found = to_json("?", reading, books("1"), None, elapsed_ms=0, today=TODAY)["understood"]

    assert isinstance(found, dict)
    assert found["match"] == "any"


def test_nothing_found_is_empty() -> None:
    answer = books("0", count=0, empty=True)

    found = to_json("?", READING, answer, narrate(QUERY, answer, "en", TODAY), elapsed_ms=0, today=TODAY)  # fmt: skip

    assert found["status"] == "empty"
    assert isinstance(found["answer"], dict)
    assert found["answer"]["value"] == "0.00"
    assert found["answer"]["summary"].startswith("Nothing found: ")


def test_a_choice_is_what_would_be_understood_with_a_label() -> None:
    other = ask("balance", "any", accounts=("Everyday",))
    choices = (Choice("Groceries, last month", QUERY), Choice("Everyday", other))
    reading = Reading("needs_choice", "en", "keyword", choices=choices)

    found = to_json("?", reading, None, None, elapsed_ms=0, today=TODAY)

    assert found["status"] == "needs_choice"
    assert found["understood"] is found["answer"] is None
    assert isinstance(found["choices"], list)
    assert [choice["label"] for choice in found["choices"]] == ["Groceries, last month", "Everyday"]
    assert [choice["intent"] for choice in found["choices"]] == ["total", "balance"]
    assert set(found["choices"][0]) == {*UNDERSTOOD, "label"}


@pytest.mark.parametrize("status", ["out_of_scope", "not_understood"])
def test_a_refusal_understands_and_answers_nothing(status: str) -> None:
    reading = Reading(status, "en", "keyword")  # type: ignore[arg-type]

    found = to_json("?", reading, None, Narration("Only your own records."), elapsed_ms=0, today=TODAY)  # fmt: skip

    assert list(found) == KEYS
    assert found["status"] == status
    assert found["understood"] is found["answer"] is None
    assert found["notes"] == ["Only your own records."]


def test_a_share_is_its_percentage_and_a_date_is_iso() -> None:
    query = ask("share", categories=("Rent",))
    answer = books("1185", percent=Decimal("26.10"), date=date(2026, 11, 1), yes=True)

    found = to_json("?", Reading("answered", "en", "keyword", query), answer, None, elapsed_ms=0, today=TODAY)["answer"]  # fmt: skip

    assert isinstance(found, dict)
    assert list(found) == ANSWER
    assert found["value"] == "26.10"
    assert found["date"] == "2026-11-01"
    assert found["yes"] is True


@pytest.mark.parametrize(
    ("given", "label"),
    [
        (row("1", "Lidl"), "Lidl"),
        (row("1", "in"), "in"),
        (row("1", start=date(2026, 10, 1), end=date(2026, 10, 31)), "2026-10"),
        (row("1", start=date(2026, 7, 1), end=date(2026, 9, 30)), "2026-Q3"),
        (row("1", start=date(2026, 1, 1), end=date(2026, 12, 31)), "2026"),
        (row("1", start=date(2025, 12, 29), end=date(2026, 1, 4)), "2026-W01"),
        (row("1", start=date(2026, 11, 18), end=date(2026, 11, 18)), "2026-11-18"),
        (row("1", start=date(2026, 11, 1), end=date(2026, 11, 18)), "2026-11-01/2026-11-18"),
    ],
)
def test_a_row_has_a_label_that_needs_no_language(given: AnswerRow, label: str) -> None:
    found = to_json("?", READING, books("1", rows=(given,)), None, elapsed_ms=0, today=TODAY)

    assert isinstance(found["answer"], dict)
    assert found["answer"]["rows"] == [
        {"label": label, "value": "1.00", "currency": "EUR", "count": None}
    ]


def test_a_rate_has_no_currency() -> None:
    answer = books("500", rows=(row(label="rate", percent=Decimal("11.3")),))

    found = to_json("?", READING, answer, None, elapsed_ms=0, today=TODAY)["answer"]

    assert isinstance(found, dict)
    assert found["rows"] == [{"label": "rate", "value": "11.3", "currency": None, "count": None}]


def test_notes_of_reading_and_answer_are_said_once() -> None:
    query = ask("total", period=THIS_MONTH)
    reading = Reading(
        "answered", "en", "keyword", query, notes=(Note("period_assumed"), Note("time_of_day"))
    )
    answer = books("1", notes=(Note("other_currency", (("accounts", "2"),)),))

    found = to_json("?", reading, answer, narrate(query, answer, "en", TODAY), elapsed_ms=0, today=TODAY)  # fmt: skip

    assert found["notes"] == [
        "No period was named; this covers 1–18 Nov 2026.",
        "Accounts in other currencies left out: 2.",
        "Times of day are not recorded; the whole day is counted.",
    ]
