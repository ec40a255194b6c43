"""A household's statements as its banks export them, against what is true."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_files
from finance.ledger.edits import Change
from finance.ledger.ledger import Ledger
from tests.helpers.made_household import household, truth

if TYPE_CHECKING:
    from pathlib import Path

    from finance.ledger.rows import TransactionInfo

pytestmark = pytest.mark.shared
FILES = {"checking.csv": "Everyday", "card.csv": "Visa Card", "savings.ofx": "Rainy Day Savings"}
ACCOUNTS = {"Checking": "Everyday", "Card": "Visa Card", "Savings": "Rainy Day Savings"}


def _rows(ledger: Ledger) -> list[TransactionInfo]:
    return ledger.transactions.rows(ledger.transactions.ids())


def test_three_banks_in_one_go(tmp_path: Path) -> None:
    files = [household() / name for name in FILES]
    with Ledger.create(tmp_path / "a.coffer") as ledger:
        done = import_files(ledger, files)
        assert [d.balances for d in done] == ["ok", "not stated", "ok"]
        assert not any(d.parsed.refused or d.duplicates for d in done)
        kinds = {a.name: a.kind for a in ledger.accounts.all()}
        assert kinds == {"Checking": "checking", "Card": "credit card", "Savings": "savings"}

        rows = _rows(ledger)
        ours = Counter((ACCOUNTS[t.account], t.date, t.amount.decimal, t.payee) for t in rows)
        true = Counter(
            (t.account, t.date, t.amount, t.payee) for t in truth() if t.account in FILES.values()
        )
        assert ours == true, "every row once, with its sign"

        names = {t.id: ACCOUNTS[t.account] for t in rows}
        paired = {t.id for t in rows if t.other_side is not None}
        wanted = Counter(
            (t.account, t.date, t.payee)
            for t in truth()
            if t.category == "Transfer" and t.account in FILES.values() and "ATM" not in t.payee
        )
        assert Counter((names[t.id], t.date, t.payee) for t in rows if t.id in paired) == wanted

        again = import_files(ledger, files)
        assert [d.new for d in again] == [0, 0, 0]
        for _ in range(3):
            ledger.undo()
        assert ledger.transactions.count() == 0
        assert ledger.accounts.all(archived=True) == []


def test_three_undos_leave_an_empty_ledger(tmp_path: Path) -> None:
    with Ledger.create(tmp_path / "a.coffer") as ledger:
        import_files(ledger, [household() / name for name in FILES])
        assert [ledger.undo() for _ in range(3)] == [("import", name) for name in reversed(FILES)]
        assert ledger.transactions.count() == 0
        assert ledger.accounts.all(archived=True) == []
        assert ledger.merchants.all() == []
        assert ledger.undo() is None


def test_categories_after_one_correction_per_merchant(tmp_path: Path) -> None:
    wanted = {(t.account, t.date, t.payee, t.amount): t for t in truth()}
    files = [household() / name for name in FILES]
    with Ledger.create(tmp_path / "first.coffer") as ledger:
        import_files(ledger, files)
        wrong = defaultdict(list)
        for row in _rows(ledger):
            true = wanted[ACCOUNTS[row.account], row.date, row.payee, row.amount.decimal]
            if row.category != true.category:
                wrong[true.merchant].append((row.id, true.category))
        shipped = 1 - sum(map(len, wrong.values())) / ledger.transactions.count()
        for fixes in wrong.values():
            ledger.transactions.set([fixes[0][0]], Change(category=fixes[0][1]))
        for _ in files:
            ledger.batches.undo(ledger.batches.all()[0].id)
        import_files(ledger, files)
        right = sum(
            row.category
            == wanted[ACCOUNTS[row.account], row.date, row.payee, row.amount.decimal].category
            for row in _rows(ledger)
        )
        assert shipped >= 0.85
        assert right / ledger.transactions.count() >= 0.99


def test_messages_of_the_card_meet_its_statement(tmp_path: Path) -> None:
    files = [household() / name for name in ("alerts.xml", *FILES)]
    with Ledger.create(tmp_path / "a.coffer") as ledger:
        messages, *_ = import_files(ledger, files)
        assert messages.accounts == ("Card",)
        assert messages.new_accounts == ()
        assert (messages.new, messages.waiting) == (0, 0)
        assert {i.reason for i in messages.parsed.ignored} == {"otp", "declined", "advert"}
        true = Counter(
            (t.account, t.date, t.amount) for t in truth() if t.account in FILES.values()
        )
        ours = Counter((ACCOUNTS[t.account], t.date, t.amount.decimal) for t in _rows(ledger))
        assert ours == true, "one transaction per real payment"
