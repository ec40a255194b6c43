"""Which rows the books hold already. Identical rows of one day are counted, not collapsed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import or_, select

from finance.db.import_tables import Batch, ImportKey
from finance.db.tables import Transaction
from finance.ledger.ids import new_id
from finance.row_keys import row_key, who_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.imports.entries import Entry
    from finance.imports.survey import Survey
    from finance.imports.taken import Taken
    from finance.readers.model import ParsedRow

_AT_ONCE = 500


def import_key(row: ParsedRow, minor: int) -> int:
    """Return what a row is known by: see `row_key`."""
    return row_key(row.bank_id or who_of(row.payee, row.memo), row.date, minor)


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


class Renumbered:
    """Payments that came before under another bank id, because a tool numbers each file anew.

    A candidate came from the same source, has the row's account, date, amount and cleaned payee,
    and a bank id that the new file does not hold anywhere; each is found once.
    """

    def __init__(
        self, session: Session, batch_id: int, source: str, found: Survey, taken: Taken
    ) -> None:
        self._session = session
        self._batch = batch_id
        self._source = source
        self._survey = found
        self._taken = taken
        self._ids: dict[tuple[int, date, int, str], list[int]] = {}

    def load(self, entries: Sequence[Entry]) -> None:
        """Look up candidates for these entries, many at once; what was looked up before goes."""
        self._ids = {}
        for account_id in {entry.account.id for entry in entries}:
            own = [e for e in entries if e.account.id == account_id and e.rows[0].bank_id]
            for start in range(0, len(own), _AT_ONCE):
                self._load(account_id, own[start : start + _AT_ONCE])

    def _load(self, account_id: int, entries: Sequence[Entry]) -> None:
        rows = self._session.execute(
            select(
                Transaction.date,
                Transaction.amount,
                Transaction.payee,
                Transaction.memo,
                Transaction.bank_id,
                Transaction.id,
            )
            .join(Batch, Batch.id == Transaction.batch_id)
            .where(
                Transaction.account_id == account_id,
                Transaction.date.in_({entry.rows[0].date for entry in entries}),
                Transaction.amount.in_({sum(entry.amounts) for entry in entries}),
                Transaction.batch_id != self._batch,
                Batch.source == self._source,
            )
            .order_by(Transaction.id.desc())
        )
        for day, amount, payee, memo, bank_id, number in rows:
            if bank_id and number not in self._taken and not self._survey.holds(bank_id):
                same = (account_id, day, amount, who_of(payee, memo))
                self._ids.setdefault(same, []).append(number)

    def take(self, entry: Entry) -> int | None:
        """Return the transaction that an entry is, known by its new key from now on; None for none."""
        row = entry.rows[0]
        if not row.bank_id:
            return None
        same = (entry.account.id, row.date, sum(entry.amounts), who_of(row.payee, row.memo))
        ids = self._ids.get(same, [])
        while ids:
            number = ids.pop()
            if number not in self._taken:
                self._taken.add(number)
                made = new_id(self._session, ImportKey)
                self._session.add(ImportKey(id=made, transaction_id=number, key=entry.key))
                self._session.flush()
                return number
        return None
