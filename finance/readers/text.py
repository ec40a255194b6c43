"""Bytes of a statement made text: encoding by byte order mark, then by what fits."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from charset_normalizer import from_bytes

from finance.readers.lexicon import lexicon
from finance.readers.words import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_BOMS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_UNITS = {"utf-16": 2, "utf-32": 4}
_STATEFUL = ("iso2022", "hz", "utf-7")
_ANY_BYTES = b"\xff   "
_SAMPLE = 20_000
READ_AHEAD = 2_000_000
_HEADER_PART = 5_000
_SINGLE_BYTE = ("cp1252", "cp1250", "cp1251", "cp1253", "cp1254")
_OTHER_SCRIPTS = ["cp1251", "cp1253", "koi8_r", "gb18030", "big5", "shift_jis", "euc_jp", "euc_kr"]
_CELL = re.compile(r"[;,\t|\"\r\n]+")
_ASCII_LETTER = re.compile(rb"[A-Za-z]")
# Bytes that are Central European letters in Windows-1250 and signs in Windows-1252.
_SIGN_IN_WORD = re.compile(
    rb"[\xa3\xaf\xa5\xb3\xb9\x9c\x9f\xbf\xbe\xbc\x9d](?=[a-z])|(?<=[a-z])[\xb3\xb9\x9f\xbf\xbe\xbc\x9d\x9c]"
)
_HIGH = re.compile(rb"[\x80-\xff]")
_MOSTLY_HIGH = 0.4
_HALF = 2
_FEW_CONTROLS = 0.02
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True, slots=True)
class Decoded:
    """Text without marks and NULs, and the name of the encoding it was read with."""

    text: str
    encoding: str


@dataclass(frozen=True, slots=True)
class Encoding:
    """How bytes are read: a codec's `name`, and after how many bytes of a mark the text begins."""

    name: str
    start: int = 0

    @property
    def unit(self) -> int:
        """How many bytes a line end of this encoding takes up."""
        return next((size for name, size in _UNITS.items() if self.name.startswith(name)), 1)

    @property
    def by_lines(self) -> bool:
        """Whether bytes after any line end can be read without those before it."""
        if self.name.startswith(_STATEFUL):
            return False
        return self.unit > 1 or "\r\n".encode(self.name) == b"\r\n"

    def text(self, data: bytes) -> str:
        """Return `data` as text without marks and NULs; a wrong byte becomes a replacement sign."""
        half = len(data) % self.unit
        if half and not data[-half:].strip(b"\x00"):
            data = data[:-half]
        plain = data if self.unit > 1 else data.replace(b"\x00", b"")
        text = plain.decode(self.name, errors="replace")
        return text.replace("\ufeff", "").replace("\x00", "")


def decode(data: bytes, declared: str | None = None) -> Decoded:
    """Return `data` as text; a wrong byte never fails, it becomes a visible replacement sign.

    `declared` is what the file says about itself; it counts only where strict UTF-8 does not fit.
    """
    encoding = find_encoding(lambda: (data,), declared)
    return Decoded(encoding.text(data[encoding.start :]), encoding.name)


def find_encoding(pieces: Callable[[], Iterable[bytes]], declared: str | None = None) -> Encoding:
    """Return the encoding of a file of which each call of `pieces` goes through the bytes.

    The first piece holds `READ_AHEAD` bytes or the whole file. `declared` as for `decode`.
    """
    head = next(iter(pieces()), b"")
    for bom, name in _BOMS:
        if head.startswith(bom):
            return Encoding(_with_bad_bytes(pieces, name, declared), len(bom))
    wide = _wide(head)
    if wide:
        return Encoding(wide)
    if _is_utf8(pieces()):
        return Encoding("utf-8")
    return Encoding(_known(declared) or _guess(head[:READ_AHEAD].replace(b"\x00", b"")))


def _is_utf8(pieces: Iterable[bytes]) -> bool:
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        for piece in pieces:
            decoder.decode(piece.replace(b"\x00", b""))
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


def is_binary(text: str) -> bool:
    """Whether decoded `text` is no text at all: control characters or replacement signs abound."""
    sample = text[:_SAMPLE]
    odd = len(_CONTROLS.findall(sample)) + sample.count("\ufffd") // _HALF
    return bool(sample) and odd > len(sample) * _FEW_CONTROLS


def _with_bad_bytes(pieces: Callable[[], Iterable[bytes]], name: str, declared: str | None) -> str:
    """A UTF-8 mark before bytes that are not UTF-8: the mark came from a tool, the text from the bank."""
    if name != "utf-8" or _is_utf8(pieces()):
        return name
    decoder = codecs.getincrementaldecoder(name)("replace")
    bad, accents = 0, -1  # the mark itself is no accent
    for piece in pieces():
        text = decoder.decode(piece)
        signs = text.count("\ufffd")
        bad += signs
        accents += len(text) - signs - len(text.encode("ascii", "ignore"))
    return _known(declared) or "cp1252" if bad > accents else name


def _wide(data: bytes) -> str | None:
    """UTF-16 without a mark shows as NULs at every other byte."""
    sample = data[:_SAMPLE]
    half = len(sample) // _HALF
    if not half or sample.count(b"\x00") < half // _HALF:
        return None
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    if odd > half // _HALF > even:
        return "utf-16-le"
    return "utf-16-be" if even > half // _HALF > odd else None


def _known(declared: str | None) -> str | None:
    """The codec for a declared name such as `1252`, `ISO-8859-1`, `NONE`; None means guess."""
    for name in (declared, f"cp{declared}") if declared else ():
        try:
            codec = codecs.lookup(name or "").name
            _ANY_BYTES.decode(codec, errors="replace")  # not every codec makes text
        except (LookupError, ValueError):
            continue
        # Banks say ASCII or Latin-1 and mean the Windows superset.
        return "cp1252" if codec in {"ascii", "iso8859-1", "utf-8"} else codec
    return None


def _guess(data: bytes) -> str:
    """Known header words decide; then how many letters are high ones; then signs inside words."""
    sample = b"\n".join(line for line in data.splitlines() if _HIGH.search(line))
    sample = sample[:_SAMPLE]
    words = {name: _known_words(sample.decode(name, errors="replace")) for name in _SINGLE_BYTE}
    best = max(words, key=lambda name: words[name])
    if words[best] > words["cp1252"]:
        return best
    if words["cp1252"]:
        return "cp1252"
    high = len(_HIGH.findall(sample))
    letters = high + len(_ASCII_LETTER.findall(sample))
    if high > letters * _MOSTLY_HIGH:
        found = from_bytes(sample, cp_isolation=_OTHER_SCRIPTS).best()
        return found.encoding if found else "cp1252"
    return "cp1250" if len(_SIGN_IN_WORD.findall(sample)) > high * _MOSTLY_HIGH else "cp1252"


def _known_words(text: str) -> int:
    """Return how many cells with a letter beyond ASCII are header words of some language."""
    headers = lexicon().headers
    cells = _CELL.split(text[:_HEADER_PART])
    return sum(not cell.isascii() and phrase(cell) in headers for cell in cells)
