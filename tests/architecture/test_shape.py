from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = sorted(
    path
    for top in ("app", "finance", "nlu", "tests")
    for path in (ROOT / top).rglob("*.py")
    if "migrations/versions" not in path.as_posix()
)
MOST_LINES = 300
MOST_FUNCTION_LINES = 40


@pytest.mark.parametrize("path", CODE, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_files_and_functions_stay_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    long = [
        f"{node.name}: {(node.end_lineno or 0) - node.lineno + 1} lines"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > MOST_FUNCTION_LINES
    ]
    assert not long


@pytest.mark.parametrize("word", ["TO" + "DO", "FIX" + "ME", "XX" + "X"])
def test_nothing_is_left_for_later(word: str) -> None:
    assert not [p for p in CODE if word in p.read_text(encoding="utf-8")]


def test_packaging_does_not_hide_the_package_of_that_name() -> None:
    assert not list((ROOT / "packaging").rglob("__init__.py"))
    subprocess.run([sys.executable, "-c", "import packaging.version"], cwd=ROOT, check=True)


def test_resources_hold_data_only() -> None:
    assert not list((ROOT / "resources").rglob("*.py"))


def test_imports_go_one_way() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout
