"""Which ledger a command works on, and its key."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from app import keychain, settings
from app.cli import prompts
from app.errors import SettingsError, UsageError

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from finance.ledger.ledger import Ledger


def warn(sentence: str) -> None:
    """Tell the person at the terminal something that does not stop the command."""
    print(sentence, file=sys.stderr)


def ledger_path(arguments: Namespace) -> Path:
    """Return the ledger that --ledger names, else the one that was opened last."""
    named: Path | None = getattr(arguments, "ledger", None)
    if named is not None:
        return named
    recent = settings.load(warn).recent
    if not recent:
        raise UsageError(
            "Which ledger? Name it with --ledger FILE, or make one with `coffer new --ledger FILE`."
        )
    return recent[0]


def open_ledger(arguments: Namespace) -> Ledger:
    """Open the ledger of a command; asks for its passphrase only where it must."""
    path = ledger_path(arguments)
    ledger, _ = unlocked(path)
    with suppress(SettingsError):  # a config folder that cannot be written stops nobody
        ledger.backups_kept = settings.opened(path).backups
    return ledger


def unlocked(path: Path, kept_for: Path | None = None) -> tuple[Ledger, bytes | None]:
    """Open `path` and return it with its key, None for a plain one.

    The key comes from COFFER_PASSPHRASE, else from the keychain (under the name `kept_for`, the
    path itself by default), else from a typed passphrase.
    """
    from finance import keys
    from finance.errors import LedgerError, WrongKeyError
    from finance.ledger import backups
    from finance.ledger.ledger import Ledger

    if not path.is_file() or not backups.is_encrypted(path):
        return Ledger.open(path), None
    if not keys.key_path(path).exists():
        raise LedgerError(
            "{path} is no Coffer ledger, or its key file {key_file} is missing.",
            path=path,
            key_file=keys.key_path(path).name,
        )
    if not os.environ.get(prompts.VARIABLE):
        kept = keychain.get(kept_for or path)
        if kept is not None:
            with suppress(WrongKeyError):  # a key kept for another file of this name
                return Ledger.open(path, kept), kept
    key = keys.unlock(path, prompts.passphrase(f"Passphrase of {path.name}: "))
    ledger = Ledger.open(path, key)
    if kept_for is None:
        remember(path, key)
    return ledger, key


def remember(path: Path, key: bytes) -> None:
    """Keep a key that a person typed the passphrase for, so that it is not asked again."""
    if not os.environ.get(prompts.VARIABLE):
        keychain.put(path, key)
