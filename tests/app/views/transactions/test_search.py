"""The search line understands words and simple filters, in English and French."""

from __future__ import annotations

import subprocess
import sys
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.operations.filters import Names
from app.views.transactions.search import parse
from finance.ledger.filters import Filter

TODAY = date(2026, 11, 18)
NAMES = Names(
    accounts=("Everyday", "Visa Card"),
    categories=("Groceries", "Public Transport", "Épicerie fine"),
    members=("Sam", "Alex"),
    merchants=("Lidl",),
    tags=("Holiday",),
)


def found(text: str) -> Filter:
    return parse(text, NAMES, TODAY, "EUR")


OCTOBER = {"start": date(2026, 10, 1), "end": date(2026, 10, 31)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Filter()),
        ("corner bakery", Filter(text="corner bakery")),
        ("category:groceries", Filter(category="Groceries")),
        ("cat:gro lidl", Filter(category="Groceries", text="lidl")),
        ("category:public transport pass", Filter(category="Public Transport", text="pass")),
        ("catégorie:epicerie", Filter(category="Épicerie fine")),
        ('account:"visa card"', Filter(account="Visa Card")),
        ("compte:visa", Filter(account="Visa Card")),
        ("member:sam", Filter(member="Sam")),
        ("#holiday", Filter(tag="Holiday")),
        ("in:october", Filter(**OCTOBER)),  # type: ignore[arg-type]
        ("en:octobre", Filter(**OCTOBER)),  # type: ignore[arg-type]
        ("in:2026-10", Filter(**OCTOBER)),  # type: ignore[arg-type]
        ("in:last month bread", Filter(text="bread", **OCTOBER)),  # type: ignore[arg-type]
        ("in:2025", Filter(start=date(2025, 1, 1), end=date(2025, 12, 31))),
        (">50", Filter(size_min=5001)),
        (">= 50", Filter(size_min=5000)),
        ("<12,50", Filter(size_max=1249)),
        ("=9.99", Filter(size_min=999, size_max=999)),
        ("uncategorised", Filter(uncategorised=True)),
        ("Non catégorisé lidl", Filter(uncategorised=True, text="lidl")),
        ("in:", Filter()),
    ],
)
def test_what_is_typed_becomes_a_filter(text: str, expected: Filter) -> None:
    assert found(text) == expected


def test_an_unknown_name_finds_nothing_rather_than_everything() -> None:
    assert found("member:nobody") == Filter(member="nobody")


def test_words_that_are_no_period_find_nothing_rather_than_everything() -> None:
    where = found("in:gibberish")
    assert where.start is not None
    assert where.end is not None
    assert where.start > where.end


@given(st.text(max_size=60))
def test_no_text_breaks_the_search(text: str) -> None:
    assert isinstance(found(text), Filter)


def test_the_parser_needs_no_window() -> None:
    code = "import sys, app.views.transactions.search; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
