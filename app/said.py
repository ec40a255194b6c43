"""Errors and reasons in the language of the window."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.errors import of_system
from finance.errors import PlainError
from finance.money import Money
from finance.sentence import Sentence

_look_up = QCoreApplication.translate


def said(problem: Exception | str) -> str:
    """Return what went wrong as the window says it; text that is no Sentence stays as it is.

    An error of our own is never shown in its own words.
    """
    if isinstance(problem, OSError):
        problem = of_system(problem) or problem
    if isinstance(problem, Exception) and not isinstance(problem, PlainError):
        return QCoreApplication.translate(
            "errors", "Something went wrong in Coffer itself; your ledger is as it was."
        )
    text = problem.sentence if isinstance(problem, PlainError) else problem
    if not isinstance(text, Sentence):
        return text
    template = _look_up("errors", text.template)
    if not text.data:
        return template
    return template.format(**{name: _shown(value) for name, value in text.data.items()})


def _shown(value: object) -> object:
    if isinstance(value, Sentence):
        return said(value)
    if isinstance(value, Money):
        return formats.amount(value)
    return formats.long_day(value) if isinstance(value, date) else value
