"""Which way money went: what the signs of an amount column mean, proved by words, balances or asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.payee_book import payee_book
from finance.readers.lexicon import lexicon
from finance.readers.sampling import Sample
from finance.readers.words import holds, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from decimal import Decimal

AS_IS = "as_is"
INVERTED = "inverted"
_SURE = 0.9
_CLEAR = 0.8
_FEW = 3
_SAMPLE = 1_000
_MOST_WORDS = 10_000
_NOT_SPENDING = frozenset({"salary", "interest", "transfer"})


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


@dataclass(slots=True)
class Side:
    """How many amounts other than zero were seen, and how many of them were positive."""

    total: int = 0
    positive: int = 0

    def add(self, value: Decimal) -> None:
        """Take in an amount."""
        self.total += 1
        self.positive += value > 0

    def factor(self, *, out: bool) -> int:
        """Return the factor of money out or in, from the sign that most of its amounts have."""
        mostly_positive = self.positive * 2 >= self.total
        return 1 if mostly_positive != out else -1


class SignEvidence:
    """What the rows of a table say about the signs of their amounts; `see` is told of every row."""

    def __init__(self) -> None:
        self.all = Side()
        self.words: dict[str, Side] = {}
        self.payees: Sample[tuple[bool, str]] = Sample(_SAMPLE)

    def see(self, value: Decimal, word: str, text: Callable[[], str]) -> None:
        """Take in a row: its raw amount, its sign or type cell; `text` gives its texts when wanted."""
        self.all.add(value)
        side = self.words.get(word)
        if side is None:
            # More words than that are texts, and a text is no sign.
            word = word if len(self.words) < _MOST_WORDS else ""
            side = self.words.setdefault(word, Side())
        side.add(value)
        if self.payees.due():
            self.payees.keep((value > 0, text()))

    def rule(self, *, follows_balance: bool, card_like: bool) -> SignRule:
        """Return what the signs mean, from the surest evidence to the weakest.

        `follows_balance`: the running balance moves by the amounts as they stand.
        """
        total, positive = self.all.total, self.all.positive
        if not total:
            return SignRule()
        by_words = self._by_sign_words() or self._by_type_words()
        if by_words:
            return by_words
        if positive * 2 < total:
            return SignRule()
        by_payee = by_payees(self.payees.items)
        if by_payee and (card_like or not follows_balance):
            return by_payee
        if follows_balance and not card_like:
            return SignRule()
        return SignRule(settled=positive * 3 < total * 2 and not card_like)

    def _by_sign_words(self) -> SignRule | None:
        ways = {word: direction(word) for word in self.words if word}
        known = sum(side.total for word, side in self.words.items() if ways.get(word))
        return self._rule_of(ways) if known >= self.all.total * _SURE else None

    def _side(self, ways: dict[str, str], way: str) -> Side:
        sides = [side for word, side in self.words.items() if ways.get(word) == way]
        return Side(sum(s.total for s in sides), sum(s.positive for s in sides))

    def _rule_of(self, ways: dict[str, str]) -> SignRule:
        """Each side has its own factor, so that unsigned, signed and inverted columns all come out right."""
        factors = {}
        for way in ("out", "in"):
            side = self._side(ways, way)
            factors[way] = side.factor(out=way == "out") if side.total else 0
        used = {factor for factor in factors.values() if factor}
        if len(used) == 1 and all(factors.values()):
            return SignRule(default=used.pop())
        by_word = {word: factors[way] for word, way in ways.items() if way}
        return SignRule(factors=by_word)

    def _by_type_words(self) -> SignRule | None:
        """Words such as Sale, Return, Kartenzahlung: they must all agree before they count."""
        ways = {word: way for word in self.words if word and (way := _way_of_type(word))}
        out, into = self._side(ways, "out"), self._side(ways, "in")
        most = max(out.positive, out.total - out.positive)
        if not out.total or most < out.total * _SURE:
            return None
        if out.positive * 2 < out.total:
            return SignRule()
        if self.all.positive < self.all.total:
            return SignRule(default=-1, card=True)
        if not into.total:
            return SignRule(default=-1, card=True)
        covered = out.total + into.total >= self.all.total * _SURE
        return self._rule_of(ways) if covered else None


def _way_of_type(word: str) -> str:
    words, text = lexicon(), phrase(word)
    if holds(text, words.group("types.out")) and text not in words.group("types.in"):
        return "out"
    return "in" if holds(text, words.group("types.in")) else ""


def direction(cell: str) -> str:
    """Return "out", "in" or "" for a cell of a sign column such as `Af`, `CR`, `Haben`, `-`."""
    words = lexicon()
    text = phrase(cell) or cell
    if text in words.group("signs.out"):
        return "out"
    return "in" if text in words.group("signs.in") else ""


def by_payees(rows: Sequence[tuple[bool, str]]) -> SignRule | None:
    """Shops and bills are money out, salaries and card payments money in: which sign do they have here?

    `rows` say whether the amount is positive, and give the texts.
    """
    as_is = inverted = 0
    for positive, text in rows:
        way = _way_of(text)
        if not way:
            continue
        if (way == "out") == positive:
            inverted += 1
        else:
            as_is += 1
    total = as_is + inverted
    # Amounts are turned on several payees only: one might be paid back, or pay somebody itself.
    least = _FEW if inverted > as_is else min(_FEW, len(rows))
    if total < least or max(as_is, inverted) < total * _CLEAR:
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
