"""Telling that no row matched."""

from __future__ import annotations

from finance.queries.query import Intent
from nlu.narration.story import Story, Told

_ITEMS = (
    Intent.LIST,
    Intent.COUNT,
    Intent.LARGEST,
    Intent.SMALLEST,
    Intent.LAST_TIME,
    Intent.FIRST_TIME,
)


def nothing(story: Story) -> Told:
    """Tell what was looked for and not found; the narrator puts yes, no or a lead before it."""
    intent = story.query.intent
    slots = {"scope": story.scope(items=True), "when": story.after}
    if intent in (Intent.BALANCE, Intent.NET_WORTH):
        return Told(story.book.phrase("nothing.accounts"), led=True)
    if intent is Intent.BUDGET:
        names = story.query.categories
        joined = story.book.names(names)
        aim = story.book.say("nothing.budget_for", names=joined) if names else ""
        return Told(story.book.say("nothing.budget", **{"for": aim}), led=True)
    if intent is Intent.UNUSUAL:
        key = story.book.first(f"nothing.unusual_{story.style}", "nothing.unusual")
        return Told(story.book.say(key, **slots), led=True)
    if story.query.refunds:
        return Told(story.book.say("nothing.refunds", **slots))
    kind = "items_" if intent in _ITEMS else ""
    plans = intent in (Intent.RECURRING, Intent.UPCOMING)
    if plans:
        kind = f"{intent.value}_"
    return Told(story.book.say(f"nothing.{kind}{story.style}", **slots), led=plans)
