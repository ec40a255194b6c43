"""One answer in words: which teller tells it, and what stands around its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.queries.answer import Answer, Note
from finance.queries.query import FinanceQuery, Intent
from nlu.narration import states, sums, tables
from nlu.narration.notes import note_texts
from nlu.narration.nothing import nothing
from nlu.narration.periods import period_text
from nlu.narration.phrasebook import capitalised, phrasebook
from nlu.narration.story import Story, Told

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from nlu.whether import Whether


_TELLERS: dict[Intent, Callable[[Story], Told]] = {
    Intent.TOTAL: sums.total,
    Intent.LIST: tables.transactions,
    Intent.LARGEST: tables.extreme_transactions,
    Intent.SMALLEST: tables.extreme_transactions,
    Intent.COUNT: sums.count,
    Intent.AVERAGE: sums.average,
    Intent.BREAKDOWN: tables.breakdown,
    Intent.TREND: tables.trend,
    Intent.EXTREME_PERIOD: tables.extreme_period,
    Intent.COMPARE: sums.compare,
    Intent.COMPARE_TO_USUAL: sums.compare_to_usual,
    Intent.SHARE: sums.share,
    Intent.BALANCE: states.balance,
    Intent.NET_WORTH: states.net_worth,
    Intent.CASH_FLOW: states.cash_flow,
    Intent.BUDGET: states.budget,
    Intent.RECURRING: states.recurring,
    Intent.UPCOMING: states.upcoming,
    Intent.LAST_TIME: tables.single_date,
    Intent.FIRST_TIME: tables.single_date,
    Intent.UNUSUAL: tables.unusual,
}
_UNDATED = (Intent.BALANCE, Intent.NET_WORTH)
_BINNED = (Intent.EXTREME_PERIOD,)
_EXISTING = (
    Intent.LIST, Intent.COUNT, Intent.TOTAL, Intent.UNUSUAL, Intent.UPCOMING, Intent.RECURRING,
)  # fmt: skip
_COMPARED = (Intent.COMPARE, Intent.COMPARE_TO_USUAL)
_SIGNED = (Intent.AVERAGE, Intent.LIST, Intent.TREND, Intent.EXTREME_PERIOD, Intent.BREAKDOWN)
_PERIOD_NOTES = {
    "period_assumed",
    "assumed_period",
    "vague_period",
    "statement_period",
    "billing_period",
}


@dataclass(frozen=True, slots=True)
class Narration:
    """An answer in words.

    `summary` is one sentence; `value_text` is the figure as it stands in it, empty when there is
    none. `subline` adds what the sentence leaves out, and `notes` are sentences of their own.
    """

    summary: str
    subline: str = ""
    value_text: str = ""
    notes: tuple[str, ...] = ()


def narrate(
    query: FinanceQuery,
    answer: Answer,
    language: str,
    today: date,
    reading_notes: tuple[Note, ...] = (),
    *,
    whether: Whether | None = None,
) -> Narration:
    """Tell `answer` in `language` ("en", "fr"); other languages are told in English.

    Notes of the reading may be given too; they come before those of the answer. `whether` is
    what yes would say where the question wants yes or no; the answer begins so where it can tell.
    """
    query = _counted(query, answer)
    story = Story(phrasebook(language), query, answer, today)
    none = answer.empty or (query.intent is Intent.COUNT and answer.count == 0)
    told = nothing(story) if none else _TELLERS[query.intent](story)
    sentence = told.sentence
    if told.measured is not None:
        sentence += states.tail(story, told.measured)
    found = _found(story, none=none, whether=whether)
    lead = "" if told.led and not found else found or _lead(story, none=none, whether=whether)
    summary = f"{lead}{sentence}" if lead else capitalised(sentence)
    return Narration(
        summary=summary if summary.endswith(".") else f"{summary}.",
        subline=capitalised(
            story.book.phrase("grammar.separator").join((*told.subline, *_dates(story)))
        ),
        value_text=told.value,
        notes=note_texts(_notes(story, reading_notes), query, language, today),
    )


def _notes(story: Story, reading_notes: tuple[Note, ...]) -> tuple[Note, ...]:
    """Return all notes; an assumed period is always said, what the sentence says is not."""
    notes = (*reading_notes, *story.answer.notes, *_minus(story))
    if story.query.intent is Intent.BUDGET:
        notes = tuple(note for note in notes if note.code != "no_budget")
    period = story.query.period
    if period is not None and period.assumed and not {n.code for n in notes} & _PERIOD_NOTES:
        return (Note("vague_period" if _is_vague(story) else "period_assumed"), *notes)
    return notes


def _is_vague(story: Story) -> bool:
    """Say whether the question names its assumed period, in words that are not its phrase."""
    label = story.query.period.label if story.query.period else ""
    said, phrase = (set(text.casefold().split()) for text in (label, story.when.phrase))
    return 2 * len(said & phrase) <= len(said) > 0


def _counted(query: FinanceQuery, answer: Answer) -> FinanceQuery:
    """Return `query` without the accounts that its answer leaves out for their currency."""
    noted = [dict(note.data) for note in answer.notes if note.code == "other_currency"]
    left = {name for data in noted for name in data.get("accounts", "").split(", ")}
    kept = tuple(name for name in query.accounts if name not in left)
    return query.model_copy(update={"accounts": kept}) if kept else query


def _minus(story: Story) -> tuple[Note, ...]:
    """Return a note that explains a sum below nothing, where one is shown as such."""
    answer, measure = story.answer, story.query.measure
    worths = [row.value for row in answer.rows]
    if story.query.intent in _SIGNED:
        worths.append(answer.value)
    below = story.has_verb and any(worth is not None and worth.minor < 0 for worth in worths)
    return (Note(f"minus_{measure.value}"),) if below else ()


def _found(story: Story, *, none: bool, whether: Whether | None) -> str:
    """Return yes or no for a question whether there is something; only no where it may ask more."""
    query = story.query
    if whether is None or query.intent not in _EXISTING or query.threshold is not None:
        return ""
    if none:
        return "" if _beyond(story) else story.book.phrase("grammar.no")
    return story.book.phrase("grammar.yes") if whether == "any" else ""


def _beyond(story: Story) -> bool:
    """Say whether the period reaches beyond the records, so that nothing in them is no "no"."""
    return any(note.code in {"short_history", "records_end"} for note in story.answer.notes)


def _lead(story: Story, *, none: bool, whether: Whether | None) -> str:
    asked = story.query.threshold is not None or story.query.threshold_op is not None
    compared = whether in {"more", "less"} and story.query.intent in _COMPARED
    asked = asked and not (none and _beyond(story))
    if story.answer.yes is not None and (asked or (compared and not none)):
        return story.book.phrase("grammar.yes" if story.answer.yes else "grammar.no")
    return story.book.phrase("nothing.lead") if none else ""


def _dates(story: Story) -> tuple[str, ...]:
    """Return the dates of the period where the sentence does not say them."""
    period, intent = story.query.period, story.query.intent
    unsaid = intent in _BINNED or (story.when.relative and intent not in _UNDATED)
    if period is None or story.answer.empty or not unsaid:
        return ()
    return (period_text(period, story.book.language, story.today),)
