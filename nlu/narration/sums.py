"""Tellers of one figure: totals, counts, averages, shares and comparisons."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from finance.queries.query import Period
from nlu.narration import figures
from nlu.narration.periods import when
from nlu.narration.scope import part
from nlu.narration.story import Story, Told

if TYPE_CHECKING:
    from finance.money import Money
    from finance.queries.answer import AnswerRow

_TARGETS = ("categories", "merchants", "accounts", "members", "tags", "text")


def total(story: Story) -> Told:
    """Tell a sum; more refunds than purchases are told as such."""
    value, count = story.answer.value, story.answer.count
    if value is None:
        return found(story)
    number = story.counted("any", count) if count is not None else ""
    tailed = story.query.threshold is not None
    counted = story.book.say("total.counted", n=number) if number and not tailed else ""
    below = (number,) if tailed and number else ()
    if story.has_verb and value.minor < 0:
        return Told(*_back(story, value, counted), below)
    text = story.money(value)
    key = "total.refunds" if story.query.refunds else f"total.{story.shape}"
    sentence = story.book.say(key, value=text, counted=counted, **story.clauses())
    return Told(sentence, text, below, value)


def found(story: Story) -> Told:
    """Tell an answer that has no sum: its share or number, or only that there is one."""
    answer, slots = story.answer, {"scope": story.scope(items=True), "when": story.after}
    if answer.value is not None:
        return total(story)
    if answer.percent is not None:
        text = figures.percent(story.book, answer.percent)
        return Told(story.book.say("share.bare", value=text, **slots), text)
    if answer.count is not None:
        text = story.book.number(answer.count)
        number = story.counted(story.kind, answer.count)
        return Told(story.book.say("list.any", n=number, **slots), text, measured=answer.count)
    return Told(story.book.say("list.bare", **slots))


def count(story: Story) -> Told:
    """Tell a number of transactions."""
    number = story.answer.count
    if number is None:
        return found(story)
    verb = "made" if story.style == "spending" else "income"
    skip = ("members",) if story.has_verb else ()
    sentence = story.book.say(
        f"count.{story.style}",
        subject=story.subject(verb),
        n=story.counted(story.kind, number),
        scope=story.scope(*skip, items=True),
        when=story.after,
    )
    value = story.answer.value
    worth = (story.money(value),) if value is not None else ()
    return Told(sentence, story.book.number(number), worth, number)


def average(story: Story) -> Told:
    """Tell a mean per transaction or per unit of time."""
    value = story.answer.value
    if value is None:
        return found(story)
    text = story.money(value)
    per = story.book.phrase(f"per.{story.query.unit or 'transaction'}")
    sentence = story.book.say(f"average.{story.shape}", value=text, per=per, **story.clauses())
    number = story.answer.count
    counted = (story.counted("any", number),) if number is not None else ()
    return Told(sentence, text, counted, value)


def share(story: Story) -> Told:
    """Tell a part of all spending or income, in percent."""
    answer = story.answer
    part = answer.value or (answer.rows[0].value if answer.rows else None)
    if answer.percent is None:
        return found(story) if part is None else _no_share(story, part)
    if part is not None and part.minor < 0 and story.has_verb:
        return Told(*_back(story, part))
    text = figures.percent(story.book, answer.percent)
    whose = "others_" if story.query.members else ""
    key = f"share.{whose}{story.style}" if story.scope() else "share.bare"
    fragments = {"scope": story.scope(), "all": story.plain_scope, "when": story.after}
    sentence = story.book.say(key, value=text, **fragments)
    worth = (story.money(part),) if part is not None else ()
    counted = (story.counted("any", answer.count),) if answer.count is not None else ()
    return Told(sentence, text, (*worth, *counted), answer.percent)


def _no_share(story: Story, part: Money) -> Told:
    """Tell that there is no whole to be a part of, and what the part comes to."""
    kind = "income" if story.style == "income" else "spending"
    sentence = story.book.say(f"share.none_{kind}", when=story.after)
    scope = story.plain_scope if kind == "income" else story.scope()
    return Told(sentence, "", (story.book.say("share.part", value=story.money(part), scope=scope),))


def _back(story: Story, value: Money, then: str = "") -> tuple[str, str]:
    """Return the sentence that more came back than went, with `then` after it, and its figure."""
    text, scope = story.money(abs(value)), story.scope()
    key = f"total.back_{story.style}"
    return story.book.say(key, value=text, counted=then, scope=scope, when=story.after), text


def compare_to_usual(story: Story) -> Told:
    """Tell a sum beside the mean of the periods before."""
    value, usual = story.answer.value, story.row("usual")
    if value is None:
        return found(story)
    text, against = story.money(value), ""
    if usual is not None and usual.value is not None:
        gap = story.gap(value, usual.value)
        against = story.book.say(
            f"compare_to_usual.{_side(gap)}",
            diff=story.apart(gap, value),
            usual=story.money(usual.value),
        )
    if story.has_verb and value.minor < 0:
        return Told(*_back(story, value, against))
    key = f"compare_to_usual.{story.shape}"
    return Told(story.book.say(key, value=text, usual=against, **story.clauses()), text)


def compare(story: Story) -> Told:
    """Tell the difference between two periods or two targets."""
    value, rows = story.answer.value, story.answer.rows
    pair = [row for row in rows[:2] if row.value is not None]
    if value is None or len(pair) < 2:  # noqa: PLR2004 - a comparison has two sides
        return found(story)
    text = story.money(abs(value))
    slots, people = _sides(story, pair[0], pair[1])
    slots |= {"va": story.worth(pair[0]), "vb": story.worth(pair[1]), "diff": text}
    if story.has_verb:
        slots["subject"] = people or story.subject(story.style)
    key = f"compare.{_side(value.minor)}_{story.shape}"
    sentence = story.book.say(key, **slots)
    others = [
        story.book.say("extreme_period.other", name=row.label, value=story.worth(row))
        for row in rows[2:]
        if row.label
    ]
    names = story.book.names(others)
    then = (story.book.say("extreme_period.others", names=names),) if others else ()
    return Told(sentence, text if value.minor else story.worth(pair[0]), (*_change(story), *then))


def _change(story: Story) -> tuple[str, ...]:
    """Return the difference in percent with its sign, where the answer notes it."""
    data = [dict(note.data) for note in story.answer.notes if note.code == "change"]
    try:
        points = [Decimal(change["percent"]) for change in data if "percent" in change]
    except InvalidOperation:
        return ()
    return tuple(
        f"{'+' if change > 0 else ''}{figures.percent(story.book, change)}"
        for change in points
        if round(change, 1)
    )


def _sides(story: Story, first: AnswerRow, second: AnswerRow) -> tuple[dict[str, str], str]:
    """Return the fragments of both sides and, where people are compared, the subject."""
    verb_skips = ("members",) if story.has_verb else ()
    other_period = story.query.other_period
    if other_period is None and second.start is not None and not second.label:
        other_period = Period(start=second.start, end=second.end)
    if other_period is not None:
        other = when(story.book, other_period, story.today).phrase
        scope = story.scope(*verb_skips)
        return {"scope": scope, "a": story.after, "b": f" {other}", "when": ""}, ""
    slots = [_slot(story, row.label) for row in (first, second)]
    scope = story.scope(*verb_skips, *slots, items=story.shape == "any")
    if story.has_verb and slots == ["members", "members"]:
        verb = f"subjects.{story.style}.one"
        people = story.book.say(verb, names=first.label)
        return {"scope": scope, "a": "", "b": f" {second.label}", "when": story.after}, people
    a, b = (
        part(story.book, story.query, slot, (row.label,)) if slot else row.label or "…"
        for slot, row in zip(slots, (first, second), strict=True)
    )
    return {"scope": scope, "a": f" {a}", "b": f" {b}", "when": story.after}, ""


def _slot(story: Story, label: str) -> str:
    return next((slot for slot in _TARGETS if label in getattr(story.query, slot)), "")


def _side(gap: int) -> str:
    return "more" if gap > 0 else "less" if gap < 0 else "same"
