"""Reports: spending, income, cash flow, net worth, budgets and regular payments."""

from __future__ import annotations

import calendar
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import Figure, print_json, shown, speak, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.money import Money
    from finance.queries.answer import Answer, AnswerRow
    from finance.queries.query import FinanceQuery, Period

KINDS = ("spending", "income", "cash-flow", "net-worth", "budget", "recurring")
GROUPS = ("category", "merchant", "account", "member", "tag", "weekday",
          "day", "week", "month", "quarter", "year")  # fmt: skip
_TIMES = GROUPS[6:]
_UNDATED = {"net-worth", "recurring"}


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `report`."""
    report = options.command(commands, "report", _report, "Add the books up", json=True, today=True)
    report.add_argument("kind", choices=KINDS, metavar="KIND", help=", ".join(KINDS))
    report.add_argument("--by", choices=GROUPS, metavar="WHAT", help=f"one of {', '.join(GROUPS)}")
    report.add_argument("--month", type=options.month, metavar="YYYY-MM", help="default: this one")
    report.add_argument("--year", type=int, metavar="YYYY")
    report.add_argument("--from", dest="start", type=options.day, metavar="DATE")
    report.add_argument("--to", dest="end", type=options.day, metavar="DATE")
    for name in ("account", "category", "merchant", "member", "tag"):
        report.add_argument(f"--{name}", action="append", default=[], metavar="NAME")
    report.add_argument("--limit", type=int, metavar="N", help="only the first N lines")


def show_budgets(ledger: Ledger, month: date, today: date, *, as_json: bool) -> None:
    """Print the budgets of the month that holds `month`: what was spent and what is left."""
    from finance.queries.query import FinanceQuery, Intent, Measure

    query = FinanceQuery(intent=Intent.BUDGET, measure=Measure.SPENDING, period=_month(month))
    if not as_json and not ledger.budgets.of(month):
        print("There are no budgets yet. Set one: coffer budget set CATEGORY AMOUNT")
        return
    _print("budget", query, ledger.answer(query, today), as_json=as_json)


def _report(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        today = options.today(arguments)
        if arguments.kind == "budget" and not _narrowed(arguments):
            show_budgets(ledger, arguments.month or today, today, as_json=arguments.json)
            return
        query = _query(arguments, today)
        _print(arguments.kind, query, ledger.answer(query, today), as_json=arguments.json)


def _narrowed(arguments: Namespace) -> bool:
    return bool(arguments.category or arguments.start or arguments.end or arguments.year)


def _query(arguments: Namespace, today: date) -> FinanceQuery:
    from finance.queries.query import FinanceQuery, Intent, Measure

    kind, by = arguments.kind, arguments.by
    intents = {
        "cash-flow": Intent.CASH_FLOW,
        "net-worth": Intent.NET_WORTH,
        "budget": Intent.BUDGET,
        "recurring": Intent.RECURRING,
    }
    measures = {"income": Measure.INCOME, "cash-flow": Measure.NET, "net-worth": Measure.ANY}
    intent = intents.get(kind, Intent.BREAKDOWN)
    if kind in {"spending", "income"}:
        by = by or "category"
    elif by is not None and (kind != "cash-flow" or by not in _TIMES):
        raise UsageError("A report of {kind} cannot be split by {by}.", kind=kind, by=by)
    if by in _TIMES:
        intent = Intent.TREND
    return FinanceQuery(
        intent=intent,
        measure=measures.get(kind, Measure.SPENDING),
        period=_period(arguments, today),
        categories=tuple(arguments.category),
        merchants=tuple(arguments.merchant),
        accounts=tuple(arguments.account),
        members=tuple(arguments.member),
        tags=tuple(arguments.tag),
        group_by=by,
        limit=arguments.limit,
    )


def _period(arguments: Namespace, today: date) -> Period | None:
    """Return the period named; this month where a report needs one and none is named."""
    from datetime import date

    from finance.queries.query import Period

    start, end = arguments.start, arguments.end
    named = [arguments.month, arguments.year, start or end]
    if sum(bool(one) for one in named) > 1:
        raise UsageError("Name the period once: --month, --year, or --from and --to.")
    if arguments.year is not None:
        if not 1 <= arguments.year <= 9999:
            raise UsageError("{year} is no year; write it as 2026.", year=arguments.year)
        return Period(start=date(arguments.year, 1, 1), end=date(arguments.year, 12, 31))
    if start or end:
        if start and end and start > end:
            raise UsageError("--from is later than --to.")
        return Period(start=start, end=end)
    if arguments.month is None:
        if arguments.kind in _UNDATED:
            return None
        if arguments.by in _TIMES:
            return Period(start=date(today.year - 1, today.month, 1), end=today)
    return _month(arguments.month or today)


def _month(day: date) -> Period:
    from finance.queries.query import Period

    last = calendar.monthrange(day.year, day.month)[1]
    return Period(start=day.replace(day=1), end=day.replace(day=last))


def _print(kind: str, query: FinanceQuery, answer: Answer, *, as_json: bool) -> None:
    if as_json:
        period = query.period
        print_json(
            {
                "report": kind,
                "period": period and {"start": period.start, "end": period.end},
                "by": query.group_by,
                "currency": answer.currency,
                "value": answer.value,
                "percent": None if answer.percent is None else f"{answer.percent:f}",
                "count": answer.count,
                "rows": [_object(row) for row in answer.rows],
            }
        )
        return
    if query.period is not None:
        print(_dates(query.period))
    if answer.empty or not answer.rows:
        print("There is nothing to report.")
        return
    _print_rows(query, answer)


def _object(row: AnswerRow) -> dict[str, object]:
    return {
        "label": row.label,
        "value": row.value,
        "percent": None if row.percent is None else f"{row.percent:f}",
        "count": row.count,
        "start": row.start,
        "end": row.end,
        "partial": row.partial,
        "date": row.date,
        "limit": row.limit,
        "unit": row.unit,
    }


def _print_rows(query: FinanceQuery, answer: Answer) -> None:
    from app import format as formats
    from nlu.narration import row_label

    speak()
    budget = query.intent.value == "budget"
    columns: list[tuple[str, list[object]]] = [
        ("", [row_label(row, query, "en") for row in answer.rows]),
        ("Amount" if not budget else "Spent", [row.value for row in answer.rows]),
        ("Budget", [row.limit for row in answer.rows]),
        ("Left", [_left(row) for row in answer.rows]),
        (
            "Share",
            [
                None if r.percent is None else Figure(formats.percent(r.percent))
                for r in answer.rows
            ],
        ),
        ("Times", [row.count for row in answer.rows]),
        ("Every", [row.unit for row in answer.rows]),
        ("Next", [row.date for row in answer.rows]),
    ]
    used = [(head, cells) for head, cells in columns if any(cell is not None for cell in cells)]
    table([head for head, _ in used], list(zip(*(cells for _, cells in used), strict=True)))
    if answer.value is not None and query.intent.value != "cash_flow":
        words = {"budget": "Left", "recurring": "Together"}.get(query.intent.value, "Total")
        print(f"{words}: {shown(answer.value)}")


def _left(row: AnswerRow) -> Money | None:
    return row.limit - row.value if row.limit is not None and row.value is not None else None


def _dates(period: Period) -> str:
    start = period.start.isoformat() if period.start else "the beginning"
    end = period.end.isoformat() if period.end else "now"
    return f"{start} to {end}"
