"""Which way money went: what the signs of an amount column mean, proved by words, balances or asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.payee_book import payee_book
from finance.readers.lexicon import lexicon
from finance.readers.words import holds, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from decimal import Decimal

AS_IS = "as_is"
INVERTED = "inverted"
_SURE = 0.9
_CLEAR = 0.8
_FEW = 3
_SAMPLE = 600
_NOT_SPENDING = frozenset({"salary", "interest", "transfer"})


@dataclass(frozen=True, slots=True)
class Signed:
    """One row as the sign rule sees it: its raw amount, its sign or type cell, its texts."""

    value: Decimal
    word: str
    text: str


@dataclass(frozen=True, slots=True)
class SignRule:
    """What to multiply a raw amount by: by its sign word where it has one, else `default`.

    `settled` is False where only the user can say; `card` where the evidence is that of a card export.
    """

    default: int = 1
    factors: dict[str, int] = field(default_factory=dict)
    settled: bool = True
    card: bool = False

    def apply(self, value: Decimal, word: str) -> Decimal:
        """Return the amount, negative for money out."""
        return -value if self.factors.get(word, self.default) < 0 else value


def find_rule(rows: Sequence[Signed], *, follows_balance: bool, card_like: bool) -> SignRule:
    """Return what the signs mean, from the surest evidence to the weakest.

    `follows_balance`: the running balance moves by the amounts as they stand.
    """
    rows = [row for row in rows if row.value]
    if not rows:
        return SignRule()
    by_words = _by_sign_words(rows) or _by_type_words(rows)
    if by_words:
        return by_words
    positive = sum(row.value > 0 for row in rows)
    if positive * 2 < len(rows):
        return SignRule()
    by_payee = by_payees(rows)
    if by_payee and (card_like or not follows_balance):
        return by_payee
    if follows_balance and not card_like:
        return SignRule()
    return SignRule(settled=positive * 3 < len(rows) * 2 and not card_like)


def side_factor(values: Iterable[Decimal], *, out: bool) -> int:
    """Return the factor of a debit (`out`) or credit column from the sign most of its cells have."""
    signs = [value > 0 for value in values if value]
    mostly_positive = sum(signs) * 2 >= len(signs)
    return 1 if mostly_positive != out else -1


def direction(cell: str) -> str:
    """Return "out", "in" or "" for a cell of a sign column such as `Af`, `CR`, `Haben`, `-`."""
    words = lexicon()
    text = phrase(cell) or cell
    if text in words.group("signs.out"):
        return "out"
    return "in" if text in words.group("signs.in") else ""


def _by_sign_words(rows: Sequence[Signed]) -> SignRule | None:
    ways = {word: direction(word) for word in {row.word for row in rows} if word}
    known = sum(bool(ways.get(row.word)) for row in rows)
    if known < len(rows) * _SURE:
        return None
    return _rule_of(rows, ways)


def _rule_of(rows: Sequence[Signed], ways: dict[str, str]) -> SignRule:
    """Each side has its own factor, so that unsigned, signed and inverted columns all come out right."""
    factors = {}
    for way in ("out", "in"):
        values = [row.value for row in rows if ways.get(row.word) == way]
        factors[way] = side_factor(values, out=way == "out") if values else 0
    used = {factor for factor in factors.values() if factor}
    if len(used) == 1 and all(factors.values()):
        return SignRule(default=used.pop())
    by_word = {word: factors[way] for word, way in ways.items() if way}
    return SignRule(factors=by_word)


def _by_type_words(rows: Sequence[Signed]) -> SignRule | None:
    """Words such as Sale, Return, Kartenzahlung: they must all agree before they count."""
    words = lexicon()
    ways = {}
    for word in {row.word for row in rows if row.word}:
        text = phrase(word)
        if holds(text, words.group("types.out")) and text not in words.group("types.in"):
            ways[word] = "out"
        elif holds(text, words.group("types.in")):
            ways[word] = "in"
    out = [row.value > 0 for row in rows if ways.get(row.word) == "out"]
    into = [row.value > 0 for row in rows if ways.get(row.word) == "in"]
    if not out or max(sum(out), len(out) - sum(out)) < len(out) * _SURE:
        return None
    if sum(out) * 2 < len(out):
        return SignRule()
    if all(row.value > 0 for row in rows):
        covered = len(out) + len(into) >= len(rows) * _SURE
        return (
            _rule_of(rows, ways)
            if into and covered
            else None
            if into
            else SignRule(default=-1, card=True)
        )
    return SignRule(default=-1, card=True)


def by_payees(rows: Sequence[Signed]) -> SignRule | None:
    """Shops and bills are money out, salaries and card payments money in: which sign do they have here?"""
    as_is = inverted = card_payments = 0
    for row in rows[:: max(1, len(rows) // _SAMPLE)]:
        way = _way_of(row.text)
        if not way:
            continue
        if (way == "out") == (row.value > 0):
            inverted += 1
            card_payments += way == "paid"
        else:
            as_is += 1
    total = as_is + inverted
    if total < min(_FEW, len(rows)) or max(as_is, inverted) < total * _CLEAR:
        return None
    return SignRule(default=-1, card=True) if inverted > as_is else SignRule()


def _way_of(text: str) -> str:
    words = lexicon()
    bare = phrase(text)
    if holds(bare, words.group("card.payment")) or holds(bare, words.group("card.refund")):
        return "paid"
    if holds(bare, words.group("payees.in")):
        return "in"
    match = payee_book().match(text)
    if match and match.category_key not in _NOT_SPENDING:
        return "out"
    return "out" if holds(bare, words.group("payees.out")) else ""
