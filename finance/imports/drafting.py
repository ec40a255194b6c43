"""From a row to the transaction it becomes: rules first, then what is known of its payee."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from finance.imports.storing import NewSplit, NewTransaction
from finance.ledger.categories import transfer_category
from finance.ledger.edits import BY_USER
from finance.ledger.rules import in_order, shares
from finance.rules import Line, RuleBook
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.imports.entries import Entry
    from finance.imports.filing import Filed, Filing
    from finance.rules import Outcome


class Draft(NamedTuple):
    """A transaction ready to be stored; `tags` are ids."""

    transaction: NewTransaction
    splits: list[NewSplit]
    tags: list[int]
    categorised: bool


class Drafting:
    """Drafts the transactions of one batch. Coffer's own files are taken as they are."""

    def __init__(self, session: Session, filing: Filing, batch_id: int, *, own: bool) -> None:
        self._session = session
        self._filing = filing
        self._batch = batch_id
        self._rules = RuleBook([] if own else in_order(session))

    def draft(self, entry: Entry) -> Draft | None:
        """Return the transaction that an entry becomes; None when a rule keeps it out."""
        row = entry.rows[0]
        line = Line(f"{row.payee} {row.memo}", entry.account.name, row.amount)
        decision = self._rules.decide(line)
        outcome = decision.outcome if decision is not None else None
        if outcome is not None and outcome.ignore:
            if entry.decision is None:
                return None
            outcome = None  # a person wants it in
        filed = [self._filing.file(r) for r in entry.rows]
        if outcome is not None:
            filed[0] = self._filing.ruled(row, outcome)
        splits = self._splits(entry, filed, outcome)
        transaction = self._transaction(entry, filed[0], outcome)
        if entry.decision is not None and entry.decision.choice == "apart":
            # What a person has filed is not paired later either.
            transaction = transaction._replace(filed_by=BY_USER)
            splits = [
                s._replace(category_id=self._filing.no_transfer(s.category_id)) for s in splits
            ]
        tags = dict.fromkeys([*row.tags, *(outcome.tags if outcome is not None else ())])
        return Draft(
            transaction,
            splits,
            [self._filing.tag(tag) for tag in tags],
            all(split.category_id is not None for split in splits),
        )

    def _transaction(self, entry: Entry, filed: Filed, outcome: Outcome | None) -> NewTransaction:
        row, account = entry.rows[0], entry.account
        note = row.note if len(entry.rows) == 1 else ""
        member = row.member
        if outcome is not None:
            note, member = note or outcome.note or "", member or outcome.member
        return NewTransaction(
            account_id=account.id,
            date=row.date.isoformat(),
            amount=sum(entry.amounts),
            payee=row.payee,
            memo=row.memo,
            note=note,
            search=fold(f"{row.payee} {row.memo} {note}"),
            merchant_id=filed.merchant,
            member_id=self._filing.member(member) or account.member_id,
            batch_id=self._batch,
            bank_id=row.bank_id,
            import_key=entry.key,
            pending=row.pending,
            filed_by=filed.by,
        )

    def _splits(self, entry: Entry, filed: list[Filed], outcome: Outcome | None) -> list[NewSplit]:
        if len(entry.rows) > 1:
            return [
                NewSplit(f.category, amount, row.note)
                for f, amount, row in zip(filed, entry.amounts, entry.rows, strict=True)
            ]
        if outcome is not None and outcome.split:
            return [
                NewSplit(self._filing.category(name), size, "")
                for name, size in shares(entry.amounts[0], outcome)
            ]
        if outcome is not None and outcome.transfer:
            return [NewSplit(transfer_category(self._session).id, entry.amounts[0], "")]
        return [NewSplit(filed[0].category, entry.amounts[0], "")]
