"""Messages out of the XML that SMS Backup & Restore and its kin write, at any size.

The file is passed through in slices that begin and end between messages, each parsed by itself: memory stays
flat, and any slice can be read again by its place in the file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from xml.parsers import expat

from finance.errors import ImportFileError
from finance.sentence import Sentence
from finance.sms.mending import Mender, encoding_of
from finance.sms.moments import moment
from finance.sms.reading import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import tzinfo
    from typing import BinaryIO

_CHUNK = 1 << 18
_LONGEST_TAG = 1 << 24
_LONGEST_BODY = 20_000
_OVERLAP = 16  # bytes, longer than the opening of a message in any encoding
_RECEIVED = "1"
_SENDER_TYPE = "137"
_OPENINGS = ("<sms ", "<mms ", "<sms\n", "<mms\n")


class Slice(NamedTuple):
    """The messages that a part of the file holds, from byte `start` to byte `end`."""

    start: int
    end: int
    messages: list[Message]


class BackupFile:
    """The messages of one XML backup.

    `problem` is a sentence after a file that was cut short; what came before the cut was read. ImportFileError
    is raised for a file that is no message backup, or that carries a document type or entities.
    """

    def __init__(self, stream: BinaryIO, zone: tzinfo | None = None) -> None:
        self.problem: Sentence | None = None
        self._stream = stream
        self._zone = zone
        self._encoding = "utf-8"
        self._begin = 0
        self._around: tuple[str, ...] = ()  # the elements that all messages stand in
        self._seen = False

    def __iter__(self) -> Iterator[Message]:
        """Yield the received messages in the file's order."""
        for part in self.slices():
            yield from part.messages

    def slices(self) -> Iterator[Slice]:
        """Yield the file in slices; iterate once."""
        first = self._stream.read(_CHUNK)
        self._encoding, self._begin = encoding_of(first)
        start = self._begin
        elements = _Elements(self._encoding, (), self._zone)
        try:
            for piece, ends in self._pieces(first[start:]):
                elements.feed(piece)
                if not ends:
                    continue
                self._around = elements.close()
                yield Slice(start, start + elements.fed, elements.take())
                self._seen |= elements.seen
                start += elements.fed
                elements = _Elements(self._encoding, self._around, self._zone)
            elements.end()
        except expat.ExpatError as error:
            self._note_break(error, seen=self._seen or elements.seen)
        yield Slice(start, start + elements.fed, elements.take())

    def reread(self, stream: BinaryIO, start: int, end: int) -> list[Message]:
        """Return the messages between two ends of slices once more, from another stream of the file."""
        stream.seek(start)
        elements = _Elements(
            self._encoding, self._around if start > self._begin else (), self._zone
        )
        left = end - start
        try:
            while left and (piece := stream.read(min(left, _CHUNK))):
                left -= len(piece)
                elements.feed(piece)
            elements.close()
        except expat.ExpatError:
            pass  # the break at the end of the file, which was told when it was read first
        return elements.take()

    def _pieces(self, data: bytes) -> Iterator[tuple[bytes, bool]]:
        """Yield the bytes of the file, and whether a slice ends behind them."""
        openings = [opening.encode(self._encoding) for opening in _OPENINGS]
        width = 2 if self._encoding.startswith("utf-16") else 1
        while more := self._stream.read(_CHUNK):
            cut = _last(data, openings, width)
            if cut:
                yield data[:cut], True
            else:
                cut = max(0, len(data) - _OVERLAP) // width * width
                yield data[:cut], False
            data = data[cut:] + more
        yield data, False

    def _note_break(self, error: expat.ExpatError, *, seen: bool) -> None:
        if not seen:
            raise ImportFileError(
                "This file is no message backup that can be read; export the messages once more."
            ) from error
        self.problem = Sentence(
            "The file ends or breaks off early; the messages before that were read."
        )


def _last(data: bytes, openings: Sequence[bytes], width: int) -> int:
    """Return where the last message that begins in `data` does so; 0 where none does."""
    found = max(data.rfind(opening) for opening in openings)
    while found > 0 and found % width:
        found = max(data.rfind(opening, 0, found) for opening in openings)
    return max(found, 0)


class _Elements:
    """Gathers the messages of one slice from a parser's events.

    `around` are the elements that the slice stands in; `fed` counts its bytes.
    """

    def __init__(self, encoding: str, around: Sequence[str], zone: tzinfo | None) -> None:
        self.seen = False
        self.fed = 0
        self._zone = zone
        self._mender = Mender(encoding)
        self._open: list[str] = []
        self._unmoved = 0  # characters since the last tag
        self._ready: list[Message] = []
        self._mms: dict[str, str] | None = None
        self._texts: list[str] = []
        self._sender: str | None = None
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = _refuse
        self._parser.EntityDeclHandler = _refuse
        for name in around:
            self._parser.Parse(f"<{name}>")

    def feed(self, piece: bytes) -> None:
        """Parse the next bytes; raise ImportFileError for a tag without an end."""
        self.fed += len(piece)
        text = self._mender.mend(piece)
        self._unmoved += len(text)
        self._parser.Parse(text)
        if self._unmoved > _LONGEST_TAG:
            raise ImportFileError(
                "This file is no message backup: it holds no end of lines or tags."
            )

    def close(self) -> tuple[str, ...]:
        """End a slice in the middle of the file; return the elements that are still open there."""
        around = tuple(self._open)
        self._parser.Parse(self._mender.mend(b"", final=True))
        closing = "".join(f"</{name}>" for name in reversed(self._open))
        self._parser.Parse(closing, True)
        return around

    def end(self) -> None:
        """End the last slice."""
        self._parser.Parse(self._mender.mend(b"", final=True), True)

    def take(self) -> list[Message]:
        """Return the messages and let the parser go, which holds this object as this does it."""
        del self._parser
        return self._ready

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._unmoved = 0
        self._open.append(name)
        if name == "calls":
            raise ImportFileError(
                "This is a backup of calls; choose the one of messages (sms-….xml)."
            )
        if name == "smses":
            self.seen = True
        elif name == "sms":
            self.seen = True
            if attributes.get("type", _RECEIVED) == _RECEIVED:
                self._add(attributes.get("address"), attributes.get("body", ""), attributes)
        elif name == "mms":
            self._mms, self._texts, self._sender = attributes, [], None
        elif name == "part" and attributes.get("ct") == "text/plain":
            text = attributes.get("text")
            if text and text != "null":
                self._texts.append(text)
        elif name == "addr" and attributes.get("type") == _SENDER_TYPE:
            self._sender = attributes.get("address")

    def _end(self, name: str) -> None:
        self._unmoved = 0
        self._open.pop()
        if name != "mms" or self._mms is None:
            return
        attributes, self._mms = self._mms, None
        if attributes.get("msg_box", _RECEIVED) == _RECEIVED and self._texts:
            self._add(self._sender or attributes.get("address"), "\n".join(self._texts), attributes)

    def _add(self, sender: str | None, body: str, attributes: dict[str, str]) -> None:
        received = moment(attributes.get("date", ""), self._zone)
        if received is None or not body.strip():
            return
        named = None if sender in (None, "", "null") else sender
        self._ready.append(Message(named, body[:_LONGEST_BODY], received))


def _refuse(*_: object) -> None:
    raise ImportFileError(
        "This file carries a document type or entities, which no message backup needs; it was not read."
    )
