"""Chat servers on this computer: what they promise is tried, what they send is read with care."""

from __future__ import annotations

import json
from threading import Event
from typing import TYPE_CHECKING

import pytest

from nlu.engines.decoding import Broken, Piece, Written
from nlu.engines.loopback import Loopback
from nlu.engines.server import ServerDecoder
from nlu.errors import ModelError
from nlu.worker import Stop
from tests.helpers.chat import OBEYS, SCHEMA, TASK, Chat, ask, sse
from tests.helpers.loopback import allow_loopback, http, serving

if TYPE_CHECKING:
    import socket


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_loopback(monkeypatch)


@pytest.mark.parametrize("cut", [0, 1, 7])
def test_pieces_come_whatever_way_the_network_cuts_them(cut: int) -> None:
    *pieces, last = ask(Chat(sse('{"intent"', ': "total"', "}"), cut=cut))
    assert [p.text for p in pieces if isinstance(p, Piece)] == ['{"intent"', ': "total"', "}"]
    assert isinstance(last, Written)
    assert last.text == '{"intent": "total"}'
    assert not last.constrained
    assert last.usage.prompt == 7


def test_a_server_that_obeys_schemas_is_given_one() -> None:
    chat = Chat(sse('{"intent":"list"}'), probe=OBEYS)
    last = ask(chat)[-1]
    assert isinstance(last, Written)
    assert last.constrained
    shape = chat.asked[0]["response_format"]
    assert isinstance(shape, dict)
    assert shape["json_schema"]["schema"] == SCHEMA
    plain = Chat(sse("{}"))
    ask(plain)
    assert "response_format" not in plain.asked[0]


def test_a_model_is_named_only_where_the_server_wants_it() -> None:
    chat = Chat(sse("{}"))
    ask(chat)
    assert "model" not in chat.asked[0]
    assert chat.asked[0]["temperature"] == 0  # the likeliest reading, every time

    class Wants(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            if body and "model" not in json.loads(body):
                connection.sendall(http(b'{"error": "model is required"}', 400))
            else:
                super().__call__(path, body, connection)

    wants = Wants(sse("{}"))
    ask(wants)
    assert wants.asked[0]["model"] == "a-model"


BROKEN = {
    "busy": (http(b"{}", 503), "busy"),
    "too many": (http(b"", 429), "busy"),
    "error": (http(b"oops", 500, "text/plain"), "failed"),
    "page": (http(b"<html>hello</html>", kind="text/html"), "failed"),
    "elsewhere": (http(b"", 302, more="Location: http://192.0.2.1/\r\n"), "failed"),
    "context": (
        http(b'{"error":{"type":"exceed_context_size_error","n_prompt_tokens":9,"n_ctx":4}}', 400),
        "too_long",
    ),
    "error in stream": (
        http(b'data: {"error": {"message": "x"}}\n\n', kind="text/event-stream"),
        "failed",
    ),
    "unreadable": (http(b"data: {oops\n\n", kind="text/event-stream"), "malformed"),
    "closed": (sse("{", end=b"", reason=""), "failed"),
    "cut line": (sse("{")[:-60], "malformed"),
    "cut chunk": (
        http(b"40\r\ndata: {", kind="text/event-stream", more="Transfer-Encoding: chunked\r\n"),
        "failed",
    ),
    "length": (sse("{", reason="length"), "malformed"),
    "endless": (sse(*["word " * 1000] * 30), "malformed"),
    "no http": (b"hello\r\n\r\n", "failed"),
    "nothing": (b"", "failed"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_goes_wrong_has_a_kind_and_a_sentence(name: str) -> None:
    answer, fault = BROKEN[name]
    last = ask(Chat(answer))[-1]
    assert isinstance(last, Broken)
    assert last.fault == fault
    assert last.why.endswith(".")
    assert last.over == (5 if fault == "too_long" else 0)


def test_a_server_that_hangs_is_given_up() -> None:
    release = Event()

    class Hangs(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            if body and json.loads(body)["stream"]:
                release.wait(5)
            else:
                super().__call__(path, body, connection)

    with serving(Hangs(b"")) as address:
        decoder = ServerDecoder(address, timeout=0.2)
        decoder.load()
        (last,) = decoder.generate(TASK, Stop())
        release.set()
    assert isinstance(last, Broken)
    assert last.why == "The model server does not answer any more."


@pytest.mark.parametrize("asked", ["/v1/models", "/v1/chat/completions"])
def test_a_server_that_hangs_while_it_is_tried_is_given_up(asked: str) -> None:
    release = Event()

    class Hangs(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            if path == asked:
                release.wait(5)
            else:
                super().__call__(path, body, connection)

    with serving(Hangs(b"")) as address:
        with pytest.raises(ModelError, match="No model server answers"):
            ServerDecoder(address, timeout=0.2).load()
        release.set()


def test_a_server_that_hangs_in_the_middle_is_given_up_and_what_came_was_told() -> None:
    release = Event()
    begun = sse('{"intent"', end=b"")[:-90]

    class Hangs(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            super().__call__(path, body, connection)
            if body and json.loads(body)["stream"]:
                release.wait(5)

    with serving(Hangs(begun)) as address:
        decoder = ServerDecoder(address, timeout=0.3)
        decoder.load()
        *pieces, last = decoder.generate(TASK, Stop())
        release.set()
    assert [p.text for p in pieces if isinstance(p, Piece)] == ['{"intent"']
    assert isinstance(last, Broken)
    assert last.why == "The model server does not answer any more."


def test_a_set_stop_breaks_the_connection_off() -> None:
    stop, release = Stop(), Event()

    class Waits(Chat):
        def __call__(self, path: str, body: bytes, connection: socket.socket) -> None:
            if body and json.loads(body)["stream"]:
                stop.set()
                release.wait(5)
            else:
                super().__call__(path, body, connection)

    with serving(Waits(b"")) as address:
        decoder = ServerDecoder(address)
        decoder.load()
        (last,) = decoder.generate(TASK, stop)
        release.set()
    assert isinstance(last, Broken)
    assert last.fault == "stopped"


@pytest.mark.parametrize(
    "answer",
    [
        http(b"<html></html>", kind="text/html"),
        http(b"{}", 404),
        http(b'{"data": 3}'),
        http(b"", 301, more="Location: http://192.0.2.1/v1/models\r\n"),
        b"garbage",
        b"",
    ],
)
def test_what_is_no_chat_server_is_told_when_loading(answer: bytes) -> None:
    with (
        serving(lambda *got: got[2].sendall(answer)) as address,
        pytest.raises(ModelError, match=r"\.$"),
    ):
        ServerDecoder(address).load()


def test_no_server_at_all_is_told_when_loading() -> None:
    with serving(lambda *_: None) as address:
        pass
    with pytest.raises(ModelError, match="No model server answers"):
        ServerDecoder(address).load()


@pytest.mark.parametrize(
    "address",
    [
        "http://192.0.2.1:8080",
        "http://localhost.example.com",
        "http://127.0.0.1.example.com:80",
        "http://127.0.0.1:80@example.com/",
        "https://127.0.0.1",
        "http://127.0.0.1:99999",
        "file:///etc/passwd",
        "",
    ],
)
def test_an_address_off_this_computer_is_refused(address: str) -> None:
    with pytest.raises(ModelError, match="not on this computer"):
        ServerDecoder(address).load()
    with pytest.raises(ModelError):
        Loopback(address, 1)
