"""What can still be read of a line that was refused, so that a person types only the rest."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.dates import looks_like_date, parse_date
from finance.readers.numbers import MARKS, POINT, looks_like_number, parse_number

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date
    from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Leftovers:
    """The parts that are plain; what is not stays None or empty. `amount` is in major units."""

    date: date | None = None
    amount: Decimal | None = None
    payee: str = ""


def leftovers(text: str, layout: Mapping[str, str]) -> Leftovers:
    """Return the first date, the first amount and the longest words among the cells of a line.

    `layout` is that of its file: delimiter, order of dates, decimal mark.
    """
    delimiter = layout.get("delimiter", "\t")
    try:
        cells = [cell.strip() for cell in next(csv.reader([text], delimiter=delimiter), [])]
    except csv.Error:  # line ends within, or longer than any cell
        return Leftovers()
    order, mark = layout.get("date_order", "ymd"), MARKS[layout.get("decimal_mark", POINT)]
    days = [day for cell in cells if (day := parse_date(cell, order)) is not None]
    numbers = [cell for cell in cells if looks_like_number(cell) and not looks_like_date(cell)]
    amounts = [value for cell in numbers if (value := parse_number(cell, mark))]
    words = [c for c in cells if any(map(str.isalpha, c)) and c not in numbers]
    return Leftovers(
        days[0] if days else None,
        amounts[0] if amounts else None,
        max(words, key=len, default="") if len(cells) > 1 else "",
    )
