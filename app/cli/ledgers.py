"""Ledger files: a new one, another passphrase, and the way back in with the recovery words."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app import settings
from app.cli import options, prompts
from app.cli.opening import ledger_path, remember, unlocked
from app.errors import SettingsError, UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

_WORDS_A_LINE = 6


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `new`, `passphrase` and `recover`."""
    new = options.command(commands, "new", _new, "Make a new ledger, encrypted", ledger=False)
    new.add_argument(
        "--ledger", type=Path, metavar="FILE", required=True, help="such as home.coffer"
    )
    new.add_argument(
        "--currency", default="EUR", help="what the household counts in (default: EUR)"
    )
    new.add_argument("--language", choices=("en", "fr"), help="of the first categories")
    new.add_argument("--plain", action="store_true", help="do not encrypt it")
    options.command(
        commands, "passphrase", _passphrase, "Set another passphrase for an encrypted ledger"
    ).add_argument(
        "--words", action="store_true", help="make new recovery words too; the old ones end"
    )
    options.command(
        commands,
        "recover",
        _recover,
        "Open a ledger with its recovery words and set a new passphrase",
        epilog="The 24 words are asked for, or read from standard input.",
    )


def _new(arguments: Namespace) -> None:
    from finance import keys
    from finance.errors import LedgerError
    from finance.ledger.ledger import Ledger

    path: Path = arguments.ledger
    currency = options.currency(arguments.currency)
    language = arguments.language or _language()
    if arguments.plain:
        Ledger.create(path, currency=currency, language=language).close()
        print(f"Made {path}, not encrypted. Next: coffer import FILE --ledger {path}")
    else:
        if path.exists():
            raise LedgerError("{path} exists already; choose another name or open it.", path=path)
        if keys.key_path(path).exists():
            raise LedgerError(
                "{path} belongs to another ledger; choose another name.", path=keys.key_path(path)
            )
        if not path.parent.is_dir():
            raise LedgerError("The folder {folder} does not exist.", folder=path.parent)
        key, words = keys.make(path, prompts.new_passphrase())
        try:
            Ledger.create(path, key, currency=currency, language=language).close()
        except BaseException:
            keys.key_path(path).unlink(missing_ok=True)
            raise
        remember(path, key)
        _print_words(words)
        print(f"Made {path}, encrypted. Next: coffer import FILE --ledger {path}")
    with suppress(SettingsError):
        settings.opened(path)


def _passphrase(arguments: Namespace) -> None:
    from finance import keys

    path = ledger_path(arguments)
    ledger, key = unlocked(path)
    ledger.close()
    if key is None:
        raise UsageError(
            "{path} is not encrypted; Settings in the window can give it a passphrase.", path=path
        )
    if not prompts.at_terminal():
        raise UsageError("A new passphrase is typed twice at a terminal; run this at one.")
    keys.change_passphrase(path, key, prompts.typed_twice())
    if arguments.words:
        _print_words(keys.new_recovery_words(path, key))
    print(f"{path} opens with the new passphrase from now on.")


def _recover(arguments: Namespace) -> None:
    from finance import keys
    from finance.ledger.ledger import Ledger

    path = ledger_path(arguments)
    if prompts.at_terminal():
        print("Type the 24 recovery words, then Enter:", file=sys.stderr)
        words = sys.stdin.readline()
    else:
        words = sys.stdin.read()
    key = keys.recover(path, words)
    Ledger.open(path, key).close()
    keys.change_passphrase(path, key, prompts.new_passphrase())
    remember(path, key)
    print(f"{path} opens with the new passphrase; the recovery words stay the same.")


def _print_words(words: str) -> None:
    listed = words.split()
    print("Recovery words: write them down and keep them apart from this computer. They open the")
    print("ledger when the passphrase is lost, and are shown this once only.\n")
    for start in range(0, len(listed), _WORDS_A_LINE):
        print("  " + " ".join(listed[start : start + _WORDS_A_LINE]))
    print()


def _language() -> str:
    from babel import default_locale

    chosen = settings.load().language
    spoken = (default_locale("LC_MESSAGES") or "en").split("_")[0] if chosen == "system" else chosen
    return spoken if spoken in {"en", "fr"} else "en"
