"""How a period stands inside another: "June last year", "the last week of October"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from nlu.periods.symbol import Symbol, Unit

if TYPE_CHECKING:
    from nlu.periods.grammar import Found, Grammar, Rule

WITHIN = {"within"}
KINDS = WITHIN | {"edge", "nth", "part"}
_WEEKEND = Symbol("unit", "weekend", 0)
_FEASTS = {"date", "easter", "nth"}
_MONTHS = {"month": 1, "quarter": 3, "year": 12}
_WHOLES = {"month", "quarter", "half", "year", "season", "within"}
_DATED = {"month", "quarter", "half", "season", "date", "easter", "iso_week", "nth", "part"}


def nested(
    rule: Rule, ends: dict[str, Found], groups: dict[str, str], rules: Grammar
) -> Symbol | None:
    """Return what a join of one of `KINDS` says; None where its ends do not belong together."""
    if rule.kind == "within":
        return _within(ends)
    if not _whole(ends["b"].symbol):
        return None
    return (_edge if rule.kind == "edge" else _nth)(rule, ends, groups, rules)


def _whole(symbol: Symbol) -> bool:
    """Whether a period has parts to speak of."""
    unit = symbol.kind in {"unit", "ago"} and symbol.unit in {"month", "quarter", "half", "year"}
    return symbol.kind in _WHOLES or unit


def _within(ends: dict[str, Found]) -> Symbol | None:
    """Read "June last year", "the second half of last month", "from 4 to 22 May last year"."""
    first, last = ends["a"].symbol, ends["b"].symbol
    if first.kind == "range" and first.last is not None and first.last.month is not None:
        inner = _inside(first.last, last)
        return inner and replace(first, last=inner)
    return _inside(first, last)


def _inside(first: Symbol, last: Symbol) -> Symbol | None:
    if first.kind == "within" and first.last is not None:  # "the second half of June last year"
        outer = _inside(first.last, last)
        return outer and replace(first, last=outer)
    if _WEEKEND in (first, last) and {first.kind, last.kind} & _FEASTS:  # "Halloween weekend"
        return Symbol("week_of", "weekend", first=last if first == _WEEKEND else first, strict=True)
    if {first.kind, last.kind} == {"unit", "ago"}:  # "a year ago this month", in either order
        return _ago(*sorted((first, last), key=lambda s: s.kind))
    if first.kind not in _DATED or _years(first):
        return None
    year = last.kind == "year" or (last.kind in {"unit", "ago", "before"} and last.unit == "year")
    half = first.kind == "half" and _whole(last) and last.kind != "year"
    return Symbol("within", first=first, last=last) if year or half else None


def _ago(back: Symbol, running: Symbol) -> Symbol | None:
    months = _MONTHS.get(back.unit or "", 0) * (back.n or 1)
    this = running.n == 0 and running.unit == "month"
    return Symbol("ago", "month", months) if this and months else None


def _years(symbol: Symbol) -> bool:
    """Whether a symbol tells its year."""
    inner = symbol.first
    return symbol.year is not None or (
        inner is not None and (inner.kind not in _DATED or _years(inner))
    )


def _nth(
    rule: Rule, ends: dict[str, Found], groups: dict[str, str], rules: Grammar
) -> Symbol | None:
    """Read "the third week of", "the first Monday of", "the second half of" before a period."""
    outer = ends["b"].symbol
    values = dict(rule.fixed)
    if "rank" in groups:
        values["n"] = rules.number(groups["rank"])
    if "unit" in groups:
        values["unit"] = rules.value("unit", groups["unit"])
    if "a" in ends:
        inner = ends["a"].symbol
        if inner.ahead or (inner.kind != "weekday" and inner.unit != "weekend"):
            return None
        values |= {"weekday": inner.weekday, "unit": inner.unit}
    if values.get("unit") == "fortnight":
        values = {"n": values["n"], "parts": 2}
    if "parts" in values and values["n"] > values["parts"]:
        return None
    return Symbol("part" if "parts" in values else "nth", first=outer, **values)


def _edge(
    rule: Rule, ends: dict[str, Found], groups: dict[str, str], rules: Grammar
) -> Symbol | None:
    """Read "first ten days of", or "last week" and "last 3 months" before "of October"."""
    outer, strict = ends["b"].symbol, bool(rule.fixed.get("strict"))
    if "a" not in ends:
        unit = str(rules.value("unit", groups["unit"]))
        number = rules.number(groups["n"]) if "n" in groups else 1
        if unit == "fortnight":
            return Symbol("part", n=2 if strict else 1, parts=2, first=outer)
        return Symbol("edge", cast("Unit", unit), number, first=outer, strict=strict)
    inner = ends["a"].symbol
    if inner.kind == "weekday" and inner.strict and not inner.ahead:
        return Symbol("nth", weekday=inner.weekday, first=outer, strict=True)
    if inner.kind == "rolling" or (inner.kind == "unit" and inner.n == -1):
        number = (inner.n or 1) if inner.kind == "rolling" else 1
        return Symbol("edge", inner.unit, number, first=outer, strict=True)
    return None
