"""One file on its way into the books, inside an open action."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.import_tables import Batch
from finance.db.tables import Category, Merchant, Transaction
from finance.errors import ImportCancelledError
from finance.imports.alike import Alike, source_of
from finance.imports.destinations import Destinations
from finance.imports.drafting import Drafting
from finance.imports.duplicates import Known, import_key
from finance.imports.entries import Entry, transactions_of
from finance.imports.filing import OWN_FORMAT, Filing
from finance.imports.imported import Duplicate, Imported, ImportedRow
from finance.imports.openings import keep_closing, settle_opening
from finance.imports.restoring import restore_books
from finance.imports.storing import BLOCK, Storing
from finance.imports.transfers import file_as_transfers, pair_transfers
from finance.ledger import profiles, reviews
from finance.ledger.ids import new_id
from finance.money import Money
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.readers.model import ParsedFile

_SAME_ID = Sentence("same bank id, date and amount")
_SAME_TEXT = Sentence("same payee, date, amount")


class BatchImport:
    """Brings one parsed file into the books; `result` says what became of it."""

    def __init__(
        self,
        session: Session,
        parsed: ParsedFile,
        account: str | None,
        currency: str,
        *,
        keep_rows: bool,
        kind: str | None = None,
    ) -> None:
        self.result = Imported(parsed=parsed)
        self._session = session
        self._parsed = parsed
        self._keep_rows = keep_rows
        self._batch = new_id(session, Batch)
        restored = restore_books(session, parsed.books, currency) if parsed.books else []
        self._places = Destinations(session, parsed, account, currency, kind=kind)
        self._places.made += restored
        self._own = parsed.format == OWN_FORMAT
        self._filing = Filing(session, parsed.rows, own=self._own)
        self._drafting = Drafting(session, self._filing, self._batch, own=self._own)
        self._known = Known(session, self._batch)
        self._alike = Alike(session, self._batch, parsed)
        self._storing = Storing(session)
        self._named_transfers: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._first: dict[int, date] = {}

    def run(
        self,
        progress: Callable[[str, int, int], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        """Store the new rows, pair transfers and prove balances."""
        now = datetime.now(UTC).replace(tzinfo=None)
        batch = Batch(
            id=self._batch,
            file=Path(self._parsed.file).name,
            format=self._parsed.format,
            source=source_of(self._parsed),
            imported_at=now,
            refused=len(self._parsed.refused),
        )
        self._session.add(batch)
        self._session.flush()
        total, done = len(self._parsed.rows), 0
        for block in self._blocks():
            if cancelled is not None and cancelled():
                raise ImportCancelledError
            self._store(block)
            done += sum(len(entry.rows) for entry in block)
            if progress is not None:
                progress("storing", done, total)
        self._pair()
        for account in self._places.made:
            account.batch_id = self._batch
        self._prove_balances()
        batch.new, batch.duplicates = self.result.new, len(self.result.duplicates)
        self._session.flush()
        self._finish()

    def remember_profile(self, name: str, answers: Mapping[str, str] | None) -> None:
        """Keep how this header was read and where it went, for the next file like it."""
        accounts = self._places.all()
        # The year of a file's dates is that file's alone.
        lasting = {name: choice for name, choice in (answers or {}).items() if name != "year"}
        if self._parsed.format in {"csv", "xlsx"} and self._parsed.signature and len(accounts) == 1:
            profiles.remember(self._session, name, self._parsed.signature, accounts[0].id, lasting)

    def _blocks(self) -> Iterator[list[Entry]]:
        block: list[Entry] = []
        for rows in transactions_of(self._parsed):
            account = self._places.of(rows[0])
            amounts = [Money.of(row.amount, account.currency).minor for row in rows]
            block.append(Entry(rows, account, amounts, import_key(rows[0], sum(amounts))))
            if len(block) == BLOCK:
                yield block
                block = []
        if block:
            yield block

    def _store(self, block: list[Entry]) -> None:
        made = {account.id for account in self._places.made}
        old = [entry for entry in block if entry.account.id not in made]
        self._known.load((e.account.id, e.key) for e in old)
        exact = {id(e): self._known.take(e.account.id, e.key) or self._same_id(e) for e in old}
        unknown = [entry for entry in old if exact[id(entry)] is None]
        self._alike.load((e.account.id, sum(e.amounts)) for e in unknown)
        for entry in block:
            same = exact.get(id(entry))
            if same is not None:
                self._repeat(entry, same, _SAME_ID if entry.rows[0].bank_id else _SAME_TEXT)
            elif not self._joined(entry):
                self._store_new(entry) if entry.rows[0].sure else self._let_wait(entry)
        self._storing.flush()

    def _joined(self, entry: Entry) -> bool:
        """Join a row to the same payment from another source; say whether there was one."""
        row, amount = entry.rows[0], sum(entry.amounts)
        if self._own or not self._alike.any(entry.account.id, amount):
            return False
        merchant = self._filing.file(row).merchant
        found = self._alike.take(row, entry.account.id, amount, merchant)
        if found is None:
            return False
        self._alike.join(found[0], row, entry.key)
        self.result.joined += 1
        self._repeat(entry, *found, joined=True)
        return True

    def _repeat(self, entry: Entry, number: int, why: Sentence, *, joined: bool = False) -> None:
        self.result.duplicates.append(Duplicate(entry.rows[0].line, number, why, joined))
        self._note(entry, number, "duplicate")

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

    def _store_new(self, entry: Entry) -> None:
        draft = self._drafting.draft(entry)
        if draft is None:
            self.result.kept_out += 1
            self._note(entry, 0, "kept out")
            return
        number = self._storing.add(draft.transaction, draft.splits, draft.tags)
        self.result.new += 1
        self.result.categorised += draft.categorised
        row, account = entry.rows[0], entry.account
        first = self._first.get(account.id)
        self._first[account.id] = row.date if first is None else min(first, row.date)
        if row.transfer:
            self._named_transfers[row.transfer].append((sum(entry.amounts), number))
        self._note(entry, number, "new")

    def _let_wait(self, entry: Entry) -> None:
        row = entry.rows[0]
        new = reviews.wait(self._session, row, entry.account.id, self._batch, entry.key)
        self.result.waiting += new
        self._note(entry, 0, "waiting" if new else "kept out")

    def _note(self, entry: Entry, number: int, status: str) -> None:
        if self._keep_rows:
            self.result.rows += [
                ImportedRow(row, status, entry.account.name, number)  # type: ignore[arg-type]
                for row in entry.rows
            ]

    def _pair(self) -> None:
        named: list[int] = []
        for sides in self._named_transfers.values():
            if len(sides) == 2 and sides[0][0] == -sides[1][0] != 0:  # noqa: PLR2004 - two sides
                (_, out), (_, into) = sorted(sides)
                self._storing.pair(out, into)
                named += [out, into]
                self.result.transfers += 1
        self._storing.flush()
        if named and not self._own:
            # Another program's file says that it is a transfer, whatever its payee looks like.
            file_as_transfers(self._session, named, filed=True)
        pairs = pair_transfers(self._session)
        self.result.transfers += len(pairs)
        sides_of = {side: other for pair in pairs for side, other in (pair, pair[::-1])}
        for row in self.result.rows:
            if row.status == "new" and row.transaction in sides_of:
                row.status, row.other_side = "transfer", sides_of[row.transaction]

    def _prove_balances(self) -> None:
        made = {account.id for account in self._places.made}
        for index, statement in enumerate(self._parsed.statements):
            account = self._places.of_statement(index)
            if account is None:
                continue
            if account.id in self._first and self._parsed.books is None:
                settle_opening(
                    self._session,
                    account,
                    statement,
                    first=self._first[account.id],
                    batch_id=self._batch,
                    new=account.id in made,
                )
            closing = keep_closing(self._session, account, statement, self._batch)
            if closing is not None:
                stated, booked = closing
                self.result.closing.append((account.name, stated.decimal, booked.decimal))

    def _finish(self) -> None:
        result = self.result
        result.batch = self._batch
        result.accounts = tuple(a.name for a in self._places.all())
        result.new_accounts = tuple(a.name for a in self._places.made)
        stated = [s.balances for s in self._parsed.statements if s.balances != "not stated"]
        result.balances = next((b for b in stated if b != "ok"), "ok" if stated else "not stated")
        if not self._keep_rows:
            return
        categories = dict(self._session.execute(select(Category.id, Category.name)).all())
        merchants = dict(self._session.execute(select(Merchant.id, Merchant.name)).all())
        for row in result.rows:
            filed = self._filing.file(row.row) if row.status != "duplicate" else None
            if filed is not None:
                row.category = categories.get(filed.category or 0)
                row.merchant = merchants.get(filed.merchant or 0)
