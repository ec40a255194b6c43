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


def found(picker: Picker, typed: str, qtbot: QtBot) -> list[object]:
    """Type into the search and press Return; return what is picked."""
    QTest.keyClicks(picker.search, typed)
    with qtbot.waitSignal(picker.picked) as picked:
        QTest.keyClick(picker.search, Qt.Key.Key_Return)
    values = picked.args[0]
    assert isinstance(values, list)
    return values


@pytest.fixture
def many(qtbot: QtBot) -> Picker:
    """Give a list of ten of which the first is chosen."""
    options = [Option(f"Shop {n}", n, chosen=n == 0) for n in range(10)]
    picker = Picker("Merchant", options, multiple=True)
    picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(picker)
    picker.open_at(QPoint(0, 0))
    return picker


def test_what_is_typed_takes_the_place_of_what_was_chosen(many: Picker, qtbot: QtBot) -> None:
    assert found(many, "shop 7", qtbot) == [7]


def test_what_is_typed_comes_beside_what_was_just_ticked(many: Picker, qtbot: QtBot) -> None:
    model = many.list.model()
    model.setData(model.index(3, 0), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert found(many, "shop 7", qtbot) == [0, 3, 7]
