"""Messages pasted in are counted while they are typed, shown like a file, and imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.dialogs.paste_messages import PasteMessages
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.imports.view import ImportView

Left = Qt.MouseButton.LeftButton
TWO = (
    "Card *4471: purchase of EUR 12.50 at CORNER SHOP on 02/11/2026.\n\n"
    "Card *4471: purchase of EUR 3.00 at BAKERY on 03/11/2026."
)


def _sheet(view: ImportView) -> PasteMessages:
    QTest.mouseClick(view.start.zone.paste, Left)
    return view.findChildren(PasteMessages)[-1]


def test_what_is_pasted_is_reviewed_like_a_file(view: ImportView, qtbot: QtBot) -> None:
    sheet = _sheet(view)
    assert unnamed(sheet) == []
    assert not sheet.apply.isEnabled()
    sheet.text.setPlainText(TWO)
    assert sheet.found.text() == "2 messages move money."
    QTest.mouseClick(sheet.apply, Left)
    settle(qtbot, view.context.tasks)
    assert view.review.isVisible()
    (draft,) = view.drafts
    assert draft.parsed is not None
    assert [str(row.amount) for row in draft.parsed.rows] == ["-12.50", "-3.00"]
    QTest.mouseClick(view.go, Left)
    settle(qtbot, view.context.tasks)
    assert view.done.isVisible()


def test_text_that_is_no_message_is_told_at_once(view: ImportView) -> None:
    sheet = _sheet(view)
    sheet.text.setPlainText("Your code is 123456 for EUR 9.00. Do not share it.")
    assert not sheet.apply.isEnabled()
    assert "No message" in sheet.found.text()
