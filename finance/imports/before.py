"""Rows of a file that a person deleted, moved to another account or left out before."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, exists, or_, select

from finance.db.import_tables import ImportKey, LeftOut
from finance.db.tables import Transaction
from finance.imports.outcomes import Before
from finance.ledger.ids import new_id
from finance.row_keys import row_key, who_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Select
    from sqlalchemy.orm import Session

    from finance.imports.entries import Entry
    from finance.imports.survey import Survey

_AT_ONCE = 500
# Whether another account holds what the row became.
_OTHER = Transaction.account_id != LeftOut.account_id
_ELSEWHERE = or_(
    exists().where(_OTHER, Transaction.import_key == LeftOut.key).correlate(LeftOut),
    exists()
    .where(_OTHER, ImportKey.key == LeftOut.key, Transaction.id == ImportKey.transaction_id)
    .correlate(LeftOut),
)


class _Kept(NamedTuple):
    id: int
    key: int
    content: int | None
    bank_id: str | None
    deleted: bool
    elsewhere: bool


class LeftOutBefore:
    """Finds what was left out before among the rows of one file; each is found once.

    A row is known by its key, else by its content: the account, date, amount and cleaned payee of
    one whose bank id the file holds nowhere.
    """

    def __init__(self, session: Session, batch_id: int, found: Survey) -> None:
        self._session = session
        self._batch = batch_id
        self._survey = found
        self._taken: set[int] = set()
        self._by_key: dict[tuple[int, int], list[_Kept]] = {}
        self._by_content: dict[tuple[int, int | None], list[_Kept]] = {}
        self._any = session.scalar(select(LeftOut.id).limit(1)) is not None

    def load(self, entries: Sequence[Entry]) -> None:
        """Look up these entries, many at once; what was looked up before goes."""
        self._by_key, self._by_content = {}, {}
        seen: set[int] = set()
        for start in range(0, len(entries) if self._any else 0, _AT_ONCE):
            part = entries[start : start + _AT_ONCE]
            for account_id, *rest in self._session.execute(self._wanted(part)):
                kept = _Kept._make(rest)
                if kept.id not in seen:
                    seen.add(kept.id)
                    self._by_key.setdefault((account_id, kept.key), []).append(kept)
                    self._by_content.setdefault((account_id, kept.content), []).append(kept)

    def _wanted(
        self, entries: Sequence[Entry]
    ) -> Select[int, int, int, int | None, str | None, bool, bool]:
        return (
            select(
                LeftOut.account_id,
                LeftOut.id,
                LeftOut.key,
                LeftOut.content,
                LeftOut.bank_id,
                LeftOut.deleted,
                _ELSEWHERE,
            )
            .where(
                or_(
                    LeftOut.key.in_({entry.key for entry in entries}),
                    LeftOut.content.in_({_content(entry) for entry in entries}),
                ),
                LeftOut.batch_id.is_distinct_from(self._batch),
            )
            .order_by(LeftOut.id)
        )

    def take(self, entry: Entry) -> Before | None:
        """Return what became of this very row before; None where nothing is known of it."""
        return _told(self._take(self._by_key.get((entry.account.id, entry.key), ())))

    def take_alike(self, entry: Entry) -> Before | None:
        """Return what became of a row of the same content before; None for none."""
        return _told(self._take(self._alike(entry)))

    def _alike(self, entry: Entry) -> list[_Kept]:
        if not self._by_content:
            return []
        found = self._by_content.get((entry.account.id, _content(entry)), ())
        return [k for k in found if not (k.bank_id and self._survey.holds(k.bank_id))]

    def _take(self, kept: Sequence[_Kept]) -> _Kept | None:
        free = next((k for k in kept if k.id not in self._taken), None)
        if free is not None:
            self._taken.add(free.id)
        return free

    def keep(self, entry: Entry) -> None:
        """Remember that a person left this row out."""
        self._session.add(
            LeftOut(
                id=new_id(self._session, LeftOut),
                account_id=entry.account.id,
                batch_id=self._batch,
                key=entry.key,
                content=_content(entry),
                bank_id=entry.rows[0].bank_id,
                deleted=False,
            )
        )

    def forget(self, entry: Entry) -> None:
        """Let go of what is known of this row: a person wants it in."""
        exact = self._by_key.get((entry.account.id, entry.key), ())
        kept = self._take(exact) or self._take(self._alike(entry))
        if kept is not None:
            self._session.execute(delete(LeftOut).where(LeftOut.id == kept.id))


def _told(kept: _Kept | None) -> Before | None:
    if kept is None:
        return None
    return Before(kept.deleted, moved=kept.deleted and kept.elsewhere)


def _content(entry: Entry) -> int:
    row = entry.rows[0]
    return row_key(who_of(row.payee, row.memo), row.date, sum(entry.amounts))
