"""A text file too long for memory, read a block of whole lines at a time."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.watching import tell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from finance.readers.text import Encoding

BLOCK = 1 << 16  # bytes; a thousand rows
_LONGEST = 1 << 20  # bytes of one line, more or less


def pieces(path: Path, size: int) -> Iterator[bytes]:
    """Yield the bytes of a file, `size` at a time."""
    with path.open("rb") as stream:
        while piece := stream.read(size):
            yield piece


class LongText:
    """The lines of a file, block by block.

    Raise ImportFileError where a line is too long for a statement, or the file changes meanwhile.
    """

    def __init__(self, path: Path, encoding: Encoding) -> None:
        self.path = path
        self.encoding = encoding
        self._line_ends = [end.encode(encoding.name) for end in "\n\r"]
        self._stamp: tuple[int, int] | None = None
        with self._open() as stream:
            self._starts = list(self._cuts(stream))

    def __len__(self) -> int:
        """How many blocks there are."""
        return len(self._starts) - 1

    def lines(self, number: int) -> list[str]:
        """Return the lines of a block; only those of the last block end with what follows the last line end."""
        tell(number, len(self))
        text = self._text(number)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        lines = text.split("\n")
        if number < len(self) - 1:
            lines.pop()
        return lines

    def _text(self, number: int) -> str:
        start, end = self._starts[number : number + 2]
        with self._open() as stream:
            stream.seek(start)
            return self.encoding.text(stream.read(end - start))

    def _open(self) -> BinaryIO:
        stream = self.path.open("rb")
        facts = os.fstat(stream.fileno())
        stamp = (facts.st_size, facts.st_mtime_ns)
        self._stamp = self._stamp or stamp
        if stamp != self._stamp:
            stream.close()
            raise ImportFileError(
                "{file} has changed since it was first read. Choose it again.", file=self.path.name
            )
        return stream

    def _cuts(self, stream: BinaryIO) -> Iterator[int]:
        """Yield where each block begins, and the end of the text."""
        start, end = self.encoding.start, self._end(stream)
        while start < end:
            yield start
            size, cut = BLOCK, 0
            while not cut:
                stream.seek(start)
                piece = stream.read(min(size, end - start))
                cut = len(piece) if start + len(piece) >= end else self._cut(piece)
                if not cut and size >= _LONGEST:
                    raise ImportFileError(
                        "The file has a line of more than a million characters, so this is no statement. "
                        "Export the account's transactions as CSV or OFX and try again."
                    )
                size *= 2
            start += cut
        yield max(start, end)

    def _cut(self, piece: bytes) -> int:
        """Where the last line of `piece` that is whole ends; 0 where none is."""
        unit = self.encoding.unit
        piece = piece[: len(piece) - len(piece) % unit]  # a block may end inside a character
        feed, back = (self._last(piece, end) for end in self._line_ends)
        # A return at the very end may be half of a line end.
        while back and piece[back : back + unit].strip(b"\x00") == b"":
            back = self._last(piece[: back - unit], self._line_ends[1])
        return max(feed, back)

    def _last(self, piece: bytes, line_end: bytes) -> int:
        """Return the place after the last `line_end`, 0 where there is none."""
        unit = self.encoding.unit
        place = piece.rfind(line_end)
        while place % unit and place >= 0:
            place = piece.rfind(line_end, 0, place + unit - 1)
        return place + unit if place >= 0 else 0

    def _end(self, stream: BinaryIO) -> int:
        """Where the text ends: NULs that fill up a file after its last line are no part of it."""
        start, unit = self.encoding.start, self.encoding.unit
        end = whole = stream.seek(0, os.SEEK_END)
        while end > start:
            begin = max(start, end - BLOCK)
            stream.seek(begin)
            found = len(stream.read(end - begin).rstrip(b"\x00"))
            if found:
                rest = (begin + found - start) % unit
                return min(begin + found + (unit - rest if rest else 0), whole)
            end = begin
        return end
