"""Charts can be drawn empty or full, walked with keys, heard, and read as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from app import theme
from app.widgets.charts import BarChart, ChartPanel, LineChart, Meter, Point, RowChart
from tests.helpers.accessible import unnamed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.widgets.charts.chart import Chart

POINTS = (
    Point("Aug", 39000, "€390.00"),
    Point("Sep", -1500, "−€15.00"),
    Point("Oct", 41235, "€412.35", "€412", marked=True),
    Point("Nov", 12000, "€120.00", partial=True),
)
KINDS = (BarChart, LineChart, RowChart)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("points", [(), POINTS[:1], POINTS, POINTS * 20])
def test_any_number_of_points_can_be_drawn(
    qtbot: QtBot, kind: type[Chart], points: tuple[Point, ...]
) -> None:
    chart = kind()
    qtbot.addWidget(chart)
    chart.set_points(points, "Groceries by month", "Between €−15 and €412.")
    chart.resize(300, 190)
    chart.grab()
    assert chart.accessibleName() == "Groceries by month"
    assert chart.accessibleDescription() == "Between €−15 and €412."


@pytest.mark.parametrize("kind", KINDS)
def test_keys_walk_from_point_to_point(qtbot: QtBot, kind: type[Chart]) -> None:
    chart = kind()
    qtbot.addWidget(chart)
    chart.set_points(POINTS, "t", "s")
    for _ in range(2):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.looked_at == 1
    assert chart.toolTip() == "Sep: −€15.00"
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.looked_at == 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_pointer_finds_the_nearest_point(qtbot: QtBot, kind: type[Chart]) -> None:
    chart = kind()
    qtbot.addWidget(chart)
    chart.set_points(POINTS, "t", "s")
    chart.resize(400, 190)
    assert chart.index_at(QPointF(5, 5)) == 0


def test_the_point_in_question_is_drawn_in_the_accent(qtbot: QtBot) -> None:
    chart = BarChart()
    qtbot.addWidget(chart)
    chart.set_points(POINTS, "t", "s")
    chart.resize(400, 190)
    image = chart.grab().toImage()
    colours = {image.pixelColor(x, 100).name() for x in range(400)}
    assert QColor(theme.LIGHT.bar).name() in colours
    assert QColor(theme.LIGHT.quiet).name() in colours


def test_a_chart_can_be_read_as_a_table(qtbot: QtBot) -> None:
    panel = ChartPanel(BarChart(), POINTS, title="By month", summary="s", columns=("Month", "Out"))
    qtbot.addWidget(panel)
    panel.show()
    assert unnamed(panel) == []
    QTest.mouseClick(panel.toggle, Qt.MouseButton.LeftButton)
    assert panel.table is not None
    assert panel.table.isVisible()
    assert not panel.chart.isVisible()
    model = panel.table.model()
    cells = [[model.index(row, column).data() for column in (0, 1)] for row in range(4)]
    assert cells[2:] == [["Oct", "€412.35"], ["Nov (so far)", "€120.00"]]
    assert unnamed(panel) == []


def test_a_meter_past_its_limit_needs_care(qtbot: QtBot) -> None:
    meter = Meter()
    qtbot.addWidget(meter)
    meter.resize(100, 8)
    meter.set_value(150, 100, "€150 of €100")
    assert meter.grab().toImage().pixelColor(50, 4).name() == theme.LIGHT.care.lower()
    assert meter.accessibleName() == "€150 of €100"
