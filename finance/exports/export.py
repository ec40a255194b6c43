"""Exporting the books to a file whose ending says what it becomes, in one step or not at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from finance.errors import FinanceError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from finance.ledger.ledger import Ledger

ENDINGS = (".csv", ".json", ".xlsx")


class ExportError(FinanceError):
    """The export cannot be written there."""


def export(
    ledger: Ledger,
    path: Path,
    *,
    replace: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Write the books to `path` (.csv, .json or .xlsx) and return how many transactions there are.

    JSON holds everything; CSV and XLSX hold the transactions. `progress` is called with the number
    done and the total. Raises ExportError; no half-written file is left.
    """
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise ExportError(
            "{file} must end in {others} or {last}.",
            file=path.name,
            others=", ".join(ENDINGS[:-1]),
            last=ENDINGS[-1],
        )
    if path.exists() and not replace:
        raise ExportError("{path} exists already; choose another name.", path=path)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        _write(ledger, part, ending, progress)
        part.replace(path)
    except OSError as error:
        raise ExportError(
            "{path} cannot be written: {reason}.", path=path, reason=error.strerror or error
        ) from None
    finally:
        part.unlink(missing_ok=True)
    return ledger.transactions.count()


def _write(
    ledger: Ledger, part: Path, ending: str, progress: Callable[[int, int], None] | None
) -> None:
    if ending == ".xlsx":
        from finance.exports.books_xlsx import write_xlsx  # noqa: PLC0415 - openpyxl loads slowly

        write_xlsx(ledger, part, progress)
    elif ending == ".json":
        from finance.exports.books_json import write_json  # noqa: PLC0415 - as above

        with part.open("w", encoding="utf-8") as file:
            write_json(ledger, file, progress)
    else:
        from finance.exports.books_csv import ENCODING, write_csv  # noqa: PLC0415 - as above

        with part.open("w", encoding=ENCODING, newline="") as file:
            write_csv(ledger, file, progress)
