"""Answers with rows come with the picture that fits them."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableView

from app.views.ask.conversation import Conversation
from app.views.ask.figures import picture
from app.widgets.charts import BarChart, ChartPanel, LineChart, Meter, RowChart
from app.widgets.chip import Chip
from finance.money import Money
from tests.helpers.window import settle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.views.ask.turn import Turn
    from app.widgets.charts.chart import Chart
    from tests.helpers.small_books import Books


def turn_of(question: str, context: Context, qtbot: QtBot) -> Turn:
    conversation = Conversation(context, context)
    conversation.ask(question)
    settle(qtbot, context.tasks)
    assert conversation.current is not None
    return conversation.current


def drawn(question: str, context: Context, qtbot: QtBot) -> QWidget | None:
    made = picture(turn_of(question, context, qtbot), "en")
    if made is not None:
        qtbot.addWidget(made)
    return made


def chart_in(made: QWidget | None) -> Chart:
    assert made is not None
    panel = made if isinstance(made, ChartPanel) else made.findChild(ChartPanel)
    assert isinstance(panel, ChartPanel)
    return panel.chart


def test_a_total_stands_among_the_months_before_it(context: Context, qtbot: QtBot) -> None:
    chart = chart_in(drawn("how much did we spend on groceries last month?", context, qtbot))
    assert isinstance(chart, BarChart)
    assert [p.label for p in chart.points] == ["May", "Jun", "Jul", "Aug", "Sept", "Oct"]
    assert [p.marked for p in chart.points] == [False] * 5 + [True]
    assert chart.points[-1].text == "€100.10"


def test_a_breakdown_is_rows_with_shares(context: Context, qtbot: QtBot) -> None:
    chart = chart_in(drawn("where did the money go last month?", context, qtbot))
    assert isinstance(chart, RowChart)
    assert [p.label for p in chart.points] == ["Rent", "Groceries", "Fuel"]
    assert chart.points[0].text.startswith("€900.00")
    assert chart.points[0].text.endswith("85%")


def test_a_long_breakdown_begins_with_its_head(
    context: Context, household: Books, qtbot: QtBot
) -> None:
    for number in range(14):
        household.add("2026-10-05", f"-{number + 1}.00", "x", "Fuel", merchant=f"Shop {number}")
    made = drawn("spending by merchant last month", context, qtbot)
    chart = chart_in(made)
    assert len(chart.points) == 10
    assert made is not None
    more = next(c for c in made.findChildren(Chip) if c.text() == "Show all 18")
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert len(chart.points) == 18
    assert more.isHidden()


@pytest.mark.parametrize("days", [31, 32])
def test_many_bins_become_a_line(context: Context, qtbot: QtBot, days: int) -> None:
    start = date.fromordinal(date(2026, 10, 31).toordinal() - days + 1)
    asked = f"daily spending from {start:%d %B %Y} to 31 October 2026"
    chart = chart_in(drawn(asked, context, qtbot))
    assert len(chart.points) == days
    assert isinstance(chart, BarChart if days == 31 else LineChart)


def test_two_sides_are_two_rows(context: Context, qtbot: QtBot) -> None:
    chart = chart_in(drawn("compare groceries and fuel last month", context, qtbot))
    assert [(p.label, p.text) for p in chart.points] == [
        ("Groceries", "€100.10"),
        ("Fuel", "€55.50"),
    ]


def test_budgets_are_meters_that_say_what_is_left(
    context: Context, household: Books, qtbot: QtBot
) -> None:
    household.ledger.budgets.set("Groceries", Money(30000, "EUR"), date(2026, 1, 1))
    household.ledger.budgets.set("Fuel", Money(5000, "EUR"), date(2026, 1, 1))
    made = drawn("how are the budgets this month?", context, qtbot)
    assert made is not None
    assert len(made.findChildren(Meter)) == 2
    texts = {label.text() for label in made.findChildren(QLabel)}
    assert {"€5.50 over", "€199.90 left"} <= texts


def test_regular_payments_are_a_table(context: Context, qtbot: QtBot) -> None:
    made = drawn("what are our regular payments?", context, qtbot)
    assert isinstance(made, QTableView)
    names = [made.model().index(row, 0).data() for row in range(made.model().rowCount())]
    assert "Landlord" in names


def test_a_single_fact_needs_no_picture(context: Context, qtbot: QtBot) -> None:
    assert drawn("when did we last go to Lidl?", context, qtbot) is None
