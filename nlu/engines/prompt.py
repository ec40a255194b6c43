"""The prompt of a question: a fixed part that is read once, then the question and its words."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nlu.engines.decoding import Prompt, plain
from nlu.engines.schema import NUMBERS

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery
    from nlu.engines.schema import Candidates

_FILE = Path(__file__).resolve().parents[2] / "resources" / "model" / "question.toml"
_BEFORE = (
    "intent", "measure", "categories", "merchants", "accounts", "members", "tags", "text",
    "exclude_categories", "exclude_merchants", "group_by",
)  # fmt: skip


@cache
def _texts() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


@cache
def fixed_part() -> str:
    """Return what stands before every question: the task and a few examples."""
    texts = _texts()
    parts = [texts["system"].strip()]
    parts += [f"{_turn(e['question'], e['words'])}\n{e['json']}" for e in texts["example"]]
    return "\n\n".join(parts)


def question_prompt(
    question: str, candidates: Candidates, previous: FinanceQuery | None, *, again: bool = False
) -> Prompt:
    """Return the prompt of a question; `again` adds the stricter words of a second try."""
    words = "; ".join(f"{slots}: {', '.join(values)}" for values, slots in _grouped(candidates))
    turn = _turn(plain(question), plain(words), plain(_before(previous)))
    if again:
        keys = ", ".join(("intent", "measure", *candidates.slots))
        turn = f"{turn}\n{_texts()['again'].format(keys=keys)}"
    return Prompt(fixed_part(), turn)


def _turn(question: str, words: str, before: str = "") -> str:
    texts: dict[str, str] = _texts()["turn"]
    lines = [texts["question"].format(question=question)]
    if words:
        lines.append(texts["words"].format(words=words))
    if before:
        lines.append(texts["before"].format(before=before))
    return "\n".join((*lines, texts["close"]))


def _grouped(candidates: Candidates) -> list[tuple[tuple[str, ...], str]]:
    """Return each set of values once, with the slots that may hold it."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for slot, values in candidates.slots.items():
        if not slot.startswith("exclude_") and slot not in {"other_period", "follow_up"}:
            key = values if slot not in NUMBERS else ("#", *values)
            groups.setdefault(key, []).append(slot)
    return [(tuple(v for v in values if v != "#"), ", ".join(s)) for values, s in groups.items()]


def _before(previous: FinanceQuery | None) -> str:
    """Return the typed query of the turn before, without what it leaves empty."""
    if previous is None:
        return ""
    told = previous.model_dump(mode="json", include=set(_BEFORE))
    kept: dict[str, object] = {slot: told[slot] for slot in _BEFORE if told[slot]}
    if previous.period is not None and previous.period.label:
        kept["period"] = previous.period.label
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
