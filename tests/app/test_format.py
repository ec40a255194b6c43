"""Amounts and dates as people write them, and amounts as people type them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import format as formats
from finance.money import Money

TODAY = date(2026, 11, 18)


def test_english_money_has_a_real_minus() -> None:
    assert formats.money(Money(-6120, "EUR")) == "−€61.20"
    assert formats.money(Money(193550, "EUR"), plus=True) == "+€1,935.50"
    assert formats.amount(Money(2411622, "EUR")) == "24,116.22"
    assert formats.whole(Money(41235, "EUR")) == "€412"


def test_french_money() -> None:
    formats.use("fr")
    assert formats.money(Money(-6120, "EUR")) == "−61,20\xa0€"
    assert formats.percent(Decimal("22.5")) == "22,5\xa0%"


def test_currencies_keep_their_own_digits() -> None:
    assert formats.amount(Money(1200, "JPY")) == "1,200"
    assert formats.amount(Money(1200, "KWD")) == "1.200"


def test_dates_leave_out_what_is_known() -> None:
    assert formats.day(date(2026, 10, 28), TODAY) == "28 Oct"
    assert formats.day(date(2025, 10, 28), TODAY) == "28 Oct 2025"
    formats.use("en", "en_US")
    assert formats.day(date(2026, 10, 28), TODAY) == "Oct 28"
    formats.use("fr", "en_US")
    assert formats.long_day(date(2026, 10, 28)) == "28 octobre 2026"


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [
        (date(2026, 10, 1), date(2026, 10, 31), "October 2026"),
        (date(2025, 1, 1), date(2025, 12, 31), "2025"),
        (date(2026, 10, 3), date(2026, 10, 3), "3 Oct"),
        (date(2026, 10, 3), date(2026, 11, 2), "3 Oct – 2 Nov"),
        (date(2026, 2, 1), date(2026, 2, 28), "February 2026"),
        (None, None, ""),
        (None, date(2026, 11, 2), "– 2 Nov"),
    ],
)
def test_periods_are_said_briefly(start: date | None, end: date | None, said: str) -> None:
    assert formats.period(start, end, TODAY) == said


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("12", 1200),
        ("12.5", 1250),
        ("12,50", 1250),
        ("1,234.56", 123456),
        ("1 234,56", 123456),
        ("1.234,56", 123456),
        ("€ 12.00", 1200),
        ("-12", -1200),
        ("−12.00", -1200),
        (".5", 50),
        ("1,234", 123400),
    ],
)
def test_amounts_as_typed(typed: str, minor: int) -> None:
    assert formats.parse_money(typed, "EUR") == Money(minor, "EUR")


@pytest.mark.parametrize("typed", ["", "abc", "1.2.3", "1,2,3", "0.001", "1.234", "--1", "."])
def test_what_is_no_amount_is_refused(typed: str) -> None:
    assert formats.parse_money(typed, "EUR") is None


@given(
    minor=st.integers(-(10**12), 10**12),
    currency=st.sampled_from(["EUR", "JPY", "KWD", "USD", "CHF"]),
    language=st.sampled_from(["en", "fr"]),
)
def test_what_is_written_can_be_typed_back(minor: int, currency: str, language: str) -> None:
    formats.use(language)
    value = Money(minor, currency)
    assert formats.parse_money(formats.amount(value), currency) == value
    assert formats.parse_money(formats.money(value), currency) == value
