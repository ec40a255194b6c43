"""The picture of an answer: bars over time, rows by name, meters of budgets, or a plain table."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app import format as formats
from app.views.ask import words
from app.views.ask.plans import meters, plans
from app.views.ask.slots import Slot
from app.widgets.charts import BarChart, ChartPanel, LineChart, Point, RowChart
from app.widgets.chip import Chip
from finance.queries.query import FinanceQuery, Intent
from nlu.narration import row_label

if TYPE_CHECKING:
    from datetime import date

    from app.views.ask.turn import Turn
    from finance.queries.answer import AnswerRow

_MOST_BARS = 31
_MOST_ROWS = 10
_ENOUGH = 2
_TEN = Decimal(10)
_FIGURE_SPACE = "\u2007"  # as wide as a digit, so that shares line up
_BY_NAME = (
    Intent.BREAKDOWN, Intent.COMPARE, Intent.COMPARE_TO_USUAL, Intent.CASH_FLOW, Intent.BALANCE,
    Intent.NET_WORTH,
)  # fmt: skip
_PLANS = (Intent.RECURRING, Intent.UPCOMING)


def picture(turn: Turn, language: str) -> QWidget | None:
    """Return the picture of an answer; None where its sentence says it all."""
    query, answer = turn.query, turn.reply.answer
    if query is None or answer is None or answer.empty:
        return None
    if query.intent is Intent.TREND or turn.series is not None:
        rows = answer.rows if turn.series is None else turn.series.rows
        return _over_time(query, rows, _marked(turn, query), language)
    if query.intent is Intent.BUDGET:
        return meters(answer.rows)
    if query.intent in _PLANS:
        return plans(query, answer.rows, language, turn.today)
    return _by_name(query, answer.rows, language) if query.intent in _BY_NAME else None


def _marked(turn: Turn, query: FinanceQuery) -> tuple[date | None, ...]:
    """Return the first days of the bins in question."""
    if query.intent is Intent.EXTREME_PERIOD and turn.reply.answer is not None:
        return tuple(row.start for row in turn.reply.answer.rows)
    if query.intent is Intent.TOTAL and query.period is not None:
        return (query.period.start,)
    return ()


def _over_time(
    query: FinanceQuery, rows: tuple[AnswerRow, ...], marked: tuple[date | None, ...], language: str
) -> QWidget | None:
    known = [row for row in rows if row.value is not None and row.start is not None]
    if len(known) < _ENOUGH:
        return None
    group = _unit(known[0], query)
    timed = query.model_copy(update={"intent": Intent.TREND, "group_by": group})
    years = {row.start.year for row in known if row.start is not None}
    points = [_bin(row, timed, marked, language, several_years=len(years) > 1) for row in known]
    chart = BarChart() if len(points) <= _MOST_BARS else LineChart()
    return ChartPanel(
        chart,
        points,
        title=words.group_name(group),
        summary=_summary(points),
        columns=(words.slot_name(Slot.PERIOD), words.slot_name(Slot.AMOUNT)),
    )


def _unit(row: AnswerRow, query: FinanceQuery) -> str:
    """Return the unit of a series from its first bin, which is a whole one."""
    if row.start is None or row.end is None:
        return query.group_by or "month"
    days = (row.end - row.start).days + 1
    sizes = {"day": 1, "week": 7, "month": 31, "quarter": 92, "year": 366}
    return next((unit for unit, most in sizes.items() if days <= most), "year")


def _bin(
    row: AnswerRow,
    query: FinanceQuery,
    marked: tuple[date | None, ...],
    language: str,
    *,
    several_years: bool,
) -> Point:
    assert row.value is not None  # noqa: S101 - rows without a value were left out
    assert row.start is not None  # noqa: S101
    short = row_label(row, query, language)
    if query.group_by == "month":
        short = formats.short_month(row.start)
        if several_years and row.start.month == 1:
            short = f"{short} {row.start.year}"
    elif query.group_by in {"day", "week"}:
        short = formats.day(row.start, row.start)
    return Point(
        label=short,
        value=row.value.minor,
        text=formats.money(row.value),
        short=formats.whole(row.value),
        marked=row.start in marked,
        partial=row.partial,
    )


def _by_name(query: FinanceQuery, rows: tuple[AnswerRow, ...], language: str) -> QWidget | None:
    points: list[Point] = []
    for row in rows:
        if row.value is None:
            continue
        text = formats.money(row.value)
        if row.percent is not None:
            share = formats.percent(row.percent.quantize(Decimal(1)))
            text = f"{text}   {share.rjust(len(formats.percent(_TEN)), _FIGURE_SPACE)}"
        marked = not points and query.intent in {Intent.COMPARE, Intent.COMPARE_TO_USUAL}
        points.append(Point(row_label(row, query, language), row.value.minor, text, marked=marked))
    return _NamedRows(query, points) if len(points) >= _ENOUGH else None


class _NamedRows(QWidget):
    """Rows by name, the largest first; long lists begin with their head."""

    def __init__(self, query: FinanceQuery, points: list[Point]) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        title = _rows_title(query)
        self.panel = ChartPanel(
            RowChart(),
            points,
            title=title,
            summary=_summary(points),
            columns=(title, words.slot_name(Slot.AMOUNT)),
        )
        layout.addWidget(self.panel)
        if len(points) > _MOST_ROWS:
            chart = self.panel.chart
            chart.set_points(points[:_MOST_ROWS], title, _summary(points))
            text = QCoreApplication.translate("ask", "Show all {0}")
            more = Chip(text.format(formats.number(len(points))))
            more.clicked.connect(lambda: chart.set_points(points, title, _summary(points)))
            more.clicked.connect(more.hide)
            layout.addWidget(more, alignment=Qt.AlignmentFlag.AlignLeft)


def _rows_title(query: FinanceQuery) -> str:
    if query.intent is Intent.BREAKDOWN:
        return words.group_name(query.group_by or "category")
    if query.intent in {Intent.BALANCE, Intent.NET_WORTH}:
        return words.group_name("account")
    if query.intent is Intent.CASH_FLOW:
        return QCoreApplication.translate("ask", "In and out")
    return QCoreApplication.translate("ask", "Side by side")


def _summary(points: list[Point]) -> str:
    parts = [
        QCoreApplication.translate("ask", "{0}: {1}").format(point.label, point.text)
        for point in points[:_MOST_BARS]
    ]
    return "; ".join(parts)
