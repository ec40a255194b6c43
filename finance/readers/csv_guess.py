"""The columns of a table that no header names, found by what their cells hold."""

from __future__ import annotations

from itertools import islice, permutations
from typing import TYPE_CHECKING

from finance.readers.balances import Steps
from finance.readers.csv_signs import direction
from finance.readers.dates import looks_like_date
from finance.readers.numbers import MARKS, POINT, looks_like_number, parse_number, votes

if TYPE_CHECKING:
    from finance.readers.csv_model import Cells, Columns

_ENOUGH = 0.6
_SOME = 0.3
_SURE = 0.95
_MOST_PAIRS = 4
_PROOF = 10_000  # rows: more of them prove nothing new
_SHORTEST_CODE = 4
_FEW_ROWS = 2
_SIGNS = ("-", "+", "−", "(")
_MINOR_MARK = frozenset(".,")


def fill_from_cells(columns: Columns, cells: Cells, known: set[int]) -> None:
    """Find by content what no header names."""
    free = [place for place in range(cells.width) if place not in known]
    if not columns.dates:
        columns.dates = [p for p in free if cells.share(p, looks_like_date) >= _ENOUGH]
    free = [place for place in free if place not in columns.dates]
    numbers = [
        p for p in free if cells.share(p, looks_like_number) >= _ENOUGH and not _is_code(p, cells)
    ]
    if not columns.usable and columns.dates:
        _guess_amounts(columns, _likely(numbers, cells), cells)
    if columns.amount is not None and columns.sign in {None, columns.type}:
        ways = [p for p in free if cells.share(p, _is_way) >= _SURE]
        columns.sign = ways[0] if ways else columns.sign
        free = [place for place in free if place not in ways]
    words = [p for p in free if p not in numbers and cells.share(p, _is_words) >= _SOME]
    told = (*columns.payee, *columns.memo)
    if not any(_tells(place, cells) for place in told):
        columns.payee = [p for p in words if not is_coded(p, cells)] + columns.payee
        columns.payee = columns.payee or words
    if columns.currency is None:
        columns.currency = next(
            (p for p in words if cells.share(p, _is_code_of_currency) == 1), None
        )
        columns.payee = [p for p in columns.payee if p != columns.currency]


def is_coded(place: int, cells: Cells) -> bool:
    """Whether a column holds references or account numbers: capitals and digits in one piece."""
    return cells.share(place, _is_reference) >= _SURE


def _is_reference(cell: str) -> bool:
    return (
        len(cell) >= _SHORTEST_CODE
        and any(c.isdigit() for c in cell)
        and " " not in cell
        and cell == cell.upper()
    )


def _tells(place: int, cells: Cells) -> bool:
    """Whether a column says who was paid or what for, in words that differ."""
    if not cells.filled(place) or is_coded(place, cells):
        return False
    return cells.varied(place) or len(cells.rows) <= _FEW_ROWS


def _is_way(cell: str) -> bool:
    return bool(direction(cell))


def _is_words(cell: str) -> bool:
    return any(c.isalpha() for c in cell)


def _is_code_of_currency(cell: str) -> bool:
    return len(cell) == len("EUR") and cell.isascii() and cell.isalpha() and cell.isupper()


def _is_code(place: int, cells: Cells) -> bool:
    """Numbers without any decimals that are long, or all the same, are account numbers and the like."""
    found = cells.filled(place)
    if any(_MINOR_MARK & set(cell) for cell in found):
        return False
    return all(len(cell) > len("1000000") for cell in found) or (
        len(found) > 1 and len(set(found)) == 1
    )


def _likely(numbers: list[int], cells: Cells) -> list[int]:
    """The number columns that can hold money: where some show cents, only those; never mere zeros."""
    moving = [p for p in numbers if any(cell.strip("0.,-+ ") for cell in cells.filled(p))]
    minor = [p for p in moving if any(_MINOR_MARK & set(cell) for cell in cells.filled(p))]
    return minor or moving


def _guess_amounts(columns: Columns, numbers: list[int], cells: Cells) -> None:
    """One number: the amount. Two that never stand together: money in and out. Else one is a balance."""
    for i, left in enumerate(numbers):
        for right in numbers[i + 1 :]:
            if never_together(left, right, cells):
                columns.debit, columns.credit, columns.guessed_sides = left, right, True
                rest = [p for p in numbers if p not in {left, right}]
                columns.balance = columns.balance if not rest else rest[-1]
                return
    pair = _adding_up(numbers[:_MOST_PAIRS], cells)
    if pair:
        columns.amount, columns.balance = pair
    elif numbers:
        signed = [p for p in numbers if any(c.startswith(_SIGNS) for c in cells.filled(p))]
        columns.amount = (signed or numbers)[0]
        if columns.balance is None and numbers[-1] != columns.amount:
            columns.balance = numbers[-1]


def _adding_up(numbers: list[int], cells: Cells) -> tuple[int, int] | None:
    """The first two columns of which one, a balance, moves by the numbers of the other from row to row."""
    rows = list(islice(cells.rows, _PROOF)) if len(numbers) > 1 else []
    marks = {p: MARKS[votes({r[p] for r in rows}).settle() or POINT] for p in numbers}
    for amount, balance in permutations(numbers, 2):
        steps, mark = Steps(), marks[amount]
        for row in rows:
            value, after = parse_number(row[amount], mark), parse_number(row[balance], mark)
            if value is not None and after is not None:
                steps.add(value, after)
        if steps.follow:
            return amount, balance
    return None


def never_together(left: int, right: int, cells: Cells) -> bool:
    """Whether each of two columns holds amounts, but never both in one row."""
    lefts = rights = False
    for row in cells.rows:
        on_left, on_right = bool(row[left].strip("0.,- ")), bool(row[right].strip("0.,- "))
        if on_left and on_right:
            return False
        lefts, rights = lefts or on_left, rights or on_right
    return lefts and rights
