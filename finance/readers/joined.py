"""Several parts of one file, each read by itself, made one: sheets of a workbook, tables below one another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.readers.model import ParsedFile


def join(parts: Sequence[ParsedFile]) -> ParsedFile:
    """Return `parts` (at least one) as one file; a question that several ask is asked once.

    Parts that name no account, or the same one, and state no balances of their own share a statement.
    """
    first, *others = parts
    for part in others:
        first = _joined(first, part)
    return first


def _joined(one: ParsedFile, other: ParsedFile) -> ParsedFile:
    shared = _same_account(one, other)
    offset = len(one.statements) - 1 if shared else len(one.statements)
    statements = one.statements
    if shared:
        currency = statements[-1].currency or other.statements[0].currency
        statements = (*statements[:-1], replace(statements[-1], currency=currency))
    else:
        statements = (*statements, *other.statements)
    rows = (*one.rows, *(replace(r, statement=r.statement + offset) for r in other.rows))
    asked = {question.id for question in one.questions}
    return replace(
        one,
        statements=statements,
        rows=rows,
        refused=(*one.refused, *other.refused),
        ignored=(*one.ignored, *other.ignored),
        questions=(*one.questions, *(q for q in other.questions if q.id not in asked)),
    )


def _same_account(one: ParsedFile, other: ParsedFile) -> bool:
    """Whether `other` is one account more of the same, such as a table of pending rows."""
    if len(other.statements) != 1 or not one.statements:
        return False
    last, new = one.statements[-1], other.statements[0]
    same_currency = last.currency == new.currency or None in (last.currency, new.currency)
    unproven = new.opening is None and new.closing is None
    return unproven and same_currency and new.account in (None, last.account)
