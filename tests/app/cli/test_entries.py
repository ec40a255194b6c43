"""Transactions by hand: what is added, changed and deleted shows, and undo takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer


def test_an_added_transaction_is_listed_with_all_it_was_given(coffer: Coffer) -> None:
    coffer("member", "add", "Nora")
    coffer(
        "add", "account=everyday", "date=2026-11-03", "amount=-12.30", "payee=BAKERY 12",
        "merchant=Bakery", "category=groceries", "member=nora", "tags=treat, weekend", "note=cake",
    )  # fmt: skip
    (row,) = coffer.rows()
    assert (row["date"], row["amount"], row["currency"]) == ("2026-11-03", "-12.30", "EUR")
    assert (row["account"], row["merchant"], row["category"]) == ("Everyday", "Bakery", "Groceries")
    assert (row["member"], row["tags"], row["note"]) == ("Nora", ["treat", "weekend"], "cake")


def test_today_is_the_date_of_an_addition_that_names_none(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=5", "--today", "2026-02-03")
    assert coffer.rows()[0]["date"] == "2026-02-03"


@pytest.mark.parametrize(
    ("written", "stored"), [("-1,5", "-1.50"), ("−2", "-2.00"), ("+3", "3.00")]
)
def test_amounts_are_read_as_people_write_them(coffer: Coffer, written: str, stored: str) -> None:
    coffer("add", "account=Everyday", f"amount={written}")
    assert coffer.rows()[0]["amount"] == stored


@pytest.mark.parametrize(
    "fields",
    [
        ["amount=-1"],
        ["account=Everyday"],
        ["account=Nowhere", "amount=-1"],
        ["account=Everyday", "amount=1.234"],
        ["account=Everyday", "amount=1,000.00"],
        ["account=Everyday", "amount=nan"],
        ["account=Everyday", "amount=-1", "date=03/11/2026"],
        ["account=Everyday", "amount=-1", "colour=red"],
        ["account=Everyday", "amount=-1", "category=Nothing"],
        ["account=Everyday", "amount=-1", "member=Nobody"],
        ["account=Everyday", "amount=-1", "amount=-2"],
        ["account=Everyday", "amount=-10", "split=Groceries:-4", "split=Household:-5"],
        ["account=Everyday", "amount=-10", "split=Groceries"],
    ],
)
def test_what_cannot_be_added_is_refused_and_leaves_nothing(
    coffer: Coffer, fields: list[str]
) -> None:
    coffer.refused("add", *fields)
    assert coffer.rows() == []


def test_parts_add_up_and_show(coffer: Coffer) -> None:
    coffer(
        "add", "account=Everyday", "amount=-30", "payee=Market",
        "split=Groceries:-20", "split=Household:-10.00:soap",
    )  # fmt: skip
    (row,) = coffer.rows()
    assert row["category"] is None
    assert row["splits"] == [
        {"category": "Groceries", "amount": "-20.00", "note": ""},
        {"category": "Household", "amount": "-10.00", "note": "soap"},
    ]
    assert "Groceries + Household" in coffer("list").out


def test_set_changes_all_that_are_named_as_one_step(coffer: Coffer) -> None:
    for payee in ("One", "Two"):
        coffer("add", "account=Everyday", "amount=-4", f"payee={payee}")
    ids = [str(row["id"]) for row in coffer.rows()]
    coffer("set", *ids, "category=Coffee", "note=both")
    assert {(r["category"], r["note"]) for r in coffer.rows()} == {("Coffee", "both")}
    coffer("undo")
    assert {(r["category"], r["note"]) for r in coffer.rows()} == {(None, "")}
    coffer("redo")
    assert {r["category"] for r in coffer.rows()} == {"Coffee"}


def test_an_empty_value_empties_a_field(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-4", "note=x", "category=Coffee", "tags=a")
    number = str(coffer.rows()[0]["id"])
    coffer("set", number, "note=", "category=", "tags=")
    (row,) = coffer.rows()
    assert (row["note"], row["category"], row["tags"]) == ("", None, [])


def test_set_can_divide_and_join_again(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-9")
    number = str(coffer.rows()[0]["id"])
    coffer("set", number, "split=Coffee:-4", "split=Books:-5", "note=divided")
    assert [p["category"] for p in coffer.rows()[0]["splits"]] == ["Coffee", "Books"]
    coffer("set", number, "split=Books:-9")
    assert coffer.rows()[0]["category"] == "Books"


@pytest.mark.parametrize(
    "words", [["1"], ["note=x"], ["one", "note=x"], ["99", "note=x"], ["-1", "note=x"]]
)
def test_set_needs_numbers_and_changes(coffer: Coffer, words: list[str]) -> None:
    coffer.refused("set", *words)


def test_delete_and_undo(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-4")
    number = str(coffer.rows()[0]["id"])
    coffer("delete", number)
    assert coffer.rows() == []
    coffer("undo")
    assert [str(row["id"]) for row in coffer.rows()] == [number]
    coffer.refused("delete", number, "777")
    assert len(coffer.rows()) == 1


def test_a_transfer_names_its_other_side(coffer: Coffer) -> None:
    coffer("account", "add", "Savings", "--kind", "savings")
    coffer("add", "account=Everyday", "amount=-50")
    coffer("add", "account=Savings", "amount=50")
    ids = [str(row["id"]) for row in coffer.rows()]
    coffer("transfer", *ids)
    assert {str(r["other_side"]) for r in coffer.rows()} == set(ids)
    assert {r["category"] for r in coffer.rows()} == {"Transfer"}
    coffer.refused("transfer", *ids, ids[0])


def test_undo_says_what_it_took_back_and_when_there_is_nothing(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-4", "payee=Bakery")
    listed = coffer("undo", "--list", "--json").objects
    assert [(a["label"], a["undone"]) for a in listed] == [("add", False), ("account", False)]
    assert "Bakery" in coffer("undo").out
    coffer("undo")
    assert coffer("undo").out == "There is nothing to undo.\n"
    assert "undone" in coffer("undo", "--list").out
    coffer("redo")
    coffer("redo")
    assert coffer("redo").out == "There is nothing to redo.\n"
