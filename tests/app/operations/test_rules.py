"""Rules are said as a person reads them, and an edit by hand suggests the one that fits it."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from app.operations import rules
from finance.rules import Conditions, Outcome, RuleInfo, Share
from tests.helpers.imported import bring

if TYPE_CHECKING:
    from tests.helpers.small_books import Books


@pytest.mark.parametrize(
    ("conditions", "said"),
    [
        (Conditions(text="corner  shop|kiosk"), "“corner shop” or “kiosk”"),
        (Conditions(text="acme", direction="in", account="Visa"), "“acme”, on Visa, money in"),
        (Conditions(size_min=Decimal(5), size_max=Decimal(9)), "€5.00 to €9.00"),
        (Conditions(size_min=Decimal(5)), "€5.00 or more"),
        (Conditions(direction="out", size_max=Decimal("0.5")), "Money out, up to €0.50"),
    ],
)
def test_conditions_are_said(conditions: Conditions, said: str) -> None:
    assert rules.conditions_text(conditions, "EUR") == said


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome(category="Gifts", member="Sam", tags=("a", "b")), "Gifts, for Sam, #a, #b"),
        (Outcome(transfer=True), "Own transfer"),
        (Outcome(ignore=True, category="Gifts"), "Keep out of the books"),
        (Outcome(merchant="Kiosk", note="of Sam"), "Merchant Kiosk, “of Sam”"),
        (
            Outcome(
                split=(
                    Share(category="Rent", percent=Decimal("62.5")),
                    Share(category="Gas", percent=Decimal("37.5")),
                )
            ),
            "Rent 62.5% + Gas 37.5%",
        ),
    ],
)
def test_outcomes_are_said(outcome: Outcome, said: str) -> None:
    assert rules.outcome_text(outcome) == said


@pytest.mark.parametrize(
    "payee", ["CORNER SHOP 12 PARIS FR", "SQ *CORNER|SHOP", "12/34", "Épicerie du Coin S.A.R.L."]
)
def test_what_an_edit_suggests_fits_the_row_it_comes_from(books: Books, payee: str) -> None:
    (number,) = bring(books.ledger, ("2026-10-01", "-5", payee))
    info = books.ledger.transactions.get(number)
    rule = rules.suggested(info, "Gifts")
    assert rule is not None
    assert rule.outcome == Outcome(category="Gifts")
    assert books.ledger.rules.preview(rule) == [number]
    assert rules.is_new(rule, info, [])
    assert not rules.is_new(rule, info, [rule])
    other = RuleInfo("first", Conditions(direction="out"), Outcome(category="Rent"))
    assert rules.is_new(rule, info, [other, rule]), "another rule decides before"


def test_a_row_without_words_suggests_nothing(books: Books) -> None:
    info = books.ledger.transactions.get(books.add("2026-10-01", "-5"))
    assert rules.suggested(info, "Gifts") is None
    assert rules.words_of(info) == ""
