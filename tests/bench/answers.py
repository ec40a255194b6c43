"""Answers, narration aside, against the same SQL on the raw connection.

Every intent is compared with its own statements replayed on the raw connection; the commonest also
with SQL written by hand, which owes nothing to how Coffer asks.
"""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import event

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from tests.bench.timing import paired

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from finance.ledger.ledger import Ledger

TODAY = date(2026, 11, 18)
MONTH = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
YEAR = Period(start=date(2025, 11, 19), end=TODAY)
OTHER = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))

_OURS = (
    "t.account_id IN (SELECT id FROM accounts WHERE currency = 'EUR') AND t.date BETWEEN ? AND ?"
)
_OUT = f"""SELECT -SUM(s.amount), COUNT(DISTINCT t.id) FROM transactions t
JOIN splits s ON s.transaction_id = t.id JOIN categories c ON c.id = s.category_id
WHERE c.kind = 'expense' AND {_OURS}"""
_OUT_IDS = f"""SELECT DISTINCT t.id, t.date FROM transactions t
JOIN splits s ON s.transaction_id = t.id JOIN categories c ON c.id = s.category_id
WHERE c.kind = 'expense' AND {_OURS} ORDER BY t.date DESC, t.id DESC LIMIT 1000"""
_SUM = f"SELECT SUM(t.amount), COUNT(*) FROM transactions t WHERE {_OURS}"
_IDS = f"""SELECT t.id FROM transactions t WHERE {_OURS}
ORDER BY t.date DESC, t.id DESC LIMIT 1000"""
BY_HAND: dict[Intent, list[str]] = {
    Intent.TOTAL: [_OUT, _OUT_IDS],
    Intent.COUNT: [_SUM, _IDS],
    Intent.LIST: [_SUM, _IDS],
    Intent.BREAKDOWN: [
        _OUT.replace("SELECT ", "SELECT c.name, ", 1) + " GROUP BY c.id ORDER BY 2 DESC",
        _OUT,
        _OUT_IDS,
    ],
    Intent.TREND: [
        _OUT.replace("SELECT ", "SELECT SUBSTR(t.date, 1, 7), ", 1) + " GROUP BY 1",
        _OUT,
        _OUT_IDS,
    ],
}


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Measure each intent on a month (a year where it looks at several)."""
    raw = ledger._engine.raw_connection()
    try:
        for query in _queries():
            assert query.period is not None
            span = (str(query.period.start), str(query.period.end))
            replay = _recorded(ledger, query)
            yield _row(f"{query.intent}", ledger, query, partial(_execute, raw, replay))
            if hand := BY_HAND.get(query.intent):
                calls = [(sql, span) for sql in hand]
                yield _row(f"{query.intent}, by hand", ledger, query, partial(_execute, raw, calls))
    finally:
        raw.close()


def _queries() -> Iterator[FinanceQuery]:
    wide = {
        Intent.TREND, Intent.AVERAGE, Intent.EXTREME_PERIOD, Intent.RECURRING, Intent.UPCOMING,
    }  # fmt: skip
    unfiltered = {Intent.BALANCE, Intent.NET_WORTH, Intent.LIST, Intent.COUNT}
    for intent in Intent:
        yield FinanceQuery(
            intent=intent,
            measure=Measure.ANY if intent in unfiltered else Measure.SPENDING,
            period=YEAR if intent in wide else MONTH,
            other_period=OTHER if intent is Intent.COMPARE else None,
            categories=("Groceries",) if intent is Intent.SHARE else (),
        )


def _row(
    name: str, ledger: Ledger, query: FinanceQuery, bare: Callable[[], object]
) -> tuple[str, str, str]:
    ours, theirs = paired(lambda: ledger.answer(query, TODAY), bare)
    held = ours <= 1.5 * theirs + 0.0005
    figures = f"{1000 * ours:.2f} ms ÷ {1000 * theirs:.2f} ms = {ours / theirs:.2f} ×"
    return f"answer: {name}", figures + ("" if held else " (missed)"), "≤ 1.5 × + 0.5 ms"


def _recorded(ledger: Ledger, query: FinanceQuery) -> list[tuple[str, object]]:
    calls: list[tuple[str, object]] = []

    def record(
        _c: object, _cursor: object, sql: str, params: object, _ctx: object, many: object
    ) -> None:
        assert not many
        if not sql.startswith("BEGIN"):
            calls.append((sql, params))

    event.listen(ledger._engine, "before_cursor_execute", record)
    try:
        ledger.answer(query, TODAY)
    finally:
        event.remove(ledger._engine, "before_cursor_execute", record)
    return calls


def _execute(raw: object, calls: Sequence[tuple[str, object]]) -> None:
    cursor = raw.cursor()  # type: ignore[attr-defined]
    for sql, params in calls:
        cursor.execute(sql, params).fetchall()
