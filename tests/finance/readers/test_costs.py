"""What a file made to do harm costs: never more than a second a megabyte, nor ten times its size in memory."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers.hostile import KINDS, cost
from tests.helpers.made_statements import MAKERS

if TYPE_CHECKING:
    from pathlib import Path

MEGABYTE = 1_000_000
SIZE = 2 * MEGABYTE
START = 8 * MEGABYTE  # what any first file takes, however small it is

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux"),
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_harmful_file_is_read_or_refused_at_little_cost(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "statement"
    path.write_bytes(KINDS[kind](SIZE))
    took = cost(path)
    assert took.seconds <= path.stat().st_size / MEGABYTE
    assert took.memory <= 10 * path.stat().st_size + START
    assert took.rows <= 1
    assert took.error.count("\n") == 0


@pytest.mark.parametrize("ending", ["ofx", "qif", "sta", "camt.xml"])
def test_a_long_statement_takes_no_more_than_ten_times_its_size(
    ending: str, tmp_path: Path
) -> None:
    path = tmp_path / f"statement.{ending}"
    path.write_bytes(MAKERS[ending](30_000))
    took = cost(path)
    assert took.rows == 30_000
    assert took.seconds <= path.stat().st_size / MEGABYTE
    assert took.memory <= 10 * path.stat().st_size + START
