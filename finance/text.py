"""Text as it is searched and compared: no case, no accents, single blanks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Return `text` folded: NFKD without marks, casefolded, blanks collapsed and trimmed."""
    if text.isascii():
        return " ".join(text.lower().split())
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
