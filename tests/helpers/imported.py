"""Rows as an import brings them: filed by nobody's hand, so that rules may work on them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement

if TYPE_CHECKING:
    from finance.ledger.ledger import Ledger


def bring(
    ledger: Ledger,
    *rows: tuple[str, str, str],
    account: str = "Everyday",
    closing: tuple[str, str] | None = None,
    file: str = "bank.ofx",
) -> list[int]:
    """Import (ISO day, amount, payee) rows, with a stated (ISO day, balance); return their ids."""
    before = set(ledger.transactions.ids())
    statement = ParsedStatement()
    if closing is not None:
        day, balance = closing
        statement = ParsedStatement(closing=Decimal(balance), closing_date=date.fromisoformat(day))
    parsed = ParsedFile(
        file,
        "ofx",
        statements=(statement,),
        rows=tuple(
            ParsedRow(number, date.fromisoformat(day), Decimal(amount), payee=payee)
            for number, (day, amount, payee) in enumerate(rows, 1)
        ),
    )
    import_parsed(ledger, [parsed], [Source(ledger.path.with_name(file), account)])
    return sorted(set(ledger.transactions.ids()) - before)
