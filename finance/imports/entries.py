"""The rows of a file as transactions to be: one row each, or all that share a split mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from finance.db.tables import Account
    from finance.imports.decisions import Decision
    from finance.imports.survey import Survey
    from finance.readers.model import ParsedFile, ParsedRow, Refused


class Entry(NamedTuple):
    """One transaction to be: its rows (several when split) and their places, its account and so on.

    `decision` is what a person wants of it, None where it goes its usual way.
    """

    rows: Sequence[ParsedRow]
    places: Sequence[int]
    account: Account
    amounts: list[int]
    key: int
    decision: Decision | None


def transactions_of(
    parsed: ParsedFile, survey: Survey, decisions: Mapping[int, Decision]
) -> Iterator[tuple[Sequence[int], Sequence[ParsedRow]]]:
    """Yield the rows of each transaction with their places among the rows of the file.

    Refused lines that were mended come where they stand in the file; their places follow those of
    the rows.
    """
    mended = sorted(mended_lines(parsed, decisions), key=lambda line: line.line)
    following, statement = len(parsed.rows), 0
    for place, row in enumerate(parsed.rows):
        while mended and mended[0].line < row.line:
            made = decisions[mended[0].line].row(mended.pop(0), row.statement)
            if made is not None:
                yield (following,), (made,)
                following += 1
        statement = row.statement
        if not row.split:
            yield (place,), (row,)
        elif place == (places := survey.splits[row.account, row.split])[0]:
            yield places, [row if p == place else parsed.rows[p] for p in places]
    for line in mended:
        made = decisions[line.line].row(line, statement)
        if made is not None:
            yield (following,), (made,)
            following += 1


def mended_lines(parsed: ParsedFile, decisions: Mapping[int, Decision]) -> list[Refused]:
    """Return the refused lines that are rows now."""
    wanted = {line for line, decision in decisions.items() if decision.mended is not None}
    return [r for r in parsed.refused if r.line in wanted] if wanted else []
