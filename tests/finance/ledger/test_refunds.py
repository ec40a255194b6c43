"""Refunds: linked to their purchase by an import and by hand, netting inside its category."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.db.filing_tables import Refund
from finance.errors import FinanceError
from finance.exports.export import export
from finance.imports.pipeline import import_files
from finance.ledger.check import check
from finance.ledger.edits import Change, SplitLine
from finance.ledger.ledger import Ledger
from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure
from tests.helpers.imported import bring

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books

TODAY = date(2026, 11, 18)


def spent(ledger: Ledger, *categories: str) -> str:
    query = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING, categories=categories)
    return str(ledger.answer(query, TODAY).value)


def purchase_of(ledger: Ledger, number: int) -> int | None:
    link = ledger.transactions.get(number).refund_of
    return link.id if link else None


def test_an_import_links_money_back_and_the_category_nets(books: Books) -> None:
    bought, _ = bring(
        books.ledger, ("2026-10-12", "-49.90", "QUIRKY QUAY 1"), ("2026-10-13", "-9", "X")
    )
    books.ledger.transactions.set([bought], Change(category="Gifts", member=None))
    (back,) = bring(books.ledger, ("2026-10-30", "20", "QUIRKY QUAY 1"), file="november.ofx")
    refund = books.ledger.transactions.get(back)
    assert refund.refund_of is not None
    assert (refund.refund_of.id, refund.refund_of.title) == (bought, "Quirky Quay")
    assert (refund.category, refund.filed_by) == ("Gifts", "refund")
    assert [r.id for r in books.ledger.transactions.get(bought).refunds] == [back]
    assert spent(books.ledger, "Gifts") == "29.90"
    assert not check(books.ledger).findings


def test_the_statement_of_the_purchase_may_come_later(books: Books) -> None:
    (back,) = bring(books.ledger, ("2026-10-30", "20", "QUIRKY QUAY"))
    assert purchase_of(books.ledger, back) is None
    (bought,) = bring(books.ledger, ("2026-10-12", "-20", "QUIRKY QUAY"), file="earlier.ofx")
    assert purchase_of(books.ledger, back) == bought


def test_salary_and_own_transfers_are_no_refunds(books: Books) -> None:
    bring(
        books.ledger,
        ("2026-09-28", "2500", "ACME PAYROLL"),
        ("2026-10-01", "-3000", "ACME PAYROLL"),
        ("2026-10-02", "-50", "TRANSFER TO SAVINGS"),
    )
    ids = bring(
        books.ledger,
        ("2026-10-28", "2500", "ACME PAYROLL"),
        ("2026-10-29", "50", "TRANSFER TO SAVINGS"),
        file="b.ofx",
    )
    assert [purchase_of(books.ledger, number) for number in ids] == [None, None]


def test_what_a_person_filed_stays_and_what_was_unlinked_is_not_linked_again(books: Books) -> None:
    bought, back = bring(
        books.ledger, ("2026-10-12", "-20", "QUIRKY QUAY"), ("2026-10-20", "20", "QUIRKY QUAY")
    )
    assert purchase_of(books.ledger, back) == bought
    books.ledger.refunds.unlink(back)
    books.ledger.transactions.set([back], Change(category="Other Income"))
    bring(books.ledger, ("2026-10-21", "-1", "QUIRKY QUAY"), file="later.ofx")
    assert purchase_of(books.ledger, back) is None
    books.ledger.refunds.link(back, bought)
    assert purchase_of(books.ledger, back) == bought
    assert books.ledger.transactions.get(back).category == "Other Income"


def test_a_refund_follows_its_purchase_to_another_category_and_member(books: Books) -> None:
    books.ledger.members.add("Nora")
    bought = books.add("2026-10-12", "-20", "A", "Gifts")
    back = books.add("2026-10-20", "5", "B")
    books.ledger.refunds.link(back, bought)
    books.ledger.transactions.set([bought], Change(category="Books", member="Nora"))
    refund = books.ledger.transactions.get(back)
    assert (refund.category, refund.member) == ("Books", "Nora")
    books.ledger.undo()
    books.ledger.undo()
    assert books.ledger.transactions.get(back).refund_of is None
    assert books.ledger.transactions.get(back).category is None
    books.ledger.redo()
    assert purchase_of(books.ledger, back) == bought


def test_the_parts_of_a_purchase_come_back_where_they_belong(books: Books) -> None:
    bought = books.add("2026-10-12", "-30", "A")
    lines = [SplitLine(Money(-1000, "EUR"), "Gifts"), SplitLine(Money(-2000, "EUR"), "Books")]
    books.ledger.transactions.split(bought, lines)
    part, some, whole = (books.add("2026-10-20", amount, "B") for amount in ("20", "4", "30"))
    for back in (part, some):
        books.ledger.refunds.link(back, bought)
    assert books.ledger.transactions.get(part).category == "Books"
    assert books.ledger.transactions.get(some).category is None, "it may be of either"
    books.ledger.refunds.unlink(part)
    books.ledger.refunds.unlink(some)
    books.ledger.refunds.link(whole, bought)
    parts = books.ledger.transactions.get(whole).splits
    assert [(p.category, str(p.amount)) for p in parts] == [("Gifts", "10.00"), ("Books", "20.00")]


def test_an_uncategorised_refund_by_hand_is_spending_with_a_minus(books: Books) -> None:
    bought = books.add("2026-10-12", "-20", "A")
    back = books.add("2026-10-20", "5", "B")
    assert spent(books.ledger) == "20.00"
    books.ledger.refunds.link(back, bought)
    assert spent(books.ledger) == "15.00"


@pytest.mark.parametrize(("refund", "purchase"), [("-5", "-20"), ("5", "20"), ("20.01", "-20")])
def test_what_does_not_fit_is_refused_and_changes_nothing(
    books: Books, refund: str, purchase: str
) -> None:
    back, bought = books.add("2026-10-20", refund, "B"), books.add("2026-10-12", purchase, "A")
    before = books.state()
    with pytest.raises(FinanceError):
        books.ledger.refunds.link(back, bought)
    assert books.state() == before


def test_another_currency_and_more_than_is_left_are_refused(books: Books) -> None:
    books.ledger.accounts.add("Dollars", currency="USD")
    bought = books.add("2026-10-12", "-20", "A")
    first, second = books.add("2026-10-20", "15", "B"), books.add("2026-10-21", "6", "B")
    foreign = books.add("2026-10-20", "5", "B", account="Dollars")
    books.ledger.refunds.link(first, bought)
    for number in (second, foreign):
        with pytest.raises(FinanceError):
            books.ledger.refunds.link(number, bought)


def test_an_edit_that_no_longer_fits_ends_the_link(books: Books) -> None:
    bought, back = books.add("2026-10-12", "-20", "A"), books.add("2026-10-20", "20", "B")
    books.ledger.refunds.link(back, bought)
    books.ledger.transactions.set([bought], Change(amount=Money(-1900, "EUR")))
    assert purchase_of(books.ledger, back) is None


def test_a_deleted_side_takes_the_link_with_it_and_undo_brings_both(books: Books) -> None:
    bought, back = books.add("2026-10-12", "-20", "A"), books.add("2026-10-20", "20", "B")
    books.ledger.refunds.link(back, bought)
    before = books.state()
    books.ledger.transactions.delete([bought])
    assert purchase_of(books.ledger, back) is None
    books.ledger.undo()
    assert books.state() == before


def test_what_may_be_refunded_comes_likeliest_first_and_is_found_by_words(books: Books) -> None:
    mill = books.add("2026-10-01", "-20", "MILL", merchant="Mill")
    books.add("2026-10-05", "-19", "TINY", merchant="Tiny")
    near = books.add("2026-10-10", "-40", "FERRY", merchant="Ferry")
    back = books.add("2026-10-20", "20", "MILL", merchant="Mill")
    refunds = books.ledger.refunds
    assert [t.id for t in refunds.purchases(back)] == [mill, near]
    assert [t.id for t in refunds.purchases(back, "ferr")] == [near]


def test_links_survive_an_export_and_its_import_into_other_books(
    books: Books, tmp_path: Path
) -> None:
    books.add("2026-09-01", "-1", "BEFORE")  # ids of the two ledgers differ
    bought, back = books.add("2026-10-12", "-20", "A", "Gifts"), books.add("2026-10-20", "5", "B")
    books.ledger.refunds.link(back, bought)
    file, again = tmp_path / "books.json", tmp_path / "again.json"
    export(books.ledger, file)
    with Ledger.create(tmp_path / "other.coffer") as other:
        other.accounts.add("Elsewhere")
        import_files(other, [file])
        rows = {t.payee: t for t in other.transactions.rows(other.transactions.ids())}
        assert rows["B"].refund_of is not None
        assert rows["B"].refund_of.id == rows["A"].id
        assert (rows["A"].filed_by, rows["B"].filed_by) == ("user", "refund")
        import_files(other, [file])
        export(other, again)
    first, second = (json.loads(f.read_text("utf-8"))["transactions"] for f in (file, again))
    assert [t["filed_by"] for t in first] == [t["filed_by"] for t in second]


def test_what_a_person_unlinked_stays_unlinked_in_other_books(books: Books, tmp_path: Path) -> None:
    bought, back = books.add("2026-10-12", "-20", "MILL"), books.add("2026-10-20", "20", "MILL")
    books.ledger.refunds.link(back, bought)
    books.ledger.refunds.unlink(back)
    assert books.ledger.transactions.get(back).no_refund
    file = tmp_path / "books.json"
    export(books.ledger, file)
    with Ledger.create(tmp_path / "other.coffer") as other:
        import_files(other, [file])
        marks = [
            (t.amount.minor, t.no_refund) for t in other.transactions.rows(other.transactions.ids())
        ]
        assert sorted(marks) == [(-2000, False), (2000, True)]
        bring(other, ("2026-10-25", "-1", "KIOSK"), file="later.ofx")
        rows = other.transactions.rows(other.transactions.ids())
        assert all(t.refund_of is None for t in rows), "no import links it again"


@pytest.mark.parametrize(
    ("amounts", "said"),
    [
        (("-20", "20", None), None),
        (("-20", "15", "5.01"), "more than the 20.00 that it cost"),
        (("20", "5", None), "not money in and a purchase"),
        (("-20", "-5", None), "not money in and a purchase"),
    ],
)
def test_a_check_finds_links_that_cannot_be(
    books: Books, amounts: tuple[str, str, str | None], said: str | None
) -> None:
    bought, *back = [books.add("2026-10-12", a, "A") for a in amounts if a is not None]
    with books.ledger.write("refund") as session:
        for number, refund in enumerate(back, 1):
            session.add(Refund(id=number, refund_id=refund, purchase_id=bought))
    found = check(books.ledger).findings
    assert [f.kind for f in found] == (["refund"] if said else [])
    assert said is None or said in found[0].text


def test_a_check_finds_a_refund_in_another_currency(books: Books) -> None:
    books.ledger.accounts.add("Dollars", currency="USD")
    bought = books.add("2026-10-12", "-20", "A")
    back = books.add("2026-10-20", "5", "B", account="Dollars")
    with books.ledger.write("refund") as session:
        session.add(Refund(id=1, refund_id=back, purchase_id=bought))
    (found,) = check(books.ledger).findings
    assert "of one currency" in found.text
