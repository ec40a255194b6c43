from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError
from finance.ledger.edits import Change
from finance.ledger.ledger import Ledger
from finance.money import Money

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books


def _names(books: Books) -> list[str]:
    return [c.name for c in books.ledger.categories.all()]


def test_a_new_ledger_has_categories_in_its_language(books: Books, tmp_path: Path) -> None:
    assert {"Groceries", "Rent", "Salary", "Transfer"} <= set(_names(books))
    with Ledger.create(tmp_path / "fr.coffer", language="fr") as french:
        names = {c.key: c.name for c in french.categories.all()}
    assert names["groceries"] == "Courses"
    assert names["transfer"] == "Virement interne"


def test_merging_takes_rows_children_and_budgets_along(books: Books) -> None:
    ledger = books.ledger
    ledger.categories.add("Snacks")
    ledger.categories.add("Crisps", parent="Snacks")
    number = books.add("2026-01-02", "-1", category="Snacks")
    month = date(2026, 1, 1)
    ledger.budgets.set("Snacks", Money(2000, "EUR"), month)
    ledger.categories.merge("Snacks", "Groceries")
    assert "Snacks" not in _names(books)
    assert ledger.transactions.get(number).category == "Groceries"
    assert ledger.budgets.of(month) == {"Groceries": Money(2000, "EUR")}
    crisps = next(c for c in ledger.categories.all() if c.name == "Crisps")
    assert crisps.parent == "Groceries"


def test_a_budget_that_is_there_stays_when_merging(books: Books) -> None:
    ledger, month = books.ledger, date(2026, 1, 1)
    ledger.budgets.set("Coffee", Money(1000, "EUR"), month)
    ledger.budgets.set("Groceries", Money(9000, "EUR"), month)
    ledger.categories.merge("Coffee", "Groceries")
    assert ledger.budgets.of(month) == {"Groceries": Money(9000, "EUR")}


def test_the_tree_has_no_loops(books: Books) -> None:
    books.ledger.categories.add("Inner", parent="Home")
    with pytest.raises(InvalidEntryError, match="inside"):
        books.ledger.categories.set("Home", parent="Inner")
    with pytest.raises(InvalidEntryError, match="move it out first"):
        books.ledger.categories.merge("Home", "Inner")


def test_budgets_hold_until_the_next_one(books: Books) -> None:
    budgets = books.ledger.budgets
    budgets.set("Groceries", Money(100, "EUR"), date(2026, 1, 15))
    budgets.set("Groceries", Money(200, "EUR"), date(2026, 3, 1))
    budgets.set("Groceries", Money(0, "EUR"), date(2026, 5, 1))
    found = [budgets.of(date(2026, m, 20)).get("Groceries") for m in (2, 3, 4, 5)]
    assert found == [Money(100, "EUR"), Money(200, "EUR"), Money(200, "EUR"), None]
    with pytest.raises(InvalidEntryError, match="not a category of spending"):
        budgets.set("Salary", Money(1, "EUR"), date(2026, 1, 1))


def test_names_that_coffer_gave_are_given_in_another_language(books: Books) -> None:
    categories = books.ledger.categories
    categories.set("Fuel", rename="Petrol for the van")
    categories.add("Loyer")  # what Rent would be called
    number = books.add("2026-01-02", "-1", category="Groceries")
    assert categories.in_other_language("en") == {}
    offered = categories.in_other_language("fr")
    assert (offered["Groceries"], offered["Home"]) == ("Courses", "Logement")
    assert not {"Petrol for the van", "Rent", "Restaurants"} & offered.keys()
    before = books.state()
    assert categories.translate("fr") == len(offered)
    assert books.ledger.transactions.get(number).category == "Courses"
    assert {"Petrol for the van", "Rent", "Loyer", "Restaurants", "Santé"} <= set(_names(books))
    assert categories.in_other_language("fr") == {}
    books.ledger.undo()
    assert books.state() == before


def test_own_transfers_are_named_as_the_ledger_began(tmp_path: Path) -> None:
    with Ledger.create(tmp_path / "fr.coffer", language="fr") as french:
        french.categories.merge("Virement interne", "Courses")
        french.accounts.add("Courant")
        french.accounts.add("Livret", "savings")
        day = date(2026, 1, 2)
        sides = [
            french.transactions.add(name, day, Money(amount, "EUR"), Change())
            for name, amount in (("Courant", -500), ("Livret", 500))
        ]
        french.transactions.transfer(*sides)
        assert french.transactions.get(sides[0]).category == "Virement interne"
