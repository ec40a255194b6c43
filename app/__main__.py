"""The one entry point: a command goes to the command line, none opens the window."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from app import guard

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_STOPPED_BY_PIPE = 141  # 128 + SIGPIPE, as shells report it


def main(argv: Sequence[str] | None = None) -> int:
    """Run `coffer` with these arguments (those of the process by default); return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if argv is None:  # the whole process is ours
        guard.stand()
    try:
        if not arguments:
            return _open_window(None)
        from app.cli import run

        outcome = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not try to flush what is left at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _STOPPED_BY_PIPE
    if outcome.window is not None:
        return _open_window(outcome.window)
    return outcome.code


def _open_window(ledger: Path | None) -> int:
    # Read at run time only: commands must work, and start fast, where Qt does not.
    try:
        bootstrap = import_module("app.bootstrap")
    except ImportError as error:
        sys.stderr.write(
            f"The window cannot be shown: {error}. The commands work without it: coffer --help\n"
        )
        return 1
    return int(bootstrap.run(ledger))


if __name__ == "__main__":
    raise SystemExit(main())
