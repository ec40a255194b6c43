"""Bytes of a statement made text: encoding by byte order mark, then by what fits."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from charset_normalizer import from_bytes

from finance.readers.lexicon import lexicon
from finance.readers.words import phrase

_BOMS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_SAMPLE = 20_000
_READ_AHEAD = 2_000_000
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


def decode(data: bytes, declared: str | None = None) -> Decoded:
    """Return `data` as text; a wrong byte never fails, it becomes a visible replacement sign.

    `declared` is what the file says about itself; it counts only where strict UTF-8 does not fit.
    """
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return _decoded(data[len(bom) :], _with_bad_bytes(data, encoding))
    wide = _wide(data)
    if wide:
        return _decoded(data, wide)
    plain = data.replace(b"\x00", b"")
    try:
        return Decoded(_clean(plain.decode("utf-8")), "utf-8")
    except UnicodeDecodeError:
        return _decoded(plain, _known(declared) or _guess(plain))


def is_binary(text: str) -> bool:
    """Whether decoded `text` is no text at all: control characters or replacement signs abound."""
    sample = text[:_SAMPLE]
    odd = len(_CONTROLS.findall(sample)) + sample.count("\ufffd") // _HALF
    return bool(sample) and odd > len(sample) * _FEW_CONTROLS


def _decoded(data: bytes, encoding: str) -> Decoded:
    return Decoded(_clean(data.decode(encoding, errors="replace")), encoding)


def _with_bad_bytes(data: bytes, encoding: str) -> str:
    """A UTF-8 mark before bytes that are not UTF-8: the mark came from a tool, the text from the bank."""
    if encoding != "utf-8":
        return encoding
    good = data.decode("utf-8", errors="ignore")
    bad = data.decode("utf-8", errors="replace").count("\ufffd")
    accents = sum(c > "\x7f" for c in good) - 1
    return "cp1252" if bad > accents else encoding


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
        except (LookupError, ValueError):
            continue
        # Banks say ASCII or Latin-1 and mean the Windows superset.
        return "cp1252" if codec in {"ascii", "iso8859-1", "utf-8"} else codec
    return None


def _guess(data: bytes) -> str:
    """Known header words decide; then how many letters are high ones; then signs inside words."""
    sample = b"\n".join(line for line in data[:_READ_AHEAD].splitlines() if _HIGH.search(line))
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


def _clean(text: str) -> str:
    return text.replace("\ufeff", "").replace("\x00", "")
