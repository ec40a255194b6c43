"""Members, merchants and tags: things that are little more than their name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Sequence


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `member`, `merchant` and `tag` with their verbs."""
    verbs = options.group(commands, "member", _members, "List and change members").verbs
    options.verb(verbs, "add", _add_member, "Add a member").add_argument("name")
    _renames(verbs, "members", "a member")
    _deletes(verbs, "members", "a member; transactions stay")
    verbs = options.group(commands, "merchant", _merchants, "List and change merchants").verbs
    change = options.verb(verbs, "set", _set_merchant, "Set the usual category of a merchant")
    change.add_argument("name")
    change.add_argument("--category", required=True, help="an empty one removes it")
    rename = options.verb(verbs, "rename", _rename_merchant, "Give a merchant another name")
    rename.add_argument("name")
    rename.add_argument("new")
    merge = options.verb(verbs, "merge", _merge_merchant, "Let a merchant become another")
    merge.add_argument("name")
    merge.add_argument("into")
    verbs = options.group(commands, "tag", _tags, "List and change tags").verbs
    _renames(verbs, "tags", "a tag")
    _deletes(verbs, "tags", "a tag; transactions stay")


def _renames(verbs: _SubParsersAction[options.Parser], noun: str, what: str) -> None:
    rename = options.verb(verbs, "rename", _rename, f"Give {what} another name")
    rename.set_defaults(noun=noun)
    rename.add_argument("name")
    rename.add_argument("new")


def _deletes(verbs: _SubParsersAction[options.Parser], noun: str, what: str) -> None:
    delete = options.verb(verbs, "delete", _delete, f"Delete {what}")
    delete.set_defaults(noun=noun)
    delete.add_argument("name")


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


def _rename_merchant(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.merchants.set(arguments.name, rename=arguments.new)
    print(f"{arguments.name} is called {arguments.new} now.")


def _merge_merchant(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.merchants.merge(arguments.name, arguments.into)
    print(f"{arguments.name} is {arguments.into} now.")


def _rename(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        part = ledger.members if arguments.noun == "members" else ledger.tags
        part.rename(arguments.name, arguments.new)
    print(f"{arguments.name} is called {arguments.new} now.")


def _delete(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        part = ledger.members if arguments.noun == "members" else ledger.tags
        part.delete(arguments.name)
    print(f"Deleted {arguments.name}; `coffer undo` brings it back.")
