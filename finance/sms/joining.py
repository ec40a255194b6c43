"""One long message that a phone stored as two or more: its pieces, put together again."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from finance.sms.reading import Message

# How long a piece of more is: of seven-bit letters, or of 16-bit ones; some networks take a place more.
_FULL = frozenset({152, 153})
_FULL_WIDE = frozenset({66, 67})
_TWICE = frozenset("^{}\\[~]|€\f")  # these take two places among seven-bit letters
_BASIC = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
    "abcdefghijklmnopqrstuvwxyzäöñüà"
)
_SECONDS = 30
_MOST_PIECES = 8
_NUMBERED = re.compile(
    r"^\(?(?P<piece>[1-9])/(?P<of>[2-9])\)?[ :.-]{0,3}|[ ]?\(?(?P<last>[1-9])/(?P<all>[2-9])\)?$"
)


def joined(messages: Iterable[Message]) -> Iterator[Message]:
    """Yield `messages` with the pieces of one message, which follow each other, made one."""
    pieces: list[Message] = []
    for message in messages:
        if pieces and goes_on(pieces[-1], message) and len(pieces) < _MOST_PIECES:
            pieces.append(message)
            continue
        if pieces:
            yield _whole(pieces)
        pieces = [message]
    if pieces:
        yield _whole(pieces)


def goes_on(first: Message, second: Message) -> bool:
    """Whether `second` is the next piece of the message that `first` is a piece of.

    It came from the same sender within seconds, and `first` is as long as a piece can be, or both are
    numbered.
    """
    if not first.sender or first.sender != second.sender or not _soon(first, second):
        return False
    here, there = _number(first.body), _number(second.body)
    if here and there:
        return here[1] == there[1] and there[0] == here[0] + 1
    return not here and not there and _is_full(first.body)


def _soon(first: Message, second: Message) -> bool:
    one, two = first.received, second.received
    if not (isinstance(one, datetime) and isinstance(two, datetime)):
        return False
    return abs((two - one).total_seconds()) <= _SECONDS


def _is_full(body: str) -> bool:
    size = len(body)
    if size in _FULL_WIDE:
        return not _BASIC.union(_TWICE).issuperset(body)
    if size > max(_FULL) or size < min(_FULL) - len(_TWICE):
        return False
    if not _BASIC.union(_TWICE).issuperset(body):
        return False
    return size + sum(c in _TWICE for c in body) in _FULL


def _number(body: str) -> tuple[int, int] | None:
    match = _NUMBERED.search(body)
    if match is None:
        return None
    piece, of = int(match["piece"] or match["last"]), int(match["of"] or match["all"])
    return (piece, of) if piece <= of else None


def _whole(pieces: list[Message]) -> Message:
    if len(pieces) == 1:
        return pieces[0]
    bodies = [_NUMBERED.sub("", p.body) if _number(p.body) else p.body for p in pieces]
    return replace(pieces[0], body="".join(bodies))
