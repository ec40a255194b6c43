"""The keychain: kept and found again where there is one, quietly nothing elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

from app import keychain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEY = bytes(range(32))


class InMemory(KeyringBackend):
    """A keychain that forgets everything with the test; `locked` refuses like a real one."""

    priority = 1.0
    locked = False

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        self._check()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._check()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.kept.pop((service, username), None) is None:
            raise PasswordDeleteError(username)

    def _check(self) -> None:
        if self.locked:
            raise KeyringLocked


@pytest.fixture
def backend() -> Iterator[InMemory]:
    """Give a keychain in memory and put the one of before back."""
    before = keyring.get_keyring()
    made = InMemory()
    keyring.set_keyring(made)
    yield made
    keyring.set_keyring(before)


@pytest.mark.usefixtures("backend")
def test_a_key_is_kept_found_and_forgotten(tmp_path: Path) -> None:
    ledger = tmp_path / "home.coffer"
    assert keychain.available()
    assert keychain.get(ledger) is None
    assert keychain.put(ledger, KEY)
    assert keychain.get(ledger) == KEY
    assert keychain.get(tmp_path / "other.coffer") is None
    keychain.forget(ledger)
    keychain.forget(ledger)
    assert keychain.get(ledger) is None


def test_a_locked_keychain_is_like_none(backend: InMemory, tmp_path: Path) -> None:
    backend.locked = True
    assert keychain.get(tmp_path / "a") is None
    assert not keychain.put(tmp_path / "a", KEY)


def test_what_is_no_key_is_not_used(backend: InMemory, tmp_path: Path) -> None:
    ledger = tmp_path / "a"
    keychain.put(ledger, KEY)
    for junk in ("", "not base64!", "c2hvcnQ="):
        backend.kept = dict.fromkeys(backend.kept, junk)
        assert keychain.get(ledger) is None


def test_without_a_keychain_nothing_happens(tmp_path: Path) -> None:
    from keyring.backends.null import Keyring

    before = keyring.get_keyring()
    keyring.set_keyring(Keyring())  # type: ignore[no-untyped-call]
    try:
        assert not keychain.available()
        assert not keychain.put(tmp_path / "a", KEY)
        assert keychain.get(tmp_path / "a") is None
        keychain.forget(tmp_path / "a")
    finally:
        keyring.set_keyring(before)


def test_without_a_desktop_the_secret_service_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backend: InMemory
) -> None:
    for name in ("PYTHON_KEYRING_BACKEND", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not keychain.put(tmp_path / "a", KEY)
    assert backend.kept == {}
