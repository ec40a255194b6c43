"""How well questions that people typed are understood, by the shared gold sets."""

from __future__ import annotations

import csv
import importlib.util
import json
import subprocess
import sys
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest

from nlu.understand import understand
from nlu.vocabulary import Account, Category, Merchant, Vocabulary
from tests.helpers.shared import shared

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from finance.queries.query import FinanceQuery
    from nlu.reading import Reading

TODAY = date(2026, 11, 18)
REFUSED = {"out_of_scope", "not_understood"}


@pytest.fixture(scope="module")
def vocabulary(tmp_path_factory: pytest.TempPathFactory) -> Vocabulary:
    """The names of the made-up household that the gold sets are about."""
    folder = tmp_path_factory.mktemp("household")
    maker = shared("household/make.py")
    subprocess.run([sys.executable, maker, folder, "--end", TODAY.isoformat()], check=True)
    rows = list(csv.DictReader((folder / "truth.csv").read_text(encoding="utf-8").splitlines()))
    return Vocabulary(
        categories=tuple(Category(n) for n in dict.fromkeys(r["category"] for r in rows) if n),
        merchants=tuple(Merchant(n) for n in dict.fromkeys(r["merchant"] for r in rows) if n),
        accounts=tuple(
            Account(n, k) for n, k in {r["account"]: r["account_kind"] for r in rows}.items()
        ),
        members=tuple(n for n in dict.fromkeys(r["member"] for r in rows) if n),
    )


@lru_cache(maxsize=1)
def score() -> ModuleType:
    """The scorer that the gold sets come with."""
    path: Path = shared("questions/score.py")
    spec = importlib.util.spec_from_file_location("score", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def right(turn: dict[str, Any], reading: Reading) -> bool:
    """Whether a reading is the one wanted, in full."""
    accept = turn.get("accept") or {}
    refused = reading.status in REFUSED
    if turn["status"] == "out_of_scope":
        return refused
    if refused:
        return "out_of_scope" in accept.get("intent", [])
    assert reading.query is not None
    got = json.loads(reading.query.model_dump_json())
    return all(ok for _, ok in score().checks(turn["gold"], got, accept))


def share(name: str, vocabulary: Vocabulary) -> float:
    """The part of a set's turns that are understood in full."""
    results: list[bool] = []
    for line in shared(f"questions/{name}").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        turns = case.get("turns") or [case]
        if any(turn["status"] == "drop" for turn in turns):
            continue
        previous: FinanceQuery | None = None
        for turn in turns:
            text = turn.get("question") or turn["text"]
            reading = understand(text, vocabulary, TODAY, previous)
            previous = reading.query or previous
            results.append(right(turn, reading))
    return sum(results) / len(results)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("name", "floor"),
    [
        ("written_dev.jsonl", 0.97),
        ("human_dev.jsonl", 0.95),
        ("written_dev_sessions.jsonl", 0.96),
    ],
)
def test_questions_are_understood(name: str, floor: float, vocabulary: Vocabulary) -> None:
    assert share(name, vocabulary) >= floor
