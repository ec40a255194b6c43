"""The demo by command, and the program as it is started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from app import __main__ as program
from app.cli import demo as command
from app.cli import run

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

ROOT = Path(__file__).resolve().parents[3]


def _coffer(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False, **more,
    )  # fmt: skip


def test_demo_imports_answers_and_opens_no_window_where_there_is_none(
    coffer: Coffer, tmp_path: Path
) -> None:
    demo = str(tmp_path / "demo.coffer")
    result = coffer.run("demo", "--ledger", demo, "--today", "2026-11-18")
    assert result.code == 0
    assert result.out.count(" new, ") >= 3
    assert result.out.count("?") == 3
    assert "€" in result.out
    assert coffer.run("account").out.count("\n") == 5
    assert "not the demo" in coffer.refused("demo")


def test_demo_asks_for_a_window_where_there_is_a_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "has_display", lambda: True)
    demo = tmp_path / "demo.coffer"
    assert run(["demo", "--ledger", str(demo)]).window == demo
    assert run(["demo", "--ledger", str(demo), "--no-window"]).window is None


@pytest.mark.parametrize(
    ("platform", "variables", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("darwin", {"QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_what_a_display_is(
    platform: str, variables: dict[str, str], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert command.has_display() is shown


def test_the_program_opens_the_window_when_it_should(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path | None] = []

    class Bootstrap:
        @staticmethod
        def run(ledger: Path | None) -> int:
            opened.append(ledger)
            return 0

    monkeypatch.setattr(program, "import_module", lambda _name: Bootstrap)
    monkeypatch.setattr(command, "has_display", lambda: True)
    assert program.main([]) == 0
    demo = tmp_path / "demo.coffer"
    assert program.main(["demo", "--ledger", str(demo)]) == 0
    assert program.main(["settings"]) == 0
    assert opened == [None, demo]


def test_a_computer_without_qt_is_told_so_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr(program, "import_module", missing)
    assert program.main([]) == 1
    assert "commands work" in capsys.readouterr().err


def test_as_a_process_it_speaks_utf8_and_answers_line_by_line(
    coffer: Coffer, tmp_path: Path
) -> None:
    coffer("add", "account=Everyday", "amount=-3.50", "payee=Café Zoë", "date=2026-11-02")
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    listed = _coffer("list", "--ledger", str(coffer.ledger), env=environment)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "−€3.50" in listed.stdout
    assert "Café Zoë" in listed.stdout
    with subprocess.Popen(
        [sys.executable, "-m", "app", "ask", "-", "--json", "--session", "--ledger", str(coffer.ledger)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
    ) as asking:  # fmt: skip
        assert asking.stdin is not None
        assert asking.stdout is not None
        for _ in range(2):
            asking.stdin.write("how much did we spend at Café Zoë in November?\n")
            asking.stdin.flush()
            assert "Café Zoë" in asking.stdout.readline()
        asking.stdin.close()
    assert asking.returncode == 0


def test_as_a_process_a_mistake_is_one_line(tmp_path: Path) -> None:
    done = _coffer("import", str(tmp_path / "absent.csv"), "--ledger", str(tmp_path / "no.coffer"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


NO_NETWORK = """
import socket, sys
class Refusing(socket.socket):
    def __init__(self, family=-1, *rest, **more):
        if family in (-1, socket.AF_INET, socket.AF_INET6):
            raise SystemExit("a socket was opened")
        super().__init__(family, *rest, **more)
def refuse(*rest, **more):
    raise SystemExit("a name was looked up")
socket.socket = Refusing
socket.create_connection = socket.getaddrinfo = refuse
from app.cli import main
ledger = ["--ledger", sys.argv[1]]
sys.exit(
    main(["new", "--plain", *ledger])
    or main(["import", sys.argv[2], *ledger])
    or main(["ask", "how much did we spend on groceries in November?", "--json", *ledger])
)
"""


def test_importing_and_asking_open_no_connection(tmp_path: Path) -> None:
    bank = tmp_path / "bank.csv"
    bank.write_text("Date,Description,Amount\n2026-11-15,LIDL 4711,-20.00\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", NO_NETWORK, str(tmp_path / "home.coffer"), str(bank)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert '"status": "answered"' in done.stdout
