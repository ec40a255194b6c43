"""What code alone finds in a question: names, periods, amounts, and the words left over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nlu.amounts import Amount
from nlu.amounts import find as find_amounts
from nlu.everyday import stands_as_name
from nlu.leftovers import TextHint, compound_tokens, leftovers
from nlu.lexicon import lexicon
from nlu.names import Finder, NameHint
from nlu.periods.calendar import resolve
from nlu.periods.parse import Found
from nlu.periods.parse import find as find_periods
from nlu.spelling import plain, spelt
from nlu.text import Tagged, Text, Token
from nlu.vocabulary import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from nlu.lexicon import Lexicon
    from nlu.periods.span import Span
    from nlu.vocabulary import Vocabulary

_NO_PERIOD = {"time", "newest"}
# Kinds of category whose word says more than which rows are meant; their tags carry the key.
_TELLING = {"salary", "interest", "subscriptions", "transfer", "restaurants", "coffee", "taxi"}
_TAGS = {"category": "@cat", "merchant": "@mer", "account": "@acc", "member": "@mem", "tag": "@tag"}


@dataclass(frozen=True, slots=True)
class PeriodHint:
    """A period with its dates, the words it was said in and the tokens they are (end out)."""

    found: Found
    span: Span
    label: str

    @property
    def first(self) -> int:
        """Index of the first token."""
        return self.found.first

    @property
    def last(self) -> int:
        """Index after the last token."""
        return self.found.last


@dataclass(frozen=True)
class Hints:
    """All that was found. `marks` are kinds of words that carry no dates (time, newest …).

    `line` is the folded question with hints as tags: @p a period, @cat, @mer, @acc, @mem and @tag
    names (@catSalary and the like for kinds that tell more), @amt a sum of money, @n another number,
    @over @under @between compared ones, a trailing x for occasions, @txt a thing to search for.
    `plain` is the line before things to search for were tagged, `unknown` counts the runs of words
    that mean nothing to the lexicon.
    """

    question: str
    language: str
    today: date
    text: Text
    tagged: Tagged
    periods: tuple[PeriodHint, ...]
    names: tuple[NameHint, ...]
    amounts: tuple[Amount, ...]
    texts: tuple[TextHint, ...]
    marks: frozenset[str]
    plain: str
    unknown: int

    @property
    def line(self) -> str:
        """The tagged line that rules run over."""
        return self.tagged.line

    def words(self, first: int, last: int) -> str:
        """The question's own words for a stretch of tokens."""
        return self.text.original(first, last)


def hints(
    question: str,
    language: str,
    vocabulary: Vocabulary,
    today: date,
    beside: frozenset[str] = frozenset(),
) -> Hints:
    """Find what `question`, written in `language`, holds.

    `beside` are the kinds of category of the turn before: after electricity, "gas?" is the bill.
    """
    lex = lexicon(language)
    text = spelt(Text.of(question).rewritten(lex.words["rewrite"]), language, vocabulary)
    text = plain(text, language, vocabulary)
    founds = find_periods(_without_names(text, vocabulary, lex), language)
    taken = {i for f in founds for i in range(f.first, f.last)}
    taken |= compound_tokens(text, lex, vocabulary)
    names = _no_visits(Finder(text, vocabulary, lex, taken, beside).run(), text, lex)
    places = [(f.first, f.last, f"@{f.kind}" if f.kind in _NO_PERIOD else "@p") for f in founds]
    places += [_place(n, text, lex) for n in names]
    tagged = Tagged.of(text).tag(places)
    amounts = tuple(find_amounts(tagged, language))
    tagged = tagged.tag([(a.first, a.last, _number(a)) for a in amounts])
    before_texts = tagged.line
    texts, inside, unknown = leftovers(tagged, text, lex, names)
    tagged = tagged.tag([(t.first, t.last, "@txt") for t in texts])
    return Hints(
        question=question,
        language=language,
        today=today,
        text=text,
        tagged=tagged,
        periods=_periods(founds, text, today),
        names=tuple(n for n in names if n not in inside),
        amounts=amounts,
        texts=texts,
        marks=frozenset(f.kind for f in founds),
        plain=before_texts,
        unknown=unknown,
    )


def _periods(founds: Sequence[Found], text: Text, today: date) -> tuple[PeriodHint, ...]:
    return tuple(
        PeriodHint(f, resolve(f.symbol, today), text.original(f.first, f.last))
        for f in founds
        if f.kind not in _NO_PERIOD
    )


def _without_names(text: Text, vocabulary: Vocabulary, lex: Lexicon) -> Text:
    """Blank names that would be read as dates: "Bakery 12 last month", "did May spend …"."""
    months = lex.periods["month"]
    dated = [t.word[0].isdigit() or t.word in months for t in text.tokens]
    if not any(dated):
        return text
    words = [t.word for t in text.tokens]
    for length in range(min(LONGEST_NAME, len(words)), 0, -1):
        for first in range(len(words) - length + 1):
            key = words[first : first + length]
            if not any(dated[first : first + length]) or " ".join(key) not in vocabulary.exact:
                continue
            if length > 1 or stands_as_name(text, first, lex, vocabulary, capital=False):
                words[first : first + length] = ["_"] * length
    tokens = zip(words, text.tokens, strict=True)
    return Text(text.raw, tuple(Token(word, t.start, t.end) for word, t in tokens))


def _no_visits(names: list[NameHint], text: Text, lex: Lexicon) -> list[NameHint]:
    """Leave out the category that a word such as "trips" names where it stands behind a shop."""
    ends = {n.last for n in names if n.kind == "merchant"}
    return [
        n
        for n in names
        if n.kind != "category"
        or n.first not in ends
        or text.line_of(n.first, n.last) not in lex.words["visits"]
    ]


def _place(hint: NameHint, text: Text, lex: Lexicon) -> tuple[int, int, str]:
    """Where a name's tag goes; a "bill" that belongs to the phrase stays for rules to see."""
    first, last = hint.first, hint.last
    if hint.kind in {"category", "account"}:
        while last - first > 1 and text.tokens[last - 1].word in lex.words["tails"]:
            last -= 1
        while last - first > 1 and text.tokens[first].word in lex.words["heads"]:
            first += 1
    telling = hint.concept.title() if hint.concept in _TELLING and hint.concept else ""
    if hint.kind == "category":
        telling = lex.places.get(text.line_of(hint.first, hint.last), telling)
    return first, last, _TAGS[hint.kind] + telling


def _number(amount: Amount) -> str:
    """The tag of a number; a trailing x counts occasions."""
    match amount.op:
        case "over" | "at_least":
            tag = "@over"
        case "under" | "at_most":
            tag = "@under"
        case "between":
            tag = "@between"
        case _:
            tag = "@amt" if amount.money or amount.op == "exact" else "@n"
    return tag + "x" if amount.times else tag
