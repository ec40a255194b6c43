"""Verbs that most nouns of the command line share: rename, merge, archive, unarchive, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Callable

    from finance.ledger.ledger import Ledger

    Verbs = _SubParsersAction[options.Parser]


def rename(verbs: Verbs, what: str, do: Callable[[Ledger, str, str], object]) -> None:
    """Add `rename NAME NEW`; `do` gets the ledger and both."""
    made = options.verb(verbs, "rename", _rename, f"Give {what} another name")
    made.add_argument("name")
    made.add_argument("new")
    made.set_defaults(do=do)


def merge(verbs: Verbs, summary: str, do: Callable[[Ledger, str, str], object]) -> None:
    """Add `merge NAME INTO`; `do` gets the ledger and both."""
    made = options.verb(verbs, "merge", _merge, summary)
    made.add_argument("name")
    made.add_argument("into")
    made.set_defaults(do=do)


def archive(verbs: Verbs, what: str, do: Callable[[Ledger, str, bool], object]) -> None:
    """Add `archive NAME` and `unarchive NAME`; `do` gets the ledger, the name, and which it is."""
    for name, summary, archived in (
        ("archive", f"Hide {what} that is no longer used; its history stays", True),
        ("unarchive", f"Show {what} again that was archived", False),
    ):
        made = options.verb(verbs, name, _archive, summary)
        made.add_argument("name")
        made.set_defaults(do=do, archived=archived)


def delete(verbs: Verbs, summary: str, do: Callable[[Ledger, str], object]) -> None:
    """Add `delete NAME`; `do` gets the ledger and the name, and returns what to call it."""
    made = options.verb(verbs, "delete", _delete, summary)
    made.add_argument("name")
    made.set_defaults(do=do)


def _rename(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        arguments.do(ledger, arguments.name, arguments.new)
    print(f"{arguments.name} is called {arguments.new} now.")


def _merge(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        arguments.do(ledger, arguments.name, arguments.into)
    print(f"{arguments.name} is part of {arguments.into} now.")


def _archive(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        arguments.do(ledger, arguments.name, arguments.archived)
    if arguments.archived:
        print(f"Archived {arguments.name}.")
    else:
        print(f"{arguments.name} is shown again.")


def _delete(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        said = arguments.do(ledger, arguments.name) or arguments.name
    print(f"Deleted {said}; `coffer undo` brings it back.")
