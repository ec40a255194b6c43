"""The search line of the transactions: words and simple filters become a typed filter.

`lidl category:groceries account:"Visa Card" in:october >50 #holiday uncategorised`; its words come
from resources/lexicon/<language>/search.toml, and those of every language are understood.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from functools import cache
from typing import TYPE_CHECKING

from app import format as formats
from app.operations.filters import narrowed
from finance.ledger.filters import Filter
from finance.text import fold
from nlu.lexicon import LANGUAGES, read
from nlu.periods import calendar
from nlu.periods import parse as periods
from nlu.periods.span import unit_bounds
from nlu.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.operations.filters import Names

_TOKEN = re.compile(
    r"""(?P<key>[^\W\d]+):(?:"(?P<quoted>[^"]*)"|(?P<value>\S*))
    |(?P<compare>[<>]=?|=)\s*(?P<amount>\d[\d.,'’]*)
    |\#(?P<tag>\w+)
    |"(?P<phrase>[^"]*)"
    |(?P<word>\S+)""",
    re.VERBOSE,
)
_LONGEST_PERIOD = 6


def parse(text: str, names: Names, today: date, currency: str) -> Filter:
    """Return what the line asks for; what is no filter is searched as words."""
    found, text = _flags(text)
    tokens = list(_TOKEN.finditer(text))
    words: list[str] = []
    at = 0
    while at < len(tokens):
        token, at = tokens[at], at + 1
        field = _keys().get(fold(token["key"] or ""))
        if field is not None:
            value = token["quoted"] if token["quoted"] is not None else token["value"]
            more = [] if token["quoted"] is not None else _words_after(tokens, at)
            found, taken = _filtered(found, field, [value, *more], names, today)
            at += taken
        elif token["tag"]:
            found = replace(found, tag=_name(token["tag"], names.tags))
        elif token["compare"]:
            found = _sized(found, token["compare"], token["amount"], currency)
        else:
            words.append(token["phrase"] or token["word"] or token.group())
    return replace(found, text=" ".join(words))


@cache
def _keys() -> dict[str, str]:
    """Return folded word -> field, of all languages."""
    tables = [read(f"{language}/search.toml")["keys"] for language in LANGUAGES]
    return {fold(w): field for t in tables for field, words in t.items() for w in words}


@cache
def _flag_pattern(flag: str) -> re.Pattern[str]:
    tables = [read(f"{language}/search.toml")["flags"] for language in LANGUAGES]
    words = sorted((w for t in tables for w in t[flag]), key=len, reverse=True)
    return re.compile(rf"(?<!\S)({'|'.join(map(re.escape, words))})(?!\S)", re.IGNORECASE)


def _flags(text: str) -> tuple[Filter, str]:
    found = Filter()
    for flag in ("uncategorised", "suggested"):
        text, count = _flag_pattern(flag).subn(" ", text)
        found = narrowed(found, **{flag: count > 0})
    return found, text


def _words_after(tokens: Sequence[re.Match[str]], at: int) -> list[str]:
    """Return the plain words that follow: a name or a period may go on in them."""
    found = []
    for token in tokens[at : at + _LONGEST_PERIOD - 1]:
        if token["word"] is None:
            break
        found.append(token["word"])
    return found


def _filtered(
    found: Filter, field: str, words: list[str], names: Names, today: date
) -> tuple[Filter, int]:
    """Return the filter with one more condition, and how many of the words after it took."""
    if not words[0]:
        return found, 0
    if field == "in":
        for count in range(len(words), 0, -1):
            span = _span(" ".join(words[:count]), today)
            if span is not None:
                return replace(found, start=span[0], end=span[1]), count - 1
        return replace(found, start=date.max, end=date.min), 0
    known = names.of(field)
    count = 1
    while count < len(words) and _match(" ".join(words[: count + 1]), known) is not None:
        count += 1
    return narrowed(found, **{field: _name(" ".join(words[:count]), known)}), count - 1


def _name(said: str, known: Sequence[str]) -> str:
    """Return the known name that is meant; what was said where none is, which finds nothing."""
    return _match(said, known) or said


def _match(said: str, known: Sequence[str]) -> str | None:
    wanted = fold(said)
    folded = [(fold(name), name) for name in known]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for candidate, name in folded:
            if fits(candidate, wanted) is True:
                return name
    return None


def _span(said: str, today: date) -> tuple[date | None, date | None] | None:
    """Return the days of a period in any of the languages, None for other words."""
    if re.fullmatch(r"\d{4}-\d\d?", said):
        year, month = map(int, said.split("-"))
        return unit_bounds("month", date(year, month, 1)) if 1 <= month <= 12 else None
    text = Text.of(said)
    for language in LANGUAGES:
        for period in periods.find(text, language):
            if (period.first, period.last) == (0, len(text.tokens)) and period.kind != "time":
                span = calendar.resolve(period.symbol, today)
                return span.start, span.end
    return None


def _sized(found: Filter, compare: str, amount: str, currency: str) -> Filter:
    value = formats.parse_money(amount.rstrip(".,"), currency)
    if value is None:
        return found
    if compare == "=":
        return replace(found, size_min=value.minor, size_max=value.minor)
    beside = 0 if compare.endswith("=") else 1
    if compare.startswith(">"):
        return replace(found, size_min=value.minor + beside)
    return replace(found, size_max=value.minor - beside)
