"""Nothing connects, binds or looks up a name on the internet."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

WATCHED = """
import socket, sys

def refused(*args, **kwargs):
    raise SystemExit("an internet socket or a name look-up was tried")

real = socket.socket
class Guarded(real):
    def __init__(self, family=-1, *args, **kwargs):
        if family in (-1, socket.AF_INET, socket.AF_INET6):
            refused()
        super().__init__(family, *args, **kwargs)

socket.socket = Guarded
socket.getaddrinfo = socket.gethostbyname = socket.create_connection = refused
from app.__main__ import main
sys.argv[1:] = ["demo", "--no-window", "--ledger", sys.argv[1]]
sys.exit(main())
"""


def _demo(tmp_path: Path, *before: str) -> subprocess.CompletedProcess[str]:
    command = [*before, sys.executable, "-c", WATCHED, str(tmp_path / "demo.coffer")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_import_and_questions_open_no_internet_socket(tmp_path: Path) -> None:
    done = _demo(tmp_path)
    assert done.returncode == 0, done.stderr


def test_everything_works_where_there_is_no_network_at_all(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    alone = [unshare or "unshare", "--net", "--map-root-user"]
    if (
        unshare is None
        or subprocess.run([*alone, "true"], capture_output=True, check=False).returncode
    ):
        pytest.skip("this machine does not let a test make a network namespace")
    done = _demo(tmp_path, *alone)
    assert done.returncode == 0, done.stderr
