"""Real chat servers on this computer, driven through the server engine."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nlu.engines.decoding import Broken, Piece, Prompt, Task, Written
from nlu.engines.server import ServerDecoder
from nlu.worker import Stop
from tests.helpers.chat import SCHEMA
from tests.helpers.loopback import allow_loopback
from tests.helpers.models import real_model

if TYPE_CHECKING:
    from collections.abc import Iterator

TASK = Task(Prompt("You read questions about money.", "how much did I spend?"), SCHEMA, room=64)
_MLX_SERVER = """
import sys
from nlu.engines.blas import load_blas
load_blas()
from mlx_lm.server import main
sys.argv = ["mlx_lm.server", "--model", sys.argv[1], "--port", sys.argv[2], "--log-level", "INFO"]
main()
"""


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_loopback(monkeypatch)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def mlx_server(model: Path) -> Iterator[str]:
    """Run mlx_lm.server until the block ends; it says on stderr when it listens."""
    port = free_port()
    command = [sys.executable, "-u", "-c", _MLX_SERVER, str(model), str(port)]
    quiet = {**os.environ, "HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1"}
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env=quiet, text=True,
        cwd=Path(__file__).resolve().parents[3],
    ) as server:  # fmt: skip
        assert server.stderr is not None
        heard = []
        for line in server.stderr:
            heard.append(line)
            if "Starting httpd" in line:
                break
        else:
            pytest.fail("".join(heard))
        try:
            yield f"http://127.0.0.1:{port}/v1"
        finally:
            server.terminate()
            server.stderr.close()


def test_mlx_lm_server_knows_no_schemas_and_is_read_all_the_same() -> None:
    with mlx_server(real_model("mlx").path) as address:
        decoder = ServerDecoder(address)
        decoder.load()
        assert not decoder.schemas
        *pieces, last = decoder.generate(TASK, Stop())
        decoder.close()
    if isinstance(last, Broken):  # the small model may talk on past its room
        assert last.fault == "malformed"
    else:
        assert isinstance(last, Written)
        assert not last.constrained
        assert last.usage.prompt > 0
    assert any(isinstance(p, Piece) for p in pieces)


def test_llama_cpps_server_obeys_schemas() -> None:
    model = real_model("llamacpp").path
    library = import_module("xllamacpp")
    given = library.CommonParams()
    given.model.path = str(model)
    given.n_ctx, given.n_parallel, given.verbosity = 512, 1, -1
    given.cpuparams.n_threads = given.cpuparams_batch.n_threads = 1
    server = library.Server(given)
    decoder = ServerDecoder(server.listening_address)
    decoder.load()
    assert decoder.schemas
    *pieces, last = decoder.generate(TASK, Stop())
    assert isinstance(last, Written)
    assert json.loads(last.text)["intent"] in {"total", "list"}
    assert "".join(p.text for p in pieces if isinstance(p, Piece)) == last.text
    assert last.usage.written > 0
    long = Task(Prompt("x", "how much? " * 600), SCHEMA, room=64)
    *_, last = decoder.generate(long, Stop())
    assert isinstance(last, Broken)
    assert last.fault == "too_long"
    assert last.over > 0
    del server
