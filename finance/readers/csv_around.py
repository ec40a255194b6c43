"""What stands around a table: the account, its kind, currency and balances in preamble and footer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.lexicon import lexicon
from finance.readers.numbers import currency_of, looks_like_number, parse_number
from finance.readers.words import holds, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from decimal import Decimal

    from finance.readers.csv_table import Record

_IBAN = re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}(?: ?[A-Z0-9]{1,3})?\b")
_LABEL = re.compile(r"^([^:=]{2,60}?)\s*[:=]\s*(.*)$")
_KINDS = ("credit card", "savings", "loan", "investment", "checking", "cash")


@dataclass(slots=True)
class Around:
    """Facts that the lines before and after a table state about its account."""

    account: str | None = None
    kind: str | None = None
    currency: str | None = None
    opening: Decimal | None = None
    closing: Decimal | None = None
    current: Decimal | None = None

    def stated(self, *, running: bool) -> tuple[Decimal | None, Decimal | None]:
        """Return opening and closing; a balance of no said day closes only where nothing else does."""
        if running or self.opening is not None or self.closing is not None:
            return self.opening, self.closing
        return None, self.current


def read_around(records: Iterable[Record], mark: str) -> Around:
    """Return what `records` outside the table state; `mark` is the table's decimal mark."""
    found = Around()
    for record in records:
        look_around(record, mark, found)
    return found


def look_around(record: Record, mark: str, found: Around) -> None:
    """Add to `found` what one record outside the table states and none before it stated."""
    cells = [cell for cell in record.cells if cell]
    found.kind = found.kind or kind_in(" ".join(cells))
    label, values = _label(cells)
    _take_account(found, label, values, " ".join(cells))
    if holds(label, lexicon().group("lines.currency")) and values:
        found.currency = found.currency or currency_of(values[0])
    balance = _number(values, mark)
    if balance is None:
        return
    side = balance_side(label)
    if side == "opening" and found.opening is None:
        found.opening = balance
    elif side == "closing" and found.closing is None:
        found.closing = balance
    elif side == "balance" and found.current is None:
        found.current = balance
    if side:
        found.currency = found.currency or currency_of(" ".join(values))


def balance_side(label: str) -> str:
    """Return "opening", "closing", "balance" or "total" for the words of a line; "" for others."""
    groups = lexicon()
    for side in ("opening", "closing", "balance", "total"):
        if holds(label, groups.group(f"lines.{side}")):
            return side
    return ""


def kind_in(text: str, *, file_name: bool = False) -> str | None:
    """Return the kind of account that `text` names, such as `Girokonto` or `Livret A`."""
    words, groups = phrase(text), lexicon()
    for kind in _KINDS:
        known = groups.group(f"kinds.{kind}")
        if holds(words, known | groups.group(f"names.{kind}") if file_name else known):
            return kind
    return None


def _label(cells: Sequence[str]) -> tuple[str, list[str]]:
    """Split `Account: 123`, `"Account:";"123"` and `Account,123` into label and values."""
    match = _LABEL.match(cells[0])
    if match and match.group(2):
        return phrase(match.group(1)), [match.group(2), *cells[1:]]
    return phrase(cells[0]), list(cells[1:])


def _take_account(found: Around, label: str, values: Sequence[str], text: str) -> None:
    if found.account:
        return
    iban = _IBAN.search(text)
    if iban:
        found.account = iban.group().replace(" ", "")
    elif values and holds(label, lexicon().group("lines.account")) and not balance_side(label):
        found.account = values[0].strip(" ;:")


def _number(values: Sequence[str], mark: str) -> Decimal | None:
    for value in values:
        if looks_like_number(value):
            return parse_number(value, mark)
    return None
