"""Answers about a table: what the user, or a profile of the bank, says about its layout.

All answers are words in a `dict[str, str]`, given to `read_file(path, answers)`; none is needed.

How the file is written
    encoding      a name that Python knows, such as `cp1250`; counts where the bytes are no UTF-8
    delimiter     `,` `;` `|` `:` `^` `~` or a tab
    header        `none`: rows begin at once; `12`: the header ends on line 12 of the file
    date_order    `dmy` `mdy` `ymd`; counts where the dates allow it
    decimal_mark  `point` `comma`; counts where the amounts allow both
    year          the year in which dates without one end, such as `2026`
    sheet         the name of the one sheet of a workbook that counts; columns are those of all sheets
What amounts mean
    sign          `as_is`: negative is money out; `inverted`: positive is (charges of a card)
    sides         `out_in` `in_out`: which of two columns without names is money out
Where things are: `<role>_column`
    A value is the header's text, or the column's number from 1 on; `none`: there is no such column.
    `ROLES` names the roles. For those in `SEVERAL` numbers may be listed, `3,5`: the first that is
    filled is the payee, the rest is memo. An `amount_column` takes the place of debit and credit,
    and these take the place of an amount.

`ParsedFile.layout` holds what was settled in the same words, so that it can be given back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Columns

ROLES = (
    "date",  # booking date, the one that counts
    "value_date",  # used where the booking date is empty, and to settle the order
    "amount",
    "debit",
    "credit",
    "sign",
    "balance",
    "fee",
    "currency",
    "account",
    "bank_id",
    "type",
    "status",
    "payee",
    "memo",
    "category",
    "note",
    "tags",
)
SEVERAL = frozenset({"payee", "memo"})
NONE = "none"
HEADER = "header"
SHEET = "sheet"


def lasting(answers: Mapping[str, str]) -> dict[str, str]:
    """Return what holds for the next file of this layout too: header, sheet, encoding and columns."""
    kept = {HEADER, SHEET, "encoding", *(f"{role}_column" for role in ROLES)}
    return {key: answer for key, answer in answers.items() if key in kept and answer}


def obey(columns: Columns, header: Header, width: int, answers: Mapping[str, str]) -> None:
    """Put `columns` where `answers` say; what names no column of the table is passed over."""
    for role in ROLES:
        answer = answers.get(f"{role}_column")
        places = _places(answer, header, width) if answer else None
        if places is None:
            continue
        if role in SEVERAL:
            _set_texts(columns, role, places)
        elif role == "date":
            columns.dates = [*places, *(p for p in columns.dates if places and p not in places)]
        elif role == "value_date":
            columns.dates = [*columns.dates[:1], *(p for p in places if p not in columns.dates)]
        else:
            setattr(columns, role, places[0] if places else None)
        _take_over(columns, role, places)


def _set_texts(columns: Columns, role: str, places: list[int]) -> None:
    """A column is payee or memo, not both."""
    other = "memo" if role == "payee" else "payee"
    setattr(columns, role, places)
    setattr(columns, other, [p for p in getattr(columns, other) if p not in places])


def _take_over(columns: Columns, role: str, places: list[int]) -> None:
    """One amount or two sides: what was said last rules out the other."""
    if places and role == "amount":
        columns.debit = columns.credit = None
    elif places and role in {"debit", "credit"}:
        columns.amount, columns.guessed_sides = None, False
        columns.teller = None


def _places(answer: str, header: Header, width: int) -> list[int] | None:
    """The columns that an answer names; empty for none, None where it cannot be followed."""
    if answer == NONE:
        return []
    if answer in header.cells:
        return [header.cells.index(answer)]
    numbers = answer.split(",")
    if not all(text.strip().isdecimal() for text in numbers):
        return None
    places = [int(text) - 1 for text in numbers]
    return places if all(0 <= place < width for place in places) else None


def told_header(answers: Mapping[str, str]) -> int | str | None:
    """Return the line on which the header ends, NONE for a table without one, None where not said."""
    answer = answers.get(HEADER, "")
    if answer == NONE:
        return NONE
    return int(answer) if answer.isdecimal() else None
