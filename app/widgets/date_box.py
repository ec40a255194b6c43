"""DateBox: a field for a day, with a calendar behind its button."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QDateEdit, QWidget


class DateBox(QDateEdit):
    """A day, written in the order of the language with all four digits of the year."""

    def __init__(self, said: str, day: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(said)
        self.setCalendarPopup(True)
        short = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
        self.setDisplayFormat(re.sub(r"y+", "yyyy", short))
        self.set_day(day)

    def set_day(self, day: date) -> None:
        """Show a day."""
        self.setDate(QDate(day.year, day.month, day.day))

    def day(self) -> date:
        """Return the day."""
        shown = self.date()
        return date(shown.year(), shown.month(), shown.day())
