"""Tellers of rows: lists of transactions, breakdowns, series and single dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import AnswerRow
from nlu.narration import figures
from nlu.narration.labels import WEEKDAYS, row_detail, row_label
from nlu.narration.periods import bin_text
from nlu.narration.story import Story, Told
from nlu.narration.sums import found

if TYPE_CHECKING:
    from datetime import date

_MONTH_DAYS, _YEAR_DAYS = 60, 730
_MOST_ODD = 3


def transactions(story: Story) -> Told:
    """Tell how many transactions there are, or that these are the latest."""
    answer, limit = story.answer, story.query.limit
    if answer.count is None:
        return found(story)
    slots = {"scope": story.scope(items=True), "when": story.after}
    shown = len(answer.transactions)
    if limit == shown == 1 and answer.value is not None:
        text = story.money(answer.value)
        key = story.keyed("list.latest_one")
        return Told(story.book.say(key, value=text, **_which(story), **slots), text)
    if limit is not None and 0 < shown == limit:
        sentence = story.book.count(f"list.latest_{story.style}", shown, **slots)
    else:
        shown = answer.count
        sentence = story.book.say("list.any", n=story.counted(story.kind, shown), **slots)
    more = (story.counted(story.kind, answer.count),) if answer.count > shown else ()
    worth = _summed(story, shown)
    text = story.money(answer.value) if answer.value is not None else story.book.number(shown)
    return Told(sentence + worth, text if text in sentence + worth else "", more)


def extreme_transactions(story: Story) -> Told:
    """Tell the largest or smallest transactions."""
    answer, intent = story.answer, story.query.intent.value
    slots = {"scope": story.scope(items=True), "when": story.after}
    number = len(answer.transactions) or 1
    first = answer.rows[0] if answer.rows else AnswerRow()
    value = answer.value if answer.value is not None else first.value
    if value is None:
        return Told(story.book.count(f"{intent}.bare_{story.style}", number, **slots))
    text = story.money(value)
    key = story.keyed(f"{intent}.{'one' if number == 1 else 'many'}")
    n = story.book.number(number)
    return Told(story.book.say(key, value=text, n=n, **_which(story), **slots), text)


def _which(story: Story) -> dict[str, str]:
    """Return the fragments that say where and when the first transaction was."""
    first = story.answer.rows[0] if story.answer.rows else AnswerRow()
    moment = story.answer.date or first.date
    on = story.book.say("largest.on", date=figures.day(story.book, moment)) if moment else ""
    known = first.label and first.label not in story.query.merchants
    at = story.book.say(f"largest.at_{story.style}", name=first.label) if known else ""
    return {"at": at, "on": on}


def breakdown(story: Story) -> Told:
    """Tell a sum and the part that stands out."""
    answer = story.answer
    if answer.value is None:
        return found(story)
    text = story.money(answer.value)
    key = f"breakdown.{story.shape}"
    number = (story.counted("any", answer.count),) if answer.count is not None else ()
    sentence = story.book.say(key, value=text, top=_top(story), **story.clauses())
    return Told(sentence, text, number)


def trend(story: Story) -> Told:
    """Tell a series by its sum, its lowest and its highest whole bin."""
    value = story.answer.value
    bins = [
        row for row in story.answer.rows if row.start and row.value is not None and not row.partial
    ]
    bins.sort(key=story.size)
    slots = {"per": story.book.phrase(f"per.{_unit(story)}")}
    spread = len(bins) > 1 and bins[0].value != bins[-1].value
    if spread:
        slots |= {"low_bin": _bin(story, bins[0]), "high_bin": _bin(story, bins[-1])}
        slots |= {"low": story.worth(bins[0]), "high": story.worth(bins[-1])}
    if value is not None:
        text = story.money(value)
        told = spread and story.query.threshold is None
        spread_text = story.book.say("trend.range", **slots) if told else ""
        clauses = story.clauses()
        sentence = story.book.say(f"trend.{story.shape}", value=text, range=spread_text, **clauses)
        return Told(sentence, text, measured=value)
    if not spread:
        return found(story)
    sentence = story.book.say(
        f"trend.bare_{story.shape}", value=slots["high"], **slots, **story.clauses()
    )
    return Told(sentence, slots["high"])


def extreme_period(story: Story) -> Told:
    """Tell which day, week, month, quarter or year had the most or the least."""
    dated = [row for row in story.answer.rows if row.start is not None]
    value = story.answer.value
    if value is None and dated:
        value = dated[0].value
    if not dated or value is None:
        return found(story)
    text = story.money(value)
    key = f"extreme_period.{story.query.order or 'most'}_{story.shape}"
    where = story.book.say(f"bins.{_unit(story)}", bin=_bin(story, dated[0]))
    sentence = story.book.say(key, value=text, bin=where, **story.clauses())
    others = [
        story.book.say("extreme_period.other", name=_bin(story, row), value=story.worth(row))
        for row in dated[1 : story.query.limit or 1]
    ]
    names = story.book.names(others)
    then = (story.book.say("extreme_period.others", names=names),) if others else ()
    return Told(sentence, text, then)


def single_date(story: Story) -> Told:
    """Tell when something last or first happened."""
    answer = story.answer
    if answer.date is None:
        return found(story)
    text = figures.day(story.book, answer.date)
    worth = ""
    if answer.value is not None:
        worth = story.book.say("upcoming.worth", value=story.money(answer.value))
    intent = story.query.intent.value
    sentence = story.book.say(
        story.book.first(f"{intent}.{story.kind}", f"{intent}.{story.style}"),
        date=text,
        worth=worth,
        scope=story.scope(items=True),
        when=story.after,
    )
    ago = _ago(story, answer.date)
    return Told(sentence, text, (ago,) if ago else ())


def unusual(story: Story) -> Told:
    """Tell how many transactions stand out."""
    answer = story.answer
    number = answer.count if answer.count is not None else len(answer.transactions)
    slots = {"scope": story.scope(items=True), "when": story.after}
    sentence = story.book.say("unusual.any", n=story.counted("unusual", number), **slots)
    told = tuple(_odd(story, row) for row in answer.rows[:_MOST_ODD] if row.reason)
    return Told(sentence + _summed(story, number), story.book.number(number), told)


def _odd(story: Story, row: AnswerRow) -> str:
    reason = row_detail(row, story.book.language)
    return story.book.say("reasons.row", name=row.label, value=story.worth(row), reason=reason)


def _summed(story: Story, number: int) -> str:
    value = story.answer.value
    if value is None:
        return ""
    key = story.book.first(f"list.worth_{story.style}", "list.worth.one").removesuffix(".one")
    return story.book.count(key, number, value=story.money(value))


def _top(story: Story) -> str:
    least = story.query.order == "least"
    rows = [row for row in story.answer.rows if row.value is not None]
    rows.sort(key=story.size, reverse=not least)
    if not rows:
        return ""
    group, first = story.query.group_by or "category", rows[0]
    keys = [f"where.{group}_{story.query.measure.value}", f"where.{group}"]
    if first.label == "none":
        keys.insert(0, f"where.{group}_none")
    if not any(story.book.has(key) for key in keys):
        return ""
    name = row_label(first, story.query, story.book.language)
    if group == "weekday" and first.label in WEEKDAYS:
        name = figures.weekday(story.book, WEEKDAYS.index(first.label))
    where = story.book.say(story.book.first(*keys), name=name)
    kind = (
        "all"
        if len(rows) == 1 and first.value == story.answer.value
        else story.query.order or "most"
    )
    return story.book.say(f"breakdown.{kind}", where=where, value=story.worth(first))


def _unit(story: Story) -> str:
    unit = story.query.group_by or "month"
    return unit if story.book.has(f"bins.{unit}") else "month"


def _bin(story: Story, row: AnswerRow) -> str:
    return bin_text(story.book, _unit(story), row.start, row.end, long=True) if row.start else ""


def _ago(story: Story, moment: date) -> str:
    days = (story.today - moment).days
    if days < 1:
        return ""
    if days < _MONTH_DAYS:
        return story.counted("days_ago", days)
    if days < _YEAR_DAYS:
        return story.counted("months_ago", days * 12 // 365)
    return story.counted("years_ago", days // 365)
