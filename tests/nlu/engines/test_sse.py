"""Server-sent events come out the same, however the network cuts them."""

from __future__ import annotations

import itertools
import json

from hypothesis import given
from hypothesis import strategies as st

from nlu.engines.sse import Answer, Chunk, End, Unreadable, events


def chunk(text: str) -> bytes:
    return b"data: " + json.dumps({"choices": [{"delta": {"content": text}}]}).encode() + b"\n\n"


STREAM = (
    b": keepalive 1/7\n\n: keepalive 2/7\r\n\r\nevent: message\nid: 4\nretry: 10\n"
    + chunk('{"intent"')
    + chunk(': "é€')
    + chunk('"}')
    + b'data: {"choices": [], "usage": {"prompt_tokens": 9, "completion_tokens": 3}}\n\n'
    + b"data: [DONE]\n\ndata: {}\n\n"
)


def read(pieces: list[bytes]) -> tuple[Answer, bool]:
    answer, ended = Answer(), False
    for event in events(pieces):
        if isinstance(event, Chunk):
            answer.take(event.value)
        ended = isinstance(event, End)
    return answer, ended


@given(st.lists(st.integers(0, len(STREAM)), max_size=12))
def test_the_network_may_cut_anywhere(cuts: list[int]) -> None:
    places = sorted({0, len(STREAM), *cuts})
    pieces = [STREAM[a:b] for a, b in itertools.pairwise(places)]
    answer, ended = read(pieces)
    assert answer.text == '{"intent": "é€"}'
    assert ended
    assert (answer.tokens("prompt_tokens"), answer.tokens("completion_tokens")) == (9, 3)


def test_an_unreadable_line_is_told_and_what_came_before_stands() -> None:
    found = list(events([chunk("a"), b"data: {broken\n", chunk("b")]))
    assert [type(e) for e in found] == [Chunk, Unreadable, Chunk]


def test_a_stream_without_an_end_gives_what_came() -> None:
    answer, ended = read([chunk("a"), chunk("b")[:-2]])
    assert (answer.text, ended) == ("ab", False)


def test_a_line_without_end_is_given_up() -> None:
    assert [type(e) for e in events([b"data: "] + [b"x" * 100_000] * 50)] == [Unreadable]


@given(st.lists(st.binary(max_size=60), max_size=10))
def test_any_bytes_are_taken(pieces: list[bytes]) -> None:
    for event in events(pieces):
        if isinstance(event, Chunk):
            Answer().take(event.value)
