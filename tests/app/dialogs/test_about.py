"""About says what is inside, under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.dialogs.about import AboutDialog
from tests.helpers.accessible import unnamed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_every_part_is_listed_with_its_licence(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    text = dialog.licences.toPlainText()
    for part in ("PySide6", "LGPL", "Inter", "SIL Open Font License", "Lucide", "SQLCipher", "MIT"):
        assert part in text
    assert unnamed(dialog) == []
