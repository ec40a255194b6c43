"""Questions of every intent, in English and French, against figures computed in plain Python."""

from __future__ import annotations

import json
from collections import defaultdict
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger
from finance.money import Money
from nlu.assistant import Assistant, Reply
from nlu.contract import to_json
from tests.helpers.made_household import TODAY, Truth, household, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

pytestmark = pytest.mark.shared
OCTOBER = (date(2026, 10, 1), date(2026, 10, 31))
INCOME = {"Salary", "Interest"}


@cache
def _ledger() -> Ledger:
    ledger = Ledger.create(Path(mkdtemp(prefix="questions-")) / "hh.coffer")
    import_files(ledger, [household() / "truth.csv"])
    ledger.budgets.set("Groceries", Money(60_000, "EUR"), date(2026, 1, 1))
    return ledger


def _ask(question: str) -> Reply:
    assistant = Assistant(_ledger())
    try:
        return assistant.ask(question, TODAY)
    finally:
        assistant.close()


def _rows(start: date | None = None, end: date | None = None, **equal: str) -> list[Truth]:
    return [
        row
        for row in truth()
        if (start is None or row.date >= start)
        and (end is None or row.date <= end)
        and all(getattr(row, name) == value for name, value in equal.items())
    ]


def _spent(rows: Iterable[Truth]) -> Decimal:
    return -sum(
        (r.amount for r in rows if r.category not in INCOME | {"Transfer"}), Decimal("0.00")
    )


def _by(rows: Iterable[Truth], key: Callable[[Truth], str]) -> dict[str, Decimal]:
    groups: dict[str, list[Truth]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    sums = {name: _spent(found) for name, found in groups.items()}
    return {name: total for name, total in sums.items() if total}


def _groceries_in_october() -> Decimal:
    return _spent(_rows(*OCTOBER, category="Groceries"))


def _year_by_month() -> dict[str, Decimal]:
    return _by(_rows(date(2026, 1, 1), TODAY), lambda r: str(r.date)[:7])


def _groceries_in_a_year() -> Decimal:
    return _spent(_rows(date(2025, 11, 19), TODAY, category="Groceries"))


def _worst_month() -> dict[str, Decimal]:
    whole = {month: total for month, total in _year_by_month().items() if month != "2026-11"}
    worst = max(whole, key=lambda month: whole[month])
    return {worst: whole[worst]}


VALUES: list[tuple[str, str, Callable[[], Decimal]]] = [
    ("how much did we spend on groceries last month?", "total", _groceries_in_october),
    ("combien ai-je dépensé en courses en octobre ?", "total", _groceries_in_october),
    (
        "how much did we earn in October?",
        "total",
        lambda: sum((r.amount for r in _rows(*OCTOBER) if r.category in INCOME), Decimal(0)),
    ),
    (
        "combien Sam a-t-elle dépensé en octobre ?",
        "total",
        lambda: _spent(_rows(*OCTOBER, member="Sam")),
    ),
    (
        "average spent per month on groceries over the past 12 months",
        "average",
        lambda: (_groceries_in_a_year() / 12).quantize(Decimal("0.01")),
    ),
    (
        "compare groceries in October and September",
        "compare",
        lambda: (
            _groceries_in_october()
            - _spent(_rows(date(2026, 9, 1), date(2026, 9, 30), category="Groceries"))
        ),
    ),
    (
        "are we spending more on restaurants than usual this month?",
        "compare_to_usual",
        lambda: _spent(_rows(date(2026, 11, 1), TODAY, category="Restaurants")),
    ),
    (
        "quelle part de nos dépenses est allée au loyer en octobre ?",
        "share",
        lambda: (100 * _spent(_rows(*OCTOBER, category="Rent")) / _spent(_rows(*OCTOBER))).quantize(
            Decimal("0.01")
        ),
    ),
    (
        "what's the balance of the Visa Card?",
        "balance",
        lambda: sum((r.amount for r in _rows(account="Visa Card")), Decimal(0)),
    ),
    (
        "what is our net worth?",
        "net_worth",
        lambda: sum((r.amount for r in truth()), Decimal(0)),
    ),
    (
        "combien avons-nous économisé le mois dernier ?",
        "cash_flow",
        lambda: sum((r.amount for r in _rows(*OCTOBER) if r.category != "Transfer"), Decimal(0)),
    ),
    (
        "how much is left of the groceries budget?",
        "budget",
        lambda: 600 - _spent(_rows(date(2026, 11, 1), date(2026, 11, 30), category="Groceries")),
    ),
]


@pytest.mark.parametrize(("question", "intent", "figure"), VALUES, ids=[v[0] for v in VALUES])
def test_values(question: str, intent: str, figure: Callable[[], Decimal]) -> None:
    reply = _ask(question)
    told = to_json(
        question,
        reply.reading,
        reply.answer,
        reply.narration,
        elapsed_ms=reply.elapsed_ms,
        today=TODAY,
    )
    shown = json.loads(json.dumps(told))
    assert shown["understood"]["intent"] == intent
    assert Decimal(shown["answer"]["value"]) == figure()


ROWS: list[tuple[str, str, Callable[[], dict[str, Decimal]]]] = [
    (
        "where did the money go in October?",
        "breakdown",
        lambda: _by(_rows(*OCTOBER), lambda r: r.category),
    ),
    (
        "dépenses par membre en octobre",
        "breakdown",
        lambda: _by(_rows(*OCTOBER), lambda r: r.member),
    ),
    ("dépenses par mois cette année", "trend", _year_by_month),
    (
        "which month did we spend most this year?",
        "extreme_period",
        _worst_month,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("question", "intent", "figures"), ROWS, ids=[r[0] for r in ROWS])
def test_rows(question: str, intent: str, figures: Callable[[], dict[str, Decimal]]) -> None:
    reply = _ask(question)
    assert reply.reading.query is not None
    assert reply.reading.query.intent == intent
    assert reply.answer is not None
    found = {
        row.label or str(row.start)[:7]: row.value.decimal for row in reply.answer.rows if row.value
    }
    assert found == figures()


def _dates(merchant: str) -> list[date]:
    return sorted(r.date for r in _rows(merchant=merchant))


LISTS: list[tuple[str, str, Callable[[], list[date]]]] = [
    (
        "show the last 5 transactions at Lidl",
        "list",
        lambda: _dates(merchant="Lidl")[:-6:-1],
    ),
    (
        "quelle a été notre plus grosse dépense le mois dernier ?",
        "largest",
        lambda: [
            min(
                (r for r in _rows(*OCTOBER) if r.category != "Transfer"), key=lambda r: r.amount
            ).date
        ],
    ),
    (
        "smallest expense in October",
        "smallest",
        lambda: [
            max(
                (r for r in _rows(*OCTOBER) if r.category not in INCOME | {"Transfer"}),
                key=lambda r: (r.amount < 0, r.amount),
            ).date
        ],
    ),
    ("when did I last go to Decathlon?", "last_time", lambda: _dates(merchant="Decathlon")[-1:]),
    ("when did we first pay Netflix?", "first_time", lambda: _dates(merchant="Netflix")[:1]),
]


@pytest.mark.parametrize(("question", "intent", "days"), LISTS, ids=[r[0] for r in LISTS])
def test_lists(question: str, intent: str, days: Callable[[], list[date]]) -> None:
    reply = _ask(question)
    assert reply.reading.query is not None
    assert reply.reading.query.intent == intent
    assert reply.answer is not None
    shown = _ledger().transactions.rows(reply.answer.transactions)
    assert [t.date for t in shown] == days()


def test_counts_and_thresholds() -> None:
    reply = _ask("combien de fois sommes-nous allés chez Starbucks en octobre ?")
    assert reply.answer is not None
    assert reply.answer.count == len(_rows(*OCTOBER, merchant="Starbucks"))
    reply = _ask("did I spend more than 300 on restaurants last month?")
    assert reply.answer is not None
    assert reply.answer.yes is (_spent(_rows(*OCTOBER, category="Restaurants")) > 300)


def test_what_repeats_and_what_comes_next() -> None:
    reply = _ask("what subscriptions do we have?")
    assert reply.answer is not None
    names = {r.merchant for r in _rows(category="Subscriptions")}
    assert {row.label for row in reply.answer.rows} == names
    reply = _ask("quand tombe le prochain loyer ?")
    assert reply.answer is not None
    assert reply.answer.date == date(2026, 12, 1)


def test_a_double_charge_is_unusual(tmp_path: Path) -> None:
    with Ledger.create(tmp_path / "odd.coffer") as ledger:
        import_files(ledger, [household() / "truth.csv"])
        odd = tmp_path / "odd.csv"
        odd.write_text(
            "date,account,payee,merchant,category,amount\n"
            "2026-11-10,Visa Card,UBER *TRIP,Uber,Taxi,-780.00\n"
        )
        import_files(ledger, [odd])
        assistant = Assistant(ledger)
        reply = assistant.ask("anything unusual this month?", TODAY)
        assistant.close()
        assert reply.answer is not None
        amounts = [t.amount.minor for t in ledger.transactions.rows(reply.answer.transactions)]
        assert -78_000 in amounts


@pytest.mark.parametrize("question", ["what's the weather tomorrow?", "transfer 50 to Sam", "asdf"])
def test_what_the_books_cannot_answer_is_said(question: str) -> None:
    assert _ask(question).status in {"out_of_scope", "not_understood"}
