"""The piece of a message that no word, number or date explains: most often the shop."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from finance.sms.names import BREAK, clean

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan

_PART = re.compile("[\\n;|]")
_COVER = (
    "verbs.",
    "labels.",
    "nouns.",
    "reference.",
    "trailer.",
    "stop.",
    "before.",
    "status.success",
)
_WORD = 2
_SOON = 60
_NEAR, _AHEAD = 8, 24
_CARD = 4
_SIGNATURE = 3


def find_leftover(scan: Scan, moved: MoneyToken, sender: str | None) -> str | None:
    """Return the unexplained piece that looks most like a name, or None."""
    best, most = None, 0
    for start, piece in pieces(scan):
        name = clean(piece)
        if name is None or _is_bank(scan, start, name, sender):
            continue
        points = _points(scan, start, name, moved)
        if points > most:
            best, most = name, points
    return best


def pieces(scan: Scan) -> Iterator[tuple[int, str]]:
    """Yield the pieces that nothing explains, each with where it begins."""
    text = scan.text
    covered = bytearray(len(text) + 1)
    for start, end in (*scan.known_spans(), *scan.trailers):
        covered[start:end] = b"\1" * (end - start)
    for hit in scan.hits:
        if any(role.startswith(_COVER) for role in hit.roles) and not scan.in_capitals(hit):
            covered[hit.start : hit.end] = b"\1" * (hit.end - hit.start)
    for match in BREAK.finditer(text):
        covered[match.start() : match.end()] = b"\1" * (match.end() - match.start())
    for begins in scan.sentences[1:]:
        covered[begins - 1] = 1
    covered[len(text)] = 1
    start = 0
    while start <= len(text):
        end = covered.find(1, start)
        if end > start:
            yield start, text[start:end]
        start = end + 1


def _points(scan: Scan, start: int, name: str, moved: MoneyToken) -> int:
    """Return how much a piece looks like a shop: a word in capitals, soon after the amount."""
    letters = [c for c in name if c.isalpha()]
    points = 3 if len(letters) > _WORD else 1
    points += sum(c.isupper() for c in letters) * 2 > len(letters)
    points += name[0].isupper() or not name[0].isascii()
    if start > moved.start:
        points += 2 if start - moved.end < _SOON else 1
    end = start + len(name)
    if end >= len(scan.text) - 1 and scan.text[max(0, start - 2) : start].strip() in {"-", "."}:
        points -= _SIGNATURE
    piece = len(_PART.split(scan.text[end : end + _AHEAD])[0])
    if any(end <= a.start <= end + piece for a in scan.accounts) or any(
        h.roles & {"nouns.account", "nouns.card"} and end <= h.start <= end + min(piece, _NEAR)
        for h in scan.hits
    ):
        points -= _CARD  # the name of a card or account stands before its number
    return points


def _is_bank(scan: Scan, start: int, name: str, sender: str | None) -> bool:
    """Whether a piece is the bank's own name: the sender's, or beside the word bank."""
    mine, theirs = (
        "".join(c for c in text.lower() if c.isalpha()) for text in (sender or "", name)
    )
    if theirs and mine and (theirs in mine or mine in theirs):
        return True
    end = start + len(name)
    return any(
        "nouns.bank" in h.roles and (-1 <= h.start - end <= _WORD or 0 <= start - h.end <= 1)
        for h in scan.hits
    )
