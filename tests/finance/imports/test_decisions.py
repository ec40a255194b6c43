"""What a person decides about a line goes before what the import would make of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError, NotFoundError
from finance.imports.decisions import Decision, Mended
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.ledger.edits import SplitLine
from finance.money import Money
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement, Refused
from finance.rules import Conditions, Outcome, RuleInfo
from finance.sentence import Sentence

if TYPE_CHECKING:
    from finance.imports.imported import Imported
    from tests.helpers.small_books import Books

BROKEN = Refused(4, "31/02;CAFE;-6,20", Sentence("There is no such day."))


def rows(*lines: tuple[int, str, str, str]) -> tuple[ParsedRow, ...]:
    return tuple(
        ParsedRow(line, date.fromisoformat(day), Decimal(amount), payee=payee)
        for line, day, amount, payee in lines
    )


USUAL = rows(
    (2, "2026-11-02", "-20.00", "LIDL 204"),
    (3, "2026-11-03", "-7.00", "BAKERY"),
    (5, "2026-11-05", "-50.00", "TO SAVINGS"),
)


def bring(
    books: Books,
    decisions: dict[int, Decision] | None = None,
    held: tuple[ParsedRow, ...] = USUAL,
    *,
    account: str = "Everyday",
    file: str = "bank.csv",
    dry_run: bool = False,
) -> Imported:
    parsed = ParsedFile(file, "csv", "", (ParsedStatement(),), held, (BROKEN,), signature=file)
    source = Source(books.ledger.path.with_name(file), account, decisions=decisions or {})
    (done,) = import_parsed(books.ledger, [parsed], [source], dry_run=dry_run)
    return done


def statuses(done: Imported) -> dict[int, str]:
    return {row.row.line: row.status for row in done.rows}


def payees(books: Books) -> list[str]:
    ledger = books.ledger
    return sorted(t.payee for t in ledger.transactions.rows(ledger.transactions.ids()))


def test_a_line_is_left_out(books: Books) -> None:
    done = bring(books, {3: Decision("skip")})
    assert statuses(done) == {2: "new", 3: "skipped", 5: "new"}
    assert (done.new, done.skipped, payees(books)) == (2, 1, ["LIDL 204", "TO SAVINGS"])


def test_what_looks_the_same_is_imported_again(books: Books) -> None:
    bring(books)
    done = bring(books, {2: Decision("new")})
    assert statuses(done) == {2: "new", 3: "duplicate", 5: "duplicate"}
    assert payees(books) == ["BAKERY", "LIDL 204", "LIDL 204", "TO SAVINGS"]


def test_a_line_is_a_transaction_that_reads_otherwise_and_stays_so(books: Books) -> None:
    by_hand = books.add("2026-11-09", "-6.95", "Bread")
    done = bring(books, {3: Decision("same", by_hand)})
    (same,) = done.duplicates
    assert (same.line, same.of, str(same.why), same.joined) == (3, by_hand, "as you decided", True)
    again = bring(books)
    assert {d.line: d.of for d in again.duplicates}[3] == by_hand
    assert again.new == 0


def test_the_banks_amount_wins_where_a_line_is_a_transaction_of_another(books: Books) -> None:
    ledger = books.ledger
    typed = books.add("2026-11-03", "-6.95", "Bread", "Groceries")
    parted = books.add("2026-11-02", "-19.50", "Lidl")
    parts = [
        SplitLine(Money.of(Decimal(n), "EUR"), c)
        for n, c in (("-15", "Groceries"), ("-4.5", "Gifts"))
    ]
    ledger.transactions.split(parted, parts)
    before = books.state()
    bring(books, {3: Decision("same", typed), 2: Decision("same", parted)})
    one, other = ledger.transactions.rows([typed, parted])
    assert (str(one.amount.decimal), one.category) == ("-7.00", "Groceries")
    assert [str(line.amount.decimal) for line in other.splits] == ["-15.50", "-4.50"]
    ledger.undo()
    assert books.state() == before


def test_a_line_cannot_be_a_transaction_of_another_account(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    other = books.add("2026-11-03", "-7.00", "Bread", account="Savings")
    before = books.state()
    with pytest.raises(InvalidEntryError, match="another account"):
        bring(books, {3: Decision("same", other)})
    with pytest.raises(NotFoundError):
        bring(books, {3: Decision("same", 9999)})
    assert books.state() == before


def test_a_transfer_is_paired_by_hand_and_one_that_is_none_stays_apart(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    other = books.add("2026-11-06", "49.00", "Deposit", account="Savings")
    done = bring(books, {5: Decision("transfer", other)})
    row = next(r for r in done.rows if r.row.line == 5)
    assert (row.status, row.other_side, done.transfers) == ("transfer", other, 1)
    stored = books.ledger.transactions.get(row.transaction)
    assert (stored.other_side, stored.category) == (other, "Transfer")


def test_what_would_be_paired_stays_apart_also_later(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    books.add("2026-11-05", "50.00", "Deposit", "Transfer", account="Savings")
    assert statuses(bring(books, dry_run=True))[5] == "transfer"
    done = bring(books, {5: Decision("apart")})
    assert statuses(done)[5] == "new"
    bring(books, held=rows((2, "2026-11-20", "-1.00", "KIOSK")), file="next.csv")
    row = next(r for r in done.rows if r.row.line == 5)
    assert books.ledger.transactions.get(row.transaction).other_side is None


def test_a_refused_line_is_mended_by_hand(books: Books) -> None:
    mended = Decision(mended=Mended(date(2026, 2, 28), Decimal("-6.20"), "CAFE"))
    tried = bring(books, {4: mended}, dry_run=True)
    done = bring(books, {4: mended})
    assert statuses(tried) == statuses(done) == {2: "new", 3: "new", 5: "new", 4: "new"}
    assert list(tried.rows) == list(done.rows)
    assert (done.new, done.refused) == (4, 0)
    (info,) = books.ledger.batches.all()
    assert (info.new, info.refused) == (4, 0)
    assert bring(books, {4: mended}).new == 0


def test_a_decision_about_no_line_is_told(books: Books) -> None:
    assert bring(books, {77: Decision("skip"), 4: Decision("skip")}).unmet == (4, 77)


def test_a_decision_goes_before_a_rule_and_the_doubt_of_a_reader(books: Books) -> None:
    books.ledger.rules.add(RuleInfo("No bread", Conditions(text="bakery"), Outcome(ignore=True)))
    held = (replace(USUAL[0], sure=False), USUAL[1])
    tried = bring(books, held=held, dry_run=True)
    assert statuses(tried) == {2: "waiting", 3: "kept out"}
    done = bring(books, {2: Decision("new"), 3: Decision("new")}, held=held)
    assert statuses(done) == {2: "new", 3: "new"}
    assert books.ledger.reviews.count() == 0
