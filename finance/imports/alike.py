"""Payments that the books hold already though another source wrote them.

Another format of the same month, a text message, a row typed by hand, or a pending line that is now
booked.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz.fuzz import token_set_ratio
from sqlalchemy import and_, or_, select

from finance.db.import_tables import Batch, ImportKey
from finance.db.tables import Transaction
from finance.imports.outcomes import Sameness
from finance.ledger.ids import new_id
from finance.payees import clean_payee
from finance.sentence import Sentence
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from sqlalchemy import Select
    from sqlalchemy.orm import Session

    from finance.imports.taken import Taken
    from finance.readers.model import ParsedFile, ParsedRow

DAYS_APART = 4
DAYS_UNTIL_BOOKED = 8
_LIKENESS_SAME_DAY = 50
_LIKENESS = 75
_AT_ONCE = 500
_DAY_COSTS = 4
_NEAR = timedelta(days=DAYS_UNTIL_BOOKED)


class _Candidate(NamedTuple):
    id: int
    date: date
    payee: str
    merchant: int | None
    pending: bool
    file: str | None


class Alike:
    """Finds such payments for the rows of one file; each is found once.

    A candidate has the row's account and amount, lies within the dates that the file covers and
    comes from another source (or is pending, and the row is not). The nearer the day and the more
    alike the payee, the surer; what is not sure enough is a new transaction.
    """

    def __init__(
        self,
        session: Session,
        batch_id: int,
        source: str,
        span: tuple[date, date] | None,
        taken: Taken,
    ) -> None:
        self._session = session
        self._batch = batch_id
        self._source = source
        self._span = span
        self._taken = taken
        self._found: dict[tuple[int, int], list[_Candidate]] = {}

    def load(self, wanted: Iterable[tuple[int, int]], days: Sequence[date]) -> None:
        """Look up candidates for (account id, amount) pairs of rows of these days, many at once.

        What was looked up before goes.
        """
        self._found = {}
        if self._span is None or not days:
            return
        first = max(self._span[0], min(days) - _NEAR)
        last = min(self._span[1], max(days) + _NEAR)
        by_account: dict[int, list[int]] = defaultdict(list)
        for account_id, amount in set(wanted):
            by_account[account_id].append(amount)
        for account_id, amounts in by_account.items():
            for start in range(0, len(amounts), _AT_ONCE):
                part = amounts[start : start + _AT_ONCE]
                for row in self._session.execute(self._candidates(account_id, part, first, last)):
                    if row[1] not in self._taken:
                        place = self._found.setdefault((account_id, row[0]), [])
                        place.append(_Candidate(*row[1:]))

    def _candidates(
        self, account_id: int, amounts: Sequence[int], first: date, last: date
    ) -> Select[int, int, date, str, int | None, bool, str]:
        """Return what selects an amount with each candidate for it."""
        other = or_(
            Transaction.batch_id.is_(None), Batch.source != self._source, Transaction.pending
        )
        within = Transaction.date.between(first, last)
        # The side that was made where a bank wrote one row for two may be due in a later file.
        made = and_(
            Transaction.batch_id.is_not(None),
            Transaction.import_key.is_(None),
        )
        return (
            select(
                Transaction.amount,
                Transaction.id,
                Transaction.date,
                Transaction.payee,
                Transaction.merchant_id,
                Transaction.pending,
                Batch.file,
            )
            .outerjoin(Batch, Batch.id == Transaction.batch_id)
            .where(
                Transaction.account_id == account_id,
                Transaction.date.between(first - _NEAR, last + _NEAR),
                Transaction.amount.in_(amounts),
                Transaction.batch_id.is_distinct_from(self._batch),
                or_(and_(within, other), made),
            )
        )

    def any(self, account_id: int, amount: int) -> bool:
        """Say whether there is any candidate left for an amount."""
        return bool(self._found.get((account_id, amount)))

    def take(
        self, row: ParsedRow, account_id: int, amount: int, merchant: int | None
    ) -> tuple[int, Sameness] | None:
        """Return the transaction that is the same payment, and why; None when the row is new."""
        candidates = self._found.get((account_id, amount), [])
        candidates = [c for c in candidates if c.id not in self._taken]
        fits = [(*fit, c) for c in candidates if (fit := _fit(row, merchant, c)) is not None]
        if not fits:
            return None
        days, unlike, best = min(fits, key=lambda fit: (fit[0], fit[1], fit[2].id))
        self._taken.add(best.id)
        why = Sentence(
            "same amount and payee, {apart}, as in {origin}",
            apart=_apart(days),
            origin=best.file or Sentence("what was entered by hand"),
        )
        return best.id, Sameness(why, _score(days, unlike), joined=True)

    def join(self, number: int, row: ParsedRow, key: int) -> None:
        """Let the transaction be known by this row's key too, and no longer pending once booked."""
        self._session.add(
            ImportKey(id=new_id(self._session, ImportKey), transaction_id=number, key=key)
        )
        transaction = self._session.get_one(Transaction, number)
        if transaction.pending and not row.pending:
            transaction.pending, transaction.date = False, row.date
        transaction.bank_id = transaction.bank_id or row.bank_id
        self._session.flush()


def _score(days: int, unlike: int) -> int:
    """Return how sure a likeness is, of 100: less with each day, and half of what the names differ."""
    return max(1, 100 - unlike // 2 - _DAY_COSTS * days)


def _apart(days: int) -> Sentence:
    if not days:
        return Sentence("the same day")
    return Sentence("1 day apart") if days == 1 else Sentence("{days} days apart", days=days)


def source_of(parsed: ParsedFile) -> str:
    """Return what tells the source of a file: its format and layout."""
    return f"{parsed.format}|{parsed.signature}"


def _fit(row: ParsedRow, merchant: int | None, candidate: _Candidate) -> tuple[int, int] | None:
    """Return (days apart, unlikeness) of a candidate that is sure enough."""
    days = abs((row.date - candidate.date).days)
    booked = candidate.pending and not row.pending
    if days > (DAYS_UNTIL_BOOKED if booked else DAYS_APART):
        return None
    if merchant is not None and merchant == candidate.merchant:
        return days, 0
    ours, theirs = (fold(clean_payee(text)) for text in (row.payee or row.memo, candidate.payee))
    likeness = int(token_set_ratio(ours, theirs)) if ours and theirs else _LIKENESS_SAME_DAY
    enough = likeness >= (_LIKENESS if days else _LIKENESS_SAME_DAY)
    return (days, 100 - likeness) if enough else None
