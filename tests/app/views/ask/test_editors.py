"""What opens below a chip changes its slot: lists, the sheets behind them, and what can be added."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.views.ask.editors import Understood, addable, is_removable, open_editor
from app.views.ask.popups import AmountsSheet, DatesSheet
from app.views.ask.slots import Slot
from app.widgets.picker import Picker
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.vocabulary import Account, Category, Merchant, Vocabulary
from tests.helpers.window import TODAY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

OCTOBER = Period(start=date(2026, 10, 1), end=date(2026, 10, 31), label="last month")
NAMES = Vocabulary(
    categories=(Category("Fuel"), Category("Groceries"), Category("rent")),
    merchants=(Merchant("Lidl"),),
    accounts=(Account("Everyday"),),
)


def understood(intent: Intent = Intent.TOTAL, **slots: object) -> Understood:
    query = FinanceQuery(intent=intent, measure=Measure.SPENDING).model_copy(update=slots)
    return Understood(query, NAMES, "en", TODAY)


class Opened:
    """An editor that is open, and what it gave."""

    def __init__(self, slot: Slot, now: Understood, anchor: QPushButton) -> None:
        self.anchor = anchor
        self.given: list[object] = []
        open_editor(slot, now, self.anchor, self.given.append)

    @property
    def picker(self) -> Picker:
        return self.anchor.findChildren(Picker)[-1]

    def lines(self) -> list[str]:
        model = self.picker.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def pick(self, line: str) -> None:
        index = self.picker.list.model().index(self.lines().index(line), 0)
        self.picker.list.clicked.emit(index)


@pytest.fixture
def anchor(qtbot: QtBot) -> Iterator[QPushButton]:
    """Give a button below which editors open; what is still open is closed after the test."""
    made = QPushButton("anchor")
    qtbot.addWidget(made)
    made.show()
    yield made
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def test_names_come_in_order_with_the_chosen_first(anchor: QPushButton) -> None:
    opened = Opened(Slot.CATEGORIES, understood(categories=("rent",)), anchor)
    assert opened.lines() == ["rent", "Fuel", "Groceries"]


def test_a_period_of_the_list(anchor: QPushButton) -> None:
    opened = Opened(Slot.PERIOD, understood(period=OCTOBER), anchor)
    assert "Last month" in opened.lines()
    opened.pick("This month")
    assert opened.given == [Period(start=date(2026, 11, 1), end=TODAY)]


def test_a_period_that_is_no_preset_heads_the_list(anchor: QPushButton) -> None:
    spring = Period(start=date(2026, 3, 1), end=date(2026, 5, 31))
    opened = Opened(Slot.PERIOD, understood(period=spring), anchor)
    assert any("2026" in line for line in opened.lines()[:2])


def test_other_dates_open_a_sheet(anchor: QPushButton) -> None:
    opened = Opened(Slot.PERIOD, understood(period=OCTOBER), anchor)
    opened.pick("Other dates…")
    sheet = opened.anchor.findChild(DatesSheet)
    assert isinstance(sheet, DatesSheet)
    sheet.start.setDate(sheet.start.date().addDays(4))
    sheet.apply()
    assert opened.given == [Period(start=date(2026, 10, 5), end=date(2026, 10, 31))]


def test_amounts_open_a_sheet(anchor: QPushButton) -> None:
    opened = Opened(Slot.AMOUNT, understood(), anchor)
    sheet = opened.anchor.findChild(AmountsSheet)
    assert isinstance(sheet, AmountsSheet)
    QTest.keyClicks(sheet.least, "20")
    sheet.apply()
    assert opened.given == [(Decimal("20.00"), None, False, False)]


def test_remove_empties_the_slot(anchor: QPushButton) -> None:
    opened = Opened(Slot.LIMIT, understood(Intent.LIST, limit=7), anchor)
    assert "Latest 7" in opened.lines()
    remove = next(b for b in opened.picker.findChildren(QPushButton) if b.text() == "Remove")
    remove.click()
    assert opened.given == [None]


def test_only_what_means_something_can_be_added() -> None:
    offered = [option.value for option in addable(understood(period=OCTOBER))]
    assert Slot.CATEGORIES in offered
    assert Slot.PERIOD not in offered
    assert Slot.LIMIT not in offered
    assert Slot.MEMBERS not in offered  # the household has none
    assert Slot.LIMIT in [o.value for o in addable(understood(Intent.LARGEST, limit=1))]


def test_what_every_question_has_cannot_be_removed() -> None:
    now = understood(categories=("Fuel",))
    assert not is_removable(now, Slot.INTENT)
    assert not is_removable(now, Slot.MEASURE)
    assert not is_removable(now, Slot.MERCHANTS)
    assert is_removable(now, Slot.CATEGORIES)
