from __future__ import annotations

import pytest

from finance.readers.csv_header import find_header, meaning_of
from finance.readers.csv_table import split_table


@pytest.mark.parametrize(
    ("cell", "role"),
    [
        ("Buchungstag", "date"),
        ("RunningBalance", "balance"),
        ("Betrag (€)", "amount"),
        ("Amount CZK", "amount"),
        ("bedrag in EUR", "amount"),
        ("Amount (fee)", "fee"),
        ("Withdrawal (-)", "debit"),
        ("Montant d'origine", "original_amount"),
        ("transaction_date", "date"),
        ("Zaúètovaná èástka", "amount"),
        ("NOM DE LA CONTREPARTIE", "payee"),
    ],
)
def test_what_a_header_cell_means(cell: str, role: str) -> None:
    assert meaning_of(cell).roles[0] == role


def test_short_words_inside_longer_ones_mean_nothing() -> None:
    assert meaning_of("Opt-Out Xyz").roles == ()


def test_preamble_lines_with_dates_are_no_header() -> None:
    table = split_table(
        "Date,2026-01-01,Amount\nAccount,Balance\nDate,Description,Amount\n2026-01-01,a,-5.00\n"
    )
    assert find_header(table.records).index == 2


def test_rows_that_begin_at_once_have_no_header() -> None:
    assert (
        find_header(split_table("2026-01-01,a,-5.00\n2026-01-02,b,-5.00\n").records).index is None
    )
