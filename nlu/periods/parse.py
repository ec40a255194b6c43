"""Finding periods in a question: atoms by the language's patterns, then how they join."""

from __future__ import annotations

import calendar
import re
from typing import TYPE_CHECKING, Any, cast

from nlu.periods.grammar import Found, Grammar, Rule, grammar
from nlu.periods.joins import joined
from nlu.periods.symbol import Kind, Symbol

if TYPE_CHECKING:
    from nlu.text import Text

_FORTNIGHT_WEEKS = 2


def find(text: Text, language: str) -> list[Found]:
    """Return the periods of `text` in the order they stand, joined where words join them."""
    rules = grammar(language)
    return joined(text, _atoms(text, rules), rules)


def _atoms(text: Text, rules: Grammar) -> list[Found]:
    leads = rules.lexicon.periods["leads"]
    hits: list[tuple[tuple[int, ...], int, int, Rule, re.Match[str]]] = []
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


def _symbol(rule: Rule, groups: dict[str, str | None], rules: Grammar) -> Symbol | None:
    got = {k: v for k, v in groups.items() if v}
    if rule.kind == "numeric":
        return _numeric(got)
    values: dict[str, Any] = dict(rule.fixed)
    for name in ("month", "weekday", "unit", "season"):
        if name in got:
            values["month" if name == "season" else name] = rules.value(name, got[name])
    for name, field in (("n", "n"), ("q", "n"), ("rank", "n"), ("part", "n"), ("day", "day")):
        if name in got:
            values[field] = rules.number(got[name])
    if "year" in got:
        values["year"] = int(got["year"])
    kind = rule.kind
    if values.get("unit") == "fortnight":
        if kind == "unit" and not rule.fixed.get("ahead"):  # no calendar tells where one begins
            kind, values["n"] = "rolling", 1
        values.update(unit="week", n=_FORTNIGHT_WEEKS * (values.get("n") or 1))
    return _special(kind, values, got, rules)


def _special(
    kind: str, values: dict[str, Any], got: dict[str, str], rules: Grammar
) -> Symbol | None:
    """Build the symbol, or a compound one for kinds that only the patterns know."""
    if values.get("month") and values.get("day") and not _exists(values):
        return None
    if kind == "days":
        return _days(values, got, rules)
    compound = {
        "time": lambda: Symbol("ever"),
        "newest": lambda: Symbol("ever"),
        "recent_weak": lambda: Symbol("recent"),
        "until_unit": lambda: Symbol("until", last=Symbol("unit", values["unit"], 0), ahead=True),
        "unit_part": lambda: _part(Symbol("unit", values["unit"], -1), got, rules),
        "year_part": lambda: _part(Symbol("year", year=values["year"]), got, rules),
        "month_part": lambda: _part(_month_of(values), got, rules),
        "feast": lambda: Symbol("nth", first=_month_of(values), **values),
        "week_of": lambda: Symbol(
            "week_of", values.pop("unit", "week"), first=Symbol("date", **values)
        ),
        "easter_weekend": lambda: Symbol(
            "range",
            first=Symbol("easter", n=-2, year=values.get("year")),
            last=Symbol("easter", n=1, year=values.get("year")),
        ),
    }
    build = compound.get(kind)
    return build() if build is not None else Symbol(cast("Kind", kind), **values)


def _days(values: dict[str, Any], got: dict[str, str], rules: Grammar) -> Symbol | None:
    """Read the days of "from 4 to 22 May", "May 4-22", "between the 4th and the 22nd of last month"."""
    if "both" in got:
        first, values["day"] = map(int, got["both"].split("-"))
        if not _exists(values):
            return None
    else:
        first = rules.number(got["first"])
    if values.pop("strict", False) and first > values["day"]:  # "April 27 to the third"
        last = Symbol("date", day=values["day"])
        return Symbol("range", first=Symbol("date", **values | {"day": first}), last=last)
    last = Symbol("day_of_month" if "n" in values else "date", **values)
    return Symbol("range", first=Symbol("date", day=first), last=last)


def _month_of(values: dict[str, Any]) -> Symbol:
    """Take the month and its year out of `values`."""
    return Symbol("month", month=values.pop("month"), year=values.pop("year", None))


def _part(outer: Symbol, got: dict[str, str], rules: Grammar) -> Symbol:
    return Symbol("part", n=rules.number(got["part"]), parts=3, first=outer)


def _exists(values: dict[str, Any]) -> bool:
    leap = values.get("year") or 2024
    return bool(1 <= values["day"] <= calendar.monthrange(leap, values["month"])[1])


def _numeric(got: dict[str, str]) -> Symbol | None:
    """Read 2026-05-03, 3/5/2026, 3/5 or 5/2026; day before month unless that cannot be.

    Also two of them, or two years, with a dash between.
    """
    if "ends" in got:
        return _dashed(got["ends"])
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


def _dashed(text: str) -> Symbol | None:
    """Read the two ends of "2024-2025" or "10/1/2026-10/7/2026"; the second may tell their order."""
    halves = text.split("-")
    half = len(halves) // 2
    ends = ["-".join(halves[:half]), "-".join(halves[half:])]
    if all(end.isdigit() for end in ends):
        return Symbol(
            "range", first=Symbol("year", year=int(ends[0])), last=Symbol("year", year=int(ends[1]))
        )
    first, last = (_numeric({"dmy": end}) for end in ends)
    return Symbol("range", first=first, last=last) if first and last else None
