"""A rule is written while what it would change is shown, and may work on it at once."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.dialogs.rule import RuleDialog, open_rule
from app.dialogs.rule_forms import DIVIDE, FILE, IGNORE, TRANSFER
from app.operations import transactions
from finance.ledger.edits import Change
from finance.rules import Conditions, Outcome, RuleInfo, Share
from tests.helpers.accessible import unnamed
from tests.helpers.imported import bring
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books

WHOLE = RuleInfo(
    "Shops",
    Conditions(
        text="corner | kiosk",
        account="Everyday",
        direction="out",
        size_min=Decimal(5),
        size_max=Decimal("99.5"),
    ),
    Outcome(category="Gifts", merchant="Corner", member="Sam", tags=("a", "b"), note="n"),
)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window to stand over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def filled(books: Books) -> Books:
    """Give three rows of an import, one of them filed by hand."""
    books.ledger.members.add("Sam")
    ids = bring(
        books.ledger,
        ("2026-10-01", "-10", "CORNER SHOP 1"),
        ("2026-10-02", "-20", "CORNER SHOP 2"),
        ("2026-10-03", "-900", "LANDLORD"),
    )
    books.ledger.transactions.set(ids[:1], Change(category="Restaurants"))
    return books


def dialog(
    context: Context,
    parent: QWidget,
    qtbot: QtBot,
    rule: RuleInfo | None = None,
    *,
    known: bool = False,
) -> RuleDialog:
    open_rule(context, parent, rule, known=known)
    settle(qtbot, context.tasks)
    made = parent.findChildren(RuleDialog)[-1]
    preview(made, context, qtbot)
    return made


def preview(made: RuleDialog, context: Context, qtbot: QtBot) -> None:
    """Do at once what the dialog does after a pause in typing."""
    made._pause.stop()
    made._preview()
    settle(qtbot, context.tasks)


def test_a_rule_is_written_with_a_live_preview_and_applied(
    filled: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = dialog(context, parent, qtbot)
    assert unnamed(made) == []
    assert "which transactions" in made.changes.text()
    QTest.keyClicks(made.conditions.text, "corner")
    made.outcome.category.set_name("Gifts")
    preview(made, context, qtbot)
    assert made.changes.text() == "Changes 1 transaction"
    assert made.model.index(0, 1).data() == "CORNER SHOP 2", "the other was filed by hand"
    assert made.name.placeholderText() == "corner"
    made.also.setChecked(True)
    with qtbot.waitSignal(context.said) as said:
        QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    assert said.args == ["Rule added · 1 transaction changed", True]
    settle(qtbot, context.tasks)
    (rule,) = filled.ledger.rules.all()
    assert (rule.name, rule.conditions.text, rule.outcome.category) == ("corner", "corner", "Gifts")
    found = {
        t.payee: t.category
        for t in filled.ledger.transactions.rows(filled.ledger.transactions.ids())
    }
    assert found["CORNER SHOP 1"] == "Restaurants"
    assert found["CORNER SHOP 2"] == "Gifts"
    filled.ledger.undo()
    assert filled.ledger.rules.all() == []


def test_a_known_rule_comes_back_whole(
    filled: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    filled.ledger.rules.add(WHOLE)
    made = dialog(context, parent, qtbot, WHOLE, known=True)
    assert made.rule() == WHOLE
    made.name.setText("Small shops")
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    assert [rule.name for rule in filled.ledger.rules.all()] == ["Small shops"]


@pytest.mark.parametrize(
    "filing",
    [
        (
            DIVIDE,
            Outcome(
                split=(
                    Share(category="Rent", percent=Decimal("66.67")),
                    Share(category="Gas", percent=Decimal("33.33")),
                )
            ),
        ),
        (TRANSFER, Outcome(transfer=True)),
        (IGNORE, Outcome(ignore=True)),
        (FILE, Outcome(tags=("x",))),
    ],
)
def test_each_way_of_filing_is_kept(
    filled: Books, context: Context, parent: QWidget, qtbot: QtBot, filing: tuple[int, Outcome]
) -> None:
    way, outcome = filing
    rule = RuleInfo("R", Conditions(text="landlord"), outcome)
    made = dialog(context, parent, qtbot, rule)
    assert made.outcome.way.currentIndex() == way
    written = made.rule()
    assert written is not None
    assert written.outcome == outcome
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    assert [rule.outcome for rule in filled.ledger.rules.all()] == [outcome]


def test_what_is_wrong_is_said_and_nothing_is_kept(
    filled: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = dialog(context, parent, qtbot)

    def refused() -> str:
        QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
        settle(qtbot, context.tasks)
        assert filled.ledger.rules.all() == []
        return made.problem.text()

    assert "which transactions" in refused()
    made.conditions.text.setText(" | ")
    assert "which transactions" in refused()
    made.conditions.text.setText("corner")
    assert "what is to be done" in refused()
    made.outcome.category.set_name("Nonsense")
    assert "no category “Nonsense”" in refused()
    made.outcome.way.setCurrentIndex(DIVIDE)
    made.outcome.shares.rows[0].category.set_name("Rent")
    assert "two categories" in refused()
    made.outcome.shares.rows[1].category.set_name("Gas")
    made.outcome.shares.rows[1].percent.setText("40,5")
    assert "100 percent" in refused()
    made.outcome.way.setCurrentIndex(IGNORE)
    made.conditions.low.setText("9")
    made.conditions.high.setText("5")
    assert "above the largest" in refused()
    made.conditions.low.setText("x")
    assert "“x” is no amount" in refused()


def test_a_name_that_is_taken_is_said(
    filled: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    filled.ledger.rules.add(WHOLE)
    made = dialog(context, parent, qtbot, WHOLE)
    made.name.setText("shops")
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    assert made.isVisible()
    assert made.problem.text()
    assert made.apply.isEnabled()
    assert transactions.names(filled.ledger).members == ("Sam",)
