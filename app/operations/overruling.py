"""Overruling what an import makes of single lines."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from app.operations.preview import REFUSED
from finance.ledger.filters import Filter
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.operations.preview import PreviewLine
    from finance.imports.decisions import Choice, Decision
    from finance.imports.imported import ImportedRow
    from finance.imports.source import Source
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo

_DAYS = timedelta(days=31)
_OFFERED = 8
_SEARCHED = 200


def choices(line: PreviewLine) -> tuple[Choice, ...]:
    """Return what a line can be instead; nothing for one that holds no transaction."""
    if line.row is None:
        return ()
    if line.status == "duplicate":
        return ("new", "same", "transfer")
    if line.status in {"kept out", "skipped"}:
        return ("new", "same")
    if line.status == "waiting":
        return ("new", "skip", "same")
    apart: tuple[Choice, ...] = ("apart",) if line.status == "transfer" else ()
    return ("skip", *apart, "same", "transfer")


def mendable(line: PreviewLine) -> bool:
    """Say whether a line can be made a row by hand: it was refused, now or before."""
    mended = line.decision is not None and line.decision.mended is not None
    return line.status == REFUSED or mended


def decided(source: Source, changes: Mapping[int, Decision | None]) -> Source:
    """Return a source with other decisions about some lines; None takes one back."""
    before = source.decisions
    kept = {line: d for line, d in before.items() if line not in changes}
    for line, decision in changes.items():
        if decision is not None:
            mended = decision.mended or (before[line].mended if line in before else None)
            kept[line] = replace(decision, mended=mended)
    return replace(source, decisions=kept)


def without_last(source: Source) -> Source:
    """Return a source without the decision made last."""
    return replace(source, decisions=dict(list(source.decisions.items())[:-1]))


def candidates(
    ledger: Ledger, row: ImportedRow, choice: Choice, currency: str, text: str = ""
) -> Sequence[TransactionInfo]:
    """Return what a row may be the same as, or a transfer with; the likeliest first.

    Without `text` these are transactions of about the same day; with it those that match it.
    """
    day = row.row.date
    near = Filter(text=text) if text else Filter(start=day - _DAYS, end=day + _DAYS)
    own = next((a.name for a in ledger.accounts.all() if a.name == row.account), None)
    if choice == "same":
        if own is None:
            return ()
        near = replace(near, account=own)
    ids = ledger.transactions.ids(near)[: _SEARCHED if text else None]
    wanted = Money.of(row.row.amount, row.row.currency or currency)
    if choice == "transfer":
        wanted = -wanted
    found = ledger.transactions.rows(_likeliest(ledger, near, wanted, ids))
    fitting = [
        t
        for t in found
        if choice == "same" or (t.account != row.account and t.amount.minor * wanted.minor > 0)
    ]
    fitting.sort(
        key=lambda t: (abs(t.amount.minor - wanted.minor) > 0, abs((t.date - day).days), t.id)
    )
    return fitting[:_OFFERED]


def _likeliest(ledger: Ledger, near: Filter, wanted: Money, ids: Sequence[int]) -> list[int]:
    """Return ids to choose from: those of the very amount before others of these days."""
    exact = replace(near, amount_min=wanted.minor, amount_max=wanted.minor)
    return list(dict.fromkeys([*ledger.transactions.ids(exact), *ids[:_SEARCHED]]))
