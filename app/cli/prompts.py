"""Asking a person at a terminal; elsewhere nothing is asked and nothing waits."""

from __future__ import annotations

import getpass
import os
import sys
from typing import TYPE_CHECKING

from app.errors import LockedError, UsageError

if TYPE_CHECKING:
    from finance.readers.model import Question

VARIABLE = "COFFER_PASSPHRASE"
_TRIES = 3


def at_terminal() -> bool:
    """Say whether somebody can be asked: input and messages both go to a terminal."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def passphrase(text: str) -> str:
    """Return COFFER_PASSPHRASE, else what is typed unseen; raise LockedError with nobody there."""
    given = os.environ.get(VARIABLE)
    if given:
        return given
    if not at_terminal():
        raise LockedError(
            "A passphrase is needed: set {variable}, or run this at a terminal.", variable=VARIABLE
        )
    try:
        return getpass.getpass(text, stream=sys.stderr)
    except EOFError:
        raise LockedError("No passphrase was typed.") from None


def new_passphrase() -> str:
    """Return COFFER_PASSPHRASE, else a passphrase typed twice alike."""
    return os.environ.get(VARIABLE) or typed_twice()


def typed_twice() -> str:
    """Return a passphrase that was typed twice alike; raise UsageError after three failures."""
    if not at_terminal():
        raise LockedError(
            "A passphrase is needed: set {variable}, or run this at a terminal.", variable=VARIABLE
        )
    for _ in range(_TRIES):
        first = getpass.getpass("New passphrase: ", stream=sys.stderr)
        if not first:
            print("A passphrase cannot be empty.", file=sys.stderr)
        elif first == getpass.getpass("Once more: ", stream=sys.stderr):
            return first
        else:
            print("The two differ; try again.", file=sys.stderr)
    raise UsageError("No passphrase was set, and nothing was changed.")


def choice(question: Question) -> str:
    """Ask what a file leaves open, until one of the choices is named or numbered."""
    print(question.text, file=sys.stderr)
    examples = question.examples or ("",) * len(question.choices)
    for number, (option, example) in enumerate(
        zip(question.choices, examples, strict=False), start=1
    ):
        print(f"  {number}. {option}{f'   ({example})' if example else ''}", file=sys.stderr)
    for _ in range(_TRIES):
        print("Which one? ", end="", file=sys.stderr, flush=True)
        typed = sys.stdin.readline().strip()
        if typed in question.choices:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(question.choices):
            return question.choices[int(typed) - 1]
    raise UsageError("That was none of the choices; nothing was imported.")
