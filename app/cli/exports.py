"""Exporting the books."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import counted
from app.cli.progress import Progress

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `export`."""
    export = options.command(
        commands,
        "export",
        _export,
        "Write the books to FILE.csv, FILE.json or FILE.xlsx",
        epilog="JSON holds everything and can be imported without loss; CSV and XLSX hold the\n"
        "transactions. In CSV, text that a spreadsheet would run as a formula has an\n"
        "apostrophe before it; `coffer import` takes it away again.",
    )
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--replace", action="store_true", help="write over a file that is there")


def _export(arguments: Namespace) -> None:
    from finance.exports.export import export

    with open_ledger(arguments) as ledger, Progress("Exporting") as progress:
        count = export(ledger, arguments.file, replace=arguments.replace, progress=progress.at)
    print(f"Wrote {counted(count, 'transaction')} to {arguments.file}.")
