"""The JSON object that `coffer ask --json` prints for one question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.query import Intent
from nlu.narration import note_texts
from nlu.narration.periods import unit_span

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from finance.queries.answer import Answer, AnswerRow
    from finance.queries.query import FinanceQuery, Period
    from nlu.narration import Narration
    from nlu.reading import Reading


def to_json(
    question: str,
    reading: Reading,
    answer: Answer | None,
    narration: Narration | None,
    *,
    elapsed_ms: float,
    today: date,
) -> dict[str, object]:
    """Return the object with every key of the contract; what does not apply is null or [].

    Amounts are decimal strings, dates ISO, a share is its percentage. Where nothing was answered
    a `narration` that is given (a refusal) is said in `notes`.
    """
    query = reading.query if reading.status == "answered" else None
    answered = query is not None and answer is not None
    status = "empty" if answered and answer is not None and answer.empty else reading.status
    return {
        "question": question,
        "language": reading.language,
        "status": status,
        "engine": reading.engine,
        "understood": None if query is None else understood(query),
        "choices": [{**understood(c.query), "label": c.label} for c in reading.choices],
        "answer": _answer(query, answer, narration) if query and answer else None,
        "notes": _notes(reading, answer, narration, today),
        "elapsed_ms": round(elapsed_ms, 1),
        **_model(reading),
    }


def _model(reading: Reading) -> dict[str, object]:
    """Return the key `model`, there where one took part: its cost and what it read otherwise."""
    if reading.took is None:
        return {}
    usage = reading.took.usage
    return {
        "model": {
            "title": reading.took.model,
            "ms": round(usage.seconds * 1000, 1),
            "prompt_tokens": usage.prompt,
            "cached_tokens": usage.cached,
            "written_tokens": usage.written,
            "forced_tokens": usage.forced,
            "disagreements": [
                {"slot": d.slot, "engine": d.engine, "other": d.other}
                for d in reading.disagreements
            ],
        }
    }


def understood(query: FinanceQuery) -> dict[str, object]:
    """Return a query as the `understood` object; `match` is there only when it is "any"."""
    joined = {"match": query.match} if query.match == "any" else {}
    return {
        "intent": query.intent.value,
        "measure": query.measure.value,
        "period": _period(query.period),
        "other_period": _period(query.other_period),
        "categories": list(query.categories),
        "merchants": list(query.merchants),
        "accounts": list(query.accounts),
        "members": list(query.members),
        "tags": list(query.tags),
        "exclude_categories": list(query.exclude_categories),
        "exclude_merchants": list(query.exclude_merchants),
        "text": list(query.text),
        "amount_min": _number(query.amount_min),
        "amount_max": _number(query.amount_max),
        "group_by": query.group_by,
        "limit": query.limit,
        "order": query.order,
        "unit": query.unit,
        "threshold": _number(query.threshold),
        "threshold_op": query.threshold_op,
        "follow_up": query.follow_up,
        **joined,
    }


def _answer(query: FinanceQuery, answer: Answer, narration: Narration | None) -> dict[str, object]:
    value = answer.percent if answer.value is None else answer.value.decimal
    if query.intent is Intent.SHARE and answer.percent is not None:
        value = answer.percent
    return {
        "summary": narration.summary if narration else "",
        "value": _number(value),
        "currency": answer.currency,
        "count": answer.count,
        "date": _iso(answer.date),
        "yes": answer.yes,
        "rows": [_row(row, answer.currency) for row in answer.rows],
        "transactions": list(answer.transactions),
    }


def _row(row: AnswerRow, currency: str) -> dict[str, object]:
    """Return a row; a fixed row keeps its code, a bin of time is its first and last day."""
    money = row.value
    return {
        "label": row.label or _span(row),
        "value": _number(row.percent if money is None else money.decimal),
        "currency": None if money is None and row.percent is not None else currency,
        "count": row.count,
    }


def _span(row: AnswerRow) -> str:
    """Return a time bin in ISO 8601: 2026, 2026-Q4, 2026-10, 2026-W45, 2026-10-03 or first/last."""
    if row.start is None:
        return ""
    start, end = row.start, row.end or row.start
    if start == end:
        return start.isoformat()
    year, week, _ = start.isocalendar()
    names = {
        "year": f"{start.year:04}",
        "quarter": f"{start.year:04}-Q{(start.month + 2) // 3}",
        "month": f"{start.year:04}-{start.month:02}",
        "week": f"{year:04}-W{week:02}",
    }
    fitting = (name for unit, name in names.items() if unit_span(unit, start) == (start, end))
    return next(fitting, f"{start.isoformat()}/{end.isoformat()}")


def _notes(
    reading: Reading, answer: Answer | None, narration: Narration | None, today: date
) -> list[str]:
    spoken = note_texts(reading.told, reading.query, reading.language, today)
    if narration is None:
        return list(spoken)
    refused = (narration.summary,) if answer is None else ()
    return list(dict.fromkeys((*refused, *narration.notes, *spoken)))


def _period(period: Period | None) -> dict[str, object] | None:
    if period is None:
        return None
    return {
        "start": _iso(period.start),
        "end": _iso(period.end),
        "label": period.label,
        "assumed": period.assumed,
    }


def _number(number: Decimal | None) -> str | None:
    return None if number is None else f"{number:f}"


def _iso(moment: date | None) -> str | None:
    return None if moment is None else moment.isoformat()
