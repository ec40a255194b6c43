"""What each column of a table holds, from its header and its cells together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.readers.csv_answers import obey
from finance.readers.csv_guess import fill_from_cells, is_coded, never_together
from finance.readers.csv_model import Columns
from finance.readers.csv_signs import direction
from finance.readers.dates import looks_like_date
from finance.readers.numbers import currency_of, looks_like_number
from finance.readers.words import phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Cells

NUMBER_ROLES = ("amount", "net", "gross", "debit", "credit", "balance", "fee", "original_amount")
DATE_ROLES = ("date", "post_date", "value_date")
_SINGLE = ("currency", "account", "other_account", "bank_id", "type", "status", "original_currency")
_ENOUGH = 0.6
_SOME = 0.3  # a header vouches for the rest
_SIGN_LENGTH = 30
_MOST_SIGNS = 8
_FEW_ROWS = 2
_RICHER = 3  # times as many different texts make another column the payee


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
    columns.payee = _payees(places, header, cells)
    columns.memo = places.get("memo", [])
    fill_from_cells(columns, cells, {p for found in places.values() for p in found})
    _order_texts(columns, cells)
    obey(columns, header, cells.width, answers)
    return columns


def _holds(role: str, place: int, cells: Cells) -> bool:
    """Whether a column's cells can be what its header says; an empty column may be anything."""
    if not cells.filled(place):
        return role not in DATE_ROLES or not cells.rows
    if role in DATE_ROLES:
        return cells.share(place, looks_like_date) >= _SOME
    if role in NUMBER_ROLES:
        return cells.share(place, looks_like_number) >= _SOME
    if role in {"payee", "text", "memo"}:
        return cells.share(place, looks_like_date) < _ENOUGH
    if role in {"currency", "original_currency"}:
        return cells.share(place, lambda cell: len(cell) <= len("EUR ")) >= _ENOUGH
    return role != "sign" or _few_words(place, cells)


def _payees(places: dict[str, list[int]], header: Header, cells: Cells) -> list[int]:
    """The other party's name goes before a plain `Name`, which beside it is the account's holder.

    Then come texts, and last the headers that merely hold such a word, as `seller message` does.
    """

    def exact(place: int) -> bool:
        return header.meanings[place].exact

    names, texts = places.get("payee", []), places.get("text", [])
    told = [p for p in names if exact(p) and " " in phrase(header.cells[p])]
    plain = [p for p in names if exact(p) and p not in told]
    if told and not any(cells.varied(place) for place in plain):
        return told + texts
    known = told + plain + [p for p in texts if exact(p)]
    return known + [p for p in (*names, *texts) if p not in known]


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
        exact = [place for place in amounts if header.meanings[place].exact]
        amounts.sort(key=lambda p: (p not in exact, not currency_of(header.cells[p])))
    columns.debit, columns.credit = first("debit"), first("credit")
    if columns.amount is None and not (columns.debit is not None and columns.credit is not None):
        _twins(columns, places, cells)
    columns.balance, columns.fee = first("balance"), first("fee")
    columns.amount = next(
        (p for p in map(first, ("net", "amount", "gross")) if p is not None), None
    )
    if columns.amount is None and columns.debit is None and columns.credit is None:
        columns.amount = first("original_amount")
    if columns.amount is None:
        _lone_side(columns)
    elif _lone_beside(columns, cells):
        columns.amount = None
    elif columns.debit is None or columns.credit is None or _signed(columns.amount, cells):
        # A signed amount needs no sides; unsigned, the sides are what tells.
        columns.debit = columns.credit = None
    else:
        columns.amount = None


def _twins(columns: Columns, places: dict[str, list[int]], cells: Cells) -> None:
    """Two columns of one name that are never both filled are the two sides of one amount."""
    for role in ("credit", "debit", "amount"):
        found = [place for place in places.get(role, []) if cells.filled(place)]
        if len(found) != len(("in", "out")):
            continue
        first, second = found
        if never_together(first, second, cells):
            places.pop("amount", None)
            turned = _signed(first, cells) and not _signed(second, cells)
            columns.credit, columns.debit = (second, first) if turned else (first, second)
            columns.guessed_sides = not (_signed(first, cells) or _signed(second, cells))
            return


def _signed(place: int, cells: Cells) -> bool:
    return any(cell.lstrip("(").startswith(("-", "−", "+")) for cell in cells.filled(place))


def _lone_beside(columns: Columns, cells: Cells) -> bool:
    """A `Debit` beside an unsigned `Amount` that it repeats or replaces: the amount is the other side."""
    amount, debit, credit = columns.amount, columns.debit, columns.credit
    one = credit if debit is None else debit
    if amount is None or one is None or None not in (debit, credit) or _signed(amount, cells):
        return False
    told, repeats = 0, True
    for row in cells.rows:
        if row[one].strip("0.,"):
            told += 1
            repeats = repeats and row[one].lstrip("-") == row[amount]
    if not told or told == len(cells.rows):
        return False
    if not repeats and not never_together(one, amount, cells):
        return False
    columns.debit, columns.credit = (amount, one) if debit is None else (one, amount)
    columns.teller = one if repeats else None
    return True


def _lone_side(columns: Columns) -> None:
    """`Inflow` alone, with a minus here and there, is an amount; `Outflow` alone stays money out."""
    if columns.debit is None and columns.credit is not None:
        columns.amount, columns.credit = columns.credit, None


def _sign_column(places: dict[str, list[int]], columns: Columns, cells: Cells) -> int | None:
    """A sign column helps an amount only; one that is also called `type` may hold both."""
    if columns.amount is None:
        return None
    found = [place for place in places.get("sign", []) if cells.filled(place)]
    return found[0] if found else columns.type


def _order_texts(columns: Columns, cells: Cells) -> None:
    """The payee is a text that differs from row to row; kinds of booking and constants are none."""
    taken = {columns.currency, columns.account}
    texts = [p for p in columns.payee if p not in taken]
    dull = [p for p in texts if _is_dull(p, cells)]
    columns.payee = [p for p in texts if p not in dull]
    if not columns.payee and not columns.memo:
        columns.payee = dull
    first = next(iter(columns.payee), None)
    richest = max((*columns.payee, *columns.memo), key=lambda p: _variety(p, cells), default=None)
    if (
        first is None
        or richest is None
        or _variety(first, cells) < _variety(richest, cells) / _RICHER
    ):
        columns.payee = [p for p in (richest, *columns.payee) if p is not None]
        columns.payee = list(dict.fromkeys(columns.payee))
        columns.memo = [p for p in columns.memo if p != richest]


def _is_dull(place: int, cells: Cells) -> bool:
    found = cells.filled(place)
    constant = len(cells.rows) > _FEW_ROWS and len(set(found)) <= 1
    return (
        constant
        or is_coded(place, cells)
        or cells.share(place, lambda cell: bool(direction(cell))) > _ENOUGH
    )


def _variety(place: int, cells: Cells) -> int:
    return len(set(cells.filled(place)))
