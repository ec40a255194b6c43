"""Finding periods in a question: atoms by the language's patterns, then how they join."""

from __future__ import annotations

import calendar
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

from nlu.lexicon import Lexicon, alternation, lexicon
from nlu.periods.symbol import Kind, Symbol
from nlu.text import Tagged, Text

_GROUP = re.compile(r"<([a-z]+)>")
_MACRO_OF = {"n": "num", "first": "day"}
_FORTNIGHT_WEEKS = 2


@dataclass(frozen=True, slots=True)
class Found:
    """A period's symbol and the tokens it took, end out. `kind` "time" is a time of day."""

    symbol: Symbol
    first: int
    last: int
    kind: str


@dataclass(frozen=True, slots=True)
class _Rule:
    kind: str
    fixed: dict[str, Any]
    pattern: re.Pattern[str]


@dataclass(frozen=True)
class Grammar:
    """One language's compiled period patterns."""

    lexicon: Lexicon
    atoms: tuple[_Rule, ...]
    joins: tuple[_Rule, ...]

    def value(self, table: str, word: str) -> int | str:
        """Look a word up in one of the language's tables."""
        found: int | str = self.lexicon.periods[table][word]
        return found

    def number(self, text: str) -> int:
        """The value of digits, of an ordinal or of a number word."""
        digits = re.match(r"\d+", text)
        return int(digits.group()) if digits else self.lexicon.numbers[text]


@lru_cache(maxsize=4)
def grammar(language: str) -> Grammar:
    """Return the compiled patterns of `language`."""
    lex = lexicon(language)
    macros = dict(lex.periods["macros"])
    for name in ("month", "weekday", "unit", "season", "number", "ordinal"):
        macros[name] = alternation(lex.periods[name])

    def compiled(text: str, groups: dict[str, str]) -> re.Pattern[str]:
        def group(m: re.Match[str]) -> str:
            name = m.group(1)
            return f"(?P<{name}>{groups.get(name) or '{' + _MACRO_OF.get(name, name) + '}'})"

        text = re.sub(r"(?<!\?P)<([a-z]+)>", group, text)
        while (
            filled := re.sub(r"\{([a-z]+)\}", lambda m: f"(?:{macros[m.group(1)]})", text)
        ) != text:
            text = filled
        return re.compile(rf"(?<!\S)(?:{text})(?!\S)")

    def rules(table: str, groups: dict[str, str]) -> tuple[_Rule, ...]:
        return tuple(
            _Rule(
                r["kind"],
                {k: v for k, v in r.items() if k not in {"kind", "pattern"}},
                compiled(p, groups),
            )
            for r in lex.periods[table]
            for p in r["pattern"]
        )

    atom = {"a": "@\\d+", "b": "@\\d+"}
    return Grammar(lex, rules("atom", {}), rules("join", atom))


def find(text: Text, language: str) -> list[Found]:
    """Return the periods of `text` in the order they stand, joined where words join them."""
    rules = grammar(language)
    return _joined(text, _atoms(text, rules), rules)


def _atoms(text: Text, rules: Grammar) -> list[Found]:
    leads = rules.lexicon.periods["leads"]
    hits: list[tuple[tuple[int, ...], int, int, _Rule, re.Match[str]]] = []
    for order, rule in enumerate(rules.atoms):
        for match in rule.pattern.finditer(text.line):
            first, last = text.span(match.start(), match.end())
            # A preposition makes no atom longer: of "from sept 28" the date is what counts.
            lead = last - first > 1 and text.tokens[first].word in leads
            hits.append(
                ((first + lead - last, first - last, first, order), first, last, rule, match)
            )
    taken = [False] * len(text.tokens)
    found = []
    for _, first, last, rule, match in sorted(hits, key=lambda h: h[0]):
        if any(taken[first:last]):
            continue
        symbol = _symbol(rule, match.groupdict(), rules)
        if symbol is None:
            continue
        taken[first:last] = [True] * (last - first)
        found.append(Found(symbol, first, last, rule.kind))
    return sorted(found, key=lambda f: f.first)


def _symbol(rule: _Rule, groups: dict[str, str | None], rules: Grammar) -> Symbol | None:
    got = {k: v for k, v in groups.items() if v}
    if rule.kind == "numeric":
        return _numeric(got)
    values: dict[str, Any] = dict(rule.fixed)
    for name in ("month", "weekday", "unit", "season"):
        if name in got:
            values["month" if name == "season" else name] = rules.value(name, got[name])
    for name, field in (("n", "n"), ("q", "n"), ("day", "day")):
        if name in got:
            values[field] = rules.number(got[name])
    if "year" in got:
        values["year"] = int(got["year"])
    if values.get("unit") == "fortnight":
        values.update(unit="week", n=_FORTNIGHT_WEEKS * (values.get("n") or 1))
    return _special(rule.kind, values, got, rules)


def _special(
    kind: str, values: dict[str, Any], got: dict[str, str], rules: Grammar
) -> Symbol | None:
    """Build the symbol, or a compound one for kinds that only the patterns know."""
    if values.get("month") and values.get("day") and not _exists(values):
        return None
    if kind == "days":
        if "both" in got:
            first, values["day"] = map(int, got["both"].split("-"))
            if not _exists(values):
                return None
        else:
            first = rules.number(got["first"])
        return Symbol(
            "range",
            first=Symbol("date", day=first),
            last=Symbol("date", **values),
        )
    compound = {
        "time": lambda: Symbol("ever"),
        "newest": lambda: Symbol("ever"),
        "recent_weak": lambda: Symbol("recent"),
        "until_unit": lambda: Symbol("until", last=Symbol("unit", values["unit"], 0), ahead=True),
        "month_of_year": lambda: Symbol("month", month=values["month"], n=-1),
        "week_of": lambda: Symbol("week_of", first=Symbol("date", **values)),
    }
    build = compound.get(kind)
    return build() if build is not None else Symbol(cast("Kind", kind), **values)


def _exists(values: dict[str, Any]) -> bool:
    leap = values.get("year") or 2024
    return bool(1 <= values["day"] <= calendar.monthrange(leap, values["month"])[1])


def _numeric(got: dict[str, str]) -> Symbol | None:
    """Read 2026-05-03, 3/5/2026, 3/5 or 5/2026; day before month unless that cannot be."""
    parts = [int(p) for p in re.split(r"[-/.]", next(iter(got.values())))]
    if "iso" in got:
        year, month, day = (*parts, None)[:3]
    elif "my" in got:
        month, year, day = parts[0], parts[1], None
    else:
        day, month, year = (*parts, None)[:3]
        if month is not None and day is not None and month > 12 >= day:  # noqa: PLR2004
            day, month = month, day
        if year is not None and year < 100:  # noqa: PLR2004
            year += 2000
    if month is None or not 1 <= month <= 12:  # noqa: PLR2004
        return None
    if day is None:
        return Symbol("month", month=month, year=year)
    values = {"day": day, "month": month, "year": year}
    return Symbol("date", day=day, month=month, year=year) if day and _exists(values) else None


def _joined(text: Text, atoms: list[Found], rules: Grammar) -> list[Found]:
    """Join atoms by "from … to", "since", "until"; in the order of the patterns, each atom once."""
    if not atoms:
        return atoms
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
    tagged = Tagged.of(text).tag(places)
    used: set[int] = set()
    joined: list[Found] = []
    for rule in rules.joins:
        for match in rule.pattern.finditer(tagged.line):
            ends = {k: int(v[1:]) for k, v in match.groupdict().items() if v}
            if used & set(ends.values()):
                continue
            symbol = _join(rule, {k: atoms[i] for k, i in ends.items()})
            if symbol is None:
                continue
            used |= set(ends.values())
            joined.append(Found(symbol, *tagged.tokens(match.start(), match.end()), rule.kind))
    rest = [a for i, a in enumerate(atoms) if i not in used]
    return sorted(joined + _dashed(text, rest), key=lambda f: f.first)


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


_DASHES = {"-", "–", "—"}
_LOOSE = {"ever", "recent"}
_LED = {"month", "date", "year", "unit", "weekday", "quarter", "season", "numeric", "half", "ago"}
_CLOSED = {"time", "newest", "until_unit"}


def _join(rule: _Rule, ends: dict[str, Found]) -> Symbol | None:
    if any(e.kind in _CLOSED for e in ends.values()):
        return None
    first = ends["a"].symbol if "a" in ends else None
    last = ends["b"].symbol if "b" in ends else None
    strict = bool(rule.fixed.get("strict"))
    if rule.kind == "by" and last is not None:
        return Symbol("until", last=replace(last, ahead=True), ahead=True)
    if rule.kind == "both":
        return _both(first, last)
    if {s.kind for s in (first, last) if s} & _LOOSE:
        return None
    if rule.kind == "since" and first is not None and first.kind == "rolling":
        return first
    return Symbol(cast("Kind", rule.kind), first=first, last=last, strict=strict)


def _both(first: Symbol | None, last: Symbol | None) -> Symbol | None:
    """Two neighbouring months, quarters or years named together are one stretch."""
    if first is None or last is None or first.kind != last.kind:
        return None
    near = {
        "month": ((last.month or 0) - (first.month or 0)) % 12 == 1
        and first.year in {None, last.year},
        "quarter": (last.n or 0) - (first.n or 0) == 1,
        "year": (last.year or 0) - (first.year or 0) == 1,
        "weekday": ((last.weekday or 0) - (first.weekday or 0)) % 7 == 1,
    }
    return Symbol("range", first=first, last=last) if near.get(first.kind) else None
