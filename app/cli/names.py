"""Members, merchants and tags: things that are little more than their name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli import verbs as shared
from app.cli.opening import open_ledger
from app.cli.output import print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Sequence


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `member`, `merchant` and `tag` with their verbs."""
    verbs = options.group(commands, "member", _members, "List and change members").verbs
    options.verb(verbs, "add", _add_member, "Add a member").add_argument("name")
    shared.rename(verbs, "a member", lambda ledger, name, new: ledger.members.rename(name, new))
    shared.delete(
        verbs,
        "Delete a member; transactions stay",
        lambda ledger, name: ledger.members.delete(name),
    )
    verbs = options.group(commands, "merchant", _merchants, "List and change merchants").verbs
    change = options.verb(verbs, "set", _set_merchant, "Set the usual category of a merchant")
    change.add_argument("name")
    change.add_argument("--category", required=True, help="an empty one removes it")
    shared.rename(
        verbs, "a merchant", lambda ledger, name, new: ledger.merchants.set(name, rename=new)
    )
    shared.merge(
        verbs,
        "Let a merchant become another",
        lambda ledger, name, into: ledger.merchants.merge(name, into),
    )
    verbs = options.group(commands, "tag", _tags, "List and change tags").verbs
    shared.rename(verbs, "a tag", lambda ledger, name, new: ledger.tags.rename(name, new))
    shared.delete(
        verbs, "Delete a tag; transactions stay", lambda ledger, name: ledger.tags.delete(name)
    )


def _members(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        _print_names(ledger.members.names(), as_json=arguments.json)


def _tags(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        _print_names(ledger.tags.names(), as_json=arguments.json)


def _print_names(names: Sequence[str], *, as_json: bool) -> None:
    for name in names:
        if as_json:
            print_json({"name": name})
        else:
            print(name)
    if not names and not as_json:
        print("There are none yet.")


def _merchants(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        merchants = ledger.merchants.all()
    if arguments.json:
        for m in merchants:
            print_json({"id": m.id, "name": m.name, "category": m.category, "aliases": m.aliases})
    elif merchants:
        table(
            ("Merchant", "Usual category", "Also written"),
            [(m.name, m.category, ", ".join(m.aliases[:4])) for m in merchants],
        )
    else:
        print("There are none yet.")


def _add_member(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.members.add(arguments.name)
    print(f"Added {arguments.name}.")


def _set_merchant(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.merchants.set(arguments.name, category=arguments.category)
    print(f"The next imports file {arguments.name} under {arguments.category or 'nothing'}.")
