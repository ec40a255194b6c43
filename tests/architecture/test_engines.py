"""Each library of models is known to one place, and what faces a person knows no engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = [path for top in ("app", "finance", "nlu") for path in (ROOT / top).rglob("*.py")]
MLX = {"nlu/engines/mlx.py", "nlu/engines/guide.py", "nlu/models/convert.py"}
ENGINES = "mlx|llamacpp|server|loopback|guide|blas|prompt|schema|drafts|combining|repair|scripted"


def holding(pattern: str) -> set[str]:
    found = re.compile(pattern)
    return {
        path.relative_to(ROOT).as_posix()
        for path in CODE
        if found.search(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize(
    ("library", "places"),
    [
        ("xllamacpp", {"nlu/engines/llamacpp.py"}),
        ("mlx|mlx_lm|outlines|llguidance|tokenizers|transformers", MLX),
    ],
)
def test_a_library_is_loaded_in_its_own_place(library: str, places: set[str]) -> None:
    names = rf"(?:{library})(?:\.\w+)*"
    assert holding(rf"import_module\(f?[\"']{names}[\"'{{.]") == places
    assert holding(rf"(?m)^\s*(?:import|from) {names}\b") == set()


def test_the_window_and_the_command_line_know_no_engine() -> None:
    known = holding(rf"(?:from|import) nlu\.engines\.(?:{ENGINES}|keyword)\b")
    assert not {path for path in known if path.startswith(("app/", "finance/"))}


def test_narration_knows_no_model() -> None:
    words = r"(?:from|import) nlu\.(?:engines|client|worker|models|outcomes)\b"
    assert not {path for path in holding(words) if path.startswith("nlu/narration/")}


def test_one_place_chooses_an_engine() -> None:
    decoders = holding(r"\b(?:LlamaCppDecoder|MlxDecoder|ServerDecoder)\b")
    made = {f"nlu/engines/{name}.py" for name in ("factory", "llamacpp", "mlx", "server")}
    assert decoders == made
