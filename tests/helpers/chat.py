"""A chat server on this computer with a script: what it answers is written down beforehand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from nlu.engines.decoding import DecoderEvent, Prompt, Task
from nlu.engines.server import ServerDecoder
from nlu.worker import Stop
from tests.helpers.loopback import http, serving

if TYPE_CHECKING:
    import socket

SCHEMA: dict[str, object] = {
    "type": "object",
    "properties": {"intent": {"type": "string", "enum": ["total", "list"]}},
    "required": ["intent"],
    "additionalProperties": False,
}
TASK = Task(Prompt("You read questions.", "how much?"), SCHEMA, room=40)
MODELS = http(json.dumps({"data": [{"id": "a-model"}]}).encode())
OBEYS = http(json.dumps({"choices": [{"message": {"content": '{"probe":"q7x"}'}}]}).encode())
TALKS = http(json.dumps({"choices": [{"message": {"content": "Hello!"}}]}).encode())


def sse(*texts: str, end: bytes = b"data: [DONE]\n\n", reason: str = "stop") -> bytes:
    """Return a streamed answer as mlx_lm.server words it, comments and all."""
    lines = [b": keepalive 1/2\n\n"]
    for text in texts:
        said = {"choices": [{"index": 0, "delta": {"content": text}, "finish_reason": None}]}
        lines.append(b"data: " + json.dumps(said).encode() + b"\n\n")
    last = {"choices": [{"delta": {}, "finish_reason": reason}], "usage": {"prompt_tokens": 7}}
    lines.append(b"data: " + json.dumps(last).encode() + b"\n\n")
    return http(b"".join(lines) + end, kind="text/event-stream")


class Chat:
    """A server with a scripted answer; `asked` are the bodies of streamed requests."""

    def __init__(self, answer: bytes, probe: bytes = TALKS, cut: int = 0) -> None:
        self.answer = answer
        self.probe = probe
        self.cut = cut
        self.asked: list[dict[str, object]] = []

    def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
        if path == "/v1/models":
            connection.sendall(MODELS)
        elif not json.loads(body)["stream"]:
            connection.sendall(self.probe)
        else:
            self.asked.append(json.loads(body))
            step = self.cut or max(1, len(self.answer))
            for at in range(0, len(self.answer), step):
                connection.sendall(self.answer[at : at + step])


def ask(chat: Chat, timeout: float = 10) -> list[DecoderEvent]:
    with serving(chat) as address:
        decoder = ServerDecoder(address, timeout)
        decoder.load()
        events = list(decoder.generate(TASK, Stop()))
        decoder.unload()
        return events
