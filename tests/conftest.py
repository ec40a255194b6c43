"""Loud tests: an opened socket, an unexpected log line or a thread left behind fails the test."""

from __future__ import annotations

import logging
import socket
import threading
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.helpers import models_off
from tests.helpers.models import REAL_MODELS
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# The same examples on every machine, however slow; `make fuzz` looks for new ones.
settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.register_profile("search", max_examples=1_000, print_blob=True, deadline=None)
settings.load_profile("repeatable")

if models_off.OFF:
    models_off.watch(REAL_MODELS)


@pytest.fixture(autouse=True)
def _own_folders(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Keep the tests away from the real settings, ledgers, models and keychain."""
    if models_off.OFF and request.node.get_closest_marker("models_on"):
        pytest.skip(models_off.WHY)
    home = tmp_path_factory.mktemp("home")
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("COFFER_CONFIG_DIR", str(home / "coffer"))
    monkeypatch.setenv("COFFER_MODELS", str(home / "models"))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.delenv("COFFER_PASSPHRASE", raising=False)
    if models_off.OFF:
        (home / "coffer").mkdir()
        (home / "coffer" / "settings.toml").write_text("ai = false\n")


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse every internet socket and name look-up."""

    class Guarded(socket.socket):
        def __init__(self, family: int = -1, *args: int, **kwargs: int) -> None:
            if family in (-1, socket.AF_INET, socket.AF_INET6):
                pytest.fail("an internet socket was opened")
            super().__init__(family, *args, **kwargs)

    def refused(*_args: object, **_kwargs: object) -> None:
        pytest.fail("a name was looked up")

    monkeypatch.setattr(socket, "socket", Guarded)
    monkeypatch.setattr(socket, "getaddrinfo", refused)


@pytest.fixture(autouse=True)
def _quiet_logs(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on a warning or error in the log; a test that means it clears `caplog`."""
    yield
    loud = [r for r in caplog.get_records("call") if r.levelno >= logging.WARNING]
    assert not loud, [r.getMessage() for r in loud]


@pytest.fixture(autouse=True)
def _no_threads_left() -> Iterator[None]:
    """Fail when a test leaves a thread running."""
    before = set(threading.enumerate())
    yield
    left = [t for t in threading.enumerate() if t not in before and t.is_alive()]
    for thread in left:
        thread.join(timeout=2)
    assert not [t.name for t in left if t.is_alive()]


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Books]:
    """Give small plain books that a test fills."""
    with Books.new(tmp_path / "books.coffer") as made:
        yield made
