"""Each file of an import goes to its own account, on its own answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.imports.pipeline import import_parsed, read_source
from finance.imports.source import Source

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books

ROWS = "Date;Description;Amount;Currency\n{0};{1};{2};EUR\n30/09/2026;LAST;-1,00;EUR\n"
OPEN = "Date,Description,Amount,Currency\n03/04/2026,SHOP,-4.50,EUR\n05/06/2026,PAY,9.00,EUR\n"


def test_files_go_where_their_sources_say(books: Books, tmp_path: Path) -> None:
    first, second = tmp_path / "a.csv", tmp_path / "b.csv"
    first.write_text(ROWS.format("28/09/2026", "ONE", "-100,00"), encoding="utf-8")
    second.write_text(OPEN, encoding="utf-8")
    sources = [
        Source(first, "Everyday"),
        Source(second, "Rainy day", "savings", {"date_order": "dmy"}),
    ]
    files = [read_source(books.ledger, source) for source in sources]
    assert not any(file.questions or file.error for file in files)
    tried = import_parsed(books.ledger, files, sources, dry_run=True)
    assert [result.batch for result in tried] == [None, None]
    assert books.ledger.transactions.count() == 0
    done = import_parsed(books.ledger, files, sources)
    assert [result.accounts for result in done] == [("Everyday",), ("Rainy day",)]
    assert [result.new for result in done] == [result.new for result in tried]
    assert books.ledger.accounts.get("Rainy day").kind == "savings"


def test_what_is_open_is_told_and_not_raised(books: Books, tmp_path: Path) -> None:
    path = tmp_path / "open.csv"
    path.write_text(OPEN, encoding="utf-8")
    assert [q.id for q in read_source(books.ledger, Source(path)).questions] == ["date_order"]
    (tmp_path / "no.txt").write_text("Dear customer,\nall is well.\n", encoding="utf-8")
    assert read_source(books.ledger, Source(tmp_path / "no.txt")).error
