"""What an import says of a file, in sentences: how much is new, and what its balances prove."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from finance.money import Money

if TYPE_CHECKING:
    from app.widgets.labels import Kind
    from finance.imports.imported import Imported

translate = QCoreApplication.translate


def sentences(imported: Imported, currency: str) -> list[tuple[str, Kind]]:
    """Return each sentence with the style it is shown in."""
    found: list[tuple[str, Kind]] = [(counts(imported), "")]
    if imported.balances == "ok":
        found.append(
            (
                translate("imports", "✓ The balances of the statement add up with its rows."),
                "accent",
            )
        )
    elif imported.balances.startswith("off by"):
        said = translate(
            "imports",
            "The balances of the statement differ from its rows by {0}: one may be missing.",
        )
        found.append((said.format(imported.balances.removeprefix("off by ")), "notice"))
    for account, stated, booked in imported.closing:
        if stated != booked:
            said = translate(
                "imports", "At its end, the statement says {1} for {0}; this ledger has {2}."
            )
            amounts = [formats.money(Money.of(value, currency)) for value in (stated, booked)]
            found.append((said.format(account, *amounts), "notice"))
    return found


def counts(imported: Imported) -> str:
    """Return what is new, there already and refused: `412 new · 3 already there · 1 refused`."""
    parts = [translate("imports", "{0} new").format(formats.number(imported.new))]
    if imported.duplicates:
        said = translate("imports", "{0} already there")
        parts.append(said.format(formats.number(len(imported.duplicates))))
    if imported.transfers:
        pairs = translate("imports", "1 transfer paired")
        if imported.transfers > 1:
            pairs = translate("imports", "{0} transfers paired")
        parts.append(pairs.format(formats.number(imported.transfers)))
    if imported.waiting:
        said = translate("imports", "{0} waiting for you")
        parts.append(said.format(formats.number(imported.waiting)))
    if imported.kept_out:
        said = translate("imports", "{0} kept out by rules")
        parts.append(said.format(formats.number(imported.kept_out)))
    if imported.parsed.refused:
        said = translate("imports", "{0} refused")
        parts.append(said.format(formats.number(len(imported.parsed.refused))))
    missing = imported.new - imported.categorised
    if missing:
        parts.append(translate("imports", "{0} without a category").format(formats.number(missing)))
    return " · ".join(parts)
