from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from finance import keys
from finance.errors import LedgerError, WrongKeyError

if TYPE_CHECKING:
    from pathlib import Path


def test_passphrase_and_words_open_and_others_do_not(tmp_path: Path) -> None:
    ledger = tmp_path / "a.coffer"
    key, words = keys.make(ledger, "correct horse")
    assert keys.unlock(ledger, "correct horse") == key
    assert keys.recover(ledger, "  " + words.upper().replace(" ", "\n")) == key
    as_on_paper = ", ".join(f"{n}. {word}" for n, word in enumerate(words.split(), 1))
    assert keys.recover(ledger, as_on_paper) == key
    with pytest.raises(WrongKeyError):
        keys.unlock(ledger, "wrong")
    with pytest.raises(WrongKeyError, match="24 recovery words"):
        keys.recover(ledger, " ".join(["abandon"] * 24))
    text = keys.key_path(ledger).read_text()
    assert key.hex() not in text
    assert "horse" not in text
    assert keys.key_path(ledger).stat().st_mode & 0o077 == 0


def test_a_new_passphrase_and_new_words_replace_the_old(tmp_path: Path) -> None:
    ledger = tmp_path / "a.coffer"
    key, words = keys.make(ledger, "old")
    keys.change_passphrase(ledger, key, "new")
    fresh = keys.new_recovery_words(ledger, key)
    assert keys.unlock(ledger, "new") == keys.recover(ledger, fresh) == key
    with pytest.raises(WrongKeyError):
        keys.unlock(ledger, "old")
    with pytest.raises(WrongKeyError, match="another ledger"):
        keys.recover(ledger, words)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"version": 1, "passphrase": 3}', "\x00"])
def test_a_damaged_key_file_is_said(tmp_path: Path, text: str) -> None:
    ledger = tmp_path / "a.coffer"
    keys.make(ledger, "x")
    keys.key_path(ledger).write_text(text)
    with pytest.raises(LedgerError, match=r"damaged|missing"):
        keys.unlock(ledger, "x")


def test_a_missing_key_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="missing"):
        keys.unlock(tmp_path / "a.coffer", "x")
    with pytest.raises(LedgerError, match="empty"):
        keys.make(tmp_path / "a.coffer", "")


def test_slots_say_how_they_were_made(tmp_path: Path) -> None:
    keys.make(tmp_path / "a.coffer", "x")
    slots = json.loads(keys.key_path(tmp_path / "a.coffer").read_text())
    assert slots["passphrase"]["kdf"] == "argon2id"
    assert slots["passphrase"]["salt"] != slots["recovery"]["salt"]
