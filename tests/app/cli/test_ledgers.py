"""New ledgers, keys, backups and their way back, settings, check."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.helpers.commands import Coffer

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def locked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Coffer, str]:
    """Give a runner with a new encrypted ledger, its passphrase in place, and its recovery words."""
    monkeypatch.setenv("COFFER_PASSPHRASE", "correct horse")
    runner = Coffer(capsys, tmp_path / "home.coffer")
    printed = runner("new").out
    words = [w for line in printed.splitlines() if line.startswith("  ") for w in line.split()]
    assert len(words) == 24
    return runner, " ".join(words)


def test_a_new_ledger_is_encrypted_and_opens_with_its_passphrase(
    locked: tuple[Coffer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    coffer, _ = locked
    coffer("account", "add", "Secret account")
    assert not coffer.ledger.read_bytes().startswith(b"SQLite")
    assert b"Secret" not in coffer.ledger.read_bytes()
    assert "Secret account" in coffer("account").out
    monkeypatch.setenv("COFFER_PASSPHRASE", "wrong")
    assert "passphrase" in coffer.refused("account")


def test_without_a_passphrase_and_a_terminal_nothing_waits(
    locked: tuple[Coffer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    coffer, _ = locked
    monkeypatch.delenv("COFFER_PASSPHRASE")
    assert "COFFER_PASSPHRASE" in coffer.refused("list")
    result = coffer.run("new", "--ledger", str(coffer.ledger.with_name("two.coffer")))
    assert result.code == 2
    assert not coffer.ledger.with_name("two.coffer").exists()
    assert not coffer.ledger.with_name("two.coffer.key").exists()


def test_the_recovery_words_set_a_new_passphrase(
    locked: tuple[Coffer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    coffer, words = locked
    coffer("account", "add", "Kept")
    monkeypatch.setenv("COFFER_PASSPHRASE", "another one")
    _type(monkeypatch, words.upper() + "\n")
    coffer("recover")
    assert "Kept" in coffer("account").out
    _type(monkeypatch, "these are not the words\n")
    assert "24" in coffer.refused("recover")


def _type(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_new_never_writes_over_anything(
    coffer: Coffer, plain: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COFFER_PASSPHRASE", "x")
    before = coffer.ledger.read_bytes()
    assert "exists already" in coffer.refused("new", *plain)
    assert coffer.ledger.read_bytes() == before
    assert not coffer.ledger.with_name("home.coffer.key").exists()


def test_new_speaks_of_a_missing_folder_and_an_unknown_currency(coffer: Coffer) -> None:
    nowhere = coffer.ledger.parent / "missing" / "a.coffer"
    assert coffer.run("new", "--plain", "--ledger", str(nowhere)).code == 2
    other = coffer.ledger.with_name("b.coffer")
    assert coffer.run("new", "--plain", "--ledger", str(other), "--currency", "EURO").code == 2
    assert not other.exists()


def test_a_french_ledger_has_french_categories(coffer: Coffer) -> None:
    other = str(coffer.ledger.with_name("fr.coffer"))
    coffer.run("new", "--plain", "--language", "fr", "--ledger", other)
    assert "Courses" in coffer.run("category", "--ledger", other).out


def test_a_backup_comes_back_and_what_was_there_is_kept(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-1", "payee=Before")
    copy = coffer.ledger.with_name("copy.coffer")
    coffer("backup", str(copy))
    coffer("add", "account=Everyday", "amount=-2", "payee=After")
    assert "2 transactions" in coffer("backup").out
    coffer("restore", str(copy))
    assert [row["payee"] for row in coffer.rows()] == ["Before"]
    kept = [line for line in coffer("backup", "--list").out.splitlines() if "replaced" in line]
    assert len(kept) == 1
    assert "After" in coffer.run("list", "--ledger", kept[0]).out


def test_an_encrypted_ledger_restored_over_another_key_loses_neither(
    locked: tuple[Coffer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    coffer, _ = locked
    coffer("account", "add", "First")
    copy = coffer.ledger.with_name("copy.coffer")
    coffer("backup", str(copy))
    coffer.ledger.unlink()
    coffer.ledger.with_name("home.coffer.key").unlink()
    coffer("new")
    coffer("account", "add", "Second")
    coffer("restore", str(copy))
    assert "First" in coffer("account").out
    (kept,) = (p for p in coffer("backup", "--list").out.splitlines() if "replaced" in p)
    assert "Second" in coffer.run("account", "--ledger", kept).out


def test_restore_refuses_what_is_no_backup(coffer: Coffer, tmp_path: Path) -> None:
    coffer("add", "account=Everyday", "amount=-1")
    junk = tmp_path / "junk.coffer"
    junk.write_bytes(b"SQLite format 3\x00" + b"\x00" * 100)
    for file in (junk, tmp_path / "absent.coffer", tmp_path):
        coffer.refused("restore", str(file))
    assert len(coffer.rows()) == 1


def test_check_of_sound_books(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-1")
    assert "all is well" in coffer("check").out
    assert coffer("check", "--json").objects == [
        {"transactions": 1, "stated_balances": 0, "findings": []}
    ]


def test_settings_are_shown_and_set(coffer: Coffer) -> None:
    coffer.run("settings", "ai", "on")
    assert re.search(r"ai +on ", coffer.run("settings").out)
    assert coffer.run("settings", "ai", "off").out == "ai off\n"
    assert coffer.run("settings", "offline").out == "offline on\n"
    assert coffer.run("settings", "--json").objects[0]["ai"] is False
    for words in (["ai", "maybe"], ["recent", "x"], ["backups", "0"], ["colour"]):
        result = coffer.run("settings", *words)
        assert result.code == 2
        assert result.err.count("\n") == 1
