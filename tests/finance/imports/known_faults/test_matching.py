"""Faults that imports are known for in telling what is new: each on files of our own, named by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_files

if TYPE_CHECKING:
    from pathlib import Path

    from finance.imports.imported import Imported
    from tests.helpers.small_books import Books

Row = tuple[str, str, str, str]  # day, amount, number, name


def ofx(*rows: Row, account: str = "1") -> str:
    """An OFX file of one account."""
    made = "".join(
        f"<STMTTRN><TRNTYPE>OTHER<DTPOSTED>{day}<TRNAMT>{amount}<FITID>{number}<NAME>{name}</STMTTRN>"
        for day, amount, number, name in rows
    )
    start = f"<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>{account}</BANKACCTFROM><BANKTRANLIST>"
    return f"{start}{made}</BANKTRANLIST></STMTRS></OFX>"


def table(*rows: str) -> str:
    return "\n".join(["Date,Payee,Amount", *rows, ""])


class Bank:
    """Files that are imported one after another."""

    def __init__(self, books: Books, folder: Path) -> None:
        self.books = books
        self.folder = folder

    def brings(self, name: str, text: str, *, account: str | None = "Everyday") -> Imported:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        (done,) = import_files(self.books.ledger, [path], account=account)
        return done

    def count(self) -> int:
        return self.books.ledger.transactions.count()


@pytest.fixture
def bank(books: Books, tmp_path: Path) -> Bank:
    return Bank(books, tmp_path)


SHOP: Row = ("20260113", "-5.00", "a1", "Corner Shop")


def test_one_number_in_two_accounts_is_two_transactions(bank: Bank) -> None:
    bank.books.ledger.accounts.add("Savings", "savings")
    bank.brings("one.ofx", ofx(SHOP))
    assert bank.brings("two.qfx", ofx(SHOP, account="2"), account="Savings").new == 1
    assert bank.count() == 2


def test_rows_of_one_number_and_other_amounts_are_all_stored_as_shown(bank: Bank) -> None:
    text = ofx(
        SHOP, ("20260113", "-6.00", "a1", "Corner Shop"), ("20260113", "-7.00", "a1", "Cafe")
    )
    assert bank.brings("one.ofx", text).new == 3
    assert bank.count() == 3


def test_a_number_used_again_next_month_overwrites_nothing(bank: Bank) -> None:
    bank.brings("august.ofx", ofx(("20260810", "-5.00", "1", "Corner Shop")))
    done = bank.brings("september.ofx", ofx(("20260910", "-5.00", "1", "Corner Shop")))
    assert (done.new, bank.count()) == (1, 2)


def test_numbers_that_are_only_places_in_a_day_overwrite_nothing(bank: Bank) -> None:
    bank.brings("one.ofx", ofx(("20260113", "-5.00", "2026-01-13-1", "Corner Shop")))
    shifted = ofx(
        ("20260113", "-9.00", "2026-01-13-1", "Late Cafe"),
        ("20260113", "-5.00", "2026-01-13-2", "Corner Shop"),
    )
    bank.brings("two.ofx", shifted)
    rows = bank.books.ledger.transactions.rows(sorted(bank.books.ledger.transactions.ids()))
    assert {row.payee for row in rows} == {"Corner Shop", "Late Cafe"}


def test_equal_rows_of_two_numbers_are_both_kept(bank: Bank) -> None:
    coffee = ("20260113", "-3.20", "1", "Cafe")
    assert bank.brings("one.ofx", ofx(coffee, (*coffee[:2], "2", "Cafe"))).new == 2


def test_numbers_that_a_tool_made_anew_are_seen_through(bank: Bank) -> None:
    bank.brings("one.ofx", ofx(SHOP))
    done = bank.brings("two.ofx", ofx((*SHOP[:2], "other", SHOP[3])))
    assert (done.new, bank.count()) == (0, 1)
    (known,) = done.duplicates
    assert str(known.why) == "same payee, date and amount under another bank id"
    assert bank.brings("three.ofx", ofx((*SHOP[:2], "other", SHOP[3]))).new == 0
    assert bank.brings("four.ofx", ofx((*SHOP[:2], "third", SHOP[3]))).new == 0


def test_equal_payments_numbered_anew_are_counted_one_to_one(bank: Bank) -> None:
    day, amount, _, name = SHOP
    bank.brings("one.ofx", ofx(SHOP, (day, amount, "a2", name)))
    anew = [(day, amount, f"b{n}", name) for n in range(3)]
    done = bank.brings("two.ofx", ofx(*anew))
    assert (done.new, bank.count()) == (1, 3)


def test_a_payment_beside_the_one_that_is_known_is_new(bank: Bank) -> None:
    bank.brings("one.ofx", ofx(SHOP))
    done = bank.brings("two.ofx", ofx((*SHOP[:2], "a2", SHOP[3]), SHOP))
    assert (done.new, bank.count()) == (1, 2)


@pytest.mark.parametrize(
    "other", [("20260114", "-5.00", "b", "Corner Shop"), ("20260113", "-5.01", "b", "Corner Shop"),
              ("20260113", "-5.00", "b", "Bakery")],
)  # fmt: skip
def test_another_number_and_anything_else_is_another_payment(bank: Bank, other: Row) -> None:
    bank.brings("one.ofx", ofx(SHOP))
    assert bank.brings("two.ofx", ofx(other)).new == 1


@pytest.mark.parametrize("count", [2, 3, 5])
def test_equal_rows_of_one_file_are_all_real(bank: Bank, count: int) -> None:
    rows = ["2026-01-13,Airline,-120.00"] * count
    assert bank.brings("one.csv", table(*rows)).new == count
    assert bank.brings("again.csv", table(*rows)).new == 0
    assert bank.brings("more.csv", table(*rows, rows[0])).new == 1


def test_equal_transfers_of_one_day_are_all_real(bank: Bank) -> None:
    rows = ["2026-01-13,Round-up savings,-0.50"] * 28 + ["2026-01-14,Round-up savings,-0.50"] * 2
    assert bank.brings("one.csv", table(*rows)).new == 30


def test_the_same_file_again_is_nothing_new(bank: Bank) -> None:
    text = ofx(SHOP, ("20260114", "900.00", "a2", "Work"))
    assert bank.brings("one.ofx", text).new == 2
    again = bank.brings("again.ofx", text)
    assert (again.new, len(again.duplicates), bank.count()) == (0, 2, 2)


def test_an_overlap_is_nothing_new(bank: Bank) -> None:
    rows = [f"2026-01-{day:02d},Shop {day},-{day}.00" for day in range(1, 29)]
    bank.brings("first.csv", table(*rows[:20]))
    done = bank.brings("second.csv", table(*rows[10:]))
    assert (done.new, len(done.duplicates), bank.count()) == (8, 10, 28)


def test_what_is_there_already_is_shown_with_its_reason(bank: Bank) -> None:
    bank.brings("one.ofx", ofx(SHOP))
    (known,) = bank.brings("two.ofx", ofx(SHOP)).duplicates
    assert known.of
    assert str(known.why)


def test_equal_payments_week_by_week_are_never_merged(bank: Bank) -> None:
    first = table("2026-01-06,Tennis Club,-12.00")
    bank.brings("one.csv", first)
    assert bank.brings("two.csv", table("2026-01-13,Tennis Club,-12.00")).new == 1
    assert bank.count() == 2


def test_another_payee_with_the_same_amount_is_another_payment(bank: Bank) -> None:
    bank.books.add("2026-01-10", "-20", "Book Shop")
    done = bank.brings("one.ofx", ofx(("20260112", "-20.00", "1", "Filling Station")))
    assert (done.new, bank.count()) == (1, 2)


def test_two_withdrawals_of_one_amount_are_two(bank: Bank) -> None:
    bank.brings("one.ofx", ofx(("20260110", "-20.00", "1", "Cash Machine North")))
    done = bank.brings("two.ofx", ofx(("20260112", "-20.00", "2", "Cash Machine South")))
    assert (done.new, bank.count()) == (1, 2)


def test_two_files_with_the_legs_of_one_transfer(bank: Bank) -> None:
    bank.books.ledger.accounts.add("Card", "credit card")
    leg = "!Account\nN{}\nT{}\n^\n!Type:{}\nD13/1/2026\nT{}\nPTransfer\nL[{}]\n^\n"
    bank.brings("a.qif", leg.format("Everyday", "Bank", "Bank", "-50.00", "Card"), account=None)
    done = bank.brings(
        "b.qif", leg.format("Card", "CCard", "CCard", "50.00", "Everyday"), account=None
    )
    assert (done.transfers, bank.count()) == (1, 2)


@pytest.mark.parametrize("days", [-5, -1, 0, 1, 5])
def test_the_legs_of_a_slow_transfer_meet_in_either_direction(bank: Bank, days: int) -> None:
    bank.books.ledger.accounts.add("Savings", "savings")
    bank.brings("one.ofx", ofx(("20260113", "-500.00", "1", "Transfer to savings")))
    day = f"202601{13 + days:02d}"
    text = ofx((day, "500.00", "2", "Transfer from everyday"), account="2")
    assert bank.brings("two.ofx", text, account="Savings").transfers == 1


def test_undone_imports_leave_no_memory_of_their_rows(bank: Bank) -> None:
    text = table("2026-01-13,Corner Shop,-5.00", "2026-01-14,Work,900.00")
    bank.brings("one.csv", text)
    bank.books.ledger.undo()
    assert bank.count() == 0
    assert bank.brings("one.csv", text).new == 2


def test_some_thousand_rows_arrive_whole_and_go_in_one_step(bank: Bank) -> None:
    rows = [f"2026-01-{n % 28 + 1:02d},Shop {n},-{n % 90 + 1}.00" for n in range(3_000)]
    assert bank.brings("one.csv", table(*rows)).new == 3_000
    bank.books.ledger.undo()
    assert bank.count() == 0


@pytest.mark.parametrize("cents", ["-9.95", "-2557.68", "-0.07", "-1.15", "-19.99"])
def test_no_cent_is_lost_on_the_way(bank: Bank, cents: str) -> None:
    bank.brings("one.csv", table(f"2026-01-13,Shop,{cents}"))
    (number,) = bank.books.ledger.transactions.ids()
    assert f"{bank.books.ledger.transactions.get(number).amount.decimal:.2f}" == cents


def test_what_was_chosen_by_hand_stays_through_another_import(bank: Bank) -> None:
    number = bank.books.add("2026-01-13", "-5", "Corner shop", "Gifts")
    bank.brings("one.ofx", ofx(SHOP, ("20260114", "-6.00", "a2", "Corner Shop")))
    assert bank.books.ledger.transactions.get(number).category == "Gifts"
