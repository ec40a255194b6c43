from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from finance.errors import ImportCancelledError, ImportFileError
from finance.imports.pipeline import import_files
from finance.ledger.edits import Change
from finance.money import Money

if TYPE_CHECKING:
    from tests.helpers.small_books import Books

BANK = """Date;Payee;Amount;Balance
02.11.2026;CORNER SHOP 12;-10,00;90,00
03.11.2026;CORNER SHOP 13;-5,00;85,00
03.11.2026;TICKET;-2,00;83,00
03.11.2026;TICKET;-2,00;81,00
"""


def _file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_dry_run_says_what_the_real_one_does_and_stores_nothing(
    books: Books, tmp_path: Path
) -> None:
    path = _file(tmp_path, "bank.csv", BANK)
    before = books.state()
    (tried,) = import_files(books.ledger, [path], dry_run=True)
    assert tried.batch is None
    assert books.state() == before
    (done,) = import_files(books.ledger, [path])
    assert done.batch == 1
    assert list(tried.rows) == list(done.rows)
    assert (tried.new, tried.accounts, tried.balances) == (done.new, done.accounts, done.balances)
    assert (done.new, done.accounts, done.balances) == (4, ("Bank",), "ok")


def test_the_same_file_twice_is_new_once_and_same_day_twins_stay_two(
    books: Books, tmp_path: Path
) -> None:
    path = _file(tmp_path, "bank.csv", BANK)
    import_files(books.ledger, [path])
    (again,) = import_files(books.ledger, [path])
    assert (again.new, len(again.duplicates)) == (0, 4)
    assert len({d.of for d in again.duplicates}) == 4
    longer = _file(tmp_path, "more.csv", BANK + "03.11.2026;TICKET;-2,00;79,00\n")
    (more,) = import_files(books.ledger, [longer], account="Bank")
    assert (more.new, len(more.duplicates)) == (1, 4)


def test_a_new_account_opens_so_that_the_books_agree_with_the_bank(
    books: Books, tmp_path: Path
) -> None:
    import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)])
    account = books.ledger.accounts.get("Bank")
    assert account.opening == Money(10_000, "EUR")
    assert account.balance == Money(8_100, "EUR")
    older = "Date;Payee;Amount;Balance\n01.10.2026;RENT;-50,00;100,00\n"
    import_files(books.ledger, [_file(tmp_path, "older.csv", older)], account="Bank")
    assert books.ledger.accounts.get("Bank").balance == Money(8_100, "EUR")
    assert books.ledger.accounts.get("Bank").opening == Money(15_000, "EUR")


def test_what_was_assigned_by_hand_files_the_next_import(books: Books, tmp_path: Path) -> None:
    import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)])
    first = next(i for i in (1, 2, 3, 4) if "SHOP" in books.ledger.transactions.get(i).payee)
    books.ledger.transactions.set([first], Change(category="Gifts"))
    later = "Date;Payee;Amount;Balance\n04.11.2026;CORNER SHOP 99;-1,00;80,00\n"
    (done,) = import_files(books.ledger, [_file(tmp_path, "later.csv", later)], account="Bank")
    assert done.rows[0].category == "Gifts"


def test_transfers_between_files_are_paired_and_never_spending(
    books: Books, tmp_path: Path
) -> None:
    one = "date,account,payee,category,amount\n2026-11-02,Everyday,TO SAVINGS,Transfer,-50.00\n"
    two = (
        "date,account,account_kind,payee,category,amount\n"
        "2026-11-04,Savings,savings,FROM EVERYDAY,,50.00\n"
        "2026-11-04,Savings,savings,REFUND,Shopping,50.00\n"
        "2026-11-20,Savings,savings,LATE,,50.00\n"
    )
    files = [_file(tmp_path, "one.csv", one), _file(tmp_path, "two.csv", two)]
    done = import_files(books.ledger, files)
    assert [d.transfers for d in done] == [0, 1]
    assert [r.status for r in done[1].rows] == ["transfer", "new", "new"]
    out = books.ledger.transactions.get(1)
    other = books.ledger.transactions.get(out.other_side or 0)
    assert (other.payee, other.category) == ("FROM EVERYDAY", "Transfer")


def test_each_file_is_one_undo(books: Books, tmp_path: Path) -> None:
    start = books.state()
    files = [_file(tmp_path, f"bank{n}.csv", BANK.replace("11.2026", f"0{n}.2026")) for n in (1, 2)]
    import_files(books.ledger, files)
    middle = books.ledger.transactions.count()
    assert books.ledger.undo() == ("import", "bank2.csv")
    assert books.ledger.transactions.count() == middle // 2
    assert books.ledger.undo() == ("import", "bank1.csv")
    assert books.state() == start


def test_an_old_batch_goes_alone_and_its_rows_can_come_again(books: Books, tmp_path: Path) -> None:
    path = _file(tmp_path, "bank.csv", BANK)
    import_files(books.ledger, [path])
    books.add("2026-11-05", "-1", "BY HAND")
    assert books.ledger.batches.undo(1) == 4
    assert books.ledger.transactions.count() == 1
    assert [a.name for a in books.ledger.accounts.all()] == ["Everyday"]
    (again,) = import_files(books.ledger, [path])
    assert again.new == 4


def test_one_bad_file_stores_none_of_them(books: Books, tmp_path: Path) -> None:
    good = _file(tmp_path, "bank.csv", BANK)
    for bad in (_file(tmp_path, "empty.csv", ""), tmp_path, tmp_path / "missing.csv"):
        with pytest.raises(ImportFileError) as caught:
            import_files(books.ledger, [good, bad])
        assert str(caught.value).count("\n") == 0
    assert books.ledger.transactions.count() == 0


def test_a_stopped_import_leaves_nothing(books: Books, tmp_path: Path) -> None:
    before = books.state()
    with pytest.raises(ImportCancelledError):
        import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)], cancelled=lambda: True)
    assert books.state() == before


def test_another_currency_is_never_mixed_in(books: Books, tmp_path: Path) -> None:
    text = "date,account,payee,amount,currency\n2026-11-02,Everyday,X,-1.00,USD\n"
    with pytest.raises(Exception, match="kept in EUR"):
        import_files(books.ledger, [_file(tmp_path, "usd.csv", text)])
    assert books.ledger.transactions.count() == 0


def test_a_backup_comes_first_once_there_is_something_to_lose(books: Books, tmp_path: Path) -> None:
    folder = Path(f"{books.ledger.path}.backups")
    path = _file(tmp_path, "bank.csv", BANK)
    import_files(books.ledger, [path])
    assert not folder.exists()
    import_files(books.ledger, [path])
    assert len(list(folder.glob("*.coffer"))) == 1


def test_a_stated_balance_is_kept_and_compared(books: Books, tmp_path: Path) -> None:
    (done,) = import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)])
    assert done.closing == [("Bank", Decimal("81.00"), Decimal("81.00"))]
    books.ledger.transactions.delete([1])
    (again,) = import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)])
    ((_, stated, held),) = again.closing
    assert (again.new, stated == held) == (0, False), "a deleted row is missed"


OFX = """OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>{account}
<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-10.00<FITID>a1<NAME>CORNER SHOP 12 LONDON</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-5.00<FITID>a2<NAME>CORNER SHOP 13</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-2.00<FITID>a3<NAME>SOMEONE ELSE</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261102<TRNAMT>-1.00<FITID>a4<NAME>CORNER SHOP 12</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""


def test_the_same_month_in_another_format_is_known(books: Books, tmp_path: Path) -> None:
    csv, ofx = _file(tmp_path, "bank.csv", BANK), _file(tmp_path, "bank.ofx", OFX)
    import_files(books.ledger, [csv])
    (done,) = import_files(books.ledger, [ofx], account="Bank")
    assert (done.new, done.joined, len(done.duplicates)) == (2, 2, 2)
    assert [d.why for d in done.duplicates] == [
        "same amount and payee, 1 day apart, as in bank.csv",
        "same amount and payee, the same day, as in bank.csv",
    ]
    again = import_files(books.ledger, [csv, ofx], account="Bank")
    assert [(d.new, d.joined) for d in again] == [(0, 0), (0, 0)], "both files are known by heart"


def test_one_source_is_never_matched_loosely(books: Books, tmp_path: Path) -> None:
    first = "Date;Payee;Amount\n30.11.2026;CAFE LUNA;-3,50\n"
    second = "Date;Payee;Amount\n01.12.2026;CAFE LUNA;-3,50\n"
    import_files(books.ledger, [_file(tmp_path, "nov.csv", first)], account="Everyday")
    (done,) = import_files(books.ledger, [_file(tmp_path, "dec.csv", second)], account="Everyday")
    assert (done.new, done.joined) == (1, 0)


def test_a_row_typed_by_hand_meets_its_statement(books: Books, tmp_path: Path) -> None:
    number = books.add("2026-11-02", "-10", "Corner shop", "Groceries")
    (done,) = import_files(books.ledger, [_file(tmp_path, "bank.csv", BANK)], account="Everyday")
    assert (done.new, done.joined) == (3, 1)
    kept = books.ledger.transactions.get(number)
    assert (kept.payee, kept.category) == ("Corner shop", "Groceries"), "by hand weighs most"
    books.ledger.undo()
    assert books.ledger.transactions.count() == 1


def test_one_layout_is_not_one_account(books: Books, tmp_path: Path) -> None:
    names = ("everyday_jan", "everyday_feb", "joint_jan")
    texts = [BANK.replace("11.2026", f"0{n}.2026").replace("SHOP", n * "X") for n in (1, 2, 3)]
    files = [_file(tmp_path, f"{name}.csv", text) for name, text in zip(names, texts, strict=True)]
    done = import_files(books.ledger, files)
    assert [d.accounts for d in done] == [("Everyday",), ("Everyday",), ("Joint",)]
