"""How a turn of a conversation leans on the query before it, and what it asks of the last answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Intent
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.targets import ACCOUNTS_ONLY
from nlu.light import asks_again, cores, lines, names_only, takes_off
from nlu.talk import Talk, talk

if TYPE_CHECKING:
    from nlu.engines.keyword.rules import Rule
    from nlu.engines.keyword.slots import Filled
    from nlu.hints import Hints
    from nlu.talk import Ask

_RANKED = {Intent.BREAKDOWN, Intent.LARGEST, Intent.SMALLEST, Intent.RECURRING}
_SINGLE = {Intent.LAST_TIME, Intent.FIRST_TIME, Intent.UPCOMING}
_OF_KINDS = {
    Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD, Intent.AVERAGE, Intent.RECURRING,
    Intent.UPCOMING, Intent.LIST, Intent.LARGEST, Intent.SMALLEST,
}  # fmt: skip
_OF_ONE = {Intent.LARGEST, Intent.SMALLEST, Intent.EXTREME_PERIOD, *_SINGLE}
_OF_TIMES = {Intent.TREND, Intent.EXTREME_PERIOD}
# "How much for …?" asks again for what these gave.
_LEAVES = {Intent.BALANCE, Intent.BUDGET}
_HOW_MUCH = {Intent.AVERAGE, Intent.SHARE, Intent.BUDGET, Intent.BALANCE, Intent.NET_WORTH}
# "Are we over budget?", "what do we own?": these need no thing and no date to be whole.
_BY_ITSELF = {
    Intent.BALANCE, Intent.NET_WORTH, Intent.BUDGET, Intent.RECURRING, Intent.UPCOMING,
    Intent.UNUSUAL,
}  # fmt: skip
# What these ask, where one of these was asked before and where not: "and than in May?" (« et qu'en
# mai ? » may narrow), "when?", "sort by amount".
_TOLD_BEFORE: dict[str | None, tuple[set[Intent], str, str | None]] = {
    "than": ({Intent.COMPARE}, "compare", None),
    "when": (_OF_ONE, "again", "list"),
    "sorted": ({Intent.BREAKDOWN, Intent.RECURRING}, "again", "largest"),
}
_SHORT = 6  # words
_TARGETS = ("categories", "merchants", "text", "accounts", "members", "tags")
# Intents that look at a state or at all time: a period of the turn before means nothing to them.
TIMELESS = ACCOUNTS_ONLY | _SINGLE | {Intent.RECURRING}


@dataclass(frozen=True, slots=True)
class Turn:
    """How a turn leans: what it asks of the last answer, whether it only narrows it.

    `says` is the money that the whole turn is about ("and what came in?"). With `whole` what is
    asked takes all the words: of "how many trips?" none names a thing.
    """

    intent: Intent
    asked: str | None
    group_by: str | None
    narrows: bool
    strong: bool
    says: str | None = None
    whole: bool = False
    back: bool = False

    @property
    def other_side(self) -> bool:
        """Whether a turn to the other money leaves the things behind that were asked about."""
        return not self.back and self.intent is not Intent.SHARE


def turn(
    hints: Hints, rule: Rule | None, filled: Filled | None, previous: FinanceQuery
) -> Turn | None:
    """Say how the turn leans on `previous`, or None when it stands by itself."""
    words, line = talk(hints.language), hints.line
    lead = words.opens.match(line) is not None or words.closes.search(line) is not None
    told = filled is not None and any(getattr(filled.query, s) for s in _TARGETS)
    back = words.says("back", line) or _points(hints, words, told=told)
    tied = lead or back or asks_again(hints, words) or _of_its_budget(rule, hints, previous)
    named = names_only(hints, words)
    brief = lead or (named and not hints.periods)  # "the water bill?"
    if not brief and rule is not None and _whole(hints, rule, words, told=told, back=tied):
        return None
    full = told and not tied and rule is not None and not rule.weak
    stands = (full and not _repeats(filled, previous)) or _unfilters(hints, previous)
    asks = None if stands else _asks(hints, words, previous)
    says = _says(hints, words, asks, back=back) if tied or not hints.periods else None
    asked = asks.intent if asks else None
    if asked in {None, "total"} and says:
        asked = _of_money(rule, hints, previous)
    asked = _of_before(asked, asks, hints, previous)
    bare = asked is None and (says is not None or named or takes_off(hints))
    strong = rule if rule is not None and not rule.weak and not bare else None
    leans = bool(asked or bare or tied or all_of_them(hints))
    if not (leans or _is_part(hints, strong, told=told)):
        return None
    if strong is not None and asked is None and told and _new(strong, previous, tied=tied):
        return None
    if bare and rule is not None and previous.intent in ACCOUNTS_ONLY and _names_thing(filled):
        return None
    return Turn(
        _intent(asked, strong, previous, hints),
        asked,
        asks.group_by if asks and asked == asks.intent else None,
        words.says("narrow", line),
        strong is not None,
        says,
        asks is not None and not any(map(asks.pattern.search, cores(line, words))),
        back,
    )


def _points(hints: Hints, words: Talk, *, told: bool) -> bool:
    """Whether "there" and the like stand for something: not where the turn tells what itself."""
    own = words.says("own", hints.line)
    return words.says("dummy", hints.line) and not own and not (told and hints.periods)


def _whole(hints: Hints, rule: Rule, words: Talk, *, told: bool, back: bool) -> bool:
    """Whether the turn is a question that tells all by itself."""
    if rule.weak:
        return False
    if words.says("afresh", hints.line):
        return not back
    own = words.says("own", hints.line)
    dated = any(p.found.kind != "ever" for p in hints.periods)  # "in all" dates nothing
    if rule.intent is Intent.NET_WORTH or len(hints.periods) > 1:
        return not back or told
    if told and dated:
        return own or not back
    return own and not back and (told or dated or rule.intent in _BY_ITSELF)


def _asks(hints: Hints, words: Talk, previous: FinanceQuery) -> Ask | None:
    """What the turn asks of the last answer; "what was it?" is asked of one row alone."""
    if words.says("only", hints.line):
        return None
    said = lines(hints, words)
    found = (a for a in words.asks if any(map(a.pattern.search, said)))
    asks = next((a for a in found if a.intent != "what" or previous.intent in _OF_ONE), None)
    if asks and asks.intent == "breakdown" and hints.names and words.says("narrow", hints.line):
        return None  # "by card only"
    return asks


def _says(hints: Hints, words: Talk, asks: Ask | None, *, back: bool) -> str | None:
    """The money that the whole turn is about: "and what came in?"."""
    if words.says("only", hints.line):
        return None  # "only what Sam spent" is not about money out
    said = lines(hints, words)
    if words.says("spending", *said):
        return "spending"
    sums = asks is not None and back  # "what does that make?"
    return "income" if not sums and words.says("income", *said) else None


def _of_money(rule: Rule | None, hints: Hints, previous: FinanceQuery) -> str | None:
    """What a turn asks that only says which money is meant."""
    if previous.intent is Intent.CASH_FLOW:
        return "total"
    if previous.intent in ACCOUNTS_ONLY:  # of a balance, "what went out of it?"
        return "moved"
    summed = rule is not None and rule.intent is Intent.TOTAL and not rule.weak
    if summed and previous.intent in _OF_KINDS:  # by category, "and the income?"
        words = talk(hints.language)
        summed = words.says("again", *lines(hints, words))
    return "total" if summed and previous.intent is not Intent.SHARE else None


def _of_its_budget(rule: Rule | None, hints: Hints, previous: FinanceQuery) -> bool:
    """Whether the budget of what was asked about is meant, not all of them ("were we within it?")."""
    of_one = rule is not None and rule.intent is Intent.BUDGET and bool(previous.categories)
    return of_one and not talk(hints.language).says("every", hints.line)


def _of_before(
    asked: str | None, asks: Ask | None, hints: Hints, previous: FinanceQuery
) -> str | None:
    """What a turn asks, told by what was asked before it."""
    if asks and asks.group_by == "member" and any(s == "members" for s, _ in previous.replaced):
        asked = "compare"  # "Sam? Alex? Who spent more?"
    if asked == "extreme" and previous.intent is Intent.TOTAL and _of_two(hints, previous):
        return "compare"  # "Lidl? Carrefour? Which was dearer?"
    if asked == "compare" and _of_many(hints, previous):
        return "extreme"  # of subscriptions, "which costs the most?"
    if asked == "apart":
        return "breakdown" if several(previous) else "list"
    if asked == "cash_flow" and previous.intent in _LEAVES:
        return "again"  # of a budget, "how much is left?"
    if asked in _TOLD_BEFORE:
        after, then, otherwise = _TOLD_BEFORE[asked]
        return then if previous.intent in after else otherwise
    return asked


def several(query: FinanceQuery) -> str | None:
    """The kind of the names of which a query has more than one, categories last."""
    kinds = {"merchants": "merchant", "members": "member", "accounts": "account"}
    kinds["categories"] = "category"
    return next((kind for slot, kind in kinds.items() if len(getattr(query, slot)) > 1), None)


def _is_part(hints: Hints, rule: Rule | None, *, told: bool) -> bool:
    """Whether a short turn is no question by itself; `rule` names an intent by its words."""
    if len(hints.tagged.words) > _SHORT:
        return False
    named = bool(hints.names or hints.texts or hints.periods)
    return (named or bool(hints.amounts)) if rule is None else not (named or told)


def _new(rule: Rule, previous: FinanceQuery, *, tied: bool) -> bool:
    """Whether a turn that names its own target asks something of its own."""
    return not tied or (rule.intent in TIMELESS and rule.intent is not previous.intent)


def _repeats(filled: Filled | None, previous: FinanceQuery) -> bool:
    """Whether a turn names nothing but what was asked about: after coffee, "in which cafés?"."""
    return filled is not None and all(
        set(getattr(filled.query, slot)) <= set(getattr(previous, slot)) for slot in _TARGETS
    )


def _names_thing(filled: Filled | None) -> bool:
    """Whether what is named is no account: balances know nothing else."""
    return filled is not None and any(getattr(filled.query, slot) for slot in _TARGETS[:3])


def _of_two(hints: Hints, previous: FinanceQuery) -> bool:
    """Whether a turn asks which of the targets that it or the turns before name stands out."""
    which = talk(hints.language).says("which", hints.line)
    return which and (_names_two(hints) or bool(previous.replaced)) and not _binned(hints)


def _names_two(hints: Hints) -> bool:
    """Whether a turn itself names two things of a kind."""
    kinds = [name.kind for name in hints.names]
    return len(set(kinds)) < len(kinds)


def _of_many(hints: Hints, previous: FinanceQuery) -> bool:
    """Whether a turn asks which of the rows of the last answer stands out."""
    named = max(len(getattr(previous, slot)) for slot in _TARGETS)
    two = named > 1 or previous.replaced or previous.earlier or previous.intent is Intent.COMPARE
    which = talk(hints.language).says("which", hints.line)
    return which and not two and not hints.periods and not _names_two(hints)


def _binned(hints: Hints) -> bool:
    """Whether a turn names a unit of time that stands out: "which month was worst?"."""
    bins = cues(hints.language).bins
    return any(pattern.search(hints.line) for _, pattern in bins)


def _unfilters(hints: Hints, previous: FinanceQuery) -> bool:
    """Whether the whole turn takes a filter off that there is."""
    slots = {"targets": _TARGETS, "others": _TARGETS}
    return any(
        (pattern.whole(hints.line) or pattern.whole(hints.text.line))
        and any(getattr(previous, s) for s in slots.get(name, (name,)))
        for name, pattern in talk(hints.language).clear
    )


def all_of_them(hints: Hints) -> bool:
    """Whether a turn takes the last targets as one ("both together"); numbers stand in its text."""
    return talk(hints.language).says("both", hints.line, hints.text.line)


def _intent(asked: str | None, rule: Rule | None, previous: FinanceQuery, hints: Hints) -> Intent:
    before, dated = previous.intent, bool(hints.periods)
    if asked in {"again", "what", "moved"}:
        return Intent.TOTAL if asked == "moved" else before  # "when was that?"
    if asked == "extreme":
        one = before if before is Intent.BREAKDOWN else Intent.LARGEST
        return Intent.EXTREME_PERIOD if before in _OF_TIMES or _binned(hints) else one
    if asked is not None:
        # "When did we last …" - "how much was it?" still asks about that one transaction; of a
        # balance too; and after an average "per week instead" is one.
        single = asked == "total" and before in _SINGLE and not dated
        state = asked == "total" and before in ACCOUNTS_ONLY
        shown = talk(hints.language).says("shown", hints.line)
        averaged = asked == "trend" and before is Intent.AVERAGE and not shown
        return before if single or state or averaged else Intent(asked)
    if rule is None or (before in _RANKED and rule.intent in {Intent.LARGEST, Intent.SMALLEST}):
        return before  # "just the top 5"
    if rule.intent is Intent.TOTAL and not (before in _SINGLE and dated):
        summed = talk(hints.language).says("sums", hints.line)
        if before in _SINGLE or before is Intent.AVERAGE or (before in _HOW_MUCH and not summed):
            return before
    return rule.intent
