"""What code alone finds in a question: names, periods, amounts, and the words left over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nlu.amounts import Amount
from nlu.amounts import find as find_amounts
from nlu.asides import without_asides
from nlu.everyday import stands_as_name
from nlu.leftovers import TextHint, compound_tokens, leftovers, searched
from nlu.lexicon import lexicon
from nlu.names import Finder, NameHint
from nlu.numerals import in_digits
from nlu.periods.calendar import resolve
from nlu.periods.parse import find as find_periods
from nlu.spelling import plain, spelt
from nlu.text import LONGEST_REWRITE, Tagged, Text, Token
from nlu.vocabulary import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from nlu.lexicon import Lexicon
    from nlu.periods.grammar import Found
    from nlu.periods.span import Span
    from nlu.vocabulary import Vocabulary

_ENDS_CLAUSE = set(",:;")
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

    `line` is the folded question with hints as tags: @p a period (@pEnd the end of one, @pAll all
    that was ever), @cat, @mer, @acc, @mem and @tag
    names (@catSalary and the like for kinds that tell more), @amt a sum of money, @n another number,
    @over @under @between compared ones, a trailing x for occasions, @txt a thing to search for.
    `plain` is the line before things to search for were tagged, `unknown` counts the runs of words
    that mean nothing to the lexicon. `variants` are the same with each other thing in its place
    that a name may stand for.
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
    variants: tuple[Hints, ...] = ()

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
    text, founds = _prepared(question, vocabulary, lex)
    taken = {i for f in founds for i in range(f.first, f.last)}
    compounds = compound_tokens(text, lex, vocabulary)
    found = Finder(text, vocabulary, lex, taken | compounds, beside).run()

    def told(names: list[NameHint]) -> Hints:
        return _told(question, today, text, founds, names, compounds, lex)

    variants = tuple(told(names) for names in _others(found, vocabulary))
    return replace(told(found), variants=variants)


def _others(found: list[NameHint], vocabulary: Vocabulary) -> list[list[NameHint]]:
    """The names found, with each other thing in its place that the first unclear one may be."""
    unclear = next((n for n in found if n.alternatives), None)
    if unclear is None:
        return []
    others = [
        replace(
            unclear,
            kind=other.kind,
            names=(other.name,),
            alternatives=(),
            concept=vocabulary.concept_of.get(other.name) if other.kind == "category" else None,
        )
        for other in unclear.alternatives
    ]
    return [[other if n is unclear else n for n in found] for other in others]


def _told(  # noqa: PLR0917 - all that is known of one question
    question: str,
    today: date,
    text: Text,
    founds: list[Found],
    found: list[NameHint],
    compounds: set[int],
    lex: Lexicon,
) -> Hints:
    language = lex.language
    names, mute = _no_visits(found, text, lex)
    places = [_moment(f, text, lex) for f in founds]
    places += [_place(n, text, lex) for n in names]
    tagged = Tagged.of(text).tag(places)
    amounts = tuple(a for a in find_amounts(tagged, language) if a.first not in compounds)
    tagged = tagged.tag([(a.first, a.last, a.tag) for a in amounts])
    before_texts = tagged.line
    texts, inside, unknown = leftovers(tagged, text, lex, names, mute)
    tagged = tagged.tag([(t.first, t.last, "@txt") for t in texts])
    texts = (*texts, *searched(tagged, text, lex))
    return Hints(
        question=question,
        language=language,
        today=today,
        text=text,
        tagged=tagged,
        periods=_periods(founds, text, today),
        names=tuple(n for n in names if n not in inside),
        amounts=tuple(a for a in amounts if not any(t.first <= a.first < t.last for t in texts)),
        texts=texts,
        marks=frozenset(f.kind for f in founds),
        plain=before_texts,
        unknown=unknown,
    )


def _prepared(question: str, vocabulary: Vocabulary, lex: Lexicon) -> tuple[Text, list[Found]]:
    """The question with slips put right, courtesies gone and numbers in digits, and its periods.

    A period in front of its question stands behind it, where rules look for it.
    """
    language = lex.language
    signs = lex.words["signs"]
    sides = (set(signs[side].split()) for side in ("behind", "before"))
    text = Text.of(question).signed(signs["words"], *sides)
    said = _runs(text).intersection(lex.words["rewrite"])
    known = vocabulary.exact, vocabulary.parts
    rewrite = {w: lex.words["rewrite"][w] for w in said if not any(w in names for names in known)}
    text = spelt(text.rewritten(rewrite), language, vocabulary)
    text = without_asides(plain(text, language, vocabulary), language, vocabulary)
    text = in_digits(plain(text, language, vocabulary), language, vocabulary)
    founds = find_periods(_without_names(text, vocabulary, lex), language)
    if not _leads(founds, text, lex):
        return text, founds
    last = founds[0].last
    text = Text(text.raw, text.tokens[last:] + text.tokens[:last])
    return text, find_periods(_without_names(text, vocabulary, lex), language)


def _runs(text: Text) -> set[str]:
    """The words of a text, and the neighbours among them as far as they are rewritten."""
    lengths = range(1, LONGEST_REWRITE + 1)
    return {text.line_of(at, at + n) for at in range(len(text.tokens)) for n in lengths}


def _leads(founds: list[Found], text: Text, lex: Lexicon) -> bool:
    """Whether the first period stands in front of a question that it is no part of."""
    if not founds or founds[0].first or founds[0].last >= len(text.tokens):
        return False
    last = founds[0].last
    after = text.tokens[last]
    gap = text.raw[text.tokens[last - 1].end : after.start]
    ends = _ENDS_CLAUSE.intersection(gap) or after.word in lex.words["clauses"].split()
    tied = after.word in lex.words["ties"].split() or any(f.first == last for f in founds)
    return bool(ends) and not tied and founds[0].kind not in _NO_PERIOD


def _moment(found: Found, text: Text, lex: Lexicon) -> tuple[int, int, str]:
    """Where a period's tag goes; that of an end ("at the end of June") or a sum says so."""
    if found.kind in _NO_PERIOD:
        return found.first, found.last, f"@{found.kind}"
    if found.kind == "ever" and text.tokens[found.last - 1].word in lex.words["sums"].split():
        return found.first, found.last, "@pAll"
    ends, small = set(lex.periods["ends"]), set(lex.periods["to_ends"])
    words = [t.word for t in text.tokens]
    first = found.first
    while first and words[first - 1] in ends | small:
        first -= 1
    if ends.isdisjoint(words[first : found.last]):
        return found.first, found.last, "@p"
    return first, found.last, "@pEnd"


def _periods(founds: Sequence[Found], text: Text, today: date) -> tuple[PeriodHint, ...]:
    return tuple(
        PeriodHint(f, resolve(f.symbol, today), text.original(f.first, f.last))
        for f in founds
        if f.kind not in _NO_PERIOD
    )


def _without_names(text: Text, vocabulary: Vocabulary, lex: Lexicon) -> Text:
    """Blank names that would be read as dates: "Bakery 12 last month", "did May spend …"."""
    dates = {*lex.periods["month"], *lex.periods["weekday"], *lex.periods["season"]}
    words = [t.word for t in text.tokens]
    dated = [word[0].isdigit() or word in dates for word in words]
    for length in range(min(LONGEST_NAME, len(words)), 0, -1):
        for first in range(len(words) - length + 1):
            if length == 1 and not dated[first]:
                continue
            if " ".join(words[first : first + length]) not in vocabulary.exact:
                continue
            if length > 1 or stands_as_name(text, first, lex, vocabulary, capital=False):
                words[first : first + length] = ["_"] * length
    tokens = zip(words, text.tokens, strict=True)
    return Text(text.raw, tuple(Token(word, t.start, t.end) for word, t in tokens))


def _no_visits(names: list[NameHint], text: Text, lex: Lexicon) -> tuple[list[NameHint], set[int]]:
    """Leave out the category of words that beside a shop only tell what one does there.

    "Trips" behind a shop counts what was bought; "fill up at Shell" names the shop alone. The
    tokens of what is left out come second.
    """
    shops = {at for n in names if n.kind == "merchant" for at in (n.first, n.last)}
    words = [t.word for t in text.tokens]

    def beside(name: NameHint) -> bool:
        said = text.line_of(name.first, name.last)
        if name.kind != "category" or not shops:
            return False
        linked = name.last + (words[name.last : name.last + 1] != [] and words[name.last] in links)
        near = not shops.isdisjoint({name.first, name.last, linked})
        return said in lex.words["acts"] or (near and said in lex.words["visits"])

    links = lex.words["visit_links"].split()

    kept = [n for n in names if not beside(n)]
    return kept, {i for n in names if n not in kept for i in range(n.first, n.last)}


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
