"""Amounts of money and plain numbers in a question, with what they are compared by."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, cast

from nlu.lexicon import alternation, lexicon
from nlu.patterns import Pattern

if TYPE_CHECKING:
    from nlu.text import Tagged

Op = Literal["over", "under", "at_least", "at_most", "exact", "between", "loose", "plain"]
_DIGITS = r"\d+(?:[.,]\d+)*(?:k|(?<=\d\d)e|eur|euros?)?(?: \d{3}(?:,\d+)?(?!\S))*"
_BOUNDS = {"over", "under", "at_least", "at_most"}
_THOUSAND = 1000
_GROUP_DIGITS = 3
_MANY = 40  # a number from here on before a kind of spending is a sum


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, the tokens it took (end out) and how it is compared.

    `high` is the upper end of "between". `money` is True where a currency, cents or thousands
    show that money is meant; `times` where occasions are counted.
    """

    value: Decimal
    first: int
    last: int
    op: Op = "plain"
    high: Decimal | None = None
    money: bool = False
    times: bool = False

    @property
    def tag(self) -> str:
        """The word that stands for it in a tagged line; a trailing x counts occasions."""
        match self.op:
            case "over" | "at_least":
                tag = "@over"
            case "under" | "at_most":
                tag = "@under"
            case "between":
                tag = "@between"
            case _:
                tag = "@amt" if self.money or self.op == "exact" else "@n"
        return tag + "x" if self.times else tag


@dataclass(frozen=True, slots=True)
class _Grammar:
    number: Pattern
    compare: tuple[tuple[Op, Pattern], ...]
    currency: frozenset[str]
    times: frozenset[str]
    counted: frozenset[str]
    words: dict[str, int]
    scales: dict[str, int]


@lru_cache(maxsize=4)
def _grammar(language: str) -> _Grammar:
    lex = lexicon(language)
    data = lex.amounts
    words = {w: n for w, n in lex.periods["number"].items() if n > 1}
    scales = {w: n for w, n in data["spoken"]["scales"].items() if n >= _THOUSAND}
    signs = alternation(re.escape(c) for c in data["currency"])
    number = f"{_DIGITS}|(?:{alternation(words)})(?: (?:{alternation(words)}))*"
    value = f"(?:(?:{signs}) ?)?(?:{number})(?: (?:{alternation(scales)})(?!\\S))?"
    unit = f"(?: (?:{signs})(?: \\d\\d(?!\\S))?)?(?: (?:{alternation(data['times'])})(?!\\S))?"

    def compiled(text: str) -> re.Pattern[str]:
        filled = re.sub(r"<([xy])>", lambda m: f"(?P<{m.group(1)}>{value}{unit})", text)
        return re.compile(rf"(?<!\S)(?:{filled})(?!\S)")

    compare = tuple(
        (cast("Op", c["op"]), Pattern(p, compiled)) for c in data["compare"] for p in c["pattern"]
    )
    return _Grammar(
        Pattern("<x>", compiled),
        compare,
        frozenset(data["currency"]),
        frozenset(data["times"]),
        frozenset(data["counted"]),
        words,
        scales,
    )


def find(tagged: Tagged, language: str) -> list[Amount]:
    """Return the numbers of a line whose periods are already tagged."""
    rules = _grammar(language)
    found: list[Amount] = []
    line = tagged.line
    if rules.words.keys().isdisjoint(tagged.words) and not any(c.isdigit() for c in line):
        return found
    taken: set[int] = set()
    for op, pattern in (*rules.compare, ("plain", rules.number)):
        for match in pattern.finditer(line):
            first, last = tagged.tokens(match.start(), match.end())
            if taken & set(range(first, last)):
                continue
            amount = _amount(op, match, first, last, rules)
            after = line[match.end() :].split(maxsplit=1)[:1]
            if amount is not None and (rules.counted & {*after} or _few(amount, after)):
                amount = replace(amount, times=amount.times or _counts(amount))
            if amount is not None:
                taken |= set(range(first, last))
                found.append(amount)
    return sorted(found, key=lambda a: a.first)


def _few(amount: Amount, after: list[str]) -> bool:
    """Whether a small number stands right before what is counted: "more than 3 haircuts"."""
    return amount.value < _MANY and bool(after) and after[0].startswith(("@cat", "@mer"))


def _counts(amount: Amount) -> bool:
    """Whether a number before things to count bounds how many: "more than 5 payments"."""
    return amount.op in _BOUNDS and not amount.money


def _amount(op: Op, match: re.Match[str], first: int, last: int, rules: _Grammar) -> Amount | None:
    x, y = match.group("x"), match.groupdict().get("y")
    value = _value(x, rules)
    high = _value(y, rules) if y else None
    if value is None or (y and high is None):
        return None
    parts = set(f"{x} {y or ''}".split())
    cents = bool(re.search(r"\d[.,]\d\d(?!\d)|\d(?:k|e|eur|euros?)\b", x))  # "50e", "2k"
    money = bool(parts & rules.currency) or cents or bool(re.match(r"[€$£]", x))
    if op == "loose":
        if not money:
            return None  # "the 5", "for 3": no sum of money by itself
        op = "exact"
    if high is not None and high < value:
        value, high = high, value
    return Amount(value, first, last, op, high, money=money, times=bool(parts & rules.times))


def _value(text: str, rules: _Grammar) -> Decimal | None:
    """Read digits in either convention, thousands marks, a k, or number words."""
    if text.split(maxsplit=1)[0] in rules.currency:
        text = text.split(maxsplit=1)[1]
    text = re.sub(r"^[€$£]", "", text)
    digits = re.match(_DIGITS, text)
    if digits is None:
        return _spoken(text, rules)
    rest = text[digits.end() :].split()
    number = digits.group().replace(" ", "")
    scale = next((rules.scales[w] for w in rest if w in rules.scales), 1)
    value = _decimal(number.rstrip("keuros"))
    if len(rest) > 1 and rest[0] in rules.currency and rest[1].isdigit():
        value += Decimal(rest[1]).scaleb(-2)  # 12 euros 50
    return value * (_THOUSAND if number.endswith("k") else scale)


def _decimal(number: str) -> Decimal:
    """The last mark is the decimal one unless it groups exactly three digits by itself."""
    marks = [c for c in number if c in ".,"]
    if not marks:
        return Decimal(number)
    head, _, tail = number.rpartition(marks[-1])
    plain = head.replace(",", "").replace(".", "")
    if len(tail) == _GROUP_DIGITS and len(set(marks)) == 1:
        return Decimal(plain + tail)
    return Decimal(f"{plain}.{tail}")


def _spoken(text: str, rules: _Grammar) -> Decimal | None:
    total = 0
    for word in text.split():
        number = rules.words.get(word, 0)
        if word in rules.scales:
            total = (total or 1) * rules.scales[word]
        else:
            total = total * number if number == 100 and total else total + number  # noqa: PLR2004
    return Decimal(total) if total else None
