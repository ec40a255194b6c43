"""Which of the facts found by code are shown first: the model may only choose and order them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from nlu.engines.decoding import Prompt, Task, plain
from nlu.engines.repair import repaired
from nlu.outcomes import Done

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.client import Client
    from nlu.engines.decoding import Schema
    from nlu.narration.insights import Insight
    from nlu.outcomes import Outcome
    from nlu.worker import Stop

SHOWN = 3  # facts in one go
_MOST = 12  # facts that a small model can tell apart
_FILE = Path(__file__).resolve().parents[1] / "resources" / "model" / "insights.toml"
_ROOM = 40  # tokens: three numbers in their brackets


@dataclass(frozen=True, slots=True)
class Choice:
    """The facts in the order in which to show them; those after the first few were not chosen.

    `by_model` says that the model chose any. `outcome` is how its call ended, None where there was
    nothing to choose and it was not asked.
    """

    insights: tuple[Insight, ...]
    by_model: bool = False
    outcome: Outcome | None = None

    @property
    def shown(self) -> tuple[Insight, ...]:
        """Those to show."""
        return self.insights[:SHOWN]


def choose(client: Client, insights: Sequence[Insight], stop: Stop | None = None) -> Choice:
    """Return `insights`, given in the order of code, with what the model chooses first.

    Blocks while the model is asked, and asks it only where there are more than are shown. Whatever
    it answers, each fact stands there once, and none that was not given; without a usable answer
    the order stays as it is.
    """
    known = tuple(insights)
    if len(known) <= SHOWN:
        return Choice(known)
    offered = {str(number): each for number, each in enumerate(known[:_MOST], 1)}
    outcome = client.refused() or client.ask(_task(offered), stop)
    chosen = _chosen(outcome.text, offered) if isinstance(outcome, Done) else []
    rest = (each for each in known if each not in chosen)
    return Choice((*chosen, *rest), bool(chosen), outcome)


def _chosen(text: str, offered: dict[str, Insight]) -> list[Insight]:
    """Return what an answer chooses, each once; numbers that were not offered are dropped."""
    found = repaired(text)
    numbers = found.value.get("show") if found is not None and found.whole else None
    if not isinstance(numbers, list):
        return []
    known = [number for number in numbers if isinstance(number, str) and number in offered]
    return [offered[number] for number in dict.fromkeys(known)][:SHOWN]


def _task(offered: dict[str, Insight]) -> Task:
    texts = _texts()
    lines = (
        texts["fact"].format(number=number, label=each.label, sentence=plain(each.sentence))
        for number, each in offered.items()
    )
    turn = texts["turn"].format(facts="\n".join(lines))
    return Task(Prompt(texts["system"].strip(), turn), _schema(list(offered)), _ROOM)


def _schema(numbers: list[str]) -> Schema:
    # That no number comes twice is for code to see to: not every engine's schemas can say it.
    show = {"type": "array", "items": {"enum": numbers}, "minItems": SHOWN, "maxItems": SHOWN}
    return {
        "type": "object",
        "properties": {"show": show},
        "required": ["show"],
        "additionalProperties": False,
    }


@cache
def _texts() -> dict[str, str]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
