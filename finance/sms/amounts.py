"""Money in a message: numbers with the currency that stands before or after them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.imports.lexicon import money_words
from finance.money import exponent
from finance.sms.vocabulary import vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

_NUMBER = re.compile(
    r"\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![\d]|[.,]\d)"
    r"|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?"
    r"|\d+(?:[.,]\d+)*"
    r"|(?<![\w.,])[.,]\d{2}(?!\d)"
)
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}")
_BEFORE = re.compile(r"(?:(?P<word>[^\W\d_]{1,12}(?:[./][^\W\d_]{1,3})?\.?|[^\w\s.,:;()\[\]*#/-]{1,3}(?:\.[^\W\d_]\.?)?)|(?P<close>\)))?(?P<gap>[ .:=\n]{0,3})(?P<sign>[-+]?) ?$")
_AFTER = re.compile(r" ?[(/]?(?:- ?)?(?P<unit>[^\W\d_]{1,12}(?:[./'][^\W\d_]{1,4})*|[^\w\s.,:;()\[\]*#/+-]{1,3})")
_MOST_DIGITS = 13
_WINDOW = 20
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
    verb: str = ""
    amount: Decimal = Decimal(0)


def find_money(text: str, taken: Callable[[int], bool]) -> list[MoneyToken]:
    """Return the numbers of `text` that may be money, those with a currency and bare ones.

    `taken` says whether a position belongs to a date, an account or a reference.
    """
    tokens: list[MoneyToken] = []
    used = 0
    for match in _NUMBER.finditer(text):
        if taken(match.start()) or _too_long(match.group()):
            continue
        token = _token(text, match, used)
        if token is not None:
            tokens.append(token)
            used = token.end
    mark = _mark(tokens)
    for token in tokens:
        token.amount = parse_amount(token.digits, token.currency, mark)
    return tokens


def _token(text: str, match: re.Match[str], used: int) -> MoneyToken | None:
    start, end = match.span()
    before = _BEFORE.search(text, max(used, start - _WINDOW), start)
    word, sign, left = "", "", start
    if before is not None:
        word, sign = (before["word"] or "").strip("."), before["sign"]
        if sign:
            left = start - 1 if text[start - 1] in "+-" else start - 2
    currency = _known(word, "before") if word else None
    if currency is not None and before is not None:
        left = before.start("word")
    elif word and before is not None and word[-1].isalnum() and before.end("word") == start and word.isascii():
        return None  # glued to letters that are no currency: a code
    if currency is not None and before is not None and not sign and left and text[left - 1] in "+-":
        sign, left = text[left - 1], left - 1
    after = _AFTER.match(text, end)
    unit = _known(after["unit"], "after") if after else None
    if unit is not None and after is not None and (currency is None or unit == currency or not currency):
        currency, end = unit or currency, after.end()
    elif after is not None and after.start("unit") == end and after["unit"][0].isalnum() and after["unit"].isascii() and currency is None and after["unit"].lower() not in {"cr", "dr", "on", "from", "is", "has"}:
        return None
    if text[end : end + 1] == "%" or text[end : end + 2] == " %":
        return None
    return MoneyToken(left, end, match.group(), sign, currency or None, match.start())


@lru_cache(maxsize=20_000)
def _known(word: str, side: str) -> str | None:
    known = vocabulary()
    table = known.before if side == "before" else known.after
    low = word.casefold().rstrip(".")
    if word.upper() in money_words().codes and (word.isupper() or word.istitle() or word.islower()):
        return word.upper()
    found = table.get(low)
    if found is None and "." in low:
        found = table.get(low.replace(".", ""))
    return found


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
