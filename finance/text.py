"""Text as it is searched and compared: no case, no accents, single blanks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans(
    {
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "æ": "ae",
        "œ": "oe",
        "ı": "i",
        "þ": "th",
        "–": "-",
        "—": "-",
        "−": "-",
    }
)


def plain(text: str) -> str:
    """Return `text` in plain small letters: no case, no accents, one kind of dash.

    Blanks stay as they are; the length may change ("œ" becomes "oe").
    """
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Return `text` folded: NFKD without marks, casefolded, blanks collapsed and trimmed."""
    if text.isascii():
        return " ".join(text.lower().split())
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
