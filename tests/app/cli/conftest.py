"""A plain ledger and a runner of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.commands import Coffer

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def coffer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Coffer:
    """Give a runner with a new plain ledger that holds one account."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    runner = Coffer(capsys, tmp_path / "home.coffer")
    runner("new", "--plain")
    runner("account", "add", "Everyday", "--opening", "100.00", "--opening-date", "2026-01-01")
    return runner
