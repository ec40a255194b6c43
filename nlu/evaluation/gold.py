"""Gold files: questions with what should be understood, one JSON object a line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from nlu.errors import GoldError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_DROPPED = "drop"


@dataclass(frozen=True, slots=True)
class Turn:
    """One question: the `status` it should get, its slots, and other values that are right too.

    `gold` holds slots as `nlu.contract.understood` names them, a period as (start, end) in ISO
    form; `accept` maps a slot to a list of further right values.
    """

    question: str
    status: str
    gold: Mapping[str, Any] = field(default_factory=dict)
    accept: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Talk:
    """A conversation: turns that may follow up one another; a lone question is one turn."""

    id: str
    language: str
    source: str
    turns: tuple[Turn, ...]


def read_gold(path: Path) -> list[Talk]:
    """Return the conversations of a file; one with a dropped turn is left out.

    Raises GoldError, which names the line, for what is no gold.
    """
    talks = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise GoldError("“{file}” cannot be read as a gold file.", file=path.name) from None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            talk = _talk(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise GoldError(
                "Line {line} of “{file}” is no gold: it needs “question” and “status”, or “turns”.",
                line=number,
                file=path.name,
            ) from None
        if all(turn.status != _DROPPED for turn in talk.turns):
            talks.append(talk)
    return talks


def _talk(found: Mapping[str, Any]) -> Talk:
    turns = tuple(_turn(turn) for turn in found.get("turns", [found]))
    return Talk(
        str(found.get("id", "")), str(found.get("lang", "")), str(found.get("source", "")), turns
    )


def _turn(found: Mapping[str, Any]) -> Turn:
    question = found.get("question") or found["text"]
    return Turn(
        " ".join(question.split()),
        found["status"],
        dict(found.get("gold") or {}),
        dict(found.get("accept") or {}),
    )
