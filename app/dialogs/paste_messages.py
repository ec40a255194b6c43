"""PasteMessages: text messages of a bank, pasted in, to be imported like a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app import format as formats
from app.dialogs.sheet import Sheet
from app.widgets.labels import label
from finance.sms.texts import read_message_text

if TYPE_CHECKING:
    from datetime import date

    from finance.readers.model import ParsedFile

_HEIGHT = 180


class PasteMessages(Sheet):
    """Asks for the messages and says at once how many of them move money.

    Signals:
        read: the ParsedFile that the text holds.
    """

    read = Signal(object)

    def __init__(self, name: str, today: date, parent: QWidget) -> None:
        super().__init__(self.tr("Paste messages"), self.tr("Show what they hold"), parent)
        self._name = name
        self._today = today
        self.body.insertWidget(
            1,
            label(
                self.tr(
                    "One message or several, with an empty line between them. A message that "
                    "states no date is taken as today’s."
                ),
                "muted",
                wrap=True,
            ),
        )
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Messages"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_HEIGHT)
        self.text.textChanged.connect(self._count)
        self.body.insertWidget(2, self.text, 1)
        self.found = label("", "muted", wrap=True)
        self.body.insertWidget(3, self.found)
        self.text.setFocus()
        self._count()

    def parsed(self) -> ParsedFile | None:
        """Return what the text holds as it stands; None where no message moves money."""
        return read_message_text(self.text.toPlainText(), self._name, self._today)

    def submit(self) -> None:
        """Hand over what was read."""
        parsed = self.parsed()
        if parsed is None or parsed.error:
            self.complain(
                parsed.error if parsed and parsed.error else self.tr("No message tells of money.")
            )
            return
        self.read.emit(parsed)
        self.accept()

    def _count(self) -> None:
        empty = not self.text.toPlainText().strip()
        parsed = None if empty else self.parsed()
        rows = len(parsed.rows) if parsed else 0
        self.apply.setEnabled(bool(rows))
        if empty:
            said = ""
        elif not rows:
            said = self.tr("No message in this text tells of money that moved.")
        elif rows == 1:
            said = self.tr("1 message moves money.")
        else:
            said = self.tr("{0} messages move money.").format(formats.number(rows))
        self.found.setText(said)
