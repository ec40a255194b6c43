"""What holds for every command: help, exit codes, and one plain sentence for what goes wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.cli import command_line, main, run

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

ROOT = Path(__file__).resolve().parents[3]
COMMANDS = [
    "ask", "import", "parse", "list", "report", "add", "set", "delete", "transfer", "undo", "redo",
    "account", "category", "member", "merchant", "tag", "budget", "profile", "new", "passphrase",
    "recover", "backup", "restore", "check", "export", "settings", "demo",
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_tells_how_it_is_used(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: coffer {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["ask"],
        ["dance"],
        ["list", "--from", "yesterday"],
        ["list", "--limit", "many"],
        ["add"],
        ["report", "everything"],
        ["budget", "set", "Groceries", "a lot"],
        ["import"],
        ["new"],
    ],
)
def test_bad_usage_is_one_sentence_and_exit_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.rstrip().endswith((".", "`"))


def test_without_any_ledger_it_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 2
    assert "coffer new" in capsys.readouterr().err


def test_the_ledger_used_last_is_the_default(coffer: Coffer) -> None:
    assert "Everyday" in coffer.run("account").out


def test_a_missing_ledger_is_never_made_by_the_way(coffer: Coffer, tmp_path: Path) -> None:
    result = coffer.run("list", "--ledger", str(tmp_path / "other.coffer"))
    assert result.code == 2
    assert not (tmp_path / "other.coffer").exists()


@pytest.mark.parametrize("content", [b"", b"not a ledger at all, but long enough to look like one"])
def test_a_file_that_is_no_ledger_is_refused(
    coffer: Coffer, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    result = coffer.run("list", "--ledger", str(file))
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert file.read_bytes() == content


def test_our_own_fault_is_a_sentence_without_what_people_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise ValueError("Nora's secret payee")

    monkeypatch.setattr(command_line, "parser", broken)
    assert main(["list"]) == 1
    printed = capsys.readouterr().err
    assert "ValueError" in printed
    assert "secret" not in printed
    assert printed.count("\n") == 1


def test_stopping_by_keyboard_is_no_fault(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "parser", stopped)
    assert run(["list"]).code == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_no_command_loads_qt() -> None:
    script = (
        "import sys; from app.cli import main; main(['settings', '--json']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0


def test_a_reader_that_goes_away_is_no_fault(coffer: Coffer) -> None:
    for number in range(3):
        coffer("add", "account=Everyday", "amount=-1", f"payee=Shop {number}")
    command = [sys.executable, "-m", "app", "list", "--json", "--ledger", str(coffer.ledger)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141
