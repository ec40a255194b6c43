"""The rows of a file as transactions to be: one row each, or all that share a split mark."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.db.tables import Account
    from finance.readers.model import ParsedFile, ParsedRow


class Entry(NamedTuple):
    """One transaction to be: its rows (several when split), account, amounts and import key."""

    rows: list[ParsedRow]
    account: Account
    amounts: list[int]
    key: int


def transactions_of(parsed: ParsedFile) -> Iterator[list[ParsedRow]]:
    """Yield the rows of each transaction: one, or all that share a split mark."""
    parts: dict[tuple[str | None, str], list[ParsedRow]] = defaultdict(list)
    for row in parsed.rows:
        if row.split:
            parts[row.account, row.split].append(row)
    for row in parsed.rows:
        if not row.split:
            yield [row]
        elif row is parts[row.account, row.split][0]:
            yield parts[row.account, row.split]
