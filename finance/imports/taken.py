"""Transactions that rows of a file were found to be, so that each is found once."""

from __future__ import annotations

_PAGE = 1 << 16


class Taken:
    """A set of ids in a bit each; ids of one computer lie close together."""

    def __init__(self) -> None:
        self._pages: dict[int, bytearray] = {}

    def add(self, number: int) -> None:
        """Take an id."""
        page, bit = divmod(number, _PAGE)
        held = self._pages.setdefault(page, bytearray())
        if not held:
            held.extend(bytes(_PAGE // 8))
        held[bit >> 3] |= 1 << (bit & 7)

    def __contains__(self, number: int) -> bool:
        page, bit = divmod(number, _PAGE)
        held = self._pages.get(page)
        return held is not None and bool(held[bit >> 3] >> (bit & 7) & 1)
