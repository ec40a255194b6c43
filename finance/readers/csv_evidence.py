"""What the rows of a table show together, gathered row by row in little space."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.readers.balances import Prover, Steps
from finance.readers.csv_signs import SignEvidence
from finance.readers.numbers import currency_of, parse_number
from finance.readers.sampling import Distinct

if TYPE_CHECKING:
    from finance.readers.csv_model import Columns
    from finance.readers.csv_rows import Draft, Reading

_FIRST = 3
_UNIQUE = 0.9
_MOST_ACCOUNTS = 1_000  # of one household; a column of more names other parties
_ZERO = Decimal(0)


def account_name(cells: list[str], columns: Columns) -> str:
    """Return the account that a row names; empty where it names none."""
    return cells[columns.account].strip("\"' ") if columns.account is not None else ""


def fee_of(cells: list[str], columns: Columns, reading: Reading) -> Decimal | None:
    """Return the fee of a row, where the balance can show whether the bank took it off."""
    place = columns.fee
    if place is None or columns.amount is None or columns.balance is None:
        return None
    return abs(parse_number(cells[place], reading.marks[place]) or _ZERO)


class AccountEvidence:
    """The balances and currencies of one account's rows."""

    def __init__(self) -> None:
        self.prover = Prover()
        self.currencies: Counter[str | None] = Counter()

    def see(self, draft: Draft, amount: Decimal, currency: str | None, *, owes: bool) -> None:
        """Take in a row with its signed amount; where `owes`, its balance turns as well."""
        self.currencies[currency] += 1
        if not draft.pending:
            balance = draft.balance
            turned = -balance if owes and balance is not None else balance
            self.prover.add(draft.day, amount, turned)

    def currency(self, default: str | None) -> str | None:
        """Return the currency of most rows, `default` being that of rows that name none."""
        counts: Counter[str | None] = Counter()
        for currency, count in self.currencies.items():
            counts[currency or default] += count
        return counts.most_common(1)[0][0] if counts else default


class RowEvidence:
    """Everything about the rows of a table that must be known before the first one is made."""

    def __init__(self, columns: Columns, reading: Reading) -> None:
        self.count = 0
        self.first: list[Draft] = []
        self.signs = SignEvidence()
        self.plain = Steps()  # balances against amounts as they stand
        self.net = Steps()  # … without their fees
        self.turned = Steps()  # … with the other sign
        self.ids = Distinct()
        self.whole = AccountEvidence()
        self.accounts: dict[str, AccountEvidence] = {}
        self._columns = columns
        self._reading = reading
        self._texts = columns.texts
        self._owes = reading.owes(columns)

    def see(self, draft: Draft) -> None:
        """Take in the next row of the file."""
        columns, reading, cells = self._columns, self._reading, draft.cells
        self.count += 1
        value, balance = draft.value, draft.balance
        self.plain.add(value, balance)
        fee = fee_of(cells, columns, reading)
        if fee is not None:
            self.net.add(value - fee, balance)
            value = value - fee if reading.net else value
        if len(self.first) < _FIRST:
            self.first.append(replace(draft, value=value))
        if columns.guessed_sides:
            self.turned.add(-value, balance)
        if columns.bank_id is not None and cells[columns.bank_id]:
            self.ids.add(cells[columns.bank_id])
        word = cells[columns.sign] if columns.sign is not None else ""
        if value:
            self.signs.see(value, word, lambda: " ".join(cells[p] for p in self._texts))
        self._see_account(draft, reading.rule.apply(value, word))

    def _see_account(self, draft: Draft, amount: Decimal) -> None:
        columns = self._columns
        place = columns.currency
        currency = currency_of(draft.cells[place].upper()) if place is not None else None
        self.whole.see(draft, amount, currency, owes=self._owes)
        if columns.account is None:
            return
        name = account_name(draft.cells, columns)
        if name not in self.accounts and len(self.accounts) > _MOST_ACCOUNTS:
            return
        account = self.accounts.setdefault(name, AccountEvidence())
        account.see(draft, amount, currency, owes=self._owes)

    @property
    def unique_ids(self) -> bool:
        """Whether the bank's numbers tell nearly all rows apart."""
        return self.ids.count() >= self.count * _UNIQUE

    @property
    def names(self) -> list[str]:
        """The accounts of one file in the order in which they come.

        A column that names another account in most rows, or none in some, holds the other party's.
        """
        names = list(self.accounts)
        many = len(names) > 1 and len(names) * 2 > self.count
        return [] if "" in names or many or len(names) > _MOST_ACCOUNTS else names
