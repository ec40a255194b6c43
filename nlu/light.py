"""Whether a turn only names things, dates or numbers, whatever small words stand around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.engines.keyword.cues import cues
from nlu.talk import talk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.hints import Hints
    from nlu.talk import Talk


def refines(hints: Hints) -> bool:
    """Whether a turn asks of the last answer or changes what was asked, whatever its words may order.

    "Lower it to 50", "is that normal for us?"; with an account, a sum is one to be moved.
    """
    words = talk(hints.language)
    asked = any(ask.pattern.search(line) for ask in words.asks for line in lines(hints, words))
    if words.says("extend", hints.line) or (asked and not hints.texts):
        return True
    moved = bool(hints.amounts) and any(n.kind == "account" for n in hints.names)
    bare = names_only(hints, words) and not hints.texts
    opened = words.opens.match(hints.line) is not None or bool(hints.amounts)
    off = takes_off(hints) or words.says("beyond", hints.line)
    return off or (opened and bare and not moved)


def names_only(hints: Hints, words: Talk) -> bool:
    """Whether the turn only names things, dates or numbers: "and for Sam?", "minus the rent"."""
    line = hints.line
    return "@" in line and (words.says("only", line) or _all_light(line, hints, words))


def asks_again(hints: Hints, words: Talk) -> bool:
    """Whether a turn asks of another thing what was asked before: "how much at Lidl?"."""
    match = words.cues["again"].search(hints.line)
    if match is None or not hints.names or hints.periods:
        return False
    return _all_light(hints.line[match.end() :].strip(), hints, words)


def takes_off(hints: Hints) -> bool:
    """Whether the whole turn takes filters off: "all accounts", "toute la famille"."""
    clear = talk(hints.language).clear
    lines = (hints.line, hints.text.line)
    return any(pattern.whole(line) for _, pattern in clear for line in lines)


def lines(hints: Hints, words: Talk) -> tuple[str, ...]:
    """The lines that cues of the whole turn are looked for in, names in their own words too."""
    return (*cores(hints.line, words), *cores(hints.text.line, words))


def cores(line: str, words: Talk) -> Sequence[str]:
    """The line, and what is left of it without what stands around the thing asked."""
    opened = words.opens.match(line)
    told = line[opened.end() :] if opened else line  # "wow, show me"
    core = words.before.sub("", line, count=1) if words.before.match(line) else line
    return tuple(dict.fromkeys((line, words.after.sub("", core), core, told)))


def _all_light(line: str, hints: Hints, words: Talk) -> bool:
    """Whether a line has nothing but tags and small words; what is left out is as good as a tag."""
    lead = words.opens
    for match in cues(hints.language).exclude.finditer(line):
        line, lead = line.replace(match.group(), "@", 1), words.before
    opened = lead.match(line)
    rest = words.after.sub("", line[opened.end() :] if opened else line)
    return all(word[0] == "@" or word in words.light for word in rest.split())
