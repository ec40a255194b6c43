"""What statements say an account held is set against the books, and a gap names its days."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from finance.errors import NotFoundError
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.ledger.check import check
from finance.ledger.statements import Gap, StatedBalance, first_gap
from finance.money import Money
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books


def _month(books: Books, folder: Path, month: int, amount: str, closing: str) -> None:
    row = ParsedRow(1, date(2026, month, 10), Decimal(amount), payee=f"Shop {month}")
    statement = ParsedStatement(closing=Decimal(closing), closing_date=date(2026, month, 28))
    parsed = ParsedFile(f"{month}.ofx", "ofx", statements=(statement,), rows=(row,))
    import_parsed(books.ledger, [parsed], [Source(folder / f"{month}.ofx", "Everyday")])


def test_months_that_agree_have_no_gap(books: Books, tmp_path: Path) -> None:
    _month(books, tmp_path, 1, "100", "100")
    _month(books, tmp_path, 2, "-30", "70")
    stated = books.ledger.statements.of("Everyday")
    assert [(b.date.month, str(b.stated), b.difference.minor) for b in stated] == [
        (1, "100.00", 0),
        (2, "70.00", 0),
    ]
    assert first_gap(stated) is None
    assert check(books.ledger).findings == ()


def test_a_gap_is_named_where_it_begins_and_later_statements_say_whether_it_grows(
    books: Books, tmp_path: Path
) -> None:
    _month(books, tmp_path, 1, "100", "100")
    _month(books, tmp_path, 2, "-30", "58")  # 12.00 out are missing
    _month(books, tmp_path, 3, "-8", "50")
    _month(books, tmp_path, 4, "10", "59")  # 1.00 out is missing, too
    january, february, march, april = books.ledger.statements.of("Everyday")
    assert first_gap([january, february, march, april]) == Gap(january, february)
    assert [b.difference.minor for b in (february, march, april)] == [1200, 1200, 1300]
    assert [b.drift.minor for b in (january, february, march, april)] == [0, 1200, 0, 100]
    assert (february.before, april.before) == (date(2026, 1, 28), date(2026, 3, 28))
    assert [f.kind for f in check(books.ledger).findings] == ["statement"] * 3
    books.add("2026-02-20", "-12.00")
    books.add("2026-04-20", "-1.00")
    assert first_gap(books.ledger.statements.of("Everyday")) is None


def test_the_same_statement_read_twice_is_stated_once(books: Books, tmp_path: Path) -> None:
    _month(books, tmp_path, 1, "100", "100")
    books.add("2026-01-12", "5.00")
    _month(books, tmp_path, 1, "5", "100")
    assert len(books.ledger.statements.of("Everyday")) == 1


def test_an_account_without_statements_and_one_that_is_not_there(books: Books) -> None:
    assert books.ledger.statements.of("Everyday") == []
    assert first_gap([]) is None
    with pytest.raises(NotFoundError):
        books.ledger.statements.of("Nowhere")


@given(st.lists(st.integers(-3, 3), max_size=8))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_gap_is_the_first_difference(differences: list[int]) -> None:
    zero = Money(0, "EUR")
    balances = [
        StatedBalance("A", date(2026, 1, n + 1), zero, Money(d, "EUR"), "f", None, zero)
        for n, d in enumerate(differences)
    ]
    gap = first_gap(balances)
    wrong = [n for n, d in enumerate(differences) if d]
    if not wrong:
        assert gap is None
    else:
        assert gap is not None
        assert gap.broken is balances[wrong[0]]
        assert gap.agreed is (balances[wrong[0] - 1] if wrong[0] else None)
