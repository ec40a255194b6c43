"""Suggested categories: found, listed, accepted and rejected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.lists import print_transactions
from app.cli.opening import open_ledger
from app.cli.output import counted
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.ledger.ledger import Ledger


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `suggestion` with its verbs."""
    noun = options.group(commands, "suggestion", _list, "Categories suggested for unknown payees")
    find = options.verb(
        noun.verbs, "find", _find, "Look for suggestions for all without a category"
    )
    find.add_argument(
        "--engine",
        choices=("mlx", "llamacpp", "server"),
        help="let this model choose for payees unlike all known ones",
    )
    for name, run, summary in (
        ("accept", _accept, "Accept suggestions; the next imports know their payees"),
        ("reject", _reject, "Reject suggestions; nothing is suggested for their payees again"),
    ):
        verb = options.verb(noun.verbs, name, run, summary)
        verb.add_argument("ids", nargs="*", type=int, metavar="ID", help="transactions")
        verb.add_argument("--all", action="store_true", help="every suggestion there is")


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        print_transactions(ledger.transactions.rows(_all(ledger)), arguments)


def _find(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        payees = ledger.suggestions.find()
        if arguments.engine is not None:
            payees += _asked(ledger, arguments.engine)
        count = ledger.suggestions.count()
    print(f"{counted(payees, 'payee')} found; {counted(count, 'suggestion')} to look at.")


def _asked(ledger: Ledger, engine: str) -> int:
    """Ask a model for what is left; return how many payees it found a category for."""
    from app import settings
    from app.cli.progress import Progress
    from nlu.engines.factory import model_client
    from nlu.filing import suggest_categories

    now = settings.load()
    client = model_client(engine, model_on=now.ai, server=now.server)
    try:
        with Progress("Asking the model") as progress:
            return suggest_categories(ledger, client, progress.at)
    finally:
        client.close()


def _accept(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        done = ledger.suggestions.accept(_named(arguments, ledger))
    print(f"Accepted for {counted(done, 'transaction')}.")


def _reject(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        done = ledger.suggestions.reject(_named(arguments, ledger))
    print(f"Rejected for {counted(done, 'transaction')}; they have no category again.")


def _named(arguments: Namespace, ledger: Ledger) -> list[int]:
    if bool(arguments.ids) == arguments.all:
        raise UsageError("Name transactions by their numbers, or give --all.")
    return _all(ledger) if arguments.all else list(arguments.ids)


def _all(ledger: Ledger) -> list[int]:
    from finance.ledger.filters import Filter

    return ledger.transactions.ids(Filter(suggested=True))
