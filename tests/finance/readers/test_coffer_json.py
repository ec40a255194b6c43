from __future__ import annotations

import json
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from tests.helpers.statements import amounts, read


def export(**changes: object) -> str:
    data: dict[str, Any] = {
        "coffer": 1,
        "currency": "EUR",
        "accounts": [
            {"name": "Everyday", "kind": "checking", "opening": "100.00", "opening_date": "2026-01-01", "member": "Sam"},
            {"name": "Old", "kind": "savings", "archived": True},
        ],
        "categories": [{"name": "Food", "kind": "expense"}, {"name": "Groceries", "parent": "Food", "kind": "expense"}],
        "merchants": [{"name": "Shop", "aliases": ["SHOP 12"], "category": "Groceries"}],
        "members": ["Sam"],
        "tags": ["trip"],
        "budgets": [{"category": "Groceries", "amount": "300.00"}],
        "transactions": [
            {
                "id": "7", "date": "2026-01-05", "account": "Everyday", "amount": "-12.30", "payee": "SHOP 12", "memo": "m",
                "bank_id": "b", "merchant": "Shop", "pending": True, "tags": ["trip"],
                "splits": [
                    {"amount": "-10.00", "category": "Groceries", "member": "Sam", "note": "n"},
                    {"amount": "-2.30", "category": "Food"},
                ],
            },
            {"date": "2026-01-06", "account": "Old", "amount": "5.00", "transfer": "t1", "category": "Food"},
        ],
    }  # fmt: skip
    return json.dumps(data | changes)


def test_whole_books_arrive() -> None:
    file = read(export(), name="books.json")
    assert (file.format, file.error, file.refused) == ("coffer", None, ())
    books = file.books
    assert books is not None
    assert (books.currency, books.members, books.tags) == ("EUR", ("Sam",), ("trip",))
    assert (books.accounts[0].opening, books.accounts[0].opening_date) == (
        Decimal("100.00"),
        date(2026, 1, 1),
    )
    assert [a.archived for a in books.accounts] == [False, True]
    assert [(c.name, c.parent) for c in books.categories] == [("Food", None), ("Groceries", "Food")]
    assert (books.merchants[0].aliases, books.budgets[0].amount) == (
        ("SHOP 12",),
        Decimal("300.00"),
    )
    assert [(s.account, s.kind, s.opening) for s in file.statements] == [
        ("Everyday", "checking", Decimal("100.00")),
        ("Old", "savings", None),
    ]


def test_each_split_line_is_a_row_of_one_transaction() -> None:
    rows = read(export()).rows
    assert [(str(r.amount), r.category, r.member, r.split, r.id) for r in rows] == [
        ("-10.00", "Groceries", "Sam", "7", "7"), ("-2.30", "Food", None, "7", "7"), ("5.00", "Food", None, None, None),
    ]  # fmt: skip
    assert rows[0].tags == ("trip",)
    assert (rows[0].pending, rows[0].bank_id, rows[0].memo, rows[0].note) == (True, "b", "m", "n")
    assert (rows[2].transfer, rows[2].statement) == ("t1", 1)


@pytest.mark.parametrize(
    "bad",
    [
        {"date": "2026-01-06", "account": "Nowhere", "amount": "5.00"},
        {"date": "soon", "account": "Old", "amount": "5.00"},
        {"date": "2026-01-06", "account": "Old", "amount": "x"},
        {"date": "2026-01-06", "account": "Old"},
        {"date": "2026-01-06", "account": "Old", "amount": "5.00", "splits": [{"amount": "4.00"}]},
        "text",
        None,
    ],
)
def test_a_broken_transaction_is_refused_alone(bad: object) -> None:
    good = {"date": "2026-01-06", "account": "Old", "amount": "5.00"}
    file = read(export(transactions=[bad, good]))
    assert (amounts(file), [r.line for r in file.refused]) == (["5.00"], [1])


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "damaged"), ('{"a": 1}', "not exported by Coffer"), (export(coffer=99), "newer"),
        (export(accounts=[{"kind": "checking"}]), "damaged"), (export(accounts=[{"name": "A", "kind": "boat"}]), "boat"),
        (export(transactions="x"), "damaged"), (export(accounts=["x"]), "damaged"), ("{" * 5000, "damaged"),
    ],
)  # fmt: skip
def test_what_is_no_export_of_ours_says_so(text: str, word: str) -> None:
    file = read(text, name="x.json")
    assert file.error is not None
    assert word in file.error
    assert not file.rows


def test_transactions_may_stand_before_their_accounts() -> None:
    text = (
        '{"transactions": [{"date": "2026-01-13", "account": "A", "amount": "-5.00"}, {}],'
        ' "accounts": [{"name": "A"}], "coffer": 1}'
    )
    file = read(text, name="x.json")
    assert [(row.account, str(row.amount)) for row in file.rows] == [("A", "-5.00")]
    assert [refused.line for refused in file.refused] == [2]
