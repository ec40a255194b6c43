"""The ordered rules that name the intent: first fit wins."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from finance.queries.query import Intent
from finance.queries.query import Measure
from nlu.lexicon import LANGUAGES
from nlu.lexicon import Lexicon
from nlu.lexicon import lexicon


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `weak` rules name an intent without any word for it."""

    intent: Intent
    when: re.Pattern[str]
    unless: re.Pattern[str] | None
    needs: tuple[re.Pattern[str], ...]
    measure: Measure | None
    group_by: str | None
    weak: bool

    def fits(self, line: str) -> bool:
        """Whether the rule reads this tagged line."""
        return (
            self.when.search(line) is not None
            and (self.unless is None or self.unless.search(line) is None)
            and all(n.search(line) for n in self.needs)
        )


def any_of(lex: Lexicon, patterns: list[str]) -> re.Pattern[str] | None:
    """Compile alternatives to one pattern; None where there are none."""
    return lex.pattern("|".join(f"(?:{p})" for p in patterns)) if patterns else None


@lru_cache(maxsize=len(LANGUAGES))
def rules(language: str) -> tuple[Rule, ...]:
    """Return the rules of `language` in order."""
    lex = lexicon(language)
    found = []
    for entry in lex.rules["rule"]:
        when = any_of(lex, entry["when"])
        assert when is not None, entry  # noqa: S101 - a rule without cues is a slip in our data
        needs = tuple(
            re.compile(n) if n == "@" else lex.loose(n) for n in entry.get("needs", [])
        )
        found.append(
            Rule(
                Intent(entry["intent"]),
                when,
                any_of(lex, entry.get("unless", [])),
                needs,
                Measure(entry["measure"]) if "measure" in entry else None,
                entry.get("group_by"),
                bool(entry.get("weak")),
            )
        )
    return tuple(found)


def match(line: str, language: str) -> Rule | None:
    """Return the first rule that fits, or None."""
    return next((r for r in rules(language) if r.fits(line)), None)
