"""How periods join: "from … to", "since", "until", "the last week of"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from nlu.periods import nesting
from nlu.periods.grammar import Found, Grammar, Rule
from nlu.periods.symbol import Kind, Symbol
from nlu.text import Tagged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.text import Text


def joined(text: Text, atoms: list[Found], rules: Grammar) -> list[Found]:
    """Join atoms: first parts to their wholes, then ends by "from … to", "since", "until".

    The patterns run in their order, each atom joins once.
    """
    if not atoms:
        return atoms
    inner = nesting.KINDS - nesting.WITHIN
    outer = {rule.kind for rule in rules.joins} - nesting.KINDS - _BOTH
    for kinds in (nesting.WITHIN, nesting.WITHIN, inner, outer, _BOTH, _BOTH):
        atoms = _joined(text, atoms, rules, [rule for rule in rules.joins if rule.kind in kinds])
    return _dashed(text, atoms)


def _joined(text: Text, atoms: list[Found], rules: Grammar, joins: Sequence[Rule]) -> list[Found]:
    tagged = Tagged.of(text).tag(_places(text, atoms, rules))
    used: set[int] = set()
    made: list[Found] = []
    for rule in joins:
        start = 0
        while match := rule.pattern.search(tagged.line, start):
            # What a refused join began with may hide the one that holds.
            start = match.start() + 1
            groups = {k: v for k, v in match.groupdict().items() if v}
            ends = {k: int(v[1:]) for k, v in groups.items() if k in _ENDS}
            if used & set(ends.values()):
                continue
            if rule.kind == "edge" and not _tied(text, atoms[ends["b"]], rules):
                continue
            found = {k: atoms[i] for k, i in ends.items()}
            symbol = _join(rule, found, groups, rules)
            if symbol is not None and symbol.kind == "until" and _to_end(text, found["b"], rules):
                symbol = replace(symbol, strict=False)  # "before the end of June"
            if symbol is None:
                continue
            start = match.end()
            used |= set(ends.values())
            made.append(Found(symbol, *tagged.tokens(match.start(), match.end()), rule.kind))
    rest = [a for i, a in enumerate(atoms) if i not in used]
    return sorted(made + rest, key=lambda f: f.first)


def _places(text: Text, atoms: list[Found], rules: Grammar) -> list[tuple[int, int, str]]:
    leads = rules.lexicon.periods["leads"]
    places = []
    for index, atom in enumerate(atoms):
        # A preposition that an atom took along still shows how it joins.
        lead = (
            text.tokens[atom.first].word in leads
            and atom.kind in _LED
            and atom.last - atom.first > 1
        )
        places.append((atom.first + lead, atom.last, f"@{index}"))
    return places


def _dashed(text: Text, atoms: list[Found]) -> list[Found]:
    """Join neighbours between which only a dash stands ("Oct 3 - Oct 9")."""
    found: list[Found] = []
    for atom in atoms:
        before = found[-1] if found else None
        if before is not None and before.last == atom.first and {before.kind, atom.kind} <= _LED:
            gap = text.raw[text.tokens[before.last - 1].end : text.tokens[atom.first].start]
            if gap.strip() in _DASHES:
                symbol = Symbol("range", first=before.symbol, last=atom.symbol)
                found[-1] = Found(symbol, before.first, atom.last, "range")
                continue
        found.append(atom)
    return found


_ENDS = {"a", "b"}
_BOTH = {"both"}
_TODAY = Symbol("day", n=0)
_DASHES = {"-", "–", "—", "~"}
_LOOSE = {"ever", "recent"}
_LED = {"month", "date", "year", "unit", "weekday", "quarter", "season", "numeric", "half", "ago"}
_LED |= nesting.KINDS | {"easter", "feast", "iso_week", "month_part", "year_part"}
_CLOSED = {"time", "newest", "until_unit"}


def _join(
    rule: Rule, ends: dict[str, Found], groups: dict[str, str], rules: Grammar
) -> Symbol | None:
    if any(e.kind in _CLOSED for e in ends.values()):
        return None
    first = ends["a"].symbol if "a" in ends else None
    last = ends["b"].symbol if "b" in ends else None
    if rule.kind in nesting.KINDS:
        return nesting.nested(rule, ends, groups, rules)
    if rule.kind == "both":
        return _both(first, last, listed=bool(rule.fixed.get("strict")))
    return _by(last) if rule.kind == "by" else _open_or_range(rule, first, last)


def _by(last: Symbol | None) -> Symbol | None:
    return last and Symbol("until", last=replace(last, ahead=True), ahead=True)


def _open_or_range(rule: Rule, first: Symbol | None, last: Symbol | None) -> Symbol | None:
    if {s.kind for s in (first, last) if s} & _LOOSE:
        return None
    if rule.kind == "since" and first is not None and first.kind == "rolling":
        return first
    if rule.kind == "range" and first == _TODAY:
        return _by(last)
    strict = bool(rule.fixed.get("strict"))
    return Symbol(cast("Kind", rule.kind), first=first, last=last, strict=strict)


def _to_end(text: Text, last: Found, rules: Grammar) -> bool:
    """Whether the words name the end of a period."""
    ends = rules.lexicon.periods["ends"]
    return any(token.word in ends for token in text.tokens[last.first : last.last])


def _tied(text: Text, outer: Found, rules: Grammar) -> bool:
    """Whether a word such as "of" ties the inner period to the outer one."""
    ties = rules.lexicon.periods["ties"]
    before = text.tokens[outer.first - 1].word if outer.first else ""
    return before in ties or text.tokens[outer.first].word in ties


def _both(first: Symbol | None, last: Symbol | None, *, listed: bool = False) -> Symbol | None:
    """Neighbouring months, quarters or years named together are one stretch; their year is said once.

    `listed` where the first one comes before such a stretch: "June, July and August".
    """
    if first is None or last is None:
        return None
    if listed:
        longer = _both(first, last.first) if last.kind == "range" else None
        return longer and replace(longer, last=last.last)
    if last.kind == "within" and _both(first, last.first):
        return Symbol("range", first=replace(last, first=first), last=last)
    if first.kind != last.kind:
        return None
    near = {
        "month": ((last.month or 0) - (first.month or 0)) % 12 == 1
        and first.year in {None, last.year},
        "quarter": (last.n or 0) - (first.n or 0) == 1,
        "year": (last.year or 0) - (first.year or 0) == 1,
        "weekday": ((last.weekday or 0) - (first.weekday or 0)) % 7 == 1,
    }
    return Symbol("range", first=first, last=last) if near.get(first.kind) else None
