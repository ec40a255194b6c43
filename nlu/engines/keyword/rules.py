"""The ordered rules that name the intent: first fit wins."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.queries.query import Intent, Measure
from nlu.engines.keyword.cues import cues
from nlu.lexicon import LANGUAGES, lexicon
from nlu.patterns import Pattern, Patterns

if TYPE_CHECKING:
    from nlu.hints import Hints

_SHORT = 6  # words
_BROAD = {Intent.TOTAL, Intent.LIST}  # fit nearly any question about money


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    A `weak` rule names an intent without any word for it; a `sure` one needs no other sign that
    money is meant; a `past` one needs a period that is over.
    """

    intent: Intent
    when: Patterns
    unless: Patterns
    needs: tuple[Patterns, ...]
    measure: Measure | None
    group_by: str | None
    weak: bool
    sure: bool = False
    past: bool = False

    def fits(self, hints: Hints, line: str) -> bool:
        """Whether the rule reads these hints, given the part of their line that asks."""
        return (
            (not self.past or any(p.span.end and p.span.end < hints.today for p in hints.periods))
            and self.when.matches(line)
            and not self.unless.matches(line)
            and all(need.matches(line) for need in self.needs)
        )


def intent_alone(intent: Intent) -> Rule:
    """Return a rule that only carries an intent known otherwise."""
    return Rule(
        intent, Patterns([""], re.compile), Patterns((), re.compile), (), None, None, weak=True
    )


@lru_cache(maxsize=len(LANGUAGES))
def rules(language: str) -> tuple[Rule, ...]:
    """Return the rules of `language` in order."""
    lex = lexicon(language)
    return tuple(
        Rule(
            Intent(entry["intent"]),
            Patterns(entry["when"], lex.pattern),
            Patterns(entry.get("unless", ()), lex.pattern),
            tuple(Patterns([need], lex.loose) for need in entry.get("needs", ())),
            Measure(entry["measure"]) if "measure" in entry else None,
            entry.get("group_by"),
            bool(entry.get("weak")),
            bool(entry.get("sure")),
            bool(entry.get("past")),
        )
        for entry in lex.rules["rule"]
    )


@lru_cache(maxsize=len(LANGUAGES))
def evidence(language: str) -> tuple[Pattern, ...]:
    """Return the signs of money, of what is one's own, of the world, and of one's own doings in it."""
    lex = lexicon(language)
    return tuple(
        Pattern(f"{{{name}}}", lex.pattern) for name in ("evidence", "mine", "world", "own")
    )


def rival(hints: Hints, rule: Rule) -> Rule | None:
    """Return the next rule that names another intent by words of its own, if one fits too."""
    line = _asked(hints)
    others = (r for r in rules(hints.language) if not r.weak and r.intent is not rule.intent)
    return next((r for r in others if r.intent not in _BROAD and r.fits(hints, line)), None)


def _first(hints: Hints, line: str) -> Rule | None:
    return next((r for r in rules(hints.language) if r.fits(hints, line)), None)


def _asked(hints: Hints) -> str:
    """The tagged line without what is left out ("if we set the rent aside"), which asks nothing."""
    line = hints.line
    for match in reversed([*cues(hints.language).exclude.finditer(line)]):
        line = line[: match.start()] + line[match.end() :]
    return " ".join(line.split())


def last_resort(hints: Hints, rule: Rule) -> bool:
    """Whether `rule` is the one that needs names and a date only."""
    return rule is rules(hints.language)[-1]


def match(hints: Hints, *, alone: bool) -> Rule | None:
    """Return the first rule that fits, or None where nothing tells that money is meant.

    Words that speak of money or name something of the ledger tell it; so does a question without
    any unknown word, or with one and a word such as "my" or a date, or with one that stands where a
    shop does ("how much at Zorbo"). A short turn that is not `alone` needs none of that.
    """
    rule = _first(hints, _asked(hints))
    if rule is None or rule.weak:
        rule = _first(hints, hints.line)
    if rule is None or rule.weak or rule.sure or not hints.unknown:
        return rule
    if not alone and len(hints.tagged.words) <= _SHORT:
        return rule
    money, mine, world, own = evidence(hints.language)
    if world.search(hints.line) and not own.search(hints.line):
        return None  # "which city has the cheapest rents?"
    if money.search(hints.line):
        return rule
    return rule if hints.unknown == 1 and (mine.search(hints.line) or _at_a_shop(hints)) else None


def _at_a_shop(hints: Hints) -> bool:
    words, tokens = lexicon(hints.language).words["shop_words"], hints.text.tokens
    return any(text.first and tokens[text.first - 1].word in words for text in hints.texts)
