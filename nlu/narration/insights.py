"""What stands out, in words: a label, a figure, a sentence, and the question behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.queries.insights.fact import Fact, Kind
from nlu.narration import figures
from nlu.narration.phrasebook import capitalised, phrasebook
from nlu.narration.wording import question_text

if TYPE_CHECKING:
    from datetime import date

    from finance.money import Money
    from nlu.narration.phrasebook import Phrasebook

_CATEGORIES = (Kind.CATEGORY_HIGH, Kind.CATEGORY_LOW)


@dataclass(frozen=True, slots=True)
class Insight:
    """A fact in words. `label` names its kind; `figure` is its amount as it stands in `sentence`."""

    fact: Fact
    label: str
    figure: str
    sentence: str
    question: str


def insight(fact: Fact, language: str, today: date) -> Insight:
    """Tell `fact` in `language` ("en", "fr"); other languages are told in English."""
    book = phrasebook(language)
    value = figures.money(book, fact.value)
    figure, question = f"insights.figure.{fact.kind}", f"insights.question.{fact.kind}"
    sentence = book.say(f"insights.sentence.{_key(fact, today)}", **_slots(book, fact, value))
    return Insight(
        fact=fact,
        label=kind_text(fact.kind, language),
        figure=book.say(figure, value=value) if book.has(figure) else value,
        sentence=capitalised(sentence),
        question=(
            book.phrase(question)
            if book.has(question)
            else question_text(fact.query, language, today)
        ),
    )


def kind_text(kind: Kind, language: str) -> str:
    """Return a kind of fact in a few words."""
    return phrasebook(language).phrase(f"insights.label.{kind}")


def _key(fact: Fact, today: date) -> str:
    if fact.kind is Kind.SHORT_BEFORE_PAYDAY and fact.other is not None and fact.other.minor < 0:
        return f"{fact.kind}_owed"
    if fact.kind not in _CATEGORIES:
        return fact.kind.value
    period = fact.query.period
    running = period is not None and period.end == today
    return "category_running" if running else "category_whole"


def _slots(book: Phrasebook, fact: Fact, value: str) -> dict[str, str]:
    """Return all that a sentence may say of a fact."""
    other, period = fact.other, fact.query.period
    slots = {"name": fact.subject, "value": value}
    if other is not None:
        slots["other"] = figures.money(book, abs(other))
    if fact.kind is Kind.PRICE_RISE and other is not None:
        slots["now"] = figures.money(book, other + fact.value)
    if fact.kind is Kind.MONTH_NET and other is not None:
        slots["this"] = _net(book, "this", fact.value)
        slots["usual"] = _net(book, "usual", other)
    if fact.day is not None:
        slots["day"] = figures.day(book, fact.day, "day_month")
    if period is not None and period.start is not None:
        slots["month"] = figures.day(book, period.start, "month")
    return slots


def _net(book: Phrasebook, which: str, amount: Money) -> str:
    key = f"insights.net.{which}_{'left' if amount.minor >= 0 else 'short'}"
    return book.say(key, value=figures.money(book, abs(amount)))
