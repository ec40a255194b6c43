"""Whether one question was understood, slot by slot.

Full match: answered, with every slot as in the gold or as it accepts. A default that was left
unsaid counts as said, search words are compared as bags, names without regard to case.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from finance.text import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nlu.evaluation.gold import Turn

PERIODS = ("period", "other_period")
NAMES = (
    "categories",
    "merchants",
    "accounts",
    "members",
    "tags",
    "exclude_categories",
    "exclude_merchants",
)
SCALARS = ("group_by", "unit", "order", "threshold", "amount_min", "amount_max", "limit")
TARGETS = ("categories", "merchants", "text")
SLOTS = ("intent", "measure", *PERIODS, *NAMES, "text", *SCALARS)

_USUAL = {
    ("unit", "average"): "transaction",
    ("group_by", "breakdown"): "category",
    ("group_by", "trend"): "month",
    ("group_by", "extreme_period"): "month",
}
_USUAL_LIMITS: dict[str, tuple[int | None, ...]] = {
    "list": (None, 10),
    **dict.fromkeys(
        ("largest", "smallest", "last_time", "first_time", "extreme_period"), (None, 1)
    ),
}
_REFUSED = ("out_of_scope", "not_understood")
_FILLERS = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "my",
        "at",
        "on",
        "in",
        "for",
        "to",
        "and",
        "de",
        "la",
        "le",
        "les",
        "du",
        "des",
        "un",
        "une",
        "d",
        "l",
    ]
)
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one question; `slots` maps those that were judged to whether they are right."""

    right: bool
    refused: bool
    asked: bool
    slots: dict[str, bool] = field(default_factory=dict)

    @property
    def wrong(self) -> bool:
        """Whether it was answered with confidence and not as meant."""
        return not (self.right or self.refused or self.asked)

    @property
    def missed(self) -> tuple[str, ...]:
        """What was not as meant; "status" where it was refused or asked back."""
        slots = tuple(slot for slot, right in self.slots.items() if not right)
        of_status = not self.right and (self.refused or self.asked or not slots)
        return ("status", *slots) if of_status else slots


def judge(turn: Turn, status: str, understood: Mapping[str, Any] | None) -> Verdict:
    """Compare what was understood, as `nlu.contract.understood` gives it, with the gold."""
    refused, asked = status in _REFUSED, status == "needs_choice"
    if turn.status == "out_of_scope":
        return Verdict(refused, refused, asked)
    if refused and "out_of_scope" in turn.accept.get("intent", ()):
        return Verdict(right=True, refused=True, asked=False)
    slots = _judged(turn, understood or {})
    return Verdict(all(slots.values()) and not (refused or asked), refused, asked, slots)


def _judged(turn: Turn, got: Mapping[str, Any]) -> dict[str, bool]:
    intent = str(got.get("intent"))
    slots = {}
    for slot in SLOTS:
        meant = (turn.gold.get(slot), *turn.accept.get(slot, ()))
        slots[slot] = any(_same(slot, intent, value, got.get(slot)) for value in meant)
    named = any(turn.gold.get(slot) for slot in TARGETS)
    if named and "text" in turn.accept:  # any of them may hold it, one must
        slots["target"] = any(got.get(slot) for slot in TARGETS)
    return slots


def _same(slot: str, intent: str, meant: Any, got: Any) -> bool:  # noqa: ANN401 - JSON
    if slot in PERIODS:
        return _span(meant) == _span(got)
    if slot in NAMES:
        return _names(meant) == _names(got)
    if slot == "text":
        return _bag(meant) == _bag(got)
    if slot == "limit":
        usual = _USUAL_LIMITS.get(intent, (None,))
        return meant == got or (meant in usual and got in usual)
    if slot in {"group_by", "unit", "order"}:
        default = _USUAL.get((slot, intent), "most" if slot == "order" else None)
        return (meant or default) == (got or default)
    return _number(meant) == _number(got)


def _number(value: object) -> object:
    try:
        return None if value is None else Decimal(str(value).replace(",", ""))
    except InvalidOperation:
        return value


def _span(value: Any) -> tuple[object, object]:  # noqa: ANN401 - JSON of a gold file
    if isinstance(value, dict):
        return value.get("start"), value.get("end")
    return (value[0], value[1]) if value else (None, None)


def _names(names: list[str] | None) -> set[str]:
    return {name.lower() for name in names or ()}


def _bag(texts: list[str] | None) -> set[str]:
    """The telling words of search terms, a plural's s dropped."""
    words = (word for text in texts or () for word in _WORD.findall(plain(str(text))))
    return {word.rstrip("s") for word in words if word not in _FILLERS}
