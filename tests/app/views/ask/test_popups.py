"""The small sheets give what was typed in them, tidied."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.views.ask.popups import AmountsSheet, DatesSheet, Sheet, ThresholdSheet, WordsSheet
from finance.queries.query import Period
from tests.helpers.accessible import unnamed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def shown(sheet: Sheet, qtbot: QtBot) -> Sheet:
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(sheet)
    sheet.open_at(QPoint(0, 0))
    assert unnamed(sheet) == []
    return sheet


def chosen(sheet: Sheet, qtbot: QtBot) -> object:
    with qtbot.waitSignal(sheet.chosen) as told:
        sheet.apply()
    assert told.args is not None
    return told.args[0]


def test_dates_are_put_in_order(qtbot: QtBot) -> None:
    sheet = DatesSheet("Period", date(2026, 3, 1), date(2026, 3, 31))
    shown(sheet, qtbot)
    sheet.start.setDate(QDate(2026, 5, 2))
    assert chosen(sheet, qtbot) == Period(start=date(2026, 3, 31), end=date(2026, 5, 2))


def test_words_are_separated_by_commas(qtbot: QtBot) -> None:
    sheet = WordsSheet("Words", ())
    shown(sheet, qtbot)
    QTest.keyClicks(sheet.words, "green tea, , coffee ")
    with qtbot.waitSignal(sheet.chosen) as told:
        QTest.keyClick(sheet.words, Qt.Key.Key_Return)
    assert told.args == [("green tea", "coffee")]


def test_amounts_are_bounds_that_count_in(qtbot: QtBot) -> None:
    sheet = AmountsSheet("Amount", (Decimal(10), None), "EUR", removable=True)
    shown(sheet, qtbot)
    assert sheet.least.text() == "10.00"
    sheet.most.setText("5")
    assert chosen(sheet, qtbot) == (Decimal("5.00"), Decimal("10.00"), False, False)


def test_a_lowest_amount_of_zero_is_an_amount(qtbot: QtBot) -> None:
    sheet = AmountsSheet("Amount", (Decimal(0), None), "EUR", removable=True)
    shown(sheet, qtbot)
    assert chosen(sheet, qtbot) == (Decimal("0.00"), None, False, False)


def test_a_threshold_has_a_side(qtbot: QtBot) -> None:
    sheet = ThresholdSheet("Yes or no", (None, None), "EUR")
    shown(sheet, qtbot)
    assert sheet.value() is None
    sheet.side.setCurrentIndex(1)
    sheet.figure.setText("300")
    assert chosen(sheet, qtbot) == (Decimal("300.00"), "under")


def test_what_is_set_can_be_removed(qtbot: QtBot) -> None:
    sheet = WordsSheet("Words", ("tea",))
    shown(sheet, qtbot)
    remove = next(b for b in sheet.findChildren(QPushButton) if b.text() == "Remove")
    with qtbot.waitSignal(sheet.chosen) as told:
        QTest.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert told.args == [None]
