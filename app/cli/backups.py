"""Backups: making one, listing them, and putting one back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import ledger_path, open_ledger, unlocked
from app.cli.output import counted

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `backup` and `restore`."""
    backup = options.command(
        commands, "backup", _backup, "Copy the ledger, and check the copy by opening it"
    )
    backup.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="default: a new one beside the ledger"
    )
    backup.add_argument("--list", action="store_true", help="show the backups beside the ledger")
    restore = options.command(
        commands,
        "restore",
        _restore,
        "Put a backup in the place of the ledger; what was there is kept",
    )
    restore.add_argument("file", type=Path, metavar="FILE")


def _backup(arguments: Namespace) -> None:
    from finance.ledger import backups

    if arguments.list:
        found = backups.all_of(ledger_path(arguments))
        for path in found:
            print(path)
        if not found:
            print("There are no backups yet; one is made before each import, or now: coffer backup")
        return
    with open_ledger(arguments) as ledger:
        made = ledger.backup(arguments.file)
        count = ledger.transactions.count()
    print(f"Backed up {counted(count, 'transaction')} to {made}; the copy opens and is sound.")


def _restore(arguments: Namespace) -> None:
    from finance.ledger import backups

    path = ledger_path(arguments)
    copy, key = unlocked(arguments.file, kept_for=path)
    with copy:
        count = copy.transactions.count()
    backups.restore(arguments.file, path, key)
    print(f"{path} holds {counted(count, 'transaction')} again, from {arguments.file}.")
