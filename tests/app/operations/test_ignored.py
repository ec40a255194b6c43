"""Why a line was passed over is said in the window's words."""

from __future__ import annotations

import re
from pathlib import Path

from app.operations.ignored import ignored_text, of_tables

ROOT = Path(__file__).resolve().parents[3]


def test_every_reason_of_the_readers_has_words() -> None:
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "finance" / "readers").glob("*.py"))
    reasons = set(re.findall(r"Ignored\([^()]*(?:\([^()]*\)[^()]*)*\"([a-z ]+)\"\)", code))
    assert {"zero amount", "repeated header"} <= reasons
    known = of_tables()
    assert sorted(reasons - known.keys()) == []


def test_an_unknown_reason_is_shown_as_it_is() -> None:
    assert ignored_text("not_known_yet") == "not known yet"
