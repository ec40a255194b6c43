"""What a row of a statement is known by when it comes again."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from finance.payees import clean_payee
from finance.text import fold

if TYPE_CHECKING:
    from datetime import date


def row_key(who: str, day: date, minor: int) -> int:
    """Return a 63-bit number made of the bank's id or of `who_of`, the date and the amount.

    Rows are compared within one account.
    """
    digest = blake2b(f"{who}|{day}|{minor}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1


def who_of(payee: str, memo: str) -> str:
    """Return the cleaned text that stands for a bank's id where there is none."""
    return fold(clean_payee(payee or memo))
