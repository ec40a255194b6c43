"""A folder of models of each test's own, and a server to download from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.nginx import Nginx

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of models, which is not there yet."""
    folder = tmp_path / "models"
    monkeypatch.setenv("COFFER_MODELS", str(folder))
    return folder


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Nginx]:
    """Give a running server; the test's module must let it through."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    server = Nginx(folder)
    server.start()
    yield server
    server.stop()
