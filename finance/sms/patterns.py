"""The small language that bank rules are written in.

`{slot}` takes a part of the message, `[…]` may be absent (`[[` and `]]` are brackets themselves), everything
else stands as it is written; case and the number of blanks do not matter. A pattern fits from the first character; what follows its end is free.

Slots with a shape of their own: amount, balance, fee, limit (money), date, time, account (a tail behind any
mask), reference, phone, number. Slots for free text: merchant, any; one ends where the text after it first
stands, so a message is passed over once, without going back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from finance.readers.lexicon import money_words
from finance.sms.vocabulary import vocabulary

_PIECE = re.compile(
    r"\{(?P<slot>[a-z]+)\}|(?P<bracket>\[\[|\]\])|(?P<open>\[)|(?P<close>\])|(?P<text>[^{}\[\]]+)"
)
_SHAPES = {
    "date": re.compile(
        r"\d{1,4}[-./:]\d{1,2}[-./:]\d{1,4}|\d{1,2}[- ]?[^\W\d_]{3,9}[- ,]{0,2}\d{2,4}|\d{1,2}[-/.]\d{1,2}"
        r"|[^\W\d_]{3,9} \d{1,2}, \d{4}"
    ),
    "time": re.compile(r"\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AaPp][Mm])?"),
    "account": re.compile(r"[\w*•#.-]{0,24}?(?P<tail>\d{2,8})(?![\d]|[*xX•]+\d)"),
    "reference": re.compile(r"[A-Za-z0-9][A-Za-z0-9._/-]{3,40}(?<![.])"),
    "phone": re.compile(r"\+?[\d*xX]{6,15}"),
    "number": re.compile(r"\d{1,20}"),
}
_MONEY = frozenset({"amount", "balance", "fee", "limit"})
_FREE = frozenset({"merchant", "any"})
_BLANKS = re.compile(r"\s+")
_LONGEST = 90
SLOTS = frozenset(_SHAPES) | _MONEY | _FREE


@dataclass(frozen=True, slots=True)
class Text:
    """Text that has to stand as written."""

    pattern: re.Pattern[str]
    plain: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A part to take out of the message."""

    name: str


@dataclass(frozen=True, slots=True)
class Optional:
    """Pieces that may be absent."""

    pieces: tuple[Piece, ...]


Piece = Text | Slot | Optional


@lru_cache(maxsize=2000)
def compile_pattern(source: str) -> tuple[Piece, ...]:
    """Return the pieces of a pattern; raise ValueError for one that is not well formed."""
    stack: list[list[Piece]] = [[]]
    consumed = 0
    for match in _PIECE.finditer(source):
        if match.start() != consumed:
            break
        consumed = match.end()
        if match["slot"]:
            if match["slot"] not in SLOTS:
                raise ValueError(f"unknown slot {match['slot']!r} in {source!r}")
            stack[-1].append(Slot(match["slot"]))
        elif match["open"]:
            stack.append([])
        elif match["close"]:
            if len(stack) == 1:
                raise ValueError(f"a bracket is not opened and closed in {source!r}")
            pieces = tuple(stack.pop())
            stack[-1].append(Optional(pieces))
        else:
            _append(stack[-1], match["text"] or match["bracket"][0])
    if consumed != len(source) or len(stack) != 1:
        raise ValueError(f"a brace or bracket is not closed in {source!r}")
    return tuple(stack[0])


@lru_cache(maxsize=1)
def _money() -> re.Pattern[str]:
    """Return the shape of an amount with a known currency before or behind it, or none."""
    known = vocabulary()
    before = _either([*known.before, *money_words().codes])
    after = _either([*known.after, *money_words().codes])
    return re.compile(
        rf"(?:(?<!\w){before}\.?[ .:]{{0,2}})?[-+]? ?\d[\d.,' ]*?(?![\d]|[.,' ]\d)(?: ?{after}(?!\w))?",
        re.IGNORECASE,
    )


def _either(words: list[str]) -> str:
    longest = sorted({word.strip(".") for word in words}, key=len, reverse=True)
    return f"(?:{'|'.join(map(re.escape, longest))})"


def _shape(name: str) -> re.Pattern[str]:
    return _money() if name in _MONEY else _SHAPES[name]


def fit(pieces: tuple[Piece, ...], text: str) -> dict[str, str] | None:
    """Return what the slots take of `text`, or None where the pattern does not fit."""
    slots: dict[str, str] = {}
    return slots if _fit(pieces, text, 0, slots) is not None else None


def _append(pieces: list[Piece], source: str) -> None:
    """Add text; it joins text right before it, so that `[[KB]]` is looked for as one."""
    last = pieces[-1] if pieces else None
    if isinstance(last, Text):
        pieces[-1] = _text(last.plain + source)
    else:
        pieces.append(_text(source))


def _text(source: str) -> Text:
    parts = [re.escape(part) for part in _BLANKS.split(source)]
    return Text(re.compile(r"\s*".join(parts), re.IGNORECASE), source)


def _fit(
    pieces: tuple[Piece, ...],
    text: str,
    at: int,
    slots: dict[str, str],
    after: tuple[Piece, ...] = (),
) -> int | None:
    index = 0
    while index < len(pieces):
        piece = pieces[index]
        index += 1
        if isinstance(piece, Text):
            match = piece.pattern.match(text, at)
            if match is None:
                return None
            at = match.end()
        elif isinstance(piece, Optional):
            trial = dict(slots)
            end = _fit(piece.pieces, text, at, trial, pieces[index:] + after)
            if end is not None:
                at = end
                slots.update(trial)
        elif piece.name in _FREE:
            end = _free_end(pieces[index:] + after, text, at)
            if end is None:
                return None
            _keep(slots, piece.name, text[at:end])
            at = end
        else:
            match = _shape(piece.name).match(text, at)
            if match is None:
                return None
            _keep(slots, piece.name, match["tail"] if piece.name == "account" else match.group())
            at = match.end()
    return at


def _keep(slots: dict[str, str], name: str, value: str) -> None:
    if name not in slots:
        slots[name] = value.strip()


def _free_end(rest: tuple[Piece, ...], text: str, at: int) -> int | None:
    """Return where free text ends: at the first place where what follows it may begin."""
    limit = min(len(text), at + _LONGEST)
    ends = []
    for piece in rest:
        if isinstance(piece, Text) and not piece.plain.strip():
            continue
        found = _find(piece, text, at, limit)
        if found is not None:
            ends.append(found)
        if not isinstance(piece, Optional):
            break
    else:
        line = text.find("\n", at, limit)
        ends.append(line if line >= 0 else limit)
    return min(ends) if ends else None


def _find(piece: Piece, text: str, at: int, limit: int) -> int | None:
    if isinstance(piece, Optional):
        return _find(piece.pieces[0], text, at, limit)
    if isinstance(piece, Text):
        match = piece.pattern.search(text, at, limit + len(piece.plain))
        return match.start() if match else None
    if piece.name in _FREE:
        return None
    match = _shape(piece.name).search(text, at, limit)
    return match.start() if match else None
