"""Questions that would work: beside a refusal, on an empty page, and after an answer."""

from __future__ import annotations

from itertools import cycle
from string import Formatter
from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.narration.phrasebook import phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_FOLLOW_UPS = 3
_ABOUT_A_YEAR, _MONTH = 300, range(28, 32)  # days
_NEXT: dict[Intent, tuple[str, ...]] = {
    Intent.TOTAL: ("breakdown", "last_year", "trend", "usual", "list"),
    Intent.LIST: ("total", "largest", "breakdown"),
    Intent.LARGEST: ("total", "breakdown", "trend"),
    Intent.SMALLEST: ("total", "breakdown", "trend"),
    Intent.COUNT: ("total", "trend", "list"),
    Intent.AVERAGE: ("trend", "total", "worst"),
    Intent.BREAKDOWN: ("last_year", "trend", "by_member", "largest"),
    Intent.TREND: ("worst", "average", "total"),
    Intent.EXTREME_PERIOD: ("trend", "average", "breakdown"),
    Intent.COMPARE: ("breakdown", "trend", "usual"),
    Intent.COMPARE_TO_USUAL: ("breakdown", "trend", "list"),
    Intent.SHARE: ("total", "trend", "list"),
    Intent.BALANCE: ("upcoming", "cash_flow", "recurring"),
    Intent.NET_WORTH: ("balance", "cash_flow", "upcoming"),
    Intent.CASH_FLOW: ("last_month", "last_year", "trend"),
    Intent.BUDGET: ("breakdown", "last_month", "upcoming"),
    Intent.RECURRING: ("upcoming", "total", "cash_flow"),
    Intent.UPCOMING: ("balance", "list", "cash_flow"),
    Intent.LAST_TIME: ("list", "total", "trend"),
    Intent.FIRST_TIME: ("list", "total", "trend"),
    Intent.UNUSUAL: ("largest", "breakdown", "last_month"),
}


def refusal(
    status: str, language: str, examples: Sequence[str], topic: str = "", page: str = ""
) -> str:
    """Return what to say instead of an answer, with at most three `examples` to try.

    `status` is out_of_scope, not_understood or needs_choice; another one reads as the second.
    `topic` is what a question that is out of scope leads to, and `page` where the window does it.
    """
    book = phrasebook(language)
    keys = [f"refusals.{topic}"] if status == "out_of_scope" and topic else []
    key = book.first(*keys, f"refusals.{status}", "refusals.not_understood")
    sentence = book.say(key, page=book.phrase(f"pages.{page}") if page else "")
    if not examples or status == "needs_choice":
        return sentence
    quoted = book.names([book.quote(example) for example in examples[:3]], "or")
    return book.say("refusals.offer", sentence=sentence, examples=quoted)


def example_questions(
    language: str,
    categories: Sequence[str] = (),
    merchants: Sequence[str] = (),
    accounts: Sequence[str] = (),
    members: Sequence[str] = (),
) -> tuple[str, ...]:
    """Return a dozen or more questions of different kinds that use only the names given."""
    book = phrasebook(language)
    names = {
        "category": tuple(dict.fromkeys(categories)),
        "merchant": tuple(dict.fromkeys(merchants)),
        "account": tuple(dict.fromkeys(accounts)),
        "member": tuple(dict.fromkeys(members)),
    }
    turns = {kind: cycle(given) for kind, given in names.items() if given}
    questions = []
    for template in book.phrases("examples.order"):
        kinds = [kind for _, kind, _, _ in Formatter().parse(template) if kind]
        if all(len(names[kind]) >= kinds.count(kind) for kind in kinds):
            questions.append(_filled(template, turns))
    return tuple(questions)


def follow_ups(query: FinanceQuery, language: str) -> tuple[str, ...]:
    """Return three short questions that can follow the one just answered."""
    book = phrasebook(language)
    fitting = (book.phrase(f"follow_ups.{key}") for key in _fitting(query))
    return tuple(dict.fromkeys(fitting))[:_FOLLOW_UPS]


def _fitting(query: FinanceQuery) -> Iterator[str]:
    """Yield keys of follow-ups, best first; none asks what was just answered."""
    for key in (*_NEXT[query.intent], "list", "largest", "this_month", "last_month"):
        if key == "breakdown":
            if query.measure is Measure.SPENDING and not query.merchants:
                yield f"breakdown_{'merchant' if len(query.categories) == 1 else 'category'}"
        elif key == "last_year":
            yield _earlier(query.period)
        elif key != query.intent.value and not (key == "by_member" and query.members):
            yield key


def _earlier(period: Period | None) -> str:
    """Return the key that asks for a period before, by how long this one is."""
    if period is None or period.start is None or period.end is None:
        return "this_month"
    days = (period.end - period.start).days + 1
    if days > _ABOUT_A_YEAR:
        return "this_month"
    return "month_before" if period.start.day == 1 and days in _MONTH else "last_year"


def _filled(template: str, turns: dict[str, cycle[str]]) -> str:
    """Fill each slot with the next name of its kind, the same kind twice with two names."""
    pieces = []
    for text, kind, _, _ in Formatter().parse(template):
        pieces.append(text)
        if kind:
            pieces.append(next(turns[kind]))
    return "".join(pieces)
