"""Memory is short when hardly any is to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nlu.memory import short_of_memory

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(("there", "short"), [(100, True), (900, False)])
def test_less_than_a_twentieth_is_short(tmp_path: Path, there: int, short: bool) -> None:
    meminfo = tmp_path / "meminfo"
    meminfo.write_text(f"MemTotal: 8000 kB\nMemFree: 5 kB\nMemAvailable: {there} kB\n")
    assert short_of_memory(meminfo) is short


def test_where_no_one_says_nothing_is_short(tmp_path: Path) -> None:
    assert not short_of_memory(tmp_path / "none")
