"""Accounts, categories, members, merchants, tags, budgets and profiles by command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer


def _account(coffer: Coffer, name: str) -> Any:
    accounts = coffer("account", "--json", "--all").objects
    return next(a for a in accounts if a["name"] == name)


def test_an_account_has_its_opening_balance_and_member(coffer: Coffer) -> None:
    coffer("member", "add", "Theo")
    coffer(
        "account", "add", "Card", "--kind", "credit card", "--opening=-20.50", "--member", "Theo",
        "--currency", "usd", "--number", "4111",
    )  # fmt: skip
    card = _account(coffer, "Card")
    assert (card["kind"], card["balance"], card["currency"]) == ("credit card", "-20.50", "USD")
    assert (card["member"], card["number"]) == ("Theo", "4111")
    coffer("add", "account=Card", "amount=-1")
    assert coffer.rows()[0]["member"] == "Theo"


def test_an_opening_balance_can_be_set_later(coffer: Coffer) -> None:
    coffer("account", "set", "everyday", "--opening", "250.00", "--opening-date", "2026-03-01")
    assert _account(coffer, "Everyday")["opening_date"] == "2026-03-01"
    assert _account(coffer, "Everyday")["balance"] == "250.00"
    assert "€250.00" in coffer("account").out


def test_accounts_are_renamed_merged_archived_and_deleted(coffer: Coffer) -> None:
    coffer("account", "add", "Old")
    coffer("add", "account=Old", "amount=-5")
    coffer("account", "rename", "Old", "Older")
    coffer("account", "archive", "Older")
    assert "Older" not in coffer("account").out
    assert "Older (archived)" in coffer("account", "list", "--all").out
    coffer("account", "unarchive", "Older")
    coffer("account", "merge", "Older", "Everyday")
    assert _account(coffer, "Everyday")["balance"] == "95.00"
    coffer("account", "delete", "Everyday")
    assert coffer.rows() == []
    assert "no accounts" in coffer("account").out


@pytest.mark.parametrize(
    "words",
    [
        ["set", "Everyday"],
        ["set", "Everyday", "--kind", "pocket"],
        ["set", "Nowhere", "--kind", "cash"],
        ["add", "Everyday"],
        ["add", "New", "--currency", "XYZZY"],
        ["add", "New", "--opening", "1.005"],
        ["merge", "Everyday", "Everyday"],
    ],
)
def test_account_refuses_what_makes_no_sense(coffer: Coffer, words: list[str]) -> None:
    coffer.refused("account", *words)


def test_categories_are_added_moved_renamed_merged_and_archived(coffer: Coffer) -> None:
    coffer("category", "add", "Garden", "--parent", "Home")
    coffer("category", "add", "Bonus", "--kind", "income")
    coffer("add", "account=Everyday", "amount=-5", "category=Garden")
    coffer("category", "rename", "Garden", "Plants")
    coffer("category", "set", "Plants", "--parent", "")
    found = {c["name"]: c for c in coffer("category", "--json").objects}
    assert found["Plants"]["parent"] is None
    assert found["Bonus"]["kind"] == "income"
    coffer("category", "merge", "Plants", "Household")
    assert coffer.rows()[0]["category"] == "Household"
    coffer("category", "archive", "Bonus")
    assert "Bonus" not in coffer("category").out
    coffer("category", "unarchive", "Bonus")
    assert "Bonus" in coffer("category", "list").out
    coffer.refused("category", "set", "Bonus")
    coffer.refused("category", "merge", "Bonus", "Nowhere")


def test_members_merchants_and_tags(coffer: Coffer) -> None:
    assert coffer("member").out == "There are none yet.\n"
    coffer("member", "add", "Nora")
    coffer("member", "rename", "Nora", "Eleanor")
    coffer("add", "account=Everyday", "amount=-5", "payee=LIDL 12", "merchant=Lidl", "tags=food")
    coffer("add", "account=Everyday", "amount=-6", "payee=LIDLE", "merchant=Lidle")
    coffer("merchant", "merge", "Lidle", "Lidl")
    coffer("merchant", "set", "Lidl", "--category", "Groceries")
    coffer("merchant", "rename", "Lidl", "Lidl shop")
    coffer("tag", "rename", "food", "meals")
    assert coffer("member", "list", "--json").objects == [{"name": "Eleanor"}]
    (merchant,) = coffer("merchant", "--json").objects
    assert (merchant["name"], merchant["category"]) == ("Lidl shop", "Groceries")
    assert "Lidl shop" in coffer("merchant").out
    assert coffer("tag").out == "meals\n"
    coffer("tag", "delete", "meals")
    coffer("member", "delete", "Eleanor")
    assert coffer("tag", "--json").out == ""
    coffer.refused("member", "delete", "Eleanor")


def test_a_budget_is_shown_with_what_is_left(coffer: Coffer) -> None:
    today = ("--today", "2026-11-20")
    assert "no budgets" in coffer("budget", *today).out
    coffer("budget", "set", "Groceries", "200", *today)
    coffer("add", "account=Everyday", "amount=-50", "category=Groceries", "date=2026-11-03")
    (shown,) = coffer("budget", "--json", *today).objects
    assert shown["value"] == "150.00"
    (row,) = shown["rows"]
    assert (row["label"], row["value"], row["limit"]) == ("Groceries", "50.00", "200.00")
    assert "€150.00" in coffer("budget", *today).out
    coffer("budget", "remove", "Groceries", *today)
    assert "no budgets" in coffer("budget", *today).out
    coffer.refused("budget", "set", "Salary", "10")
    coffer.refused("budget", "set", "Groceries", "--", "-5")


def test_profiles_are_listed_even_when_there_are_none(coffer: Coffer) -> None:
    assert "none yet" in coffer("profile", "list").out
    coffer.refused("profile", "remove", "Bank")


def test_categories_are_named_in_another_language(coffer: Coffer) -> None:
    assert "anew" in coffer("category", "translate", "fr").out
    assert "Courses" in coffer("category").out
    assert coffer("category", "translate", "fr").out == "Named 0 categories anew.\n"
    coffer("undo")
    assert "Groceries" in coffer("category").out
