"""Exports of other programs, for people who move in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.helpers.statements import amounts, days, read

if TYPE_CHECKING:
    from finance.readers.model import ParsedFile


def told(file: ParsedFile) -> list[tuple[str | None, str, str | None, str]]:
    return [(row.account, row.payee, row.category, f"{row.amount:f}") for row in file.rows]


def test_actual() -> None:
    file = read(
        "Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared\n"
        "Everyday,2026-01-13,Shop,for the party,Usual Expenses,Food,-12.5,0,Cleared\n"
        "Everyday,2026-01-14,Market,(SPLIT INTO 2) ,Usual Expenses,,0,-30,Cleared\n"
        "Everyday,2026-01-14,Market,(SPLIT 1 OF 2) bread,Usual Expenses,Food,-20,0,Cleared\n"
        "Everyday,2026-01-14,Market,(SPLIT 2 OF 2) ,Usual Expenses,Home,-10,0,Cleared\n"
        "Savings,2026-01-15,Bank,,Income,Interest,1.25,0,Not cleared\n"
    )
    assert told(file) == [
        ("Everyday", "Shop", "Food", "-12.5"), ("Everyday", "Market", "Food", "-20"), ("Everyday", "Market", "Home", "-10"),
        ("Savings", "Bank", "Interest", "1.25"),
    ]  # fmt: skip
    shop, bread, home, _ = file.rows
    assert (shop.note, bread.note, home.note) == ("for the party", "bread", "")
    assert bread.split == home.split is not None
    assert (shop.split, file.layout["source"], file.questions) == (None, "actual", ())


def test_ynab() -> None:
    file = read(
        '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n'
        '"Everyday","Red","13/01/2026","Shop","Living: Food","Living","Food","bread",€12.50,€0.00,"Cleared"\n'
        '"Everyday","","14/01/2026","Transfer : Savings","","","","",€100.00,€0.00,"Cleared"\n'
        '"Savings","","14/01/2026","Transfer : Everyday","","","","",€0.00,€100.00,"Cleared"\n'
        '"Everyday","","15/01/2026","Market","Living: Food","Living","Food","Split (1/2) milk",€3.00,€0.00,"Uncleared"\n'
        '"Everyday","","15/01/2026","Market","Living: Home","Living","Home","Split (2/2) soap",€4.00,€0.00,"Uncleared"\n'
    )
    assert told(file)[0] == ("Everyday", "Shop", "Food", "-12.50")
    assert amounts(file) == ["-12.50", "-100.00", "100.00", "-3.00", "-4.00"]
    shop, out, into, milk, soap = file.rows
    assert (shop.tags, shop.memo) == (("Red",), "bread")
    assert out.transfer == into.transfer is not None
    assert milk.split == soap.split is not None
    assert (milk.note, milk.pending, shop.transfer) == ("milk", False, None)


def test_ynab_4() -> None:
    file = read(
        '"Account","Flag","Check Number","Date","Payee","Category","Master Category","Sub Category","Memo","Outflow","Inflow","Cleared","Running Balance"\n'
        '"Everyday","","","13/01/2026","Shop","Living: Food","Living","Food","",12.50,0.00,"C",87.50\n'
    )
    assert told(file) == [("Everyday", "Shop", "Food", "-12.50")]


def test_mint() -> None:
    file = read(
        '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"\n'
        '"1/13/2026","Corner Shop","CORNER SHOP 0042","12.50","debit","Groceries","Checking","trip","bread"\n'
        '"1/14/2026","Work","ACME PAYROLL","900.00","credit","Paycheck","Checking","",""\n'
    )
    assert told(file) == [
        ("Checking", "Corner Shop", "Groceries", "-12.50"),
        ("Checking", "Work", "Paycheck", "900.00"),
    ]
    row = file.rows[0]
    assert (row.memo, row.tags, row.note, days(file)[0]) == (
        "CORNER SHOP 0042",
        ("trip",),
        "bread",
        "2026-01-13",
    )


def test_homebank() -> None:
    file = read(
        "date;payment;number;payee;memo;amount;category;tags\n2026-01-13;1;;Shop;bread;-12.50;Food:Groceries;trip home\n2026-01-14;4;;Work;;900.00;Wage;\n"
    )
    assert told(file) == [(None, "Shop", "Groceries", "-12.50"), (None, "Work", "Wage", "900.00")]
    assert (file.rows[0].memo, file.rows[0].tags) == ("bread", ("trip", "home"))


def test_homebank_without_a_header() -> None:
    file = read(
        "26-01-13;1;;Shop;bread;-12.50;Food:Groceries;trip home\n26-01-14;4;;Work;;900.00;Wage;\n"
    )
    assert told(file) == [(None, "Shop", "Groceries", "-12.50"), (None, "Work", "Wage", "900.00")]
    assert (file.rows[0].memo, file.rows[0].tags) == ("bread", ("trip", "home"))
    assert (days(file)[0], file.layout["source"]) == ("2026-01-13", "homebank_rows")


def test_eight_columns_without_a_header_are_not_always_that_program() -> None:
    file = read("2026-01-13;12345;;Shop;bread;-12.50;EUR;x\n2026-01-14;12346;;Work;;9.00;EUR;y\n")
    assert "source" not in file.layout


def test_money_manager_ex() -> None:
    file = read(
        '"ID","Date","Status","Type","Account","Payee","Category","Amount","Currency","Number","Notes"\n'
        '"1","13/01/2026","R","Withdrawal","Everyday","Shop","Food:Groceries","-12.50","EUR","","bread"\n'
        '"2","14/01/2026","","Transfer","Everyday","> Savings","Transfer","-100.00","EUR","",""\n'
        '"2","14/01/2026","","Transfer","Savings","< Everyday","Transfer","100.00","EUR","",""\n'
    )
    assert told(file)[0] == ("Everyday", "Shop", "Groceries", "-12.50")
    assert file.rows[1].transfer == file.rows[2].transfer is not None
    assert (file.rows[0].note, file.rows[0].currency) == ("bread", "EUR")


FIREFLY = (
    "user_id,group_id,journal_id,created_at,group_title,type,currency_code,amount,description,date,source_name,source_type,destination_name,destination_type,category,tags,notes\n"
    '1,10,20,2026-01-13T10:00:00+00:00,,Withdrawal,EUR,-12.50,Bread,2026-01-13T00:00:00+00:00,Everyday,Asset account,Shop,Expense account,Food,"a,b",note\n'
    "1,11,21,2026-01-14T10:00:00+00:00,,Deposit,EUR,-900.00,January,2026-01-14T00:00:00+00:00,Work,Revenue account,Everyday,Asset account,Salary,,\n"
    "1,12,22,2026-01-15T10:00:00+00:00,,Transfer,EUR,-100.00,Saving,2026-01-15T00:00:00+00:00,Everyday,Asset account,Savings,Asset account,,,\n"
    "1,13,23,2026-01-16T10:00:00+00:00,Market,Withdrawal,EUR,-20.00,Bread,2026-01-16T00:00:00+00:00,Everyday,Asset account,Market,Expense account,Food,,\n"
    "1,13,24,2026-01-16T10:00:00+00:00,Market,Withdrawal,EUR,-10.00,Soap,2026-01-16T00:00:00+00:00,Everyday,Asset account,Market,Expense account,Home,,\n"
    "1,14,25,2026-01-01T10:00:00+00:00,,Opening balance,EUR,-500.00,Initial,2026-01-01T00:00:00+00:00,Initial balance,Initial,Everyday,Asset account,,,\n"
)


def test_firefly() -> None:
    file = read(FIREFLY)
    assert told(file) == [
        ("Everyday", "Shop", "Food", "-12.50"), ("Everyday", "Work", "Salary", "900.00"), ("Everyday", "Savings", None, "-100.00"),
        ("Savings", "Everyday", None, "100.00"), ("Everyday", "Market", "Food", "-20.00"), ("Everyday", "Market", "Home", "-10.00"),
    ]  # fmt: skip
    shop, _, out, into, bread, soap = file.rows
    assert (shop.tags, shop.note, shop.memo) == (("a", "b"), "note", "Bread")
    assert out.transfer == into.transfer is not None
    assert bread.split == soap.split is not None
    assert [s.account for s in file.statements] == ["Everyday", "Savings"]
    assert "opening balance" in {line.reason for line in file.ignored}


def test_gnucash() -> None:
    file = read(
        '"Date","Transaction ID","Number","Description","Notes","Commodity/Currency","Void Reason","Action","Memo","Full Account Name","Account Name","Amount With Sym.","Amount Num.","Value With Sym.","Value Num.","Reconcile","Reconcile Date","Rate/Price"\n'
        '"13/01/2026","aa","","Shop","n1","CURRENCY::EUR","","","","Expenses:Food","Food","12,50 €","12.50","12,50 €","12.50","n","","1.00"\n'
        '"","","","","","","","","","Assets:Everyday","Everyday","-12,50 €","-12.50","-12,50 €","-12.50","n","","1.00"\n'
        '"14/01/2026","bb","","Saving","","CURRENCY::EUR","","","","Assets:Savings","Savings","","100.00","","100.00","n","","1.00"\n'
        '"","","","","","","","","","Assets:Everyday","Everyday","","-100.00","","-100.00","n","","1.00"\n'
        '"15/01/2026","cc","","Market","","CURRENCY::EUR","","","","Assets:Everyday","Everyday","","-30.00","","-30.00","n","","1.00"\n'
        '"","","","","","","","","bread","Expenses:Food","Food","","20.00","","20.00","n","","1.00"\n'
        '"","","","","","","","","","Expenses:Home","Home","","10.00","","10.00","n","","1.00"\n'
        '"01/01/2026","dd","","Start","","CURRENCY::EUR","","","","Assets:Everyday","Everyday","","500.00","","500.00","n","","1.00"\n'
        '"","","","","","","","","","Equity:Opening Balances","Opening Balances","","-500.00","","-500.00","n","","1.00"\n'
    )
    assert told(file) == [
        ("Everyday", "Shop", "Food", "-12.50"), ("Savings", "Saving", None, "100.00"), ("Everyday", "Saving", None, "-100.00"),
        ("Everyday", "Market", "Food", "-20.00"), ("Everyday", "Market", "Home", "-10.00"),
    ]  # fmt: skip
    assert file.rows[1].transfer == file.rows[2].transfer is not None
    assert file.rows[3].split == file.rows[4].split is not None
    assert (file.rows[3].note, file.rows[0].note, file.rows[0].currency) == ("bread", "n1", "EUR")
    assert days(file)[0] == "2026-01-13"


def test_a_bank_file_is_no_such_export() -> None:
    assert "source" not in read("Date,Payee,Amount,Category\n2026-01-13,Shop,-5.00,Food\n").layout
