"""From arguments to a command, and from what goes wrong to one plain sentence."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from app.cli.options import Parser
from app.errors import AppError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FAULT, BAD_INPUT, STOPPED = 1, 2, 130

# Modules with an `add_to(commands)`, in the order that --help lists them.
_MODULES = (
    "ask",
    "insights",
    "imports",
    "sms",
    "lists",
    "reports",
    "entries",
    "suggestions",
    "history",
    "accounts",
    "categories",
    "names",
    "budgets",
    "profiles",
    "rules",
    "reviews",
    "ledgers",
    "backups",
    "check",
    "exports",
    "learnt",
    "settings",
    "model",
    "evaluate",
    "demo",
)


class Outcome(NamedTuple):
    """How a command ended; `window` is the ledger to open a window on, if any."""

    code: int = 0
    window: Path | None = None


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit code; windows are left to the caller of `run`."""
    return run(argv).code


def run(argv: Sequence[str]) -> Outcome:
    """Run one command. Errors become a sentence on stderr: 2 for input, 1 for our own fault."""
    _speak_utf8()
    try:
        arguments = parser().parse_args(list(argv))
        outcome = arguments.run(arguments)
    except SystemExit as stop:  # --help and --version
        return Outcome(int(stop.code or 0))
    except KeyboardInterrupt:
        return _failed("Stopped.", STOPPED)
    except BrokenPipeError:
        raise
    except AppError as error:
        return _failed(str(error), BAD_INPUT)
    except Exception as error:  # noqa: BLE001 - a person never sees a traceback
        return _explained(error)
    return outcome if isinstance(outcome, Outcome) else Outcome(outcome or 0)


def parser() -> Parser:
    """Return the parser of all commands."""
    whole = Parser(
        prog="coffer",
        description="Your household's money, on your own computer. "
        "Without a command, the window opens.",
        epilog="`coffer COMMAND --help` tells about one command. To look around: coffer demo",
    )
    whole.add_argument("--version", action="version", version=f"Coffer {_version()}")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in _MODULES:
        import_module(f"app.cli.{name}").add_to(commands)
    return whole


def _explained(error: Exception) -> Outcome:
    from finance.errors import FinanceError
    from nlu.errors import NluError

    if isinstance(error, FinanceError | NluError):
        return _failed(str(error), BAD_INPUT)
    if isinstance(error, OSError) and error.filename is not None:
        return _failed(f"{error.filename}: {error.strerror}.", BAD_INPUT)
    where, last = "", error.__traceback__
    while last is not None:
        where = f" in {last.tb_frame.f_globals.get('__name__', '?')}, line {last.tb_lineno}"
        last = last.tb_next
    # The place and the kind of fault are enough to report; its text might hold what people typed.
    return _failed(
        f"Coffer made a mistake ({type(error).__name__}{where}); please report it.", FAULT
    )


def _failed(sentence: str, code: int) -> Outcome:
    print(sentence, file=sys.stderr)
    return Outcome(code)


def _speak_utf8() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("coffer")
    except PackageNotFoundError:
        return "(not installed)"
