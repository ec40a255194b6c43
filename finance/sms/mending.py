"""The text of XML backups made fit for a parser: what XML forbids is mended, pictures are dropped."""

from __future__ import annotations

import codecs
import re
import sys

_TAIL = 1 << 12  # longer than any run of references, of which none may be torn from its other half
_REFERENCE = re.compile(
    r"&#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));(?:&#(?:x([dD][c-fC-F][0-9a-fA-F]{2})|(5[67]\d{3}));)?"
)
_UNFINISHED = re.compile(r"(?:&#\w{1,8};)*(?:&[#\w]{0,10})?$")
_RAW = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_PICTURE = re.compile(r'(?<= data=")[A-Za-z0-9+/=\s]{256,}')
_REST_OF_PICTURE = re.compile(r"[A-Za-z0-9+/=\s]*")
_OPEN_PICTURE = re.compile(r' data="[A-Za-z0-9+/=\s]*$')
_OPENS_PICTURE = ' data="'
_HIGH_HALVES, _LOW_HALVES = range(0xD800, 0xDC00), range(0xDC00, 0xE000)
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class Mender:
    """Turns the bytes of a backup, piece by piece, into text that a parser takes."""

    def __init__(self, encoding: str) -> None:
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._kept = ""
        self._in_picture = False

    def mend(self, data: bytes, *, final: bool = False) -> str:
        """Return the text of `data`, but for an end that may go on in the next piece."""
        text = self._kept + self._decoder.decode(data, final)
        if self._in_picture:
            rest = _REST_OF_PICTURE.match(text)
            cut = rest.end() if rest else 0
            self._in_picture = not final and cut == len(text)
            text = text[cut:]
        cut, after = (len(text), len(text)) if final else self._end(text)
        self._kept, text = text[after:], text[:cut]
        text = _PICTURE.sub("", text) if _OPENS_PICTURE in text else text
        text = _REFERENCE.sub(_character, text) if "&#" in text else text
        return text if text.isprintable() else _RAW.sub("", text)

    def _end(self, text: str) -> tuple[int, int]:
        """Return how much of `text` is whole, and where what is kept for the next piece begins."""
        last = text.rfind(_OPENS_PICTURE)
        if last >= 0 and _OPEN_PICTURE.match(text, last):
            self._in_picture = True
            return last + len(_OPENS_PICTURE), len(text)
        unfinished = _UNFINISHED.search(text, max(0, len(text) - _TAIL))
        end = unfinished.start() if unfinished else len(text)
        return end, end


def encoding_of(start: bytes) -> tuple[str, int]:
    """Return the encoding of a file that begins with `start`, and the length of its mark."""
    for mark, name in _MARKS:
        if start.startswith(mark):
            return name, len(mark)
    declared = re.match(rb"<\?xml[^>]{0,200}encoding=[\"']([A-Za-z0-9._-]{1,30})", start)
    if declared:
        try:
            return codecs.lookup(declared[1].decode("ascii")).name, 0
        except LookupError:
            return "utf-8", 0
    return "utf-8", 0


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
