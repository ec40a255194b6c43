"""Chat servers as they are: which of their models is asked, and what they do without."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nlu.engines.decoding import Written
from nlu.engines.server import ServerDecoder
from nlu.errors import ModelError
from nlu.worker import Stop
from tests.helpers.chat import OBEYS, TASK, Chat, ask, sse
from tests.helpers.loopback import allow_loopback, http, serving

if TYPE_CHECKING:
    import socket


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_loopback(monkeypatch)


class Ollama(Chat):
    """Lists models of its own and one that runs elsewhere, and wants to be told which."""

    def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
        if path == "/v1/models":
            names = [{"id": name} for name in ("big:480b-cloud", "qwen3:4b", "qwen3:0.6b")]
            connection.sendall(http(json.dumps({"data": names}).encode()))
        elif "model" not in json.loads(body):
            connection.sendall(http(b'{"error":{"message":"model is required"}}', 400))
        else:
            super().__call__(path, body, connection)


def named(chat: Chat, model: str) -> list[object]:
    """Return the names of models that streamed requests asked for."""
    with serving(chat) as address:
        decoder = ServerDecoder(f"{address}/v1{model}")
        decoder.load()
        list(decoder.generate(TASK, Stop()))
    return [asked["model"] for asked in chat.asked]


def test_a_model_that_runs_elsewhere_is_never_asked() -> None:
    assert named(Ollama(sse("{}"), probe=OBEYS), "") == ["qwen3:4b"]
    with pytest.raises(ModelError, match="somebody else's computer"):
        named(Ollama(sse("{}")), "#big:480b-cloud")


def test_the_model_that_the_address_names_is_the_one_asked() -> None:
    assert named(Ollama(sse("{}")), "#qwen3:0.6b") == ["qwen3:0.6b"]


def test_a_server_that_lists_no_models_and_knows_no_enums_is_read_with_care() -> None:
    """Such as the one of apple-fm-cli."""
    ignores = json.dumps({"choices": [{"message": {"content": '{"probe": "hello"}'}}]}).encode()

    class Bare(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            if path == "/v1/models":
                connection.sendall(http(b'{"detail":"Not Found"}', 404))
            else:
                super().__call__(path, body, connection)

    chat = Bare(sse('```json\n{"intent"', ':"total"}\n```'), probe=http(ignores))
    last = ask(chat)[-1]
    assert isinstance(last, Written)
    assert not last.constrained
    assert last.text == '```json\n{"intent":"total"}\n```'
