"""In a list of many, a click anywhere on a row ticks it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.widgets.picker import Option, Picker

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("across", [18, 160])  # on the box, and on the words
def test_a_click_ticks_and_another_unticks(qtbot: QtBot, across: int) -> None:
    picker = Picker("Category", [Option(n, n) for n in ("Fuel", "Rent", "Gas")], multiple=True)
    picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(picker)
    picker.open_at(QPoint(0, 0))
    view = picker.list
    place = QPoint(across, view.visualRect(view.model().index(1, 0)).center().y())
    states = []
    for _ in range(2):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        states.append(view.model().index(1, 0).data(Qt.ItemDataRole.CheckStateRole))
    assert states == [Qt.CheckState.Checked.value, Qt.CheckState.Unchecked.value]
