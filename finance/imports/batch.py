"""One file on its way into the books, inside an open action."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.import_tables import Batch
from finance.db.tables import Category, Merchant
from finance.errors import ImportCancelledError
from finance.imports.alike import source_of
from finance.imports.destinations import Destinations
from finance.imports.duplicates import import_key
from finance.imports.entries import Entry, mended_lines, transactions_of
from finance.imports.filing import OWN_FORMAT
from finance.imports.following import follow_up
from finance.imports.imported import Imported
from finance.imports.openings import keep_closing, settle_opening
from finance.imports.outcomes import Outcomes
from finance.imports.placing import Placing
from finance.imports.restoring import restore_books
from finance.imports.storing import BLOCK
from finance.imports.survey import survey
from finance.imports.transfers import file_as_transfers, pair_transfers
from finance.ledger import edits, profiles
from finance.ledger.ids import new_id
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy.orm import Session

    from finance.imports.source import Source
    from finance.readers.model import ParsedFile, ParsedRow

_PROFILED = frozenset({"csv", "xlsx"})


class BatchImport:
    """Brings one parsed file into the books; `result` says what became of it."""

    def __init__(self, session: Session, parsed: ParsedFile, source: Source, currency: str) -> None:
        made = len(mended_lines(parsed, source.decisions))
        self.result = Imported(parsed=parsed, refused=len(parsed.refused) - made)
        self.result.outcomes = Outcomes(len(parsed.rows) + made)
        self._session = session
        self._parsed = parsed
        self._source = source
        self._currency = currency
        self._met: set[int] = set()
        self._batch = new_id(session, Batch)
        self._restored = restore_books(session, parsed.books, currency) if parsed.books else []

    def run(
        self,
        progress: Callable[[str, int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """Store the new rows, pair transfers and prove balances."""
        batch = Batch(
            id=self._batch,
            file=Path(self._parsed.file).name,
            format=self._parsed.format,
            source=source_of(self._parsed),
            imported_at=datetime.now(UTC).replace(tzinfo=None),
            refused=self.result.refused,
        )
        self._session.add(batch)
        self._session.flush()
        found = survey(self._parsed.rows, progress, cancelled)
        decisions = self._source.decisions
        self._places = Destinations(
            self._session, self._parsed, self._source, self._currency, found
        )
        self._places.made += self._restored
        self._placing = Placing(self._session, self._batch, self.result, found, self._source)
        total, done = len(self.result.outcomes), 0
        for block in self._blocks(transactions_of(self._parsed, found, decisions)):
            if cancelled is not None and cancelled():
                raise ImportCancelledError
            self._placing.place(block, {account.id for account in self._places.made})
            done += sum(len(entry.rows) for entry in block)
            if progress is not None:
                progress("storing", done, total)
        self.result.unmet = tuple(sorted(decisions.keys() - self._met))
        self._pair()
        for account in self._places.made:
            account.batch_id = self._batch
        self._prove_balances()
        batch.new, batch.duplicates = self.result.new, len(self.result.duplicates)
        self._session.flush()
        self._finish()

    def remember_profile(self) -> None:
        """Keep how this header was read and where it went, for the next file like it."""
        accounts = self._places.all()
        # The year of a file's dates is that file's alone.
        answers = self._source.answers
        lasting = {name: choice for name, choice in answers.items() if name != "year"}
        signature = self._parsed.signature
        if self._parsed.format in _PROFILED and signature and len(accounts) == 1:
            name = self._source.path.stem
            profiles.remember(self._session, name, signature, accounts[0].id, lasting)

    def _blocks(
        self, transactions: Iterator[tuple[Sequence[int], Sequence[ParsedRow]]]
    ) -> Iterator[list[Entry]]:
        block: list[Entry] = []
        held = len(self._parsed.rows)
        for places, rows in transactions:
            row = rows[0]
            if places[0] >= held:
                self.result.mended.append(row)
            account = self._places.of(row)
            amounts = [Money.of(r.amount, account.currency).minor for r in rows]
            key = import_key(row, sum(amounts))
            decision = self._source.decisions.get(row.line)
            if decision is not None:
                self._met.add(row.line)
                decision = decision if decision.choice is not None else None
            block.append(Entry(rows, places, account, amounts, key, decision))
            if len(block) == BLOCK:
                yield block
                block = []
        if block:
            yield block

    def _pair(self) -> None:
        result, placing = self.result, self._placing
        named: list[int] = []
        for sides in placing.named.values():
            if len(sides) == 2 and sides[0][0] == -sides[1][0] != 0:  # noqa: PLR2004 - two sides
                (_, out), (_, into) = sorted(sides)
                placing.storing.pair(out, into)
                named += [out, into]
        placing.storing.flush()
        result.transfers += len(named) // 2
        if named and self._parsed.format != OWN_FORMAT:
            # Another program's file says that it is a transfer, whatever its payee looks like.
            file_as_transfers(self._session, named, filed=True)
        for pair in placing.paired:
            edits.make_transfer(self._session, *pair)
            self._session.flush()
            result.transfers += 1
            result.outcomes.other_sides.update([pair, pair[::-1]])
        owned, made = placing.own.settle(self._places, placing.storing, self._batch)
        for side in made:
            placing.first[side.account_id] = min(
                side.date, placing.first.get(side.account_id, side.date)
            )
            result.made_sides[side.id] = side
        for pair in (*owned, *pair_transfers(self._session)):
            result.transfers += 1
            result.outcomes.other_sides.update([pair, pair[::-1]])
        follow_up(self._session, self._batch, self.result)

    def _prove_balances(self) -> None:
        made = {account.id for account in self._places.made}
        first = self._placing.first
        for index, statement in enumerate(self._parsed.statements):
            account = self._places.of_statement(index)
            if account is None:
                continue
            if account.id in first and self._parsed.books is None:
                settle_opening(
                    self._session,
                    account,
                    statement,
                    first=first[account.id],
                    batch_id=self._batch,
                    new=account.id in made,
                )
            closing = keep_closing(self._session, account, statement, self._batch)
            if closing is not None:
                stated, booked = closing
                self.result.closing.append((account.name, stated.decimal, booked.decimal))

    def _finish(self) -> None:
        result, session = self.result, self._session
        result.batch = self._batch
        result.accounts = tuple(a.name for a in self._places.all())
        result.new_accounts = tuple(a.name for a in self._places.made)
        result.places = self._places.names()
        stated = [s.balances for s in self._parsed.statements if s.balances != "not stated"]
        result.balances = next((b for b in stated if b != "ok"), "ok" if stated else "not stated")
        result.categories = dict(session.execute(select(Category.id, Category.name)).all())
        result.merchants = dict(session.execute(select(Merchant.id, Merchant.name)).all())
