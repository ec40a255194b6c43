"""Money, percentages and dates as a language writes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_currency, format_percent

from finance.money import Money, exponent

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from nlu.narration.phrasebook import Phrasebook


def money(book: Phrasebook, amount: Money) -> str:
    """Return an amount with all the digits of its currency and a real minus."""
    return _currency(book, amount.decimal, amount.currency, exponent(amount.currency))


def stated(book: Phrasebook, amount: Decimal, currency: str) -> str:
    """Return an amount that a question states: no decimals when it has none."""
    whole = amount == amount.to_integral_value()
    digits = 0 if whole else max(2, exponent(currency))
    return _currency(book, amount, currency, digits)


def difference(book: Phrasebook, amount: Decimal, currency: str) -> str:
    """Return by how much two amounts differ, without a sign and with the currency's digits."""
    return _currency(book, abs(amount), currency, exponent(currency))


def percent(book: Phrasebook, points: Decimal) -> str:
    """Return percentage points with at most one decimal."""
    pattern = Locale(book.locale).percent_formats[None].pattern.replace("0%", "0.#%")
    pattern = pattern.replace("0\u00a0%", "0.#\u00a0%").replace("0\u202f%", "0.#\u00a0%")
    return _minus(format_percent(points / 100, format=pattern, locale=book.locale))


def day(book: Phrasebook, moment: date, pattern: str = "full") -> str:
    """Return a date in one of the language's [dates] patterns."""
    written = format_date(
        moment, book.phrase(f"dates.{pattern}"), locale=book.phrase("grammar.dates")
    )
    if moment.day != 1:
        return written
    words = [book.phrase("dates.first") if word == "1" else word for word in written.split(" ")]
    return " ".join(words)


def weekday(book: Phrasebook, index: int) -> str:
    """Return the name of a weekday, Monday being 0."""
    return str(Locale(book.locale).days["stand-alone"]["wide"][index])


def _currency(book: Phrasebook, amount: Decimal, currency: str, digits: int) -> str:
    text = format_currency(
        amount, currency, _pattern(book.locale, digits), locale=book.locale, currency_digits=False
    )
    sign, bare = ("−", text[1:]) if text.startswith("-") else ("", text)
    code = next((at for at, mark in enumerate(bare) if not mark.isalpha()), 0)
    # A code such as CHF stands apart from its figure; a symbol does not.
    gap = "\u00a0" if code and bare[code].isdigit() else ""
    return f"{sign}{bare[:code]}{gap}{bare[code:]}"


@cache
def _pattern(locale: str, digits: int) -> str:
    decimals = "." + "0" * digits if digits else ""
    pattern = Locale(locale).currency_formats["standard"].pattern
    return str(pattern).replace(".00", decimals)


def _minus(text: str) -> str:
    return text.replace("-", "−")
