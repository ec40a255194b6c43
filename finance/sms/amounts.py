"""Money in a message: numbers with the currency that stands before or after them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.money import exponent
from finance.readers.lexicon import money_words
from finance.sms.vocabulary import vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

_NUMBER = re.compile(
    r"\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![\d]|[.,]\d)"
    r"|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?"
    r"|\d+(?:[.,]\d+)*"
    r"|(?<![\w.,])[.,]\d{2}(?!\d)"
)
_LOOKALIKE = re.compile(r"[.,]?[oO]{2}")  # letters in place of noughts, as in swindles
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}")
_BEFORE = re.compile(
    r"(?:(?P<word>[^\W\d_]{1,12}(?:[./][^\W\d_]{1,3})?[.$/¢₵]?|[^\w\s.,:;()\[\]*#/+-]{1,3}(?:\.[^\W\d_]\.?)?)|(?P<close>\)))?(?P<gap>[ .:=\n]{0,3})\(?(?P<sign>[-+]?)\)? ?$"
)
_AFTER = re.compile(
    r" ?[(/]?(?:- ?)?(?P<unit>[^\W\d_]{1,12}(?:[./'][^\W\d_]{1,4})*|[^\w\s.,:;()\[\]*#/+-]{1,3})"
)
_COMMA = frozenset({"fr"})  # where amounts of three decimals are written with a comma
_MOST_DIGITS = 13
_WINDOW = 20
_GLUED = frozenset({"cr", "dr", "on", "from", "is", "has"})  # words that a missing blank joins
_SHORT = 2
_RIGID = 3


@dataclass(slots=True)
class MoneyToken:
    """A number that may be money. `label` is filled by the reader: what the number counts."""

    start: int  # of the currency or sign before it
    end: int  # of the currency after it
    digits: str
    sign: str
    currency: str | None
    number_at: int
    label: str = ""
    amount: Decimal = Decimal(0)


def find_money(text: str, taken: Callable[[int], bool], language: str) -> list[MoneyToken]:
    """Return the numbers of `text` that may be money, those with a currency and bare ones.

    `taken` says whether a position belongs to a date, an account or a reference.
    """
    tokens: list[MoneyToken] = []
    used = 0
    for match in _NUMBER.finditer(text):
        if taken(match.start()) or _too_long(match.group()) or _LOOKALIKE.match(text, match.end()):
            continue
        token = _token(text, match, used, language)
        if token is not None:
            tokens.append(token)
            used = token.end
    mark = _mark(tokens) or ("," if language in _COMMA else None)
    for token in tokens:
        token.amount = parse_amount(token.digits, token.currency, mark)
    return tokens


def _token(text: str, match: re.Match[str], used: int, language: str) -> MoneyToken | None:
    start, end = match.span()
    lead = None if _is_hyphened(text, start, end) else _lead(text, start, used, language)
    if lead is None:
        return None
    left, word, sign, currency = lead
    after = _AFTER.match(text, end)
    if after is not None:
        unit = currency_word(after["unit"], "after", language)
        if after.start("unit") == end and _is_code(text, after, known=bool(unit or currency)):
            return None
        if unit is not None and _takes(word, currency, after["unit"], unit):
            currency, end = unit, after.end()
    if text[end : end + 1] == "%" or text[end : end + 2] == " %":
        return None
    if not sign and text[end : end + 1] in {"-", "+"} and not text[end + 1 : end + 2].strip():
        sign, end = text[end], end + 1
    return MoneyToken(left, end, match.group(), sign, currency, start)


def _is_hyphened(text: str, start: int, end: int) -> bool:
    """Whether hyphens on both sides make a number part of a word, as in `ABC-2-clause`."""
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    return before[1:] == "-" == after[:1] and before[:1].isalpha() and after[1:].isalpha()


def _lead(
    text: str, start: int, used: int, language: str
) -> tuple[int, str, str, str | None] | None:
    """Return where the amount at `start` begins, the word before it, its sign and currency; None for a code."""
    before = _BEFORE.search(text, max(used, start - _WINDOW), start)
    if before is None:
        return start, "", "", None
    word, sign = (before["word"] or "").strip("."), before["sign"]
    at = before.start("word")
    currency = currency_word(word, "before", language) if word else None
    cut = max(word.rfind("."), word.rfind("/")) + 1
    if currency is None and cut and len(word) - cut > 1:
        currency, at = currency_word(word[cut:], "before", language), at + cut
    glued = before.end("word") == start
    if currency is None:
        if word and glued and word[-1].isalnum() and word.isascii():
            return None  # letters before digits: a code
        left = before.start("sign") if sign else start
        if sign and left and text[left - 1].isalnum():
            # A hyphen: behind digits it makes a code, as in `A4-108`.
            return None if text[left - 1].isdigit() else (start, word, "", None)
        return left, word, sign, None
    if glued and at and text[at - 1].isdigit():
        return None  # letters between digits: a code
    if not sign and at and text[at - 1] in "+-":
        at, sign = at - 1, text[at - 1]
    return at, word, sign, currency


def _is_code(text: str, after: re.Match[str], *, known: bool) -> bool:
    """Whether letters glued behind digits make them a code, as in `S1BD0113` or `18A`."""
    unit = after["unit"]
    if not (unit.isascii() and unit[0].isalpha()):
        return False
    if text[after.end() : after.end() + 1].isdigit() and unit.isalpha():
        return True
    return not known and unit.lower() not in _GLUED


@lru_cache(maxsize=20_000)
def currency_word(word: str, side: str, language: str) -> str | None:
    """Return the currency that `word` names on one `side` (before, after) of a number."""
    known = vocabulary()
    table = known.before if side == "before" else known.after
    low = word.casefold().rstrip(".")
    if word.isupper() and word in money_words().codes:
        return word
    # A suffix may hang on: `TL'lik`.
    found = table.get(low) or table.get(low.replace(".", "")) or table.get(low.split("'")[0]) or {}
    if language in found:
        return found[language]
    # A short word of another language, such as the French `le`, is no currency here.
    foreign = (
        not (low.isascii() and low.isalpha())
        or len(low) >= _RIGID
        or (language == "en" and len(low) >= _SHORT)
    )
    return next(iter(found.values()), None) if foreign else None


def _takes(word: str, currency: str | None, unit: str, named: str) -> bool:
    """Whether the currency behind a number counts: `$349.00 MXN` is pesos, `AED 5.00 EUR 4.00` is not euros."""
    if currency is None or named == currency:
        return True
    return len(word) <= _SHORT and not word.isupper() and unit.upper() == named


def _too_long(digits: str) -> bool:
    return sum(c.isdigit() for c in digits) > _MOST_DIGITS


def _mark(tokens: list[MoneyToken]) -> str | None:
    """Return the decimal mark that some amount of the message proves."""
    votes = {".": 0, ",": 0}
    for token in tokens:
        digits = token.digits
        last = max(digits.rfind("."), digits.rfind(","))
        if last < 0:
            continue
        mark, decimals = digits[last], len(digits) - last - 1
        others = [c for c in digits[:last] if c in ".,"]
        if mark in others:
            votes["," if mark == "." else "."] += 1
        elif others or decimals != _RIGID:
            votes[mark] += 1
    if votes["."] == votes[","]:
        return None
    return "." if votes["."] > votes[","] else ","


def parse_amount(digits: str, currency: str | None, mark: str | None = None) -> Decimal:
    """Return the number that `digits` write; `mark` is the decimal mark where it is known.

    One mark before three digits is decimal only for currencies of three digits, or after a zero.
    """
    text = digits.replace(" ", "").replace("'", "")
    last = max(text.rfind("."), text.rfind(","))
    if last < 0:
        return Decimal(text)
    sign, whole, rest = text[last], text[:last], text[last + 1 :]
    bare = whole.replace(".", "").replace(",", "")
    if _is_decimal(sign, whole, rest, currency, mark):
        return Decimal(f"{bare or '0'}.{rest}")
    return Decimal(f"{bare}{rest}")


def _is_decimal(sign: str, whole: str, rest: str, currency: str | None, mark: str | None) -> bool:
    if sign in whole or not rest:
        return False
    if len(rest) != _RIGID:
        return True
    if whole.strip(".,") in {"", "0"} or not _GROUPED.fullmatch(whole + sign + rest):
        return True
    if "." in whole or "," in whole:
        return exponent(currency or "") == _RIGID or not _GROUPED.fullmatch(whole + sign + rest)
    if exponent(currency or "") == _RIGID:
        return sign == (mark or ".")
    return False
