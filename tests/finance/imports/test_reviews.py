from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.errors import NotFoundError
from finance.imports.pipeline import accept_review, accept_reviews, import_parsed
from finance.imports.source import Source
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books


def _messages(*rows: ParsedRow) -> ParsedFile:
    statement = ParsedStatement(account="**4471", kind="credit card")
    return ParsedFile("alerts.xml", "sms", statements=(statement,), rows=rows)


def _row(line: int, amount: str, *, sure: bool) -> ParsedRow:
    return ParsedRow(
        line,
        date(2026, 11, line),
        Decimal(amount),
        payee=f"SHOP {line}",
        text=f"Paid {amount} at SHOP {line}",
        sure=sure,
    )


def _import(books: Books, folder: Path, *rows: ParsedRow) -> tuple[int, int]:
    source = Source(folder / "alerts.xml", account="Everyday")
    (done,) = import_parsed(books.ledger, [_messages(*rows)], [source])
    return done.new, done.waiting


def test_what_is_not_sure_waits_and_enters_when_accepted(books: Books, tmp_path: Path) -> None:
    rows = (_row(1, "-5", sure=True), _row(2, "-7", sure=False))
    assert _import(books, tmp_path, *rows) == (1, 1)
    (waiting,) = books.ledger.reviews.all()
    assert (waiting.account, waiting.row.text) == ("Everyday", "Paid -7 at SHOP 2")
    accept_review(books.ledger, waiting.id)
    assert books.ledger.reviews.count() == 0
    assert books.ledger.transactions.count() == 2
    assert _import(books, tmp_path, *rows) == (0, 0), "known by now"
    books.ledger.undo()
    assert (books.ledger.reviews.count(), books.ledger.transactions.count()) == (1, 1)


def test_what_was_accepted_belongs_to_the_import_that_brought_it(
    books: Books, tmp_path: Path
) -> None:
    _import(books, tmp_path, _row(1, "-5", sure=True), _row(2, "-7", sure=False))
    (waiting,) = books.ledger.reviews.all()
    accept_review(books.ledger, waiting.id)
    (batch,) = books.ledger.batches.all()
    assert (batch.new, batch.kept) == (2, 2)
    books.ledger.batches.undo(batch.id)
    assert books.ledger.transactions.count() == 0


def test_the_same_message_waits_once_and_can_be_dismissed(books: Books, tmp_path: Path) -> None:
    row = _row(2, "-7", sure=False)
    _import(books, tmp_path, row)
    _import(books, tmp_path, row)
    (waiting,) = books.ledger.reviews.all()
    books.ledger.reviews.dismiss(waiting.id)
    assert books.ledger.reviews.all() == []
    assert books.ledger.transactions.count() == 0
    assert _import(books, tmp_path, row) == (0, 0), "it does not wait again"
    with pytest.raises(NotFoundError):
        accept_review(books.ledger, waiting.id)


def test_a_mended_row_is_what_is_stored(books: Books, tmp_path: Path) -> None:
    _import(books, tmp_path, _row(2, "-7", sure=False))
    (waiting,) = books.ledger.reviews.all()
    accept_review(books.ledger, waiting.id, _row(2, "-70", sure=False))
    (number,) = books.ledger.transactions.ids()
    assert books.ledger.transactions.get(number).amount.minor == -7000
    assert _import(books, tmp_path, _row(2, "-7", sure=False)) == (0, 0), "its message is known"


def test_another_account_can_be_meant(books: Books, tmp_path: Path) -> None:
    books.ledger.accounts.add("Visa", "credit card")
    _import(books, tmp_path, _row(2, "-7", sure=False))
    (waiting,) = books.ledger.reviews.all()
    accept_review(books.ledger, waiting.id, account="Visa")
    (number,) = books.ledger.transactions.ids()
    assert books.ledger.transactions.get(number).account == "Visa"


def test_several_are_one_action(books: Books, tmp_path: Path) -> None:
    _import(books, tmp_path, *(_row(day, "-7", sure=False) for day in (1, 2, 3)))
    before = books.state()
    first, _, last = books.ledger.reviews.all()
    accept_reviews(books.ledger, [first.id, last.id])
    assert (books.ledger.reviews.count(), books.ledger.transactions.count()) == (1, 2)
    books.ledger.undo()
    assert books.ledger.reviews.count() == 3
    assert books.state() == before
