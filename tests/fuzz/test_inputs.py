"""Inputs that broke a reader once, and the ones that fuzzing begins with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS, check

INPUTS = sorted(path for path in (Path(__file__).parent / "inputs").glob("*/*") if path.is_file())


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_an_input_that_broke_a_reader_is_answered(path: Path) -> None:
    check(TARGETS[path.parent.name], path.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_fuzzing_begins_with_what_is_read(name: str) -> None:
    target = TARGETS[name]
    files = [check(target, seed) for seed in target.seeds]
    assert all(file.rows and file.error is None for file in files)
