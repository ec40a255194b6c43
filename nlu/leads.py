"""What a question without an answer is near to: a deed, the bank, what is to come, advice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from nlu.lexicon import LANGUAGES, lexicon, read
from nlu.patterns import Patterns
from nlu.vocabulary import Name

if TYPE_CHECKING:
    from nlu.hints import Hints

Topic = Literal["books", "bank", "ahead", "advice", ""]


@dataclass(frozen=True, slots=True)
class Lead:
    """Where a refused question leads: its topic, the page that does it, and what it names.

    `topic` is "books" (to change something in them, which `page` of the window does), "bank" (for
    a bank to do or to know), "ahead" (what is to come), "advice" (what is best or what it costs),
    or empty where nothing tells.
    """

    topic: Topic = ""
    page: str = ""
    names: tuple[Name, ...] = ()


@lru_cache(maxsize=len(LANGUAGES))
def _leads(language: str) -> tuple[tuple[Topic, str, Patterns], ...]:
    pattern = lexicon(language).pattern
    return tuple(
        (entry["topic"], entry.get("page", ""), Patterns(entry["pattern"], pattern))
        for entry in read(f"{language}/instead.toml")["lead"]
    )


def lead(hints: Hints) -> Lead:
    """Say what a question that is refused is near to."""
    named = (h for h in hints.names if h.concept != "transfer")  # a deed, not what it is about
    names = tuple(Name(h.kind, h.names[0]) for h in named)
    lines = (hints.text.line, hints.line)
    for topic, page, patterns in _leads(hints.language):
        if any(map(patterns.search, lines)):
            return Lead(topic, page, names)
    return Lead(names=names)
