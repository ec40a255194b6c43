"""The ordered rules that name the intent: first fit wins."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.queries.query import Intent, Measure
from nlu.lexicon import LANGUAGES, Lexicon, lexicon

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
    when: re.Pattern[str]
    unless: re.Pattern[str] | None
    needs: tuple[re.Pattern[str], ...]
    measure: Measure | None
    group_by: str | None
    weak: bool
    sure: bool = False
    past: bool = False

    def fits(self, hints: Hints) -> bool:
        """Whether the rule reads these hints."""
        line = hints.line
        return (
            (not self.past or any(p.span.end and p.span.end < hints.today for p in hints.periods))
            and self.when.search(line) is not None
            and (self.unless is None or self.unless.search(line) is None)
            and all(n.search(line) for n in self.needs)
        )


def any_of(lex: Lexicon, patterns: list[str]) -> re.Pattern[str] | None:
    """Compile alternatives to one pattern; None where there are none."""
    return lex.pattern("|".join(f"(?:{p})" for p in patterns)) if patterns else None


def intent_alone(intent: Intent) -> Rule:
    """Return a rule that only carries an intent known otherwise."""
    return Rule(intent, re.compile(""), None, (), None, None, weak=True)


@lru_cache(maxsize=len(LANGUAGES))
def rules(language: str) -> tuple[Rule, ...]:
    """Return the rules of `language` in order."""
    lex = lexicon(language)
    found = []
    for entry in lex.rules["rule"]:
        when = any_of(lex, entry["when"])
        assert when is not None, entry  # noqa: S101 - a rule without cues is a slip in our data
        needs = tuple(re.compile(n) if n == "@" else lex.loose(n) for n in entry.get("needs", []))
        found.append(
            Rule(
                Intent(entry["intent"]),
                when,
                any_of(lex, entry.get("unless", [])),
                needs,
                Measure(entry["measure"]) if "measure" in entry else None,
                entry.get("group_by"),
                bool(entry.get("weak")),
                bool(entry.get("sure")),
                bool(entry.get("past")),
            )
        )
    return tuple(found)


@lru_cache(maxsize=len(LANGUAGES))
def _evidence(language: str) -> tuple[re.Pattern[str], ...]:
    lex = lexicon(language)
    return tuple(lex.pattern(f"{{{name}}}") for name in ("evidence", "mine", "world", "own"))


def rival(hints: Hints, rule: Rule) -> Rule | None:
    """Return the next rule that names another intent by words of its own, if one fits too."""
    others = (r for r in rules(hints.language) if not r.weak and r.intent is not rule.intent)
    return next((r for r in others if r.intent not in _BROAD and r.fits(hints)), None)


def last_resort(hints: Hints, rule: Rule) -> bool:
    """Whether `rule` is the one that needs names and a date only."""
    return rule is rules(hints.language)[-1]


def match(hints: Hints, *, alone: bool) -> Rule | None:
    """Return the first rule that fits, or None where nothing tells that money is meant.

    Words that speak of money or name something of the ledger tell it; so does a question without
    any unknown word, or with one and a word such as "my" or a date. A short turn that is not
    `alone` needs none of that.
    """
    rule = next((r for r in rules(hints.language) if r.fits(hints)), None)
    if rule is None or rule.weak or rule.sure or not hints.unknown:
        return rule
    if not alone and len(hints.tagged.words) <= _SHORT:
        return rule
    money, mine, world, own = _evidence(hints.language)
    if world.search(hints.line) and not own.search(hints.line):
        return None  # "which city has the cheapest rents?"
    if money.search(hints.line) or (hints.unknown == 1 and mine.search(hints.line)):
        return rule
    return None
