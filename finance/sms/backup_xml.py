"""Messages out of the XML that SMS Backup & Restore and its kin write, at any size.

The file is passed through in pieces: what is fatal in XML but common in such files is mended on the way, and
the pictures of MMS are dropped before they reach the parser, so that memory stays flat.
"""

from __future__ import annotations

import codecs
import re
import sys
from typing import TYPE_CHECKING
from xml.parsers import expat

from finance.errors import ImportFileError
from finance.sentence import Sentence
from finance.sms.moments import moment
from finance.sms.reading import Message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import tzinfo
    from typing import BinaryIO

_CHUNK = 1 << 18
_LONGEST_TAG = 1 << 24
_LONGEST_BODY = 20_000
_TAIL = 1 << 12  # longer than any run of references, of which none may be torn from its other half
_RECEIVED = "1"
_SENDER_TYPE = "137"
_REFERENCE = re.compile(
    r"&#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));(?:&#(?:x([dD][c-fC-F][0-9a-fA-F]{2})|(5[67]\d{3}));)?"
)
_UNFINISHED = re.compile(r"(?:&#\w{1,8};)*(?:&[#\w]{0,10})?$")
_RAW = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_PICTURE = re.compile(r'(?<= data=")[A-Za-z0-9+/=\s]{256,}')
_REST_OF_PICTURE = re.compile(r"[A-Za-z0-9+/=\s]*")
_OPEN_PICTURE = re.compile(r'(?P<open> data=")[A-Za-z0-9+/=\s]*$')
_HIGH_HALVES, _LOW_HALVES = range(0xD800, 0xDC00), range(0xDC00, 0xE000)
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class BackupFile:
    """The messages of one XML backup; iterate once.

    `problem` is a sentence after a file that was cut short; what came before the cut was read. ImportFileError
    is raised for a file that is no message backup, or that carries a document type or entities.
    """

    def __init__(self, stream: BinaryIO, zone: tzinfo | None = None) -> None:
        self.problem: Sentence | None = None
        self._stream = stream
        self._zone = zone

    def __iter__(self) -> Iterator[Message]:
        """Yield the received messages in the file's order."""
        elements = _Elements(self._zone)
        fed = 0
        try:
            for piece in _mended(self._stream):
                elements.parse(piece)
                yield from elements.take()
                fed += len(piece)
                if fed - elements.begun_at(fed) > _LONGEST_TAG:
                    raise ImportFileError(
                        "This file is no message backup: it holds no end of lines or tags."
                    )
            elements.parse("", final=True)
            yield from elements.take()  # newer parsers hold short pieces back until the end
        except expat.ExpatError as error:
            yield from elements.take()
            if not elements.seen:
                raise ImportFileError(
                    "This file is no message backup that can be read; export the messages once more."
                ) from error
            self.problem = Sentence(
                "The file ends or breaks off early; the messages before that were read."
            )


class _Elements:
    """Gathers messages from the parser's events."""

    def __init__(self, zone: tzinfo | None) -> None:
        self.seen = False
        self._zone = zone
        self._ready: list[Message] = []
        self._mms: dict[str, str] | None = None
        self._texts: list[str] = []
        self._sender: str | None = None
        self._moved = True
        self._begun = 0
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = _refuse
        self._parser.EntityDeclHandler = _refuse

    def parse(self, piece: str, *, final: bool = False) -> None:
        self._parser.Parse(piece, final)

    def take(self) -> list[Message]:
        ready, self._ready = self._ready, []
        return ready

    def begun_at(self, fed: int) -> int:
        """Return how much had been fed when the last element came."""
        if self._moved:
            self._begun, self._moved = fed, False
        return self._begun

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._moved = True
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
        self._moved = True
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


def _mended(stream: BinaryIO) -> Iterator[str]:
    """Yield the text of a backup in pieces, without what XML forbids and without pictures."""
    data = stream.read(_CHUNK)
    decoder = codecs.getincrementaldecoder(_encoding(data))("replace")
    kept, in_picture = "", False
    while True:
        text = kept + decoder.decode(data, not data)
        if in_picture:
            text, in_picture = _without_picture(text, more=bool(data))
        opened = _OPEN_PICTURE.search(text) if data else None
        if opened:
            in_picture, cut, after = True, opened.end("open"), len(text)
        else:
            unfinished = _UNFINISHED.search(text, max(0, len(text) - _TAIL)) if data else None
            cut = after = unfinished.start() if unfinished else len(text)
        kept, text = text[after:], text[:cut]
        yield _RAW.sub("", _REFERENCE.sub(_character, _PICTURE.sub("", text)))
        if not data:
            return
        data = stream.read(_CHUNK)


def _without_picture(text: str, *, more: bool) -> tuple[str, bool]:
    """Return `text` without the rest of a picture it begins with, and whether the picture goes on."""
    end = _REST_OF_PICTURE.match(text)
    cut = end.end() if end else 0
    return text[cut:], more and cut == len(text)


def _encoding(start: bytes) -> str:
    for mark, name in _BOMS:
        if start.startswith(mark):
            return name
    declared = re.match(rb"<\?xml[^>]{0,200}encoding=[\"']([A-Za-z0-9._-]{1,30})", start)
    if declared:
        try:
            return codecs.lookup(declared[1].decode("ascii")).name
        except LookupError:
            return "utf-8"
    return "utf-8"


def _character(match: re.Match[str]) -> str:
    """Join two references to one character, drop those that XML forbids, keep all others as they are."""
    code = int(match[1], 16) if match[1] else int(match[2])
    low = int(match[3], 16) if match[3] else int(match[4] or 0)
    second = f"&#{low};" if low else ""
    if code in _HIGH_HALVES:
        if low in _LOW_HALVES:
            halves = bytes((code >> 8, code & 255, low >> 8, low & 255))
            return halves.decode("utf-16-be")
        return "\ufffd" + second
    if low in _LOW_HALVES:
        second = "\ufffd"
    if code in _LOW_HALVES:
        return "\ufffd" + second
    if _RAW.match(chr(min(code, sys.maxunicode))) or code > sys.maxunicode:
        return second
    if match[1]:
        return f"&#x{match[1]};{second}"
    return f"&#{match[2]};{second}"
