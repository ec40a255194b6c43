"""The cues that tell how turns of a conversation lean on one another, of one language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from nlu.lexicon import LANGUAGES, alternation, lexicon
from nlu.patterns import Patterns


@dataclass(frozen=True, slots=True)
class Ask:
    """What a short turn may ask, with the grouping that its words tell."""

    intent: str
    pattern: Patterns
    group_by: str | None


@dataclass(frozen=True, slots=True)
class Talk:
    """One language's cues for turns; `cues` are those without a part of their own, by name."""

    opens: re.Pattern[str]
    before: re.Pattern[str]
    after: re.Pattern[str]
    closes: re.Pattern[str]
    light: frozenset[str]
    cues: dict[str, Patterns]
    clear: tuple[tuple[str, Patterns], ...]
    asks: tuple[Ask, ...]

    def says(self, cue: str, *lines: str) -> bool:
        """Whether one of `lines` holds the cue of this name."""
        return any(map(self.cues[cue].search, lines))


_CUES = (
    "back", "narrow", "both", "too", "add", "restore", "which", "spending", "income", "sums", "swap",
    "start", "again", "category", "dummy", "own", "extend", "rows", "every", "present", "shown",
    "beyond", "afresh", "only", "unbound",
)  # fmt: skip


_CLEARS = ("accounts", "members", "merchants", "targets", "others")


@lru_cache(maxsize=len(LANGUAGES))
def talk(language: str) -> Talk:
    """Return the cues of `language`."""
    lex = lexicon(language)
    data = lex.talk
    opens, before = (
        alternation([*data["open"], *data["against"]]),
        alternation([*data["open"], *data["before"]]),
    )
    closes, after = alternation(data["close"]), alternation([*data["close"], *data["after"]])

    def one_of(patterns: list[str]) -> Patterns:
        return Patterns(patterns, lex.pattern)

    return Talk(
        re.compile(rf"(?:(?:{opens})(?: |$))+"),
        re.compile(rf"(?:(?:{before}) )+(?=\S)"),
        re.compile(rf"(?<=\S)(?: (?:{after}))+$"),
        re.compile(rf"(?:^|(?<=\S) )(?:{closes})$"),
        frozenset(word for words in data["light"] for word in words.split()),
        {name: one_of(data[name]) for name in _CUES},
        tuple((name, one_of(data[f"clear_{name}"])) for name in _CLEARS),
        tuple(Ask(a["intent"], one_of(a["pattern"]), a.get("group_by")) for a in data["ask"]),
    )
