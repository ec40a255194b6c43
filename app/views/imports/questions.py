"""What a file leaves open, asked with what each answer makes of its rows."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from app import format as formats
from app.views.imports import column_words
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from finance.readers.model import Question

translate = QCoreApplication.translate


class QuestionBox(QWidget):
    """One question with a radio button for each answer.

    Signals:
        answered: the id of the question and the answer chosen.
    """

    answered = Signal(str, str)

    def __init__(
        self, question: Question, answers: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label(_asked(question), wrap=True))
        self.choices = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        examples = (*question.examples, *("" for _ in question.choices))
        for choice, example in zip(question.choices, examples, strict=False):
            words = answer_words(question.id, choice)
            reading = _reading(example)
            both = translate("imports", "{0}: {1}")
            text = both.format(words, reading) if reading else words
            button = QRadioButton(text.replace("&", "&&"))
            button.setChecked(answers.get(question.id) == choice)
            button.clicked.connect(lambda _, choice=choice: self.answered.emit(question.id, choice))
            self.choices.addButton(button)
            self.buttons[choice] = button
            column.addWidget(button)


def _reading(example: str) -> str:
    """Return what an answer makes of a row, without the answer's own words: `1.234 → 1234`."""
    bare = example.partition(": ")[2] or example
    bare = bare.replace(" is in ", " → ").replace(" is ", " → ")
    return re.sub(
        r"\d{4}-\d\d-\d\d", lambda m: formats.long_day(date.fromisoformat(m.group())), bare
    )


def _asked(question: Question) -> str:
    known = {
        "date_order": translate("imports", "In which order does this bank write its dates?"),
        "decimal_mark": translate("imports", "Which mark does this bank write before the cents?"),
        "sign": translate("imports", "What are the positive amounts of this file?"),
        "sides": translate("imports", "Two columns hold amounts. Which is money out, which in?"),
        "year": translate(
            "imports", "The dates of this file have no year. In which year does it end?"
        ),
    }
    return known.get(question.id, question.text)


def answer_words(question: str, choice: str) -> str:
    """Return an answer in words, empty for one that need not be told."""
    known = {
        ("date_order", "dmy"): translate("imports", "Day first"),
        ("date_order", "mdy"): translate("imports", "Month first"),
        ("date_order", "ymd"): translate("imports", "Year first"),
        ("decimal_mark", "point"): translate("imports", "A point"),
        ("decimal_mark", "comma"): translate("imports", "A comma"),
        ("sign", "as_is"): translate("imports", "Money in"),
        ("sign", "inverted"): translate("imports", "Charges, money out"),
        ("sides", "out_in"): translate("imports", "First out, then in"),
        ("sides", "in_out"): translate("imports", "First in, then out"),
    }
    words = known.get((question, choice))
    if words is None:
        words = column_words.answer_words(question, choice)
    return choice if words is None else words
