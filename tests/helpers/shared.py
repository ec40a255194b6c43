"""Third-party data kept beside the repository, never in it."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2].parent / "shared"


def shared(relative: str) -> Path:
    """Return a path below ../shared, or skip the test where that folder is absent."""
    path = ROOT / relative
    if not path.exists():
        pytest.skip(f"{path} is absent: this test reads data that is kept beside the repository")
    return path
