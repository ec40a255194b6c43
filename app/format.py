"""Money, dates and numbers as people of the chosen language write them.

One locale holds for the whole window: `use` sets it, and the window is built anew after a change.
"""

from __future__ import annotations

import re
from datetime import date, datetime
from decimal import Decimal, InvalidOperation

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_datetime
from babel.numbers import (
    format_currency,
    format_decimal,
    format_percent,
    get_currency_symbol,
    get_decimal_symbol,
)

from finance.money import Money, exponent

MINUS = "−"
_DEFAULT = {"en": "en_GB", "fr": "fr_FR"}
_locale = Locale.parse("en_GB")


def use(language: str, system: str = "") -> None:
    """Write in `language` ("en", "fr"); in the region of `system` ("en_US") where it speaks it."""
    global _locale  # noqa: PLW0603 - the application writes in one locale at a time
    chosen = (
        system if system.split("_", maxsplit=1)[0] == language else _DEFAULT.get(language, "en_GB")
    )
    try:
        _locale = Locale.parse(chosen)
    except (UnknownLocaleError, ValueError):
        _locale = Locale.parse(_DEFAULT.get(language, "en_GB"))


def locale_name() -> str:
    """Return the locale in use, such as `en_GB`."""
    return str(_locale)


def _signed(text: str, minor: int, plus: bool) -> str:  # noqa: FBT001 - private
    text = text.replace("-", MINUS)
    return f"+{text}" if plus and minor > 0 else text


def money(value: Money, *, plus: bool = False) -> str:
    """Return an amount with its currency: `−€61.20`; with `plus`, money in says `+€61.20`."""
    text = format_currency(value.decimal, value.currency, locale=_locale)
    return _signed(text, value.minor, plus)


def amount(value: Money, *, plus: bool = False) -> str:
    """Return an amount without its currency, for columns that hold one: `−61.20`."""
    digits = exponent(value.currency)
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return _signed(format_decimal(value.decimal, pattern, locale=_locale), value.minor, plus)


def whole(value: Money) -> str:
    """Return an amount rounded to whole units, for labels of charts: `€412`."""
    text = format_currency(
        value.decimal.quantize(Decimal(1)),
        value.currency,
        locale=_locale,
        currency_digits=False,
        format=_whole_pattern(),
    )
    return text.replace("-", MINUS)


def _whole_pattern() -> str:
    pattern = _locale.currency_formats["standard"].pattern
    return re.sub(r"[.,]0+", "", pattern.split(";")[0].replace("#,##0.00", "#,##0"))


def symbol(currency: str) -> str:
    """Return the sign of a currency: `€`."""
    return get_currency_symbol(currency, locale=_locale)


def number(value: int) -> str:
    """Return a count with its group marks: `1,204`."""
    return format_decimal(value, locale=_locale).replace("-", MINUS)


def percent(value: Decimal) -> str:
    """Return a percentage from percent points: `22.5%` from 22.5."""
    pattern = _locale.percent_formats[None].pattern.replace("#,##0", "#,##0.#")
    return format_percent(value / 100, pattern, locale=_locale).replace("-", MINUS)


def day(value: date, today: date | None = None) -> str:
    """Return a date for a table: `28 Oct`, with its year unless that is the year of `today`."""
    if today is not None and value.year == today.year:
        return format_date(value, _day_month(), locale=_locale)
    return format_date(value, "medium", locale=_locale)


def _day_month() -> str:
    return "MMM d" if _locale.territory in {"US", "CA"} and _locale.language == "en" else "d MMM"


def long_day(value: date) -> str:
    """Return a date in full: `28 October 2026`."""
    return format_date(value, "long", locale=_locale)


def moment(value: datetime) -> str:
    """Return a day and time: `28 Oct 2026, 14:05`."""
    return format_datetime(value, "d MMM y, HH:mm", locale=_locale)


def month(value: date) -> str:
    """Return the month of a date with its year, fit to start a line: `October 2026`."""
    text = format_date(value, "LLLL yyyy", locale=_locale)
    return text[:1].upper() + text[1:]


def short_month(value: date) -> str:
    """Return the month of a date, short: `Oct`."""
    return format_date(value, "LLL", locale=_locale)


def period(start: date | None, end: date | None, today: date) -> str:
    """Return a span of days as briefly as it can be said; empty where both ends are open."""
    if start is None or end is None:
        return (f"{day(start, today)} –" if start else "") + (f"– {day(end, today)}" if end else "")
    if start == end:
        return day(start, today)
    after = date.fromordinal(end.toordinal() + 1)
    if start.day == 1 and after.day == 1:
        if (start.year, start.month) == (end.year, end.month):
            return month(start)
        if (start.month, end.month) == (1, 12):
            return str(start.year) if start.year == end.year else f"{start.year} – {end.year}"
    return f"{day(start, today)} – {day(end, today)}"


def parse_money(text: str, currency: str) -> Money | None:
    """Return what a person typed as an amount of `currency`, or None where it is none.

    Both `1,234.56` and `1 234,56` are understood. A sole mark before three digits groups only
    where it is not the decimal mark of the language: nobody is made a thousand times richer.
    """
    bare = re.sub(rf"[\s'’_]|{re.escape(symbol(currency))}|{currency}", "", text)
    bare = bare.replace(MINUS, "-").replace("–", "-")
    sign, digits = re.fullmatch(r"([+-]?)(.*)", bare).groups()  # type: ignore[union-attr]
    for mark in _decimal_marks(digits):
        group = "," if mark == "." else "."
        whole_part = rf"(\d+|[1-9]\d{{0,2}}({re.escape(group)}\d{{3}})+)"
        if re.fullmatch(rf"{whole_part}?({re.escape(mark)}\d+)?", digits) and digits:
            value = _decimal(digits.replace(group, "").replace(mark, "."))
            if value is not None:
                exact = Money.of(value, currency)
                if exact.decimal == value:
                    return -exact if sign == "-" else exact
    return None


def _decimal_marks(digits: str) -> tuple[str, ...]:
    own = get_decimal_symbol(_locale)
    other = "," if own == "." else "."
    # The mark that stands last with one or two digits behind it can only be the decimal one.
    return (other, own) if re.search(rf"{re.escape(other)}\d{{1,2}}$", digits) else (own,)


def _decimal(text: str) -> Decimal | None:
    try:
        return Decimal(text)
    except InvalidOperation:
        return None
