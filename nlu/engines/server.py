"""A model behind a chat server on this computer, such as mlx_lm.server, llama-server or Ollama.

Servers differ, so this one is probed: whether it answers, whether a schema rules what it writes,
whether it wants a model's name. Where no schema rules, the text is read with care.
"""

from __future__ import annotations

import json
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, cast

from finance.sentence import Sentence
from nlu.engines.decoding import (
    TEMPERATURE,
    Broken,
    DecoderEvent,
    Piece,
    Prompt,
    Schema,
    Task,
    Usage,
    Written,
    messages,
)
from nlu.engines.loopback import NETWORK_FAULTS, Loopback, Reply
from nlu.engines.sse import Answer, Chunk, End, Unreadable, events
from nlu.errors import ModelError
from nlu.worker import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator

_TIMEOUT = 60.0  # seconds without a byte
_CHAT = "chat/completions"
_BUSY = {429, 503}
_REDIRECTS = range(300, 400)
_OK = 200
_MOST_LETTERS = 20_000
_PROBED = 24  # tokens
_LETTERS_A_TOKEN = 4
_ELSEWHERE = ("-cloud", ":cloud")  # how Ollama ends the names of models that it only passes on to
# No model writes this by itself, so whoever does obeys schemas.
_PROBE: Schema = {
    "type": "object",
    "properties": {"probe": {"type": "string", "enum": ["q7x"]}},
    "required": ["probe"],
    "additionalProperties": False,
}


class ServerDecoder:
    """A chat server at `address`, which must be this computer's own."""

    name = "server"

    def __init__(self, address: str, timeout: float = _TIMEOUT) -> None:
        """Take the server; nothing is connected before `load`."""
        self.title = address
        self.window = 0  # the server's own
        self._address = address
        self._timeout = timeout
        self._server: Loopback | None = None
        self._model = ""
        self.schemas = False

    def load(self) -> None:
        """Find out what the server can do; raises ModelError with what to do where it cannot."""
        if self._server is not None:
            return
        server = Loopback(self._address, self._timeout)
        try:
            listed = _model_names(server.send("models", None, Stop()), self._address)
            self.schemas = self._probe(server, _here(server.model, listed))
        except NETWORK_FAULTS:
            raise ModelError(
                "No model server answers at {address}. Start it, or turn the setting off.",
                address=self._address,
            ) from None
        self._server = server

    def unload(self) -> None:
        """Forget what was found out; the server keeps its own memory."""
        self._server = None

    def close(self) -> None:
        """Unload."""
        self.unload()

    def count_tokens(self, prompt: Prompt) -> int:
        """Return a guess: servers have no common way of counting."""
        return (len(prompt.fixed) + len(prompt.turn)) // _LETTERS_A_TOKEN

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        """Yield the pieces as they come, and how it ended."""
        if self._server is None:
            yield _broken(Sentence("The model server is not connected."))
            return
        start = perf_counter()
        try:
            reply = self._server.send(_CHAT, self._request(task), stop)
            refused = _refused(reply)
            if refused is not None:
                yield refused
                return
            yield from self._told(reply, stop, start)
        except NETWORK_FAULTS as error:
            yield _stopped() if stop.is_set() else _cut(error)

    def _told(self, reply: Reply, stop: Stop, start: float) -> Iterator[DecoderEvent]:
        answer, ended = Answer(), False
        try:
            for event in events(reply.pieces()):
                if isinstance(event, Unreadable):
                    yield Broken(
                        "malformed", Sentence("The model server sent something unreadable.")
                    )
                    return
                ended = isinstance(event, End)
                text = answer.take(event.value) if isinstance(event, Chunk) else ""
                if text:
                    yield Piece(text)
                if stop.is_set() or answer.error or len(answer.text) > _MOST_LETTERS:
                    break
        finally:
            reply.close()
        if stop.is_set():
            yield _stopped()
        else:
            yield self._end(answer, ended=ended, seconds=perf_counter() - start)

    def _end(self, answer: Answer, *, ended: bool, seconds: float) -> DecoderEvent:
        if answer.error is not None:
            return _error(answer.error)
        if answer.reason == "length" or len(answer.text) > _MOST_LETTERS:
            return Broken("malformed", Sentence("The model did not come to an end."))
        if not ended and not answer.reason:
            return _broken(
                Sentence("The model server closed the connection before the answer was whole.")
            )
        usage = Usage(
            answer.tokens("prompt_tokens"), 0, answer.tokens("completion_tokens"), 0, seconds
        )
        return Written(answer.text, constrained=self.schemas, usage=usage)

    def _request(self, task: Task, *, stream: bool = True) -> dict[str, object]:
        asked: dict[str, object] = {
            "messages": messages(task.prompt),
            "max_tokens": task.room,
            "temperature": TEMPERATURE,
            "stream": stream,
        }
        if stream:
            asked["stream_options"] = {"include_usage": True}
        if self._model:
            asked["model"] = self._model
        if self.schemas:
            shape = {"name": "answer", "strict": True, "schema": task.schema}
            asked["response_format"] = {"type": "json_schema", "json_schema": shape}
        return asked

    def _probe(self, server: Loopback, names: tuple[str, ...]) -> bool:
        """Whether schemas are obeyed; finds out on the way whether a model must be named.

        Raises ModelError where nobody chats there.
        """
        task = Task(Prompt("Answer in JSON.", "Say hello."), _PROBE, room=_PROBED)
        for schema in (True, False):
            for name in names:
                self._model, self.schemas = name, schema
                reply = server.send(_CHAT, self._request(task, stream=False), Stop())
                said = _said(reply.body()) if reply.status == _OK else None
                if said is not None:
                    return said == {"probe": "q7x"}
        raise ModelError(
            "What answers at {address} is no chat server that Coffer knows.", address=self._address
        )


def _here(wanted: str, listed: list[str]) -> tuple[str, ...]:
    """Return which models to try: the one wanted, else the server's own choice, then its first.

    Raises ModelError for one that is known to run elsewhere.
    """
    if wanted.endswith(_ELSEWHERE):
        raise ModelError(
            "The model {model} runs on somebody else's computer. Choose one that runs on this one.",
            model=wanted,
        )
    return (wanted,) if wanted else ("", *[n for n in listed if not n.endswith(_ELSEWHERE)][:1])


def _said(body: bytes) -> object:
    """Return what a whole answer says: as JSON where it is, else as text; None for no answer."""
    answer = Answer()
    try:
        whole = json.loads(body)
        answer.take(whole)
        if not whole["choices"]:
            return None
    except (ValueError, TypeError, AttributeError, KeyError):
        return None
    with suppress(ValueError):
        found: object = json.loads(answer.text)
        return found or answer.text
    return answer.text


def _model_names(reply: Reply, address: str) -> list[str]:
    """Return the names of a server's models, none where it does not list them."""
    body = reply.body()
    if reply.status in _REDIRECTS:
        raise ModelError(
            "{address} sends elsewhere, which Coffer does not follow. Set the server's own address.",
            address=address,
        )
    with suppress(ValueError, KeyError, TypeError):
        return [cast("str", one["id"]) for one in json.loads(body)["data"]]
    return []


def _refused(reply: Reply) -> Broken | None:
    """Return how a server said no; None when it began to answer."""
    if reply.status == _OK and reply.kind != "text/html":
        return None
    body = reply.body()
    if reply.status in _BUSY:
        return Broken("busy", Sentence("The model server is busy."))
    if reply.status in _REDIRECTS:
        return _broken(Sentence("The model server sends elsewhere, which Coffer does not follow."))
    answer = Answer()
    try:
        answer.take(json.loads(body))
    except (ValueError, AttributeError, TypeError):
        answer.error = None
    if answer.error is not None:
        return _error(answer.error)
    if reply.kind == "text/html":
        return _broken(Sentence("The model server sent a web page, no answer."))
    return _broken(Sentence("The model server reported an error ({status}).", status=reply.status))


def _error(error: dict[str, object]) -> Broken:
    kinds = {str(error.get("type", "")), str(error.get("code", ""))}
    if kinds & {"exceed_context_size_error", "context_length_exceeded"}:
        sizes = [error.get(name) for name in ("n_prompt_tokens", "n_ctx")]
        asked, room = [n if isinstance(n, int) else 0 for n in sizes]
        why = Sentence("The question is too long for the server's model. Please shorten it.")
        return Broken("too_long", why, max(1, asked - room))
    return _broken(Sentence("The model server reported an error."))


def _cut(error: Exception) -> Broken:
    if isinstance(error, TimeoutError):
        return _broken(Sentence("The model server does not answer any more."))
    return _broken(Sentence("The connection to the model server broke off."))


def _stopped() -> Broken:
    return Broken("stopped", Sentence("The question was stopped."))


def _broken(why: Sentence) -> Broken:
    return Broken("failed", why)
