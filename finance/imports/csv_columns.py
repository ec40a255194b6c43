"""What each column of a table holds, from its header and its cells together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.imports.dates import looks_like_date
from finance.imports.numbers import currency_of, looks_like_number
from finance.imports.words import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from finance.imports.csv_header import Header

NUMBER_ROLES = ("amount", "net", "gross", "debit", "credit", "balance", "fee", "original_amount")
DATE_ROLES = ("date", "post_date", "value_date")
_SINGLE = ("currency", "account", "bank_id", "type", "status", "original_currency")
_ENOUGH = 0.6
_SIGN_LENGTH = 30
_MOST_SIGNS = 8
_SAMPLE = 400
_MINOR_MARK = frozenset(".,")


@dataclass
class Columns:
    """The place of each role in a row; None or empty where the table has no such column."""

    dates: list[int] = field(default_factory=list)
    amount: int | None = None
    debit: int | None = None
    credit: int | None = None
    sign: int | None = None
    balance: int | None = None
    fee: int | None = None
    currency: int | None = None
    account: int | None = None
    bank_id: int | None = None
    type: int | None = None
    status: int | None = None
    payee: list[int] = field(default_factory=list)
    memo: list[int] = field(default_factory=list)
    guessed_sides: bool = False  # debit and credit found by content alone: which is which is open

    @property
    def usable(self) -> bool:
        """Whether rows can be read: a date, and an amount in some form."""
        return bool(self.dates) and not (
            self.amount is None and self.debit is None and self.credit is None
        )

    @property
    def money(self) -> list[int]:
        """The columns that share one decimal mark."""
        found = (self.amount, self.debit, self.credit, self.balance, self.fee)
        return [place for place in found if place is not None]


class Cells:
    """The columns of a table by place, their non-empty cells, and what share of them is of a kind."""

    def __init__(self, rows: Sequence[Sequence[str]], width: int) -> None:
        self.rows = rows
        self.width = width
        step = max(1, len(rows) // _SAMPLE)
        self._sample = rows[::step]

    def filled(self, place: int) -> list[str]:
        """The cells of a sample of the rows that hold something."""
        return [row[place] for row in self._sample if place < len(row) and row[place]]

    def distinct(self, place: int) -> set[str]:
        """Every different cell of the whole column but the empty one."""
        return {row[place] for row in self.rows if place < len(row)} - {""}

    def share(self, place: int, test: Callable[[str], bool]) -> float:
        """The share of filled cells that pass `test`; 0 for an empty column."""
        cells = self.filled(place)
        return sum(map(test, cells)) / len(cells) if cells else 0.0


def find_columns(header: Header, cells: Cells, answers: Mapping[str, str]) -> Columns:
    """Return the columns: the header proposes, the cells confirm, `answers` overrule."""
    places: dict[str, list[int]] = {}
    for place, meaning in enumerate(header.meanings[: cells.width]):
        for role in meaning.roles:
            if _holds(role, place, cells):
                places.setdefault(role, []).append(place)
                break
    _prefer_exact(places, header)
    columns = Columns(dates=[p for role in DATE_ROLES for p in places.get(role, [])])
    _take_amounts(columns, places, cells, header)
    for role in _SINGLE:
        if places.get(role) and hasattr(columns, role):
            setattr(columns, role, places[role][0])
    columns.sign = _sign_column(places, columns, cells)
    columns.payee = _payees(places.get("payee", []), header, cells) + places.get("text", [])
    columns.memo = places.get("memo", [])
    _fill_from_cells(columns, cells, {p for found in places.values() for p in found})
    _order_texts(columns, cells)
    _obey(columns, header, answers)
    return columns


def _holds(role: str, place: int, cells: Cells) -> bool:
    """Whether a column's cells can be what its header says; an empty column may be anything."""
    if not cells.filled(place):
        return role not in DATE_ROLES or not cells.rows
    if role in DATE_ROLES:
        return cells.share(place, looks_like_date) >= _ENOUGH
    if role in NUMBER_ROLES:
        return cells.share(place, looks_like_number) >= _ENOUGH
    if role == "sign":
        return _few_words(place, cells)
    if role in {"payee", "text", "memo"}:
        return cells.share(place, looks_like_date) < _ENOUGH
    if role in {"currency", "original_currency"}:
        return cells.share(place, lambda cell: len(cell) <= len("EUR ")) >= _ENOUGH
    return True


def _payees(places: list[int], header: Header, cells: Cells) -> list[int]:
    """The other party's name goes before a plain `Name`, which beside it is the account's holder."""
    exact = [place for place in places if header.meanings[place].exact]
    told = [place for place in exact if " " in phrase(header.cells[place])]
    plain = [place for place in exact if place not in told]
    if told and all(len(cells.distinct(place)) <= 1 for place in plain):
        return told
    return told + plain + [place for place in places if place not in exact]


def _few_words(place: int, cells: Cells) -> bool:
    found = set(cells.filled(place))
    return len(found) <= _MOST_SIGNS and all(len(cell) <= _SIGN_LENGTH for cell in found)


def _prefer_exact(places: dict[str, list[int]], header: Header) -> None:
    """A cell that says `Amount` goes before one that merely holds the word."""
    for found in places.values():
        found.sort(key=lambda place: not header.meanings[place].exact)


def _take_amounts(
    columns: Columns, places: dict[str, list[int]], cells: Cells, header: Header
) -> None:
    def first(role: str) -> int | None:
        found = [place for place in places.get(role, []) if cells.filled(place)]
        return found[0] if found else next(iter(places.get(role, [])), None)

    amounts = places.get("amount", [])
    if len(amounts) > 1:
        # `bedrag` beside `bedrag in EUR`: the one that names its currency is the account's.
        amounts.sort(key=lambda place: not currency_of(header.cells[place]))
    columns.debit, columns.credit = first("debit"), first("credit")
    columns.balance, columns.fee = first("balance"), first("fee")
    columns.amount = next(
        (p for p in map(first, ("net", "amount", "gross")) if p is not None), None
    )
    if columns.amount is None and columns.debit is None and columns.credit is None:
        columns.amount = first("original_amount")
    if columns.amount is None:
        _lone_side(columns, cells)
    elif columns.debit is None or columns.credit is None or _signed(columns.amount, cells):
        # A signed amount needs no sides; unsigned, the sides are what tells.
        columns.debit = columns.credit = None
    else:
        columns.amount = None


def _signed(place: int, cells: Cells) -> bool:
    return any(cell.lstrip("(").startswith(("-", "−", "+")) for cell in cells.filled(place))


def _lone_side(columns: Columns, cells: Cells) -> None:
    """One side alone, as in `Inflow` with a minus here and there, is an amount."""
    if columns.debit is None and columns.credit is not None:
        columns.amount, columns.credit = columns.credit, None
    elif columns.credit is None and columns.debit is not None and _signed(columns.debit, cells):
        columns.amount, columns.debit = columns.debit, None


def _sign_column(places: dict[str, list[int]], columns: Columns, cells: Cells) -> int | None:
    """A sign column helps an amount only; one that is also called `type` may hold both."""
    if columns.amount is None:
        return None
    found = [place for place in places.get("sign", []) if cells.filled(place)]
    return found[0] if found else columns.type


def _fill_from_cells(columns: Columns, cells: Cells, known: set[int]) -> None:
    """Find by content what no header names."""
    free = [place for place in range(cells.width) if place not in known]
    if not columns.dates:
        columns.dates = [p for p in free if cells.share(p, looks_like_date) >= _ENOUGH]
    free = [place for place in free if place not in columns.dates]
    numbers = [
        p for p in free if cells.share(p, looks_like_number) >= _ENOUGH and not _is_code(p, cells)
    ]
    if not columns.usable and columns.dates:
        _guess_amounts(columns, numbers, cells)
    words = [p for p in free if p not in numbers and cells.share(p, _is_words) >= _ENOUGH / 2]
    if not columns.payee and not columns.memo:
        columns.payee = words
    if columns.currency is None:
        columns.currency = next(
            (p for p in words if cells.share(p, _is_code_of_currency) == 1), None
        )
        columns.payee = [p for p in columns.payee if p != columns.currency]


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


def _guess_amounts(columns: Columns, numbers: list[int], cells: Cells) -> None:
    """One number: the amount. Two that never stand together: money in and out. Else the last is a balance."""
    for i, left in enumerate(numbers):
        for right in numbers[i + 1 :]:
            if _never_together(left, right, cells):
                columns.debit, columns.credit, columns.guessed_sides = left, right, True
                rest = [p for p in numbers if p not in {left, right}]
                columns.balance = columns.balance if not rest else rest[-1]
                return
    if numbers:
        columns.amount = numbers[0]
        if len(numbers) > 1 and columns.balance is None:
            columns.balance = numbers[-1]


def _never_together(left: int, right: int, cells: Cells) -> bool:
    def empty(row: Sequence[str], place: int) -> bool:
        return place >= len(row) or not row[place].strip("0.,- ")

    sides = [(empty(row, left), empty(row, right)) for row in cells.rows]
    return (
        all(a or b for a, b in sides)
        and any(not a for a, _ in sides)
        and any(not b for _, b in sides)
    )


def _order_texts(columns: Columns, cells: Cells) -> None:
    """The payee is the text that differs most from row to row among the equally named."""
    taken = {columns.currency, columns.account}
    texts = [p for p in columns.payee if p not in taken]
    constant = [p for p in texts if len(cells.rows) > 2 and len(set(cells.filled(p))) <= 1]
    columns.payee = [p for p in texts if p not in constant]
    if not columns.payee and not columns.memo:
        columns.payee = constant


def _obey(columns: Columns, header: Header, answers: Mapping[str, str]) -> None:
    """Put columns where the user said: `amount_column` = a header's text or a 1-based number."""
    for role in (
        "date",
        "amount",
        "debit",
        "credit",
        "balance",
        "payee",
        "memo",
        "sign",
        "account",
        "currency",
    ):
        place = _place(answers.get(f"{role}_column"), header)
        if place is None:
            continue
        if role == "date":
            columns.dates = [place, *(p for p in columns.dates if p != place)]
        elif role in {"payee", "memo"}:
            setattr(columns, role, [place])
        else:
            setattr(columns, role, place)
        if role == "amount":
            columns.debit = columns.credit = None
        if role in {"debit", "credit"}:
            columns.amount, columns.guessed_sides = None, False


def _place(answer: str | None, header: Header) -> int | None:
    if answer is None:
        return None
    if answer in header.cells:
        return header.cells.index(answer)
    return int(answer) - 1 if answer.isdigit() and answer != "0" else None
