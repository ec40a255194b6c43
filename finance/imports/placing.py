"""What each entry of a file is: new, there already, waiting or left out; and storing what is new."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Transaction
from finance.imports.alike import Alike, source_of
from finance.imports.before import LeftOutBefore
from finance.imports.decisions import DECIDED, check_same
from finance.imports.drafting import Drafting
from finance.imports.duplicates import Known, Renumbered
from finance.imports.filing import OWN_FORMAT, Filing
from finance.imports.outcomes import Before, Place, Sameness
from finance.imports.own_accounts import OwnAccounts
from finance.imports.storing import Storing
from finance.imports.taken import Taken
from finance.ledger import edits, reviews
from finance.ledger.guessing import DECIDED_BY
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.imports.decisions import Decision
    from finance.imports.entries import Entry
    from finance.imports.imported import Imported
    from finance.imports.outcomes import Fact, RowStatus
    from finance.imports.source import Source
    from finance.imports.survey import Survey

_SAME_ID = Sameness(Sentence("same bank id, date and amount"), 100, joined=False)
_SAME_TEXT = Sameness(Sentence("same payee, date, amount"), 100, joined=False)
_RENUMBERED = Sameness(
    Sentence("same payee, date and amount under another bank id"), 95, joined=False
)
_DECIDED = Sameness(DECIDED, 100, joined=True)


def _goes_its_way(entry: Entry) -> bool:
    """Whether it is open what an entry is; one that is left out may be there all the same."""
    return entry.decision is None or entry.decision.choice == "skip"


class Placing:
    """Puts the entries of one batch where they belong, a block at a time, inside an open action.

    `first` is the earliest day of what is new, by account; `named` the sides of transfers that the
    file itself marks; `paired` those that a person pairs: (new transaction, the other side).
    """

    def __init__(
        self, session: Session, batch_id: int, result: Imported, found: Survey, source: Source
    ) -> None:
        parsed = result.parsed
        self._session = session
        self._batch = batch_id
        self._result = result
        self._own = parsed.format == OWN_FORMAT
        self._filing = Filing(session, found.spending, own=self._own)
        self._drafting = Drafting(session, self._filing, batch_id, own=self._own)
        self._taken = Taken()
        for decision in source.decisions.values():
            if decision.choice == "same" and decision.of is not None:
                self._taken.add(decision.of)
        self._known = Known(session, batch_id, self._taken)
        origin = source_of(parsed)
        self._renumbered = Renumbered(session, batch_id, origin, found, self._taken)
        self._alike = Alike(session, batch_id, origin, found.span, self._taken)
        self._before = LeftOutBefore(session, batch_id, found)
        self._wanted = source.wanted
        self.storing = Storing(session)
        self.own = OwnAccounts(session, parsed)
        self.first: dict[int, date] = {}
        self.named: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self.paired: list[tuple[int, int]] = []

    def place(self, block: Sequence[Entry], made: Collection[int]) -> None:
        """Settle what each entry is and store what is new; accounts `made` now hold nothing yet."""
        free = [e for e in block if e.account.id not in made and _goes_its_way(e)]
        self._known.load((e.account.id, e.key) for e in free)
        exact = {
            e.places[0]: self._known.take(e.account.id, e.key) or self._same_id(e) for e in free
        }
        unknown = [e for e in free if exact[e.places[0]] is None]
        if not self._wanted:
            self._before.load([e for e in block if exact.get(e.places[0]) is None])
        before = {e.places[0]: self._before.take(e) for e in unknown}
        unknown = [e for e in unknown if before[e.places[0]] is None]
        if not self._own:
            self._renumbered.load(unknown)
            self._alike.load(
                ((e.account.id, sum(e.amounts)) for e in unknown), [e.rows[0].date for e in unknown]
            )
        for entry in block:
            place = entry.places[0]
            same = exact.get(place)
            if entry.decision is not None:
                self._obey(entry, entry.decision, known=bool(same or before.get(place)))
            elif same is not None:
                self._repeat(entry, same, _SAME_ID if entry.rows[0].bank_id else _SAME_TEXT)
            elif (gone := before.get(place)) is not None:
                self._leave_out(entry, gone)
            elif (same := self._renumbered.take(entry)) is not None:
                self._repeat(entry, same, _RENUMBERED)
            elif not self._joined(entry):
                self._meet(entry)
        self.storing.flush()

    def _meet(self, entry: Entry) -> None:
        """Store what nothing in the books is like, unless a person had it out before."""
        gone = self._before.take_alike(entry)
        if gone is not None:
            self._leave_out(entry, gone)
        elif entry.rows[0].sure:
            self._store(entry)
        else:
            self._let_wait(entry)

    def _obey(self, entry: Entry, decision: Decision, *, known: bool) -> None:
        """Do with an entry what a person wants of it; what is `known` needs no remembering."""
        if decision.choice == "skip":
            self._result.skipped += 1
            self._note(entry, "skipped")
            if not known:
                self._before.keep(entry)
                self._result.left_out += 1
            return
        self._before.forget(entry)
        if decision.choice == "same" and decision.of is not None:
            transaction = edits.existing(self._session, decision.of)
            check_same(transaction, entry.account, entry.rows[0].line)
            edits.take_amount(self._session, transaction, sum(entry.amounts))
            self._join(entry, decision.of, _DECIDED)
        else:
            number = self._store(entry)
            if decision.choice == "transfer" and decision.of is not None and number is not None:
                self.paired.append((number, decision.of))

    def _leave_out(self, entry: Entry, before: Before) -> None:
        self._result.skipped += 1
        self._result.deleted += before.deleted and not before.moved
        self._note(entry, "skipped", facts=[before] * len(entry.rows))

    def _joined(self, entry: Entry) -> bool:
        """Join a row to the same payment from another source; say whether there was one."""
        row, amount = entry.rows[0], sum(entry.amounts)
        if self._own or not self._alike.any(entry.account.id, amount):
            return False
        merchant = self._filing.file(row).merchant
        found = self._alike.take(row, entry.account.id, amount, merchant)
        if found is None:
            return False
        self._join(entry, *found)
        return True

    def _join(self, entry: Entry, number: int, sameness: Sameness) -> None:
        self._alike.join(number, entry.rows[0], entry.key)
        self._result.joined += 1
        self._repeat(entry, number, sameness)

    def _repeat(self, entry: Entry, number: int, sameness: Sameness) -> None:
        self._result.repeated += 1
        self._note(entry, "duplicate", number, [sameness])

    def _same_id(self, entry: Entry) -> int | None:
        """Return the transaction that an own export names by its id, when it is still the same."""
        row = entry.rows[0]
        if row.id is None or not row.id.isdigit():
            return None
        return self._session.scalar(
            select(Transaction.id).where(
                Transaction.id == int(row.id),
                Transaction.account_id == entry.account.id,
                Transaction.date == row.date,
                Transaction.amount == sum(entry.amounts),
                Transaction.batch_id.is_distinct_from(self._batch),
            )
        )

    def _store(self, entry: Entry) -> int | None:
        draft = self._drafting.draft(entry)
        if draft is None:
            self._result.kept_out += 1
            self._note(entry, "kept out")
            return None
        number = self.storing.add(draft.transaction, draft.splits, draft.tags)
        self._result.new += 1
        self._result.categorised += draft.categorised
        row, account = entry.rows[0], entry.account
        first = self.first.get(account.id)
        self.first[account.id] = row.date if first is None else min(first, row.date)
        if row.transfer and entry.decision is None:
            self.named[row.transfer].append((sum(entry.amounts), number))
        if row.other_account and (entry.decision is None or entry.decision.choice == "new"):
            self.own.see(entry, number)
        merchant = draft.transaction.merchant_id
        open_ = len(draft.splits) == 1 and draft.transaction.filed_by not in DECIDED_BY
        filed = [Place(split.category_id, merchant, open_) for split in draft.splits]
        self._note(entry, "new", number, filed)
        return number

    def _let_wait(self, entry: Entry) -> None:
        row = entry.rows[0]
        how = reviews.wait(self._session, row, entry.account.id, self._batch, entry.key)
        if how == "dismissed":
            self._leave_out(entry, Before(deleted=False))
        else:
            self._result.waiting += how == "new"
            self._note(entry, "waiting")

    def _note(
        self,
        entry: Entry,
        status: RowStatus,
        number: int = 0,
        facts: Sequence[Fact] = (),
    ) -> None:
        """Keep what becomes of the rows of an entry; of a repeated one the first says why."""
        outcomes = self._result.outcomes
        for n, (place, row) in enumerate(zip(entry.places, entry.rows, strict=True)):
            fact = facts[n] if n < len(facts) else None
            outcomes.set(place, row.line, status, number, fact)
