"""Names, accounts in another currency, search texts."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.errors import NotFoundError
from finance.money import Money
from finance.queries.query import Intent, Measure
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry, Line
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

EUR_BOOKS = {"Everyday": ("checking", "EUR")}
FOOD = {"Food": ("expense", None), "Bread": ("expense", "Food"), "Rye": ("expense", "Bread")}


def test_a_category_covers_all_below_it(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(TODAY, -100, "Food"),
        Entry(TODAY, -20, "Bread"),
        Entry(TODAY, -3, "Rye"),
    ]
    asked = asking(books)
    assert asked.ask(question("total", categories=("Food",))).value == Money(123, "EUR")
    assert asked.ask(question("total", categories=("Bread",))).value == Money(23, "EUR")
    without = question("total", exclude_categories=("Bread",))
    assert asked.ask(without).value == Money(100, "EUR")


def test_excluding_keeps_what_has_no_category_or_merchant(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [Entry(TODAY, -100, "Food", "Shop"), Entry(TODAY, -20)]
    asked = asking(books)
    assert asked.ask(question("total", exclude_categories=("Food",))).value == Money(20, "EUR")
    assert asked.ask(question("total", exclude_merchants=("Shop",))).value == Money(20, "EUR")


def test_names_overlook_case_and_accents(asking: Callable[[Books], Asker]) -> None:
    books = Books({"Épargne": ("savings", "EUR")}, {"Santé": ("expense", None)})
    books.entries = [
        Entry(TODAY, -100, "Santé", "Crème Café", "Épargne", "Zoé", tags=("Été",)),
    ]
    query = question(
        "total",
        categories=("sante",),
        merchants=("creme CAFÉ",),
        accounts=("epargne",),
        members=("ZOE",),
        tags=("ete",),
    )
    assert asking(books).ask(query).value == Money(100, "EUR")


@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        ("categories", "category"),
        ("merchants", "merchant"),
        ("accounts", "account"),
        ("members", "member"),
        ("tags", "tag"),
        ("exclude_categories", "category"),
        ("exclude_merchants", "merchant"),
    ],
)
@pytest.mark.parametrize("intent", ["total", "balance", "budget", "recurring", "compare"])
def test_an_unknown_name_is_said(
    asking: Callable[[Books], Asker], slot: str, kind: str, intent: str
) -> None:
    asked = asking(Books(EUR_BOOKS, FOOD))
    with pytest.raises(NotFoundError, match=f"no {kind} called “Nowhere”"):
        asked.ask(question(intent).model_copy(update={slot: ("Nowhere",)}))


def _with_dollars() -> Books:
    accounts = {**EUR_BOOKS, "Dollars": ("savings", "USD")}
    books = Books(accounts, FOOD, openings={"Dollars": (5000, None)})
    books.entries = [Entry(TODAY, -100, "Food"), Entry(TODAY, -900, "Food", account="Dollars")]
    return books


@pytest.mark.parametrize("intent", [i for i in Intent if i is not Intent.BUDGET])
def test_accounts_in_another_currency_are_left_out_and_said(
    asking: Callable[[Books], Asker], intent: Intent
) -> None:
    asked = asking(_with_dollars())
    for measure in (Measure.SPENDING, Measure.ANY):
        got = asked.ask(question(intent, measure))
        assert ("other_currency", (("accounts", "Dollars"),)) in [
            (n.code, n.data) for n in got.notes
        ]
        assert got.currency == "EUR"
        assert 2 not in got.transactions
        assert 2 not in asked.all_ids(question(intent, measure))


def test_an_account_in_another_currency_answers_in_its_own(
    asking: Callable[[Books], Asker],
) -> None:
    asked = asking(_with_dollars())
    assert asked.ask(question("total", accounts=("Dollars",))).value == Money(900, "USD")
    balance = asked.ask(question("balance", "any", accounts=("Dollars",)))
    assert (balance.value, balance.currency) == (Money(4100, "USD"), "USD")
    assert balance.notes == ()
    both = asked.ask(question("total", accounts=("Dollars", "Everyday")))
    assert both.value == Money(100, "EUR")
    assert [note.code for note in both.notes] == ["other_currency", "short_history"]


def test_text_looks_into_payee_note_merchant_and_split_notes(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(TODAY, -1, payee="KRISPY DONUTS 12"),
        Entry(TODAY, -20, note="donuts for Zoé"),
        Entry(TODAY, -300, merchant="Donut House", payee="DH 7", memo="two dozen"),
        Entry(TODAY, -4500, splits=(Line("Food", -4000, "Éclairs et donuts"), Line("Food", -500))),
    ]
    asked = asking(books)
    assert asked.ask(question("total", text=("donut",))).value == Money(4321, "EUR")
    assert asked.ask(question("total", text=("zoe donuts",))).value == Money(20, "EUR")
    assert asked.ask(question("total", text=("eclair",))).value == Money(4000, "EUR")
    assert asked.ask(question("total", text=("dozen house",))).value == Money(300, "EUR")


def test_a_thing_at_a_shop_narrows_and_two_things_widen(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2026, 10, 3), -1000, payee="SEPHORA", note="make up"),
        Entry(TODAY, -200, payee="SEPHORA", note="perfume"),
        Entry(TODAY, -30, payee="KIOSK", note="make up"),
    ]
    asked = asking(books)
    together = question("total", text=("make up", "sephora"))
    assert asked.ask(together).value == Money(1000, "EUR")
    assert asked.ask(question("total", text=("perfume", "kiosk"))).value == Money(230, "EUR")


def test_signs_in_a_text_mean_themselves(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(TODAY, -100, payee="100% COTTON"),
        Entry(TODAY, -20, payee="1000 THINGS"),
    ]
    asked = asking(books)
    assert asked.ask(question("count", text=("%",))).count == 1
    assert asked.ask(question("count", text=("_",))).empty
    assert asked.ask(question("count", text=("",))).empty


def test_targets_of_different_kinds_widen_with_match_any(asking: Callable[[Books], Asker]) -> None:
    accounts = {**EUR_BOOKS, "Visa": ("credit card", "EUR")}
    books = Books(accounts, {"Water": ("expense", None), "Food": ("expense", None)})
    books.entries = [
        Entry(TODAY, -1, "Water"),
        Entry(TODAY, -20, "Food", "School"),
        Entry(TODAY, -300, "Food", account="Visa"),
        Entry(TODAY, -4000, "Food"),
    ]
    asked = asking(books)
    two = question("total", categories=("Water",), merchants=("School",), match="any")
    assert asked.ask(two).value == Money(21, "EUR")
    card = question("total", categories=("Water",), accounts=("Visa",), match="any")
    assert asked.ask(card).value == Money(301, "EUR")


def test_naming_a_category_of_transfers_shows_them(asking: Callable[[Books], Asker]) -> None:
    accounts = {**EUR_BOOKS, "Savings": ("savings", "EUR")}
    books = Books(accounts, {"Transfer": ("transfer", None)})
    books.entries = [
        Entry(TODAY, -25000, "Transfer"),
        Entry(TODAY, 25000, "Transfer", account="Savings"),
    ]
    query = question("total", "any", categories=("Transfer",), accounts=("Savings",))
    assert asking(books).ask(query).value == Money(25000, "EUR")
