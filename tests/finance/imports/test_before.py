"""What a person deleted or left out does not come back unasked when its file is imported again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.imports.decisions import Decision
from finance.imports.outcomes import Before
from finance.imports.pipeline import accept_review, import_parsed
from finance.imports.source import Source
from finance.ledger.edits import Change
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.imports.imported import Imported
    from tests.helpers.small_books import Books

Row = tuple[str, str, str] | tuple[str, str, str, str]  # day, amount, payee, bank id

COFFEE: Row = ("2026-11-03", "-3.20", "CAFE BLAU")
ROWS: tuple[Row, ...] = (
    ("2026-11-02", "-20.00", "LIDL 204"),
    COFFEE,
    ("2026-11-05", "-50.00", "BOOKSHOP"),
)


def bring(
    books: Books,
    lines: Sequence[Row] = ROWS,
    decisions: Mapping[int, Decision] | None = None,
    *,
    file: str = "bank.csv",
    dry_run: bool = False,
    sure: bool = True,
) -> Imported:
    """Import rows on lines 2, 3, 4 … of a file; its name tells its layout."""
    held = tuple(
        ParsedRow(
            line,
            date.fromisoformat(row[0]),
            Decimal(row[1]),
            payee=row[2],
            bank_id=row[3] if len(row) > 3 else None,
            sure=sure,
        )
        for line, row in enumerate(lines, 2)
    )
    form = file.rpartition(".")[2]
    parsed = ParsedFile(file, form, statements=(ParsedStatement(),), rows=held, signature=file)
    source = Source(books.ledger.path.with_name(file), "Everyday", decisions=decisions or {})
    (done,) = import_parsed(books.ledger, [parsed], [source], dry_run=dry_run)
    return done


def statuses(done: Imported) -> list[str]:
    return [row.status for row in done.rows]


def delete(books: Books, payee: str) -> None:
    """Delete one transaction of a payee."""
    ledger = books.ledger
    found = [t.id for t in ledger.transactions.rows(ledger.transactions.ids()) if t.payee == payee]
    ledger.transactions.delete(found[:1])


def payees(books: Books) -> list[str]:
    ledger = books.ledger
    return sorted(t.payee for t in ledger.transactions.rows(ledger.transactions.ids()))


def test_a_deleted_row_stays_away_and_says_why(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    again = bring(books)
    assert statuses(again) == ["duplicate", "skipped", "duplicate"]
    assert (again.new, again.skipped, again.deleted, again.batch) == (0, 1, 1, None)
    (gone,) = (row for row in again.rows if row.status == "skipped")
    assert gone.before is not None
    assert gone.before.deleted
    assert payees(books) == ["BOOKSHOP", "LIDL 204"]
    assert bring(books).skipped == 1, "and once more"


def move(books: Books, payee: str, account: str) -> None:
    """Move one transaction of a payee to another account."""
    ledger = books.ledger
    found = [t.id for t in ledger.transactions.rows(ledger.transactions.ids()) if t.payee == payee]
    ledger.transactions.set(found[:1], Change(account=account))


def test_a_row_moved_to_another_account_stays_there_and_says_so(books: Books) -> None:
    books.ledger.accounts.add("Card", "credit card")
    bring(books)
    move(books, "CAFE BLAU", "Card")
    again = bring(books)
    assert statuses(again) == ["duplicate", "skipped", "duplicate"]
    assert (again.new, again.skipped, again.deleted) == (0, 1, 0)
    assert [row.before for row in again.rows if row.before] == [Before(deleted=True, moved=True)]
    assert payees(books) == ["BOOKSHOP", "CAFE BLAU", "LIDL 204"]


def test_a_row_moved_by_its_bank_id_or_known_from_two_files_stays_too(books: Books) -> None:
    books.ledger.accounts.add("Card", "credit card")
    numbered = ("2026-11-03", "-3.20", "CAFE BLAU", "B-17")
    bring(books, [numbered], file="bank.ofx")
    bring(books)  # the same payment among others, from another source
    move(books, "CAFE BLAU", "Card")
    assert bring(books, [numbered], file="bank.ofx").new == 0
    assert bring(books).new == 0


def test_a_row_moved_back_is_held_as_before(books: Books) -> None:
    books.ledger.accounts.add("Card", "credit card")
    bring(books)
    move(books, "CAFE BLAU", "Card")
    move(books, "CAFE BLAU", "Everyday")
    assert statuses(bring(books)) == ["duplicate"] * 3
    assert statuses(bring(books, [*ROWS, COFFEE])) == ["duplicate"] * 3 + ["new"], "a second coffee"


def test_taking_the_move_back_takes_its_trace_back(books: Books) -> None:
    books.ledger.accounts.add("Card", "credit card")
    bring(books)
    move(books, "CAFE BLAU", "Card")
    books.ledger.undo()
    assert statuses(bring(books)) == ["duplicate"] * 3
    delete(books, "CAFE BLAU")
    assert bring(books).deleted == 1


def test_accounts_that_are_merged_afterwards_hold_the_rows(books: Books) -> None:
    books.ledger.accounts.add("Card", "credit card")
    bring(books)
    for payee in payees(books):
        move(books, payee, "Card")
    books.ledger.accounts.merge("Card", "Everyday")
    assert statuses(bring(books)) == ["duplicate"] * 3


def test_a_preview_says_the_same_and_forgets_nothing(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    for _ in range(2):
        assert statuses(bring(books, dry_run=True)) == ["duplicate", "skipped", "duplicate"]


def test_a_person_can_have_it_back(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    done = bring(books, decisions={3: Decision("new")})
    assert (done.new, payees(books)) == (1, ["BOOKSHOP", "CAFE BLAU", "LIDL 204"])
    assert statuses(bring(books)) == ["duplicate"] * 3
    books.ledger.undo()
    assert statuses(bring(books)) == ["duplicate", "skipped", "duplicate"]


def test_undoing_the_deletion_makes_it_the_same_again(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    books.ledger.undo()
    assert statuses(bring(books)) == ["duplicate"] * 3
    books.ledger.redo()
    assert statuses(bring(books)) == ["duplicate", "skipped", "duplicate"]


def test_of_equal_rows_only_the_deleted_one_stays_away(books: Books) -> None:
    bring(books, [COFFEE, COFFEE])
    delete(books, "CAFE BLAU")
    assert sorted(statuses(bring(books, [COFFEE, COFFEE]))) == ["duplicate", "skipped"]
    more = bring(books, [COFFEE, COFFEE, COFFEE])
    assert sorted(statuses(more)) == ["duplicate", "new", "skipped"]


def test_an_undone_import_is_all_new_again(books: Books) -> None:
    done = bring(books, decisions={4: Decision("skip")})
    delete(books, "CAFE BLAU")
    assert done.batch is not None
    books.ledger.batches.undo(done.batch)
    assert statuses(bring(books)) == ["new"] * 3
    books.ledger.undo()
    books.ledger.undo()
    assert statuses(bring(books)) == ["duplicate", "skipped", "skipped"], "the undoing was undone"


def test_what_was_left_out_in_the_preview_is_left_out_again(books: Books) -> None:
    bring(books, decisions={3: Decision("skip")})
    again = bring(books)
    assert statuses(again) == ["duplicate", "skipped", "duplicate"]
    assert (again.skipped, again.deleted) == (1, 0)
    (kept,) = (row.before for row in again.rows if row.status == "skipped")
    assert kept is not None
    assert not kept.deleted
    assert bring(books, decisions={3: Decision("new")}).new == 1
    assert statuses(bring(books)) == ["duplicate"] * 3


def test_leaving_out_all_that_is_new_is_remembered_and_can_be_undone(books: Books) -> None:
    bring(books, ROWS[:2])
    assert bring(books, decisions={4: Decision("skip")}).batch is not None
    assert statuses(bring(books)) == ["duplicate", "duplicate", "skipped"]
    books.ledger.undo()
    assert statuses(bring(books, dry_run=True)) == ["duplicate", "duplicate", "new"]


def test_leaving_out_twice_counts_once(books: Books) -> None:
    bring(books, decisions={3: Decision("skip")})
    bring(books, decisions={3: Decision("skip")})
    assert bring(books, [COFFEE, COFFEE]).new == 1


def test_leaving_out_what_is_there_remembers_nothing(books: Books) -> None:
    bring(books)
    assert bring(books, decisions={3: Decision("skip")}).batch is None
    assert sorted(statuses(bring(books, [COFFEE, COFFEE]))) == ["duplicate", "new"]


@pytest.mark.parametrize(
    "again", [("2026-11-03", "-3.20", "Cafe Blau", "x9"), ("2026-11-03", "-3.20", "CAFE BLAU")]
)
def test_a_bank_that_changes_its_ids_brings_nothing_back(books: Books, again: Row) -> None:
    bring(books, [("2026-11-03", "-3.20", "CAFE BLAU", "a1")], file="one.ofx")
    delete(books, "CAFE BLAU")
    assert statuses(bring(books, [again], file="two.ofx")) == ["skipped"]


def test_another_payment_is_new_beside_a_deleted_one(books: Books) -> None:
    bring(books, [("2026-11-03", "-3.20", "CAFE BLAU", "a1")], file="one.ofx")
    delete(books, "CAFE BLAU")
    both = [("2026-11-03", "-3.20", "CAFE BLAU", "a2"), ("2026-11-03", "-3.20", "CAFE BLAU", "a1")]
    assert statuses(bring(books, both, file="two.ofx")) == ["new", "skipped"]


def test_a_deleted_payment_of_two_files_comes_back_with_neither(books: Books) -> None:
    bring(books)
    other = [(*row, f"n{n}") for n, row in enumerate(ROWS)]
    assert statuses(bring(books, other, file="bank.ofx")) == ["duplicate"] * 3
    delete(books, "CAFE BLAU")
    assert statuses(bring(books)) == ["duplicate", "skipped", "duplicate"]
    assert statuses(bring(books, other, file="bank.ofx")) == ["duplicate", "skipped", "duplicate"]


def test_what_was_typed_by_hand_and_deleted_is_new_in_a_file(books: Books) -> None:
    books.add("2026-11-03", "-3.20", "CAFE BLAU")
    delete(books, "CAFE BLAU")
    assert statuses(bring(books, [COFFEE])) == ["new"]


def test_it_is_remembered_in_an_account_that_was_merged(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    books.ledger.accounts.add("Joint", "checking")
    books.ledger.accounts.merge("Everyday", "Joint")
    books.ledger.accounts.set("Joint", rename="Everyday")
    assert statuses(bring(books)) == ["duplicate", "skipped", "duplicate"]


def test_a_deleted_account_takes_what_it_remembers_along(books: Books) -> None:
    bring(books)
    delete(books, "CAFE BLAU")
    books.ledger.accounts.delete("Everyday")
    assert statuses(bring(books)) == ["new"] * 3


def test_a_message_that_is_accepted_comes_in_though_its_like_was_deleted(books: Books) -> None:
    bring(books, [COFFEE])
    delete(books, "CAFE BLAU")
    waiting = replace(bring(books, [COFFEE], file="alerts.sms", dry_run=True).parsed, format="sms")
    row = replace(waiting.rows[0], sure=False, payee="CAFE", bank_id="77")
    parsed = replace(waiting, rows=(row,))
    source = Source(books.ledger.path.with_name("alerts.sms"), "Everyday")
    import_parsed(books.ledger, [parsed], [source])
    (review,) = books.ledger.reviews.all()
    assert accept_review(books.ledger, review.id, replace(review.row, payee="CAFE BLAU")).new == 1


def test_a_dismissed_message_is_left_out_and_a_waiting_one_waits(books: Books) -> None:
    lines = [COFFEE, ROWS[0]]
    bring(books, lines, file="alerts.sms", sure=False)
    first, _ = books.ledger.reviews.all()
    books.ledger.reviews.dismiss(first.id)
    again = bring(books, lines, file="alerts.sms", sure=False)
    assert (statuses(again), again.waiting) == (["skipped", "waiting"], 0)


def test_state_is_whole_again_after_undo(books: Books) -> None:
    before = books.state()
    bring(books, decisions={2: Decision("skip")})
    delete(books, "CAFE BLAU")
    assert books.ledger.undo() is not None
    assert books.ledger.undo() == ("import", "bank.csv")
    assert books.state() == before
    assert statuses(bring(books, dry_run=True)) == ["new"] * 3
