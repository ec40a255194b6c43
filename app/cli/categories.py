"""Categories: the tree, and everything that can be changed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli import verbs as shared
from app.cli.opening import open_ledger
from app.cli.output import counted, print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.ledger.categories import CategoryInfo


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `category` with its verbs."""
    noun = options.group(commands, "category", _list, "List and change categories")
    noun.show_option("--all", action="store_true", help="archived ones too")
    verbs = noun.verbs
    add = options.verb(verbs, "add", _add, "Add a category")
    add.add_argument("name")
    change = options.verb(verbs, "set", _set, "Change a category")
    change.add_argument("name")
    change.add_argument("--rename", metavar="NEW")
    for parser in (add, change):
        parser.add_argument("--kind", help="expense, income or transfer")
        parser.add_argument("--parent", metavar="NAME", help="inside this one; empty: at the top")
    names = options.verb(
        verbs, "translate", _translate, "Give the categories Coffer named their names in a language"
    )
    names.add_argument("language", choices=("en", "fr"))
    shared.rename(
        verbs, "a category", lambda ledger, name, new: ledger.categories.set(name, rename=new)
    )
    shared.merge(
        verbs,
        "Move all of a category into another",
        lambda ledger, name, into: ledger.categories.merge(name, into),
    )
    shared.archive(
        verbs,
        "a category",
        lambda ledger, name, archived: ledger.categories.set(name, archived=archived),
    )


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        categories = ledger.categories.all(archived=arguments.all)
    if arguments.json:
        for category in categories:
            print_json(_object(category))
    else:
        table(
            ("Category", "In", "Kind", "Used"),
            [
                (f"{c.name} (archived)" if c.archived else c.name, c.parent, c.kind, c.used)
                for c in categories
            ],
        )


def _object(category: CategoryInfo) -> dict[str, object]:
    return {
        "id": category.id,
        "name": category.name,
        "kind": category.kind,
        "parent": category.parent,
        "archived": category.archived,
        "used": category.used,
    }


def _add(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.categories.add(arguments.name, arguments.kind or "expense", parent=arguments.parent)
    print(f"Added the category {arguments.name}.")


def _set(arguments: Namespace) -> None:
    changes = {name: getattr(arguments, name) for name in ("rename", "kind", "parent")}
    if all(value is None for value in changes.values()):
        raise UsageError(
            "Say what to change, such as --parent Home; see `coffer category set --help`."
        )
    with open_ledger(arguments) as ledger:
        ledger.categories.set(arguments.name, **changes)
    print(f"Changed {arguments.name}.")


def _translate(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        count = ledger.categories.translate(arguments.language)
    print(f"Named {counted(count, 'category', 'categories')} anew.")
