"""What is said about the lines of a file: their statuses, what can be decided, and one line in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.models.import_rows_model import status_text
from app.said import said
from finance.money import Money

if TYPE_CHECKING:
    from datetime import date

    from app.operations.preview import PreviewLine
    from finance.imports.decisions import Choice

translate = QCoreApplication.translate


def status_words() -> dict[str, str]:
    """Return status -> what its filter is called, in the order of the filters."""
    return {
        "": translate("imports", "All"),
        "new": translate("import filters", "New"),
        "transfer": translate("imports", "Transfers"),
        "duplicate": translate("import filters", "Already there"),
        "waiting": translate("imports", "Waiting"),
        "kept out": translate("imports", "Kept out"),
        "skipped": translate("imports", "Left out"),
        "refused": translate("imports", "Refused"),
        "ignored": translate("imports", "Passed over"),
    }


def choice_words() -> dict[Choice, str]:
    """Return choice -> what its entry in the menu says."""
    return {
        "new": translate("imports", "Import it as new"),
        "skip": translate("imports", "Leave it out"),
        "apart": translate("imports", "It is no transfer"),
        "same": translate("imports", "The same as…"),
        "transfer": translate("imports", "A transfer with…"),
    }


def detail(line: PreviewLine, today: date, currency: str) -> str:
    """Return all that is known of one line: where it stands, what happens to it and why."""
    parts = [translate("imports", "Line {0}").format(formats.number(line.line))]
    if line.row is None:
        return " · ".join([*parts, status_text(line, today), " ".join(line.text.split())])
    row = line.row.row
    money = Money.of(row.amount, row.currency or currency)
    parts += [formats.long_day(row.date), " ".join((row.payee or row.memo).split())]
    parts += [formats.money(money, plus=True), status_text(line, today)]
    other, same = line.other, line.row.sameness
    if other is not None and line.status == "duplicate":
        parts.append(other.account)
    if same is not None:
        why = translate("imports", "{0} ({1} % sure)")
        parts.append(why.format(said(same.why), same.score))
    return " · ".join(filter(None, parts))
