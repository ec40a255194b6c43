"""While offline is on, a process connects to nothing but the model server of this computer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app import settings

ROOT = Path(__file__).resolve().parents[2]

ATTEMPTS = """
import os, socket, sys
from app import guard
guard.stand()
guard.stand()
for line in sys.argv[1:]:
    try:
        eval(line)
    except PermissionError:
        print("refused")
    except OSError as error:
        print("went out")
    else:
        print("went out")
print(os.environ["HF_HUB_OFFLINE"], os.environ["TRANSFORMERS_OFFLINE"])
"""
CONNECT = "socket.socket().connect(('{}', {}))"
OUT = [
    CONNECT.format("127.0.0.1", 9),
    "socket.create_connection(('127.0.0.1', 9), timeout=1)",
    "socket.getaddrinfo('models.example', 443)",
    "socket.gethostbyname('models.example')",
    "socket.socket().bind(('127.0.0.1', 0))",
    "socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))",
    "__import__('http.client').client.HTTPConnection('127.0.0.1', 9).connect()",
    "socket.socket(socket.AF_INET6).connect(('::1', 9))",
]


def outcomes(*attempts: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", ATTEMPTS, *attempts],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *said, environment = done.stdout.splitlines()
    assert environment == "1 1"
    return said


def test_offline_nothing_goes_out() -> None:
    assert outcomes(*OUT) == ["refused"] * len(OUT)


def test_this_computers_own_sockets_work() -> None:
    assert outcomes("socket.socketpair()") == ["went out"]


def test_online_the_network_can_be_used() -> None:
    settings.change(offline=False)
    assert outcomes(CONNECT.format("127.0.0.1", 9)) == ["went out"]


def test_the_model_server_alone_can_be_reached() -> None:
    settings.change(server="http://localhost:9/v1", ai=True)
    said = outcomes(
        CONNECT.format("127.0.0.1", 9),
        "socket.create_connection(('127.0.0.1', 9), timeout=1)",
        CONNECT.format("127.0.0.1", 10),
        CONNECT.format("192.0.2.1", 9),
        "socket.getaddrinfo('localhost', 9)",  # a name may lead anywhere
        "socket.socket().bind(('127.0.0.1', 9))",
    )
    assert said == ["went out"] * 2 + ["refused"] * 4


def test_with_models_off_not_even_their_server_is_reached() -> None:
    settings.change(server="http://127.0.0.1:9", ai=False)
    assert outcomes(CONNECT.format("127.0.0.1", 9)) == ["refused"]


def test_a_damaged_settings_file_lets_nothing_out() -> None:
    settings.path().parent.mkdir(parents=True, exist_ok=True)
    settings.path().write_text("offline = maybe")
    assert outcomes(CONNECT.format("127.0.0.1", 9)) == ["refused"]


@pytest.mark.parametrize(
    "value", ["http://127.0.0.1:8080/v1", "http://localhost", "http://[::1]:1"]
)
def test_a_server_on_this_computer_may_be_set(value: str) -> None:
    assert settings.change(server=value).server == value
    assert settings.change(server="off").server == ""
