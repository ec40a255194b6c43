"""The small widgets do what a person expects of them, with mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.widgets.chip import Chip
from app.widgets.empty_state import EmptyState
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import ElidedLabel, MoneyLabel
from app.widgets.money_edit import MoneyEdit
from app.widgets.picker import Option, Picker
from app.widgets.search_box import SearchBox
from app.widgets.side_bar import AccountLine, Entry, SideBar
from app.widgets.toast import Toast
from app.widgets.work_bar import WorkBar
from finance.money import Money
from tests.helpers.accessible import unnamed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ENTRIES = (Entry("ask", "Ask", "search"), Entry("list", "Transactions", "list"))
NAMES = [
    "Groceries",
    "Restaurants",
    "Fuel",
    "Rent",
    "Salary",
    "Health",
    "Gas",
    "Water",
    "Phone",
    "Internet",
]


def test_side_bar_says_which_page_is_wanted(qtbot: QtBot) -> None:
    bar = SideBar("Coffer", ENTRIES)
    qtbot.addWidget(bar)
    with qtbot.waitSignal(bar.chosen) as told:
        QTest.mouseClick(bar.buttons["list"], Qt.MouseButton.LeftButton)
    assert told.args == ["list"]
    bar.choose("ask")
    assert bar.buttons["ask"].isChecked()
    assert not bar.buttons["list"].isChecked()


def test_side_bar_shows_accounts_and_a_count(qtbot: QtBot) -> None:
    bar = SideBar("Coffer", ENTRIES)
    qtbot.addWidget(bar)
    bar.show()
    bar.set_accounts([AccountLine(7, "Everyday", Money(-1250, "EUR"))])
    bar.set_badge("list", 12)
    bar.set_status([("Model off", False), ("Offline", True)])
    texts = [label.text() for label in bar.findChildren(QLabel)]
    assert {"Everyday", "−12.50", "Model off", "Offline"} <= set(texts)
    assert "12" in bar.buttons["list"].text()
    assert unnamed(bar) == []


def test_a_chip_that_is_assumed_says_so(qtbot: QtBot) -> None:
    chip = Chip("October", assumed=True)
    qtbot.addWidget(chip)
    assert chip.accessibleName() == "October, assumed"
    assert chip.property("assumed") is True


def open_picker(qtbot: QtBot, *, multiple: bool) -> Picker:
    picker = Picker(
        "Category",
        [Option(name, name, chosen=name == "Fuel") for name in NAMES],
        multiple=multiple,
        removable=True,
    )
    picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(picker)
    picker.open_at(QPoint(0, 0))
    return picker


def test_a_picker_finds_by_typing_and_takes_the_first(qtbot: QtBot) -> None:
    picker = open_picker(qtbot, multiple=False)
    assert unnamed(picker) == []
    QTest.keyClicks(picker.search, "sal")
    with qtbot.waitSignal(picker.picked) as told:
        QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert told.args == [["Salary"]]


def test_a_picker_of_many_gives_all_that_are_ticked(qtbot: QtBot) -> None:
    picker = open_picker(qtbot, multiple=True)
    picker.list.model().setData(
        picker.list.model().index(0, 0), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole
    )
    with qtbot.waitSignal(picker.picked) as told:
        QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert told.args == [["Groceries", "Fuel"]]


def test_a_chip_opens_its_picker_and_tells_what_was_picked(qtbot: QtBot) -> None:
    chip = Chip("Fuel")
    qtbot.addWidget(chip)
    chip.set_picker("Category", lambda: [Option(n, n) for n in NAMES[:3]])
    chip.show()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    picker = chip.findChild(Picker)
    assert picker is not None
    with qtbot.waitSignal(chip.picked) as told:
        QTest.keyClick(picker.list, Qt.Key.Key_Return)
    assert told.args == [["Groceries"]]


def test_flow_layout_breaks_rows_and_counts_their_height(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder, spacing=10)
    for _ in range(3):
        item = QWidget()
        item.setFixedSize(100, 20)
        flow.addWidget(item)
    assert flow.heightForWidth(400) == 20
    assert flow.heightForWidth(215) == 50
    holder.resize(215, 200)
    holder.show()
    tops = [flow.itemAt(index).geometry().y() for index in range(3)]  # type: ignore[union-attr]
    assert tops == [0, 0, 30]
    flow.clear()
    assert flow.count() == 0


def test_search_waits_for_rest_and_escape_clears(qtbot: QtBot) -> None:
    box = SearchBox("Search")
    qtbot.addWidget(box)
    told: list[str] = []
    box.searched.connect(told.append)
    QTest.keyClicks(box, "lidl")
    qtbot.waitUntil(lambda: told == ["lidl"])
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert told == ["lidl", ""]


def test_money_edit_reads_and_tidies(qtbot: QtBot) -> None:
    edit = MoneyEdit("EUR")
    qtbot.addWidget(edit)
    QTest.keyClicks(edit, "1234,5")
    assert edit.money() == Money(123450, "EUR")
    edit.editingFinished.emit()
    assert edit.text() == "1,234.50"
    edit.setText("twelve")
    assert edit.money() is None


def test_money_in_is_signed_and_money_out_is_plain(qtbot: QtBot) -> None:
    came, went = (
        MoneyLabel(Money(100, "EUR"), signed=True),
        MoneyLabel(Money(-100, "EUR"), signed=True),
    )
    qtbot.addWidget(came)
    qtbot.addWidget(went)
    assert (came.text(), went.text()) == ("+€1.00", "−€1.00")
    role = came.foregroundRole()
    assert came.palette().color(role) != went.palette().color(role)


def test_toast_offers_the_way_back_once(qtbot: QtBot) -> None:
    under = QWidget()
    under.resize(800, 400)
    qtbot.addWidget(under)
    under.show()
    toast = Toast(under)
    undone: list[int] = []
    toast.say("3 transactions moved", "Undo", lambda: undone.append(1))
    assert toast.isVisible()
    assert unnamed(toast) == []
    QTest.mouseClick(toast.action, Qt.MouseButton.LeftButton)
    assert undone == [1]
    assert not toast.isVisible()


def test_work_bar_says_how_far_it_is(qtbot: QtBot) -> None:
    bar = WorkBar()
    qtbot.addWidget(bar)
    bar.start("Reading card.csv")
    bar.advance(300, 1000)
    assert bar.count.text() == "300 of 1,000"
    with qtbot.waitSignal(bar.cancelled):
        QTest.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
    assert not bar.cancel.isEnabled()


@pytest.mark.parametrize("action", ["", "Import a statement"])
def test_an_empty_state_offers_one_step_or_none(qtbot: QtBot, action: str) -> None:
    state = EmptyState("inbox", "Nothing yet", "What will be here.", action)
    qtbot.addWidget(state)
    state.show()
    assert state.button.isVisible() == bool(action)
    assert unnamed(state) == []


def test_a_text_that_does_not_fit_is_whole_in_its_tip(qtbot: QtBot) -> None:
    label = ElidedLabel("A very long account name that no side bar can hold")
    qtbot.addWidget(label)
    label.setFixedSize(80, 24)
    label.grab()
    assert label.toolTip() == label.text()
    QApplication.processEvents()
