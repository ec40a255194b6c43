"""What another source wrote already is named, and what is not sure goes to the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.models.import_rows_model import STATUS
from tests.helpers.importing import file, review, rows_of
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.views.imports.view import ImportView

Left = Qt.MouseButton.LeftButton
FIRST = """Date;Description;Amount
30/09/2026;LIDL 204;-20,00
28/09/2026;QQ ZX 77;-35,50
"""


def test_the_same_payment_in_two_formats_is_named_in_the_preview(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    other = (
        "Booked,Text,Debit\n2026-09-29,Q Q ZX SEVENTY SEVEN,35.50\n2026-09-30,LIDL STORE,20.00\n"
    )
    first = file(tmp_path, "everyday.csv", FIRST)
    review(view, qtbot, first)
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.done.more, Left)
    review(view, qtbot, file(tmp_path, "everyday2.csv", other))
    view.cards[0].account.set_name("Everyday")
    view.cards[0].account.activated.emit(0)
    settle(qtbot, view.context.tasks)
    model = rows_of(view).model
    said = [model.index(row, STATUS).data() for row in range(model.rowCount())]
    assert any(text == "Same as 30 Sept, LIDL 204" for text in said), said


def test_messages_that_are_not_sure_go_to_the_review(
    view: ImportView, tmp_path: Path, qtbot: QtBot
) -> None:
    backup = file(
        tmp_path,
        "messages.xml",
        "<?xml version='1.0' encoding='UTF-8'?><smses count='1'>"
        "<sms address='QUAYBANK' date='1794500000000' type='1' "
        "body='You have paid 62.75 EUR to STATION SERVICES. Not you? Call us.'/></smses>",
    )
    review(view, qtbot, backup)
    assert view.go.text() == "Import 1 to review"
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.transactions.count() == 0
    assert view.done.review.text() == "Review 1 message"
    QTest.mouseClick(view.done.review, Left)
    settle(qtbot, view.context.tasks)
    assert view.start.reviews.isVisible()
    assert "62.75" in view.start.reviews.form.text.toPlainText()
