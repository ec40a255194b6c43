"""Message text made regular: plain letters and digits, single blanks, no invisible signs."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 3000  # a bank says what it has to say well before this

_SPECIAL = {
    0x066B: ".",  # Arabic decimal mark
    0x066C: ",",  # Arabic thousands mark
    0x060C: ",",
    0x2212: "-",
    0x2013: "-",
    0x2014: "-",
    0x2011: "-",
    0x2019: "'",
    0x2018: "'",
    0x0640: None,  # tatweel only stretches a word
    0x3000: " ",
}
_DIGIT_BLOCKS = (0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0E50, 0x1040, 0x17E0)
_TABLE: dict[int, str | int | None] = {
    **_SPECIAL,
    **{start + n: str(n) for start in _DIGIT_BLOCKS for n in range(10)},
    **dict.fromkeys((*range(8203, 8208), *range(8234, 8239), 8288, 65279)),
    **dict.fromkeys(range(8294, 8298)),
    **{code: " " for code in range(0x20) if chr(code) not in "\n\r"},
    0x7F: " ",
}
_BLANKS = re.compile(r"[^\S\n]+")
_LINES = re.compile(r" ?\n[\n ]*")
_AT = re.compile(r"(?<=\s)@(?=\s)")
_GLUED = re.compile(r"(?<=[\d ][AP]M)(?=[A-Z][a-z])")


def normalise(body: str) -> str:
    """Return `body` in NFKC with ASCII digits, without invisible signs, blanks and lines collapsed.

    Only the first `LONGEST` characters are kept.
    """
    text = body[:LONGEST]
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)[:LONGEST]
    text = text.translate(_TABLE).replace("\r", "\n")
    text = _LINES.sub("\n", _BLANKS.sub(" ", text)).strip()
    return _AT.sub("at", _GLUED.sub(" ", text))
