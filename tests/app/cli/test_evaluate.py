"""`coffer eval`: figures on gold files, what changed since the last run, plain refusals."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers.shared import shared

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer

TODAY = ("--today", "2026-11-18")
OCTOBER = ["2026-10-01", "2026-10-31"]


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    """Two questions, of which the second one's gold is not what anybody would understand."""
    slots = {"intent": "total", "measure": "spending", "period": OCTOBER}
    lines = [
        {"id": "a", "lang": "en", "question": "how much did I spend last month?",
         "status": "answered", "gold": slots},
        {"id": "b", "lang": "en", "question": "how much did I spend in October?",
         "status": "answered", "gold": {**slots, "intent": "balance"}},
    ]  # fmt: skip
    file = tmp_path / "gold.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    return file


def test_the_figures_are_told(coffer: Coffer, gold: Path) -> None:
    told = coffer("eval", str(gold), "--misses", "1", *TODAY).out
    assert re.search(r"full match +50\.0 % +1 of 2", told)
    assert re.search(r"balance +total +1", told)
    assert "b#0: how much did I spend in October? [intent]" in told


def test_programs_get_them_as_an_object(coffer: Coffer, gold: Path) -> None:
    (found,) = coffer("eval", str(gold), "--json", *TODAY).objects
    assert found["scores"]["full match"] == {"right": 1, "of": 2}
    assert found["slots"]["intent"] == {"right": 1, "of": 2}
    assert found["engines"] == {"keyword": {"right": 1, "of": 2}}


def test_a_kept_run_shows_what_changed(coffer: Coffer, gold: Path, tmp_path: Path) -> None:
    kept = tmp_path / "runs" / "last.json"
    assert "before" not in coffer("eval", str(gold), "--keep", str(kept), *TODAY).out
    gold.write_text(gold.read_text(encoding="utf-8").replace("balance", "total"), encoding="utf-8")
    told = coffer("eval", str(gold), "--keep", str(kept), *TODAY).out
    assert "Right now, wrong before: 1: b#0" in told
    assert "Wrong now, right before: 0" in told


def test_what_cannot_be_used_is_one_sentence(coffer: Coffer, gold: Path, tmp_path: Path) -> None:
    assert "cannot be read" in coffer.refused("eval", str(tmp_path / "none.jsonl"))
    assert "no earlier run" in coffer.refused("eval", str(gold), "--keep", str(gold))


@pytest.mark.shared
def test_the_judge_agrees_with_the_score_of_the_contract(coffer: Coffer) -> None:
    """On another household's names many answers are wrong, which is what is wanted here."""
    script = shared("questions/score.py")
    for name in ("written_dev.jsonl", "written_dev_sessions.jsonl"):
        gold = shared(f"questions/{name}")
        command = f"{sys.executable} -m app"
        outside = subprocess.run(
            [sys.executable, script, gold, "--ledger", coffer.ledger, "--cmd", command],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        scores = coffer("eval", str(gold), "--json", *TODAY).objects[0]["scores"]
        percent = 100 * scores["full match"]["right"] / scores["full match"]["of"]
        assert f"full match {percent:.1f}% of {scores['full match']['of']}" in outside
