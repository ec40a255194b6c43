"""Books that come from another program: its accounts, categories, splits and transfers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.imports.pipeline import import_files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books

REGISTER = (
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n'
    '"Everyday","","13/01/2026","Corner Shop","Living: Food","Living","Food","",12.50,0.00,"Cleared"\n'
    '"Everyday","","14/01/2026","Transfer : Rainy Day","","","","",100.00,0.00,"Cleared"\n'
    '"Rainy Day","","14/01/2026","Transfer : Everyday","","","","",0.00,100.00,"Cleared"\n'
    '"Everyday","","15/01/2026","Market","Living: Food","Living","Food","Split (1/2)",3.00,0.00,"Cleared"\n'
    '"Everyday","","15/01/2026","Market","Living: Home","Living","Home","Split (2/2)",4.00,0.00,"Cleared"\n'
)


def test_accounts_splits_and_transfers_arrive_as_they_were(books: Books, tmp_path: Path) -> None:
    path = tmp_path / "register.csv"
    path.write_text(REGISTER, encoding="utf-8")
    (done,) = import_files(books.ledger, [path])
    assert (done.new, done.accounts, done.transfers) == (4, ("Everyday", "Rainy Day"), 1)
    (again,) = import_files(books.ledger, [path])
    assert (again.new, len(again.duplicates)) == (0, 4)
    filed = {(row.row.payee, f"{row.row.amount}"): row.category for row in done.rows}
    assert filed["Corner Shop", "-12.50"] == "Food"
    transactions = books.ledger.transactions
    stored = [
        transactions.get(row.transaction)
        for row in done.rows
        if row.row.transfer and row.transaction
    ]
    assert {split.category for entry in stored for split in entry.splits} == {"Transfer"}
