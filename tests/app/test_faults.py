"""A fault of our own is logged with its kind and place, and without what was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import faults
from app.dialogs.sheet import Sheet
from finance.errors import InvalidEntryError

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


def broken(typed: str) -> Exception:
    known: dict[str, str] = {}
    try:
        known[typed]
    except KeyError as error:
        return error
    return ValueError()


def test_a_dialog_logs_what_is_our_own_fault(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    sheet = Sheet("Title", "Do it")
    qtbot.addWidget(sheet)
    sheet.complain(broken("secret".upper()))
    assert "Unexpected KeyError" in caplog.text
    assert "in broken" in caplog.text
    assert "SECRET" not in caplog.text + sheet.problem.text()
    caplog.clear()


def test_what_a_person_can_mend_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    assert not faults.report(InvalidEntryError("Choose another day."))
    assert not caplog.records
