"""Pictures of what is planned: budgets as meters, regular payments as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app import format as formats
from app.views.ask import words
from app.views.ask.evidence import Column, plain_table
from app.views.ask.slots import Slot
from app.widgets.charts import Meter
from app.widgets.labels import ElidedLabel, label
from finance.queries.query import FinanceQuery, Intent
from nlu.narration import row_detail
from nlu.narration.phrasebook import capitalised

if TYPE_CHECKING:
    from datetime import date

    from finance.queries.answer import AnswerRow


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def meters(rows: tuple[AnswerRow, ...]) -> QWidget:
    """Return a meter for each budget: what was spent of it, and what is left or over."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(0, 160)
    for number, row in enumerate(rows):
        if row.value is None or row.limit is None:
            continue
        left = row.limit - row.value
        used = QCoreApplication.translate("ask", "{0} of {1}").format(
            formats.money(row.value), formats.money(row.limit)
        )
        over = left.minor < 0
        rest = (
            QCoreApplication.translate("ask", "{0} over")
            if over
            else QCoreApplication.translate("ask", "{0} left")
        ).format(formats.money(abs(left)))
        meter = Meter()
        meter.set_value(row.value.minor, row.limit.minor, f"{row.label}: {used}, {rest}")
        grid.setRowMinimumHeight(number, 26)
        grid.addWidget(ElidedLabel(row.label), number, 0)
        grid.addWidget(meter, number, 1)
        grid.addWidget(label(used, "muted"), number, 2, _RIGHT)
        grid.addWidget(label(rest, "care" if over else ""), number, 3, _RIGHT)
    return made


def plans(
    query: FinanceQuery, rows: tuple[AnswerRow, ...], language: str, today: date
) -> QWidget | None:
    """Return the regular payments, or what is due, line by line; None for none."""
    if not rows:
        return None
    name = QCoreApplication.translate("ask", "Regular payments")
    columns = [
        Column(QCoreApplication.translate("ask", "Payment")),
        Column(QCoreApplication.translate("ask", "Rhythm"), 150),
        Column(QCoreApplication.translate("ask", "Next due"), 150),
        Column(words.slot_name(Slot.AMOUNT), 140, right=True),
    ]
    if query.intent is Intent.UPCOMING:
        name = QCoreApplication.translate("ask", "What is due")
    lines = [
        (
            row.label,
            capitalised(row_detail(row, language)),
            formats.day(row.date, today) if row.date else "",
            formats.money(row.value) if row.value is not None else "",
        )
        for row in rows
    ]
    return plain_table(name, columns, lines, most=12)
