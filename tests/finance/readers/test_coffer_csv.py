from __future__ import annotations

import csv
import io
from datetime import date
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from finance.readers.books import COLUMNS
from tests.helpers.statements import amounts, read

FULL = (
    "date,account,payee,merchant,category,member,amount,note,account_kind,currency,tags,transfer,split,id,pending\n"
    '2026-01-05,Everyday,"SHOP, 12",Shop,Groceries,Sam,-12.30,hello,checking,EUR,"a; b",,s1,7,yes\n'
    "2026-01-05,Everyday,X,,Transfer,,-50.00,,checking,EUR,,t1,,8,\n"
    "2026-01-05,Savings,X,,Transfer,,50.00,,savings,EUR,,t1,,9,\n"
)


def test_every_column_arrives() -> None:
    file = read(FULL)
    row = file.rows[0]
    assert file.format == "coffer"
    assert (row.line, row.date, row.amount, row.currency) == (
        2,
        date(2026, 1, 5),
        Decimal("-12.30"),
        "EUR",
    )
    assert (row.account, row.account_kind, row.payee, row.merchant) == (
        "Everyday",
        "checking",
        "SHOP, 12",
        "Shop",
    )
    assert (row.category, row.member, row.note, row.tags) == (
        "Groceries",
        "Sam",
        "hello",
        ("a", "b"),
    )
    assert (row.split, row.id, row.pending) == ("s1", "7", True)
    assert [r.transfer for r in file.rows] == [None, "t1", "t1"]
    assert [(s.account, s.kind) for s in file.statements] == [
        ("Everyday", "checking"),
        ("Savings", "savings"),
    ]
    assert [r.statement for r in file.rows] == [0, 0, 1]


def test_missing_columns_are_fine() -> None:
    file = read("date,account,amount\n2026-01-05,A,-1\n")
    assert (file.format, amounts(file), file.rows[0].payee) == ("coffer", ["-1"], "")


def test_broken_rows_are_refused_with_a_reason() -> None:
    text = "date,account,amount,account_kind\n2026-01-05,A,-1,cash\n2026-13-05,A,-1,\n2026-01-05,,-1,\n2026-01-05,A,x,\n2026-01-06,A,-2,\n2026-01-07,A,-3,\n2026-01-08,A,-4,\n2026-01-09,A,NaN,\n2026-01-09,A,-5,boat\n2026-01-10,A,-6,\n"
    file = read(text)
    assert amounts(file) == ["-1", "-2", "-3", "-4", "-6"]
    assert [r.line for r in file.refused] == [3, 4, 5, 9, 10]


def test_a_banks_file_with_the_same_words_is_read_as_a_banks() -> None:
    file = read("Date,Account,Amount\n13/01/2026,A,-1.50\n14/01/2026,A,-2.50\n")
    assert (file.format, amounts(file)) == ("csv", ["-1.50", "-2.50"])


TEXT = st.text(
    alphabet=st.characters(
        codec="utf-8",
        exclude_characters="\x00\ufeff",
        exclude_categories=["Cc", "Cs", "Zl", "Zp", "Zs"],
    ),
    max_size=12,
)


@given(
    st.lists(
        st.tuples(st.dates(), st.decimals(-(10**9), 10**9, places=2), TEXT, TEXT),
        min_size=1,
        max_size=8,
    )
)
def test_what_is_written_is_read(rows: list[tuple[date, Decimal, str, str]]) -> None:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for day, amount, payee, note in rows:
        cells = {
            "date": day.isoformat(),
            "account": "A",
            "amount": f"{amount:f}",
            "payee": payee,
            "note": note,
        }
        writer.writerow([cells.get(name, "") for name in COLUMNS])
    file = read(out.getvalue())
    assert [(r.date, r.amount, r.payee, r.note) for r in file.rows] == rows
