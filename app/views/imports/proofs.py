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
    same, refused = len(imported.duplicates), len(imported.parsed.refused)
    missing = imported.new - imported.categorised
    few, many = _few(), _many()
    numbers = {
        "same": same,
        "pairs": imported.transfers,
        "waiting": imported.waiting,
        "kept out": imported.kept_out,
        "left out": imported.skipped,
        "refused": refused,
        "missing": missing,
    }
    said = [("new", imported.new), *((key, count) for key, count in numbers.items() if count)]
    forms = ((many if count > 1 else few)[key].format(formats.number(count)) for key, count in said)
    return " · ".join(forms)


def _many() -> dict[str, str]:
    """Return what is said of several rows."""
    return {
        "new": translate("imports", "{0} new"),
        "same": translate("imports", "{0} already there"),
        "pairs": translate("imports", "{0} transfers paired"),
        "waiting": translate("imports", "{0} waiting for you"),
        "kept out": translate("imports", "{0} kept out by rules"),
        "left out": translate("imports", "{0} left out"),
        "refused": translate("imports", "{0} refused"),
        "missing": translate("imports", "{0} without a category"),
    }


def _few() -> dict[str, str]:
    """Return what is said of one row or none, which other languages write otherwise."""
    return {
        "new": translate("imports", "{0} new", "0 or 1"),
        "same": translate("imports", "{0} already there", "0 or 1"),
        "pairs": translate("imports", "1 transfer paired"),
        "waiting": translate("imports", "{0} waiting for you", "0 or 1"),
        "kept out": translate("imports", "{0} kept out by rules", "0 or 1"),
        "left out": translate("imports", "{0} left out", "0 or 1"),
        "refused": translate("imports", "{0} refused", "0 or 1"),
        "missing": translate("imports", "{0} without a category", "0 or 1"),
    }
