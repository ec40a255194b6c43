"""Import profiles: how files with a known header are read and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `profile` with its verbs."""
    noun = options.group(commands, "profile", _list, "List and forget import profiles")
    remove = options.verb(
        noun.verbs, "remove", _remove, "Forget a profile; its files are asked about again"
    )
    remove.add_argument("name")


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        profiles = ledger.profiles.all()
    if arguments.json:
        for profile in profiles:
            print_json(
                {"name": profile.name, "account": profile.account, "answers": profile.answers}
            )
    elif profiles:
        table(
            ("Profile", "Account", "Answers"),
            [
                (p.name, p.account, ", ".join(f"{k}={v}" for k, v in p.answers.items()))
                for p in profiles
            ],
        )
    else:
        print("There are none yet: an import makes one for each kind of file.")


def _remove(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.profiles.remove(arguments.name)
    print(f"Forgot the profile {arguments.name}.")
