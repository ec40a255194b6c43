"""Charts drawn with QPainter: bars, lines and rows, each with a sentence and a table beside it."""

from __future__ import annotations

from app.widgets.charts.bars import BarChart
from app.widgets.charts.chart import Point
from app.widgets.charts.lines import LineChart
from app.widgets.charts.meter import Meter
from app.widgets.charts.panel import ChartPanel
from app.widgets.charts.rows import RowChart

__all__ = ["BarChart", "ChartPanel", "LineChart", "Meter", "Point", "RowChart"]
