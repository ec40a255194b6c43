"""How a ledger is unlocked: the environment, the keychain, a person at a terminal."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from app import keychain
from tests.helpers.commands import Coffer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Terminal(io.StringIO):
    """An input or output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def chain(monkeypatch: pytest.MonkeyPatch) -> dict[Path, bytes]:
    """Give a keychain that is a dictionary."""
    kept: dict[Path, bytes] = {}

    def put(path: Path, key: bytes) -> bool:
        kept[path] = key
        return True

    monkeypatch.setattr(keychain, "get", kept.get)
    monkeypatch.setattr(keychain, "put", put)
    return kept


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Give a function that types passphrases; it returns the list of prompts."""

    def types(*answers: str) -> list[str]:
        prompts: list[str] = []
        left = list(answers)

        def ask(prompt: str, **_: object) -> str:
            prompts.append(prompt)
            return left.pop(0)

        monkeypatch.setattr("getpass.getpass", ask)
        monkeypatch.setattr("sys.stdin", Terminal())
        monkeypatch.setattr("sys.stderr", Terminal())
        return prompts

    return types


def test_a_typed_passphrase_is_asked_once_and_then_kept(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    chain: dict[Path, bytes],
    typed: Callable[..., list[str]],
) -> None:
    coffer = Coffer(capsys, tmp_path / "home.coffer")
    prompts = typed("one", "two", "", "secret", "secret")
    coffer("new")
    assert len(prompts) == 5
    assert list(chain) == [coffer.ledger]
    prompts = typed()
    coffer("account")
    assert prompts == []
    chain.clear()
    prompts = typed("secret")
    coffer("account")
    assert len(prompts) == 1
    assert list(chain) == [coffer.ledger]


def test_a_stale_key_in_the_keychain_leads_to_the_passphrase(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    chain: dict[Path, bytes],
    typed: Callable[..., list[str]],
) -> None:
    coffer = Coffer(capsys, tmp_path / "home.coffer")
    typed("secret", "secret")
    coffer("new")
    chain[coffer.ledger] = bytes(32)
    prompts = typed("secret")
    coffer("account")
    assert len(prompts) == 1
    assert chain[coffer.ledger] != bytes(32)


def test_the_environment_comes_first_and_leaves_the_keychain_alone(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    chain: dict[Path, bytes],
    typed: Callable[..., list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prompts = typed()
    monkeypatch.setenv("COFFER_PASSPHRASE", "secret")
    coffer = Coffer(capsys, tmp_path / "home.coffer")
    coffer("new")
    coffer("account")
    assert prompts == []
    assert chain == {}


def test_another_passphrase_replaces_the_old_one(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    typed: Callable[..., list[str]],
) -> None:
    coffer = Coffer(capsys, tmp_path / "home.coffer")
    typed("old", "old")
    coffer("new")
    typed("old", "new", "new")
    assert "Recovery words" in coffer("passphrase", "--words").out
    typed("new")
    coffer("account")
    typed("old")
    assert coffer.run("account", "--ledger", str(coffer.ledger)).code == 2


def test_a_plain_ledger_has_no_passphrase_to_change(coffer: Coffer) -> None:
    assert "not encrypted" in coffer.refused("passphrase")
