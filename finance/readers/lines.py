"""The lines of a text, one at a time, without a list of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_BLOCK = 1 << 16


def lines_of(text: str) -> Iterator[str]:
    """Yield the lines of `text` without their ends, which may be LF, CRLF or CR."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    at = 0
    while at <= len(text):
        end = text.find("\n", at + _BLOCK)
        end = len(text) if end < 0 else end
        yield from text[at:end].split("\n")
        at = end + 1
