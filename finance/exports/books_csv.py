"""The transactions as CSV, one line per part, which Coffer reads again and a spreadsheet opens.

UTF-8 with a byte-order mark, so that Excel knows the encoding; commas; amounts with a decimal
point. Text that a spreadsheet would run as a formula is guarded by an apostrophe (see `cells`).
"""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, TextIO

from finance.exports.cells import guard
from finance.exports.lines import Line, lines
from finance.readers.books import COLUMNS, TAG_SEPARATOR, TRUE

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.ledger.ledger import Ledger

ENCODING = "utf-8-sig"


def write_csv(
    ledger: Ledger, file: TextIO, progress: Callable[[int, int], None] | None = None
) -> None:
    """Write the transactions to a text file opened with `newline=""`."""
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for line in lines(ledger, progress):
        writer.writerow(_cells(line))


def _cells(line: Line) -> list[str]:
    plain = line._asdict() | {
        "date": line.date.isoformat(),
        "tags": TAG_SEPARATOR.join(line.tags),
        "pending": TRUE if line.pending else "",
    }
    # An amount is a number to a spreadsheet, its minus no formula.
    return [str(v) if name == "amount" else guard(str(v)) for name, v in plain.items()]
