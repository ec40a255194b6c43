"""A row that names another own account is one side of a transfer, also where the bank writes no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from finance.imports.imported import Imported
    from tests.helpers.small_books import Books

HEAD = '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Af Bij";"Bedrag (EUR)"'
ONE, TWO = "NL20BANK0001234567", "NL69BANK0007654321"
SHOPS = [
    ("20260105", "Bakker", ONE, "NL02BANK0123456789", "Af", "4,50"),
    ("20260106", "Slager", ONE, "NL02BANK0123456780", "Af", "14,50"),
    ("20260107", "Rente", TWO, "", "Bij", "1,50"),
    ("20260109", "Bakker", ONE, "NL02BANK0123456789", "Af", "4,00"),
    ("20260112", "Rente", TWO, "", "Bij", "1,00"),
]
OUT = ("20260108", "Vakantie", ONE, TWO, "Af", "150,00")
INTO = ("20260109", "Vakantie", TWO, ONE, "Bij", "150,00")


class Bank:
    """An export over all accounts, imported into books that have both."""

    def __init__(self, books: Books, folder: Path) -> None:
        self.ledger = books.ledger
        self.folder = folder
        self.ledger.accounts.set("Everyday", number=ONE)
        self.ledger.accounts.add("Savings", "savings")
        self.ledger.accounts.set("Savings", number=TWO)

    def brings(
        self, *rows: Sequence[str], name: str = "all.csv", dry_run: bool = False
    ) -> Imported:
        lines = [HEAD, *(";".join(f'"{cell}"' for cell in row) for row in rows)]
        path = self.folder / name
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
        (done,) = import_files(self.ledger, [path], dry_run=dry_run)
        return done

    def held(self, account: str) -> str:
        return str(self.ledger.accounts.get(account).balance.decimal)


@pytest.fixture
def bank(books: Books, tmp_path: Path) -> Bank:
    return Bank(books, tmp_path)


def test_one_row_for_both_sides_is_one_transfer(bank: Bank) -> None:
    done = bank.brings(*SHOPS, OUT)
    assert (done.new, done.transfers) == (6, 1)
    assert (bank.held("Everyday"), bank.held("Savings")) == ("-173.00", "152.50")
    (out,) = (row for row in done.rows if row.row.payee == "Vakantie")
    assert out.status == "transfer"
    sides = bank.ledger.transactions.rows([out.transaction, out.other_side or 0])
    assert [(s.account, str(s.amount.decimal)) for s in sides] == [
        ("Everyday", "-150.00"),
        ("Savings", "150.00"),
    ]
    assert {s.category for s in sides} == {"Transfer"}


def test_it_is_whole_when_it_comes_again_or_is_undone(bank: Bank) -> None:
    bank.brings(*SHOPS, OUT)
    assert bank.brings(*SHOPS, OUT).new == 0
    assert bank.held("Savings") == "152.50"
    bank.ledger.undo()
    assert (bank.held("Everyday"), bank.held("Savings")) == ("0.00", "0.00")


def test_a_bank_that_writes_both_rows_is_believed(bank: Bank) -> None:
    done = bank.brings(*SHOPS, OUT, INTO)
    assert (done.new, done.transfers) == (7, 1)
    assert bank.held("Savings") == "152.50"


def test_a_second_row_that_comes_later_is_the_side_that_was_made(bank: Bank) -> None:
    bank.brings(*SHOPS, OUT)
    later = [(f"202602{n:02d}", "Bakker", ONE, "", "Af", f"{n},10") for n in range(2, 7)]
    done = bank.brings(INTO, *later, ("20260203", "Rente", TWO, "", "Bij", "2,00"), name="two.csv")
    assert (len(done.duplicates), bank.held("Savings")) == (1, "154.50")


def test_the_two_files_of_two_accounts_meet_by_their_numbers(bank: Bank) -> None:
    mine = [row for row in SHOPS if row[2] == ONE]
    theirs = [row for row in SHOPS if row[2] == TWO] + [
        (f"202601{n}", "Rente", TWO, "", "Bij", f"1,{n}") for n in range(20, 24)
    ]
    assert bank.brings(*mine, OUT, ("20260110", "Kiosk", ONE, "", "Af", "3,00")).transfers == 0
    assert bank.brings(*theirs, INTO, name="savings.csv").transfers == 1
    assert bank.ledger.transactions.count() == len(mine) + len(theirs) + 3


def test_a_file_knows_of_the_transfer_that_a_later_one_completes(bank: Bank) -> None:
    paths = []
    for name, row in (("one.csv", OUT), ("two.csv", INTO)):
        own = [other for other in SHOPS if other[2] == row[2]]
        more = [(f"202601{n}", "Rente", row[2], "", "Bij", f"1,{n}") for n in range(20, 24)]
        lines = [HEAD, *(";".join(f'"{cell}"' for cell in line) for line in (*own, row, *more))]
        paths.append(bank.folder / name)
        paths[-1].write_text("\n".join([*lines, ""]), encoding="utf-8")
    for dry_run in (True, False):
        done = import_files(bank.ledger, paths, dry_run=dry_run)
        assert [[r.status for r in file.rows].count("transfer") for file in done] == [1, 1]


def test_a_preview_names_the_account_at_the_other_end(bank: Bank) -> None:
    done = bank.brings(*SHOPS, OUT, dry_run=True)
    (made,) = done.made_sides.values()
    assert (made.account, str(made.date)) == ("Savings", "2026-01-08")
    assert bank.ledger.transactions.count() == 0
