"""Tellers of how things stand: balances, cash flow, budgets, recurring and coming payments."""

from __future__ import annotations

from decimal import Decimal

from finance.money import Money
from finance.queries.answer import AnswerRow
from nlu.narration import figures
from nlu.narration.scope import part
from nlu.narration.story import Story, Told
from nlu.narration.sums import found

_WORST_RATE = -100  # percent; below it hardly anything came in, and a rate of it says nothing


def balance(story: Story) -> Told:
    """Tell what is in accounts, or whether it is enough."""
    value = story.answer.value
    if value is None:
        return found(story)
    verbs = {verb: story.subject(verb) for verb in ("have", "had", "owe", "owed")}
    owes = value.minor < 0
    moment = _past_end(story)
    key = f"balance.{'then' if moment else 'now'}{'_owe' if owes else ''}"
    text = story.money(abs(value))
    sentence = story.book.say(
        key,
        value=text,
        accounts=_accounts(story, owes=owes),
        beside=_beside(story, value),
        date=moment,
        **verbs,
    )
    return Told(sentence, text, _ahead(story, value), None if owes else value)


def net_worth(story: Story) -> Told:
    """Tell assets less debts."""
    value = story.answer.value
    if value is None:
        return found(story)
    text, moment = story.money(value), _past_end(story)
    key, beside = f"net_worth.{'then' if moment else 'now'}", _beside(story, value)
    sentence = story.book.say(key, value=text, beside=beside, date=moment)
    number = len(story.answer.rows)
    return Told(sentence, text, (story.counted("accounts", number),) if number else (), value)


def _beside(story: Story, value: Money) -> str:
    """Return the debts that a sum of accounts holds, or what is held against a debt."""
    rows = [(row.label, row.value) for row in story.answer.rows if row.value is not None]
    side = -1 if value.minor >= 0 else 1
    other = [(name, worth) for name, worth in rows if worth.minor * side > 0]
    if not other:
        return ""
    total = sum(abs(worth.minor) for _, worth in other)
    key = "beside.owed" if side < 0 else "beside.held"
    form = "one" if len(other) == 1 else "many"
    names = story.book.names([name for name, _ in other])
    return story.book.say(
        f"{key}.{form}", value=story.money(Money(total, value.currency)), names=names
    )


def cash_flow(story: Story) -> Told:
    """Tell what came in beside what went out."""
    value, rate = story.answer.value, _rate(story)
    whose = part(story.book, story.query, "members")
    slots = {"scope": story.scope("members"), "when": story.after, "of": whose and f" {whose}"}
    slots |= {"had": story.subject("had"), "spent": story.subject("spending")}
    if value is None:
        if rate is None:
            return found(story)
        text = figures.percent(story.book, rate)
        return Told(story.book.say("cash_flow.only_rate", value=text, **slots), text)
    text = story.money(abs(value))
    key = "more" if value.minor > 0 else "less" if value.minor else "even"
    found_rows = {label: story.row(label) for label in ("in", "out")}
    flows = {label: row.value for label, row in found_rows.items() if row and row.value is not None}
    parts = ""
    if len(flows) == 2 and story.query.threshold is None:  # noqa: PLR2004 - both ways or none
        words = {label: story.money(abs(flow)) for label, flow in flows.items()}
        parts = story.book.say("cash_flow.parts", **words)
    sentence = story.book.say(f"cash_flow.{key}", value=text, parts=parts, **slots)
    saved: tuple[str, ...] = ()
    if rate is not None and rate >= _WORST_RATE:
        saved = (story.book.say("cash_flow.rate", rate=figures.percent(story.book, rate)),)
    return Told(sentence, text, saved, value if value.minor > 0 else None)


def budget(story: Story) -> Told:
    """Tell what is left of budgets, or by how much they are exceeded."""
    value, rows = story.answer.value, story.answer.rows
    if value is None:
        return found(story)
    text = story.money(abs(value))
    names = story.query.categories or ((rows[0].label,) if len(rows) == 1 else ())
    kind = "over" if value.minor < 0 else "left"
    slots = {"have": story.subject("have"), "value": text, "when": story.after}
    if names:
        sentence = story.book.say(
            f"budget.{kind}_named.{'one' if len(names) == 1 else 'many'}",
            names=story.book.names(names),
            **slots,
        )
    else:
        number = story.counted("budgets", len(rows)) if rows else ""
        key = f"budget.{kind}_{'counted' if number else 'all'}"
        sentence = story.book.say(key, n=number, **slots) + _also_over(story)
    return Told(sentence, text, _spent(story), value if value.minor >= 0 else None)


def recurring(story: Story) -> Told:
    """Tell how many series of payments there are and what they come to a month."""
    answer = story.answer
    number = len(answer.rows) if answer.count is None else answer.count
    slots = {"scope": story.scope("members", items=True), "have": story.subject("have")}
    total = ""
    if answer.value is not None:
        averaged = any(row.unit not in {None, "month"} for row in answer.rows)
        key = f"recurring.{'mean' if averaged else 'sum'}"
        total = story.book.say(key, value=story.money(answer.value))
    kind = f"recurring_{story.style}"
    sentence = story.book.say("recurring.any", n=story.counted(kind, number), sum=total, **slots)
    text = story.money(answer.value) if answer.value is not None else story.book.number(number)
    return Told(sentence, text, measured=answer.value)


def upcoming(story: Story) -> Told:
    """Tell the next payment, or all that is due in the period."""
    answer = story.answer
    first = answer.rows[0] if answer.rows else AnswerRow()
    if len(answer.rows) > 1 and answer.value not in (None, first.value):
        return _many_due(story)
    value = answer.value if answer.value is not None else first.value
    name = "" if first.label in story.query.merchants else first.label
    key = f"upcoming.{'one' if name else 'bare'}_{story.style}"
    sentence = story.book.say(
        key, name=name, **_due(story, first, value), scope=story.scope(items=True)
    )
    moment = first.date or answer.date
    ahead = (moment - story.today).days if moment else 0
    soon = (story.counted("days_ahead", ahead),) if ahead > 0 else ()
    shown = figures.day(story.book, moment) if moment and value is None else ""
    return Told(sentence, story.money(value) if value is not None else shown, soon, answer.value)


def tail(story: Story, measured: Money | int | Decimal) -> str:
    """Return ", €12.00 more than €300" for what is held against the threshold."""
    limit = story.query.threshold
    if limit is None:
        return ""
    if isinstance(measured, Money):
        gap = measured.decimal - limit
        kind = "money"
        diff = figures.difference(story.book, gap, measured.currency)
        threshold = figures.stated(story.book, limit, measured.currency)
    elif isinstance(measured, Decimal):
        gap, kind = measured - limit, "percent"
        diff = story.book.count("items.points", round(abs(gap), 1))
        threshold = figures.percent(story.book, limit)
    else:
        gap, kind = Decimal(measured) - limit, "count"
        diff, threshold = story.book.number(abs(gap)), story.book.number(limit)
    side = "over" if gap > 0 else "under" if gap < 0 else "equal"
    return story.book.say(f"tail.{kind}_{side}", diff=diff, threshold=threshold)


def _accounts(story: Story, *, owes: bool) -> str:
    names = story.query.accounts
    if not names and len(story.answer.rows) == 1:
        names = (story.answer.rows[0].label,)
    if names:
        return story.book.named(f"balance.named{'_owe' if owes else ''}", names)
    number = len(story.answer.rows)
    return story.book.say("balance.across", n=story.counted("accounts", number)) if number else ""


def _ahead(story: Story, value: Money) -> tuple[str, ...]:
    """Return what bills are due before payday, and what they and the wish leave."""
    ahead, wish = story.answer.ahead, story.query.threshold
    if ahead is None or wish is None or not story.answer.yes:
        return ()
    moment = figures.day(story.book, ahead.payday or ahead.until)
    before = story.book.say(f"ahead.{'payday' if ahead.payday else 'month_end'}", date=moment)
    if not ahead.count:
        return (story.book.say("ahead.nothing", before=before),)
    left = value - ahead.due - Money.of(wish, value.currency)
    text = story.book.say(
        f"ahead.{'short' if left.minor < 0 else 'left'}",
        n=story.counted("bills", ahead.count),
        value=story.money(ahead.due),
        wish=figures.stated(story.book, wish, value.currency),
        left=story.money(abs(left)),
        before=before,
    )
    return (text,)


def _past_end(story: Story) -> str:
    """Return the day that a past balance is of, in words; empty for now."""
    end = story.query.period.end if story.query.period else None
    return figures.day(story.book, end) if end and end < story.today else ""


def _rate(story: Story) -> Decimal | None:
    row = story.row("rate")
    return row.percent if row is not None and row.percent is not None else story.answer.percent


def _spent(story: Story) -> tuple[str, ...]:
    """Return "€412.35 spent of €500.00" for one budget."""
    pairs = _budgeted(story)
    if len(pairs) != 1:
        return ()
    _, spent, limit = pairs[0]
    slots = {"spent": story.money(abs(spent)), "limit": story.money(limit)}
    return (story.book.say(f"budget.spent{'_back' if spent.minor < 0 else ''}", **slots),)


def _also_over(story: Story) -> str:
    """Return which of several budgets are exceeded, whatever all of them together are."""
    over = [
        story.book.say("budget.by", name=name, value=story.money(spent - limit))
        for name, spent, limit in _budgeted(story)
        if spent.minor > limit.minor
    ]
    return story.book.named("budget.also", over) if over else ""


def _budgeted(story: Story) -> list[tuple[str, Money, Money]]:
    return [
        (row.label, row.value, row.limit)
        for row in story.answer.rows
        if row.value is not None and row.limit is not None
    ]


def _many_due(story: Story) -> Told:
    answer, first = story.answer, story.answer.rows[0]
    number = len(answer.rows) if answer.count is None else answer.count
    text = story.money(answer.value) if answer.value is not None else ""
    sentence = story.book.say(
        "upcoming.many",
        n=story.counted(f"due_{story.style}", number),
        scope=story.scope(items=True),
        when=story.after,
        sum=story.book.say("upcoming.sum", value=text),
    )
    due = _due(story, first, first.value, "upcoming.on_named")
    soon = story.book.say("upcoming.next", name=first.label, **due)
    return Told(sentence, text, (soon,) if first.label else (), answer.value)


def _due(
    story: Story, row: AnswerRow, value: Money | None, key: str = "upcoming.on"
) -> dict[str, str]:
    """Return the fragments that say when and how much."""
    moment = row.date or story.answer.date
    on = story.book.say(key, date=figures.day(story.book, moment)) if moment else ""
    text = story.money(value) if value is not None else ""
    worth, paid = (text and story.book.say(f"upcoming.{k}", value=text) for k in ("worth", "paid"))
    return {"on": on, "worth": worth, "paid": paid}
