"""Which rows the books hold already. Identical rows of one day are counted, not collapsed."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from sqlalchemy import or_, select

from finance.db.import_tables import ImportKey
from finance.db.tables import Transaction
from finance.payees import clean_payee
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from finance.imports.taken import Taken
    from finance.readers.model import ParsedRow

_AT_ONCE = 500


def import_key(row: ParsedRow, minor: int) -> int:
    """Return what a row is known by, as a 63-bit number.

    It is made of the bank's id (where there is none: the cleaned payee), the date and the amount;
    rows are compared within one account.
    """
    who = row.bank_id or fold(clean_payee(row.payee or row.memo))
    digest = blake2b(f"{who}|{row.date}|{minor}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1


class Known:
    """The transactions that were there before this file, by account and import key."""

    def __init__(self, session: Session, batch_id: int, taken: Taken) -> None:
        self._session = session
        self._taken = taken
        self._earlier = or_(Transaction.batch_id.is_(None), Transaction.batch_id != batch_id)
        self._ids: dict[tuple[int, int], list[int]] = {}

    def load(self, keys: Iterable[tuple[int, int]]) -> None:
        """Look up (account id, import key) pairs, many at once; what was looked up before goes."""
        wanted = list(dict.fromkeys(keys))
        self._ids = {}
        for start in range(0, len(wanted), _AT_ONCE):
            part = set(wanted[start : start + _AT_ONCE])
            numbers = [key for _, key in part]
            first = select(Transaction.account_id, Transaction.import_key, Transaction.id).where(
                Transaction.import_key.in_(numbers), self._earlier
            )
            second = (
                select(Transaction.account_id, ImportKey.key, Transaction.id)
                .join(ImportKey, ImportKey.transaction_id == Transaction.id)
                .where(ImportKey.key.in_(numbers), self._earlier)
            )
            rows = sorted(
                [*self._session.execute(first), *self._session.execute(second)],
                key=lambda found: -found[2],
            )
            for account_id, key, number in rows:
                if key is not None and (account_id, key) in part and number not in self._taken:
                    self._ids.setdefault((account_id, key), []).append(number)

    def take(self, account_id: int, key: int) -> int | None:
        """Return a transaction that this row repeats, each once; None when the row is new."""
        ids = self._ids.get((account_id, key), [])
        while ids:
            number = ids.pop()
            if number not in self._taken:
                self._taken.add(number)
                return number
        return None
