"""Whole sessions, watched: offline nothing is tried, and off nothing of a model is touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app import settings
from nlu.models.installed import RECORD
from tests.helpers.models import REAL_MODELS, real_model
from tests.helpers.models_off import LIBRARIES

ROOT = Path(__file__).resolve().parents[2]
ENGINES = ("keyword", "llamacpp", "mlx")
CALLS = ("socket", "connect", "bind", "listen", "sendto")
FILES = ("open", "openat")
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def session(folder: Path, engine: str, *before: str) -> Any:
    """Run a session in a process of its own and return what was seen of it."""
    if engine in {"llamacpp", "mlx"}:
        real_model(engine)  # type: ignore[arg-type]
    command = [*before, sys.executable, "-m", "tests.helpers.private_session", str(folder), engine]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "COFFER_MODELS": str(REAL_MODELS), **OFFSCREEN},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def traced(log: Path, *more: str) -> list[str]:
    """Return what makes the system note every socket, native code's too; nothing without strace.

    It notes the calls `more` as well.
    """
    calls = ",".join((*CALLS, *more))
    command = ["strace", "-f", "--seccomp-bpf", "-e", f"trace={calls}", "-o", str(log)]
    if shutil.which("strace") is None:
        return []
    may = subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
    return command if may else []


def noted(log: Path, *words: str) -> list[str]:
    """Return the lines of the system's notes that hold one of these words."""
    lines = log.read_text().splitlines() if log.exists() else []
    return [line for line in lines if any(word in line for word in words)]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_offline_a_session_tries_nothing_on_the_network(tmp_path: Path, engine: str) -> None:
    log = tmp_path / "sockets"
    seen = session(tmp_path, engine, *traced(log))
    assert seen["network"] == []
    assert noted(log, "AF_INET") == []
    assert (seen["engine"], seen["value"]) == (engine, "10.00")


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_a_session_needs_no_network_interface(tmp_path: Path, engine: str) -> None:
    unshare = shutil.which("unshare") or "unshare"
    alone = [unshare, "--net", "--map-root-user"]
    try:
        may = subprocess.run([*alone, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        may = False
    if not may:
        pytest.skip("this machine does not let a test make a network namespace")
    assert session(tmp_path, engine, *alone)["value"] == "10.00"


@pytest.mark.slow
def test_the_window_tries_nothing_on_the_network(tmp_path: Path) -> None:
    log = tmp_path / "sockets"
    assert session(tmp_path, "auto", *traced(log))["network"] == []
    assert noted(log, "AF_INET") == []


@pytest.mark.slow
def test_off_nothing_of_a_model_is_read_or_loaded(tmp_path: Path) -> None:
    settings.change(ai=False)
    log = tmp_path / "sockets"
    seen = session(tmp_path, "auto", *traced(log, *FILES))
    assert noted(log, "AF_INET", "bind(", "listen(") == []
    assert noted(log, *(f"site-packages/{name}/" for name in LIBRARIES)) == []
    assert noted(log, ".gguf", ".safetensors", "tokenizer.json") == []
    assert (seen["engine"], seen["value"]) == ("keyword", "10.00")
    assert (seen["libraries"], seen["native"]) == ([], [])
    # The page of models may look at their small records; no weights are opened.
    assert [p for p in seen["opened"] if not p.endswith(RECORD)] == []
    assert seen["network"] == []
