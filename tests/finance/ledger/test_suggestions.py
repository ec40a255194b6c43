"""Suggestions: made by an import for unknown payees, marked, accepted and rejected."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from finance.exports.export import export
from finance.imports.pipeline import import_files
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from finance.rules import Conditions, Outcome, RuleInfo
from tests.helpers.imported import bring

if TYPE_CHECKING:
    from pathlib import Path

    from finance.ledger.rows import TransactionInfo
    from tests.helpers.small_books import Books


def taught(books: Books) -> Ledger:
    """Return books in which two payees with one word in common were categorised by hand."""
    ids = bring(
        books.ledger, ("2026-09-01", "-40", "MURMEL OST"), ("2026-09-02", "-40", "MURMEL WEST")
    )
    for number in ids:
        books.ledger.transactions.set([number], Change(category="Childcare"))
    return books.ledger


def filed(ledger: Ledger, number: int) -> tuple[str | None, str | None]:
    info: TransactionInfo = ledger.transactions.get(number)
    return info.category, info.filed_by


def test_a_payee_like_those_before_gets_a_suggestion_and_others_none(books: Books) -> None:
    ledger = taught(books)
    like, other, money_in = bring(
        ledger,
        ("2026-10-01", "-41", "MURMEL NORD"),
        ("2026-10-01", "-9", "QUOKKA"),
        ("2026-10-02", "41", "MURMEL SUD"),
        file="b.ofx",
    )
    assert filed(ledger, like) == ("Childcare", "guess")
    assert filed(ledger, other)[0] is None
    assert filed(ledger, money_in)[0] is None
    assert ledger.transactions.ids(Filter(suggested=True)) == [like]
    assert ledger.suggestions.count() == 1


def test_an_accepted_one_teaches_the_payee_and_settles_all_its_rows(books: Books) -> None:
    ledger = taught(books)
    one, two = bring(
        ledger,
        ("2026-10-01", "-41", "MURMEL NORD"),
        ("2026-10-08", "-42", "MURMEL NORD"),
        file="b.ofx",
    )
    assert ledger.suggestions.accept([one]) == 2
    assert filed(ledger, one) == filed(ledger, two) == ("Childcare", "user")
    (later,) = bring(ledger, ("2026-10-15", "-43", "MURMEL NORD"), file="c.ofx")
    assert filed(ledger, later) == ("Childcare", "history")
    assert ledger.suggestions.accept([one]) == 0


def test_a_rejected_one_is_not_made_again(books: Books) -> None:
    ledger = taught(books)
    (one,) = bring(ledger, ("2026-10-01", "-41", "MURMEL NORD"), file="b.ofx")
    before = books.state()
    assert ledger.suggestions.reject([one]) == 1
    assert filed(ledger, one) == (None, None)
    (later,) = bring(ledger, ("2026-10-15", "-43", "MURMEL NORD"), file="c.ofx")
    assert filed(ledger, later)[0] is None
    assert ledger.suggestions.find() == 0
    for _ in range(2):
        ledger.undo()
    assert books.state() == before


def test_suggestions_are_no_evidence_for_other_suggestions(books: Books) -> None:
    ledger = taught(books)
    ledger.transactions.set(ledger.transactions.ids()[:1], Change(category="Gifts"))
    bring(ledger, ("2026-10-01", "-41", "MURMEL NORD"), file="b.ofx")
    assert ledger.suggestions.count() == 0, "the word tells nothing any more"


def test_what_a_person_a_rule_or_history_filed_is_left_alone(books: Books) -> None:
    ledger = taught(books)
    ledger.rules.add(RuleInfo("N", Conditions(text="nord"), Outcome(member="Nora")))
    ruled, known = bring(
        ledger,
        ("2026-10-01", "-41", "MURMEL NORD"),
        ("2026-10-02", "-40", "MURMEL OST"),
        file="b.ofx",
    )
    assert filed(ledger, ruled) == (None, "rule")
    assert filed(ledger, known) == ("Childcare", "history")
    emptied = ledger.transactions.ids(Filter(text="west"))
    ledger.transactions.set(emptied, Change(category=""))
    ledger.suggestions.find()
    assert filed(ledger, emptied[0]) == (None, "user")


def test_another_category_by_hand_changes_what_is_suggested_for_the_payee(books: Books) -> None:
    ledger = taught(books)
    one, two = bring(
        ledger,
        ("2026-10-01", "-41", "MURMEL NORD"),
        ("2026-10-08", "-42", "MURMEL NORD"),
        file="b.ofx",
    )
    ledger.transactions.set([one], Change(category="Gifts"))
    assert filed(ledger, one) == ("Gifts", "user")
    assert filed(ledger, two) == ("Gifts", "guess")


def test_a_new_name_for_the_merchant_makes_no_fact_of_it(books: Books) -> None:
    ledger = taught(books)
    (one,) = bring(ledger, ("2026-10-01", "-41", "MURMEL NORD"), file="b.ofx")
    ledger.transactions.set([one], Change(merchant="Nursery"))
    assert filed(ledger, one) == ("Childcare", "guess")


def test_find_looks_at_what_was_imported_before(books: Books) -> None:
    (early,) = bring(books.ledger, ("2026-08-01", "-41", "MURMEL NORD"), file="early.ofx")
    ledger = taught(books)
    assert filed(ledger, early)[0] is None
    assert ledger.suggestions.find() == 1
    assert filed(ledger, early) == ("Childcare", "guess")


def test_a_suggested_row_can_still_be_the_other_side_of_a_transfer(books: Books) -> None:
    ledger = taught(books)
    ledger.accounts.add("Savings", "savings")
    (out,) = bring(ledger, ("2026-10-01", "-41", "MURMEL NORD"), file="b.ofx")
    assert filed(ledger, out)[1] == "guess"
    bring(ledger, ("2026-10-02", "41", "TRANSFER FROM CURRENT"), account="Savings", file="c.ofx")
    paired = ledger.transactions.get(out)
    assert paired.other_side is not None
    assert (paired.category, paired.suggested) == ("Transfer", False)


def test_the_preview_shows_what_will_be_stored(books: Books, tmp_path: Path) -> None:
    ledger = taught(books)
    file = tmp_path / "a.csv"
    file.write_text(
        "Date,Description,Amount\n2026-10-01,MURMEL NORD,-41.00\n2026-10-13,QUOKKA,-12.50\n"
        "2026-10-20,QUOKKA,12.50\n2026-10-21,MURMEL OST,5.00\n",
        encoding="utf-8",
    )
    (tried,) = import_files(ledger, [file], account="Everyday", dry_run=True)
    shown = [(r.category, r.suggested, r.purchase is not None) for r in tried.rows]
    assert shown == [
        ("Childcare", True, False), (None, False, False), (None, False, True), ("Childcare", False, True),
    ]  # fmt: skip
    assert (tried.suggested, tried.refunds) == (1, 2)
    (done,) = import_files(ledger, [file], account="Everyday")
    stored = [ledger.transactions.get(r.transaction) for r in done.rows]
    assert [(t.category, t.suggested, t.refund_of is not None) for t in stored] == shown


def test_suggestions_and_what_was_rejected_survive_an_export(books: Books, tmp_path: Path) -> None:
    ledger = taught(books)
    _, no = bring(
        ledger,
        ("2026-10-01", "-41", "MURMEL NORD"),
        ("2026-10-02", "-9", "MURMEL SEE"),
        file="b.ofx",
    )
    ledger.suggestions.reject([no])
    file = tmp_path / "books.json"
    export(ledger, file)
    assert {m["name"] for m in json.loads(file.read_text("utf-8"))["merchants"] if not m["suggest"]}
    with Ledger.create(tmp_path / "other.coffer") as other:
        import_files(other, [file])
        (guess,) = other.transactions.rows(other.transactions.ids(Filter(suggested=True)))
        assert (guess.payee, guess.category) == ("MURMEL NORD", "Childcare")
        assert other.suggestions.find() == 0
