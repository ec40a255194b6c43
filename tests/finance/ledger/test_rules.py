from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from finance.errors import InvalidEntryError, NotFoundError
from finance.imports.pipeline import import_files
from finance.ledger.edits import Change
from finance.ledger.rules import shares
from finance.rules import Conditions, Line, Outcome, RuleBook, RuleInfo, Share

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books

BANK = """Date;Payee;Amount
02.11.2026;CORNER SHOP 12;-10,00
03.11.2026;CORNER SHOP 13;-100,00
13.11.2026;LANDLORD;-900,00
14.11.2026;ADVERT CREDIT;0,01
"""


def _rule(name: str, outcome: Outcome, **conditions: object) -> RuleInfo:
    return RuleInfo(name, Conditions.model_validate(conditions), outcome)


def _import(books: Books, folder: Path) -> None:
    path = folder / "bank.csv"
    path.write_text(BANK)
    import_files(books.ledger, [path], account="Everyday")


def test_rules_file_an_import_in_their_order(books: Books, tmp_path: Path) -> None:
    rules = books.ledger.rules
    rules.add(_rule("big", Outcome(category="Household"), text="corner shop", size_min="50"))
    rules.add(_rule("shop", Outcome(category="Gifts", tags=("corner",)), text="corner shop"))
    rules.add(_rule("advert", Outcome(ignore=True), text="advert", direction="in"))
    half = (Share(category="Rent", percent=Decimal(60)), Share(category="Gas", percent=Decimal(40)))
    rules.add(_rule("flat", Outcome(split=half), text="landlord|letting agency"))
    _import(books, tmp_path)
    found = {t.payee: t for t in books.ledger.transactions.rows(books.ledger.transactions.ids())}
    assert found["CORNER SHOP 12"].category == "Gifts"
    assert found["CORNER SHOP 13"].category == "Household", "the first rule decides"
    assert found["CORNER SHOP 13"].tags == ("corner",), "what it leaves open, the next decides"
    assert [(p.category, p.amount.minor) for p in found["LANDLORD"].splits] == [
        ("Rent", -54_000),
        ("Gas", -36_000),
    ]
    assert "ADVERT CREDIT" not in found


def test_a_preview_counts_what_apply_changes_and_manual_work_stays(
    books: Books, tmp_path: Path
) -> None:
    _import(books, tmp_path)
    by_hand = next(i for i in books.ledger.transactions.ids() if _payee(books, i).endswith("12"))
    books.ledger.transactions.set([by_hand], Change(category="Coffee"))
    rule = _rule("shop", Outcome(category="Gifts"), text="shop")
    preview = books.ledger.rules.preview(rule)
    books.ledger.rules.add(rule)
    assert books.ledger.rules.apply("shop") == len(preview) == 1
    assert books.ledger.rules.preview(rule) == []
    assert books.ledger.transactions.get(by_hand).category == "Coffee"
    books.ledger.undo()
    assert books.ledger.transactions.get(preview[0]).category != "Gifts"


def _payee(books: Books, number: int) -> str:
    return books.ledger.transactions.get(number).payee


def test_rules_are_moved_changed_and_removed(books: Books) -> None:
    rules = books.ledger.rules
    for name in "abc":
        rules.add(_rule(name, Outcome(category="Gifts"), text=name))
    rules.move("c", 0)
    assert [r.name for r in rules.all()] == ["c", "a", "b"]
    rules.change("a", _rule("d", Outcome(category="Rent"), text="d"))
    rules.remove("b")
    assert [(r.name, r.outcome.category) for r in rules.all()] == [("c", "Gifts"), ("d", "Rent")]
    with pytest.raises(NotFoundError):
        rules.add(_rule("e", Outcome(category="No such"), text="e"))
    with pytest.raises(InvalidEntryError, match="already"):
        rules.add(_rule("C", Outcome(category="Gifts"), text="e"))


def test_a_rule_needs_a_condition_and_something_to_do() -> None:
    with pytest.raises(ValidationError, match="condition"):
        Conditions()
    with pytest.raises(ValidationError, match="something to do"):
        Outcome()
    with pytest.raises(ValidationError, match="100 percent"):
        Outcome(split=(Share(category="Rent", percent=Decimal(60)),))


@given(
    st.integers(-(10**9), 10**9),
    st.lists(st.integers(1, 97), min_size=1, max_size=4).filter(lambda p: sum(p) < 100),
)
def test_shares_lose_no_cent(amount: int, percents: list[int]) -> None:
    percents = [*percents, 100 - sum(percents)]
    split = tuple(Share(category=str(n), percent=Decimal(p)) for n, p in enumerate(percents))
    assert sum(size for _, size in shares(amount, Outcome(split=split))) == amount


@pytest.mark.parametrize(
    ("conditions", "fits"),
    [
        ({"text": "CAFÉ luna"}, True),
        ({"text": "luna tea"}, False),
        ({"text": "tea | luna"}, True),
        ({"direction": "in"}, False),
        ({"account": "Everyday", "size_max": "3.50"}, True),
        ({"account": "Visa"}, False),
        ({"size_min": "3.51"}, False),
    ],
)
def test_conditions(conditions: dict[str, object], fits: bool) -> None:
    book = RuleBook([_rule("r", Outcome(ignore=True), **conditions)])
    line = Line("Cafe Luna Paris", "Everyday", Decimal("-3.50"))
    assert (book.decide(line) is not None) is fits


def test_a_rule_is_added_and_applied_as_one_action(books: Books, tmp_path: Path) -> None:
    _import(books, tmp_path)
    before = books.state()
    rule = _rule("shop", Outcome(category="Gifts"), text="corner shop")
    assert books.ledger.rules.add(rule, apply=True) == 2
    wider = _rule("shop", Outcome(category="Gifts"), text="corner shop|landlord")
    assert books.ledger.rules.change("shop", wider, apply=True) == 1
    books.ledger.undo()
    books.ledger.undo()
    assert books.ledger.rules.all() == []
    assert books.state() == before


def test_a_preview_that_nobody_waits_for_is_cut_short(books: Books, tmp_path: Path) -> None:
    _import(books, tmp_path)
    rule = _rule("all", Outcome(tags=("x",)), direction="out")
    assert len(books.ledger.rules.preview(rule, lambda: False)) == 3
    assert books.ledger.rules.preview(rule, lambda: True) == []
