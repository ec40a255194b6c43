"""Refunds of a household's statements, linked by the import."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import import_files
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from tests.helpers.made_household import household, truth

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.shared
def test_every_refund_finds_an_earlier_purchase_of_its_merchant(tmp_path: Path) -> None:
    with Ledger.create(tmp_path / "a.coffer") as ledger:
        import_files(ledger, [household() / "checking.csv", household() / "card.csv"])
        rows = ledger.transactions.rows(ledger.transactions.ids(Filter(amount_min=1)))
        linked = [t for t in rows if t.refund_of is not None]
        true = [t for t in truth() if t.payee == "AMZN MKTP REFUND"]
        assert Counter((t.date, t.amount.decimal) for t in linked) == Counter(
            (t.date, t.amount) for t in true
        )
        assert {t.category for t in linked} == {"Shopping"}
        back: Counter[int] = Counter()
        for refund in linked:
            purchase = refund.refund_of
            assert purchase is not None
            assert (purchase.title, purchase.date <= refund.date) == (refund.title, True)
            back[purchase.id] += refund.amount.minor
        paid = {t.id: -t.amount.minor for t in ledger.transactions.rows(list(back))}
        assert all(back[number] <= paid[number] for number in back)
