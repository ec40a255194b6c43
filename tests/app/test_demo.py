"""The demo household: the same every time, whole, and no ledger of anybody's is lost for it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from app import demo, sample_household
from app.errors import AppError
from finance.ledger.check import check
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from finance.money import Money

if TYPE_CHECKING:
    from pathlib import Path

TODAY = date(2026, 11, 18)


@pytest.fixture
def built(tmp_path: Path) -> demo.Demo:
    """Give a demo that was just built."""
    return demo.build(tmp_path / "demo.coffer", TODAY)


@pytest.mark.parametrize(
    "today", [TODAY, date(2024, 2, 29), date(2026, 1, 1), date(2027, 3, 31)], ids=str
)
def test_the_statements_end_today_and_are_the_same_each_time(today: date, tmp_path: Path) -> None:
    rows = sample_household.entries(today)
    assert sample_household.first_day(today) <= rows[0].day
    assert rows[-1].day <= today
    assert (today - rows[-1].day).days <= 6
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        sample_household.write(tmp_path / folder, today)
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_every_row_of_the_statements_is_in_the_books_once(built: demo.Demo) -> None:
    with Ledger.open(built.path) as ledger:
        assert ledger.transactions.count() == len(sample_household.entries(TODAY))
        assert check(ledger).findings == ()
        sums = {a.name: a.balance for a in ledger.accounts.all()}
    sample = sample_household.household()["accounts"]
    for key, account in sample.items():
        moved = [e.amount for e in sample_household.entries(TODAY) if e.account == key]
        assert sums[account["name"]].decimal == sum(
            moved, Money.of(account["opening"], "EUR").decimal
        )


def test_it_shows_what_coffer_can(built: demo.Demo) -> None:
    with Ledger.open(built.path) as ledger:
        everything = ledger.transactions.rows(ledger.transactions.ids())
        waiting = ledger.transactions.ids(Filter(uncategorised=True))
        assert 0 < len(waiting) < len(everything) / 20
        assert {row.member for row in everything} >= {"Nora", "Theo"}
        assert any(row.other_side for row in everything)
        moved = {r.account for r in everything if r.category == "Transfer" and r.other_side is None}
        assert not moved
        assert ledger.budgets.of(TODAY)
        assert all(balance.minor >= 0 for balance in _assets(ledger))


def _assets(ledger: Ledger) -> list[Money]:
    return [a.balance for a in ledger.accounts.all() if a.kind != "credit card"]


def test_its_questions_are_answered(built: demo.Demo) -> None:
    from nlu.assistant import Assistant

    with Ledger.open(built.path) as ledger:
        assistant = Assistant(ledger, engine="keyword")
        assert len(built.questions) == 3
        for question in built.questions:
            assert assistant.ask(question, TODAY).status == "answered"
        assistant.close()


def test_building_again_keeps_what_was_done_in_the_earlier_one(built: demo.Demo) -> None:
    with Ledger.open(built.path) as ledger:
        change = Change(payee="Mine")
        ledger.transactions.add("Cash", TODAY, Money(-100, "EUR"), change)
    demo.build(built.path, TODAY)
    with Ledger.open(built.path) as ledger:
        assert ledger.transactions.ids(Filter(text="Mine")) == []
        copies = list(built.path.with_name("demo.coffer.backups").glob("*.coffer"))
    with Ledger.open(copies[0]) as earlier:
        assert len(earlier.transactions.ids(Filter(text="Mine"))) == 1
    assert [p.name for p in built.path.parent.iterdir() if "part" in p.name] == []


def test_another_ledger_or_file_is_left_alone(tmp_path: Path) -> None:
    own = tmp_path / "home.coffer"
    with Ledger.create(own) as ledger:
        ledger.accounts.add("Mine")
    locked = tmp_path / "locked.coffer"
    Ledger.create(locked, bytes(32)).close()
    text = tmp_path / "notes.txt"
    text.write_text("notes")
    empty = tmp_path / "empty"
    empty.touch()
    for path in (own, locked, text, empty):
        before = path.read_bytes()
        with pytest.raises(AppError, match="not the demo"):
            demo.build(path, TODAY)
        assert path.read_bytes() == before


def test_in_french_its_categories_are_french(tmp_path: Path) -> None:
    built = demo.build(tmp_path / "fr.coffer", TODAY, language="fr")
    with Ledger.open(built.path) as ledger:
        names = {category.name for category in ledger.categories.all()}
        assert ledger.categories.in_other_language("fr") == {}
        assert "Courses" in ledger.budgets.of(TODAY)
    assert {"Courses", "Loyer", "Salaire"} <= names
    assert not {"Groceries", "Rent", "Salary"} & names
