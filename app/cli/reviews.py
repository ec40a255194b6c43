"""Reviews: rows read out of messages that wait for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `review` with its verbs."""
    noun = options.group(commands, "review", _list, "List and settle rows that are not sure")
    accept = options.verb(
        noun.verbs, "accept", _accept, "Let rows into the books as they were read"
    )
    dismiss = options.verb(noun.verbs, "dismiss", _dismiss, "Keep rows out of the books")
    for parser in (accept, dismiss):
        parser.add_argument("ids", nargs="+", type=int, metavar="ID")


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        waiting = ledger.reviews.all()
    if arguments.json:
        for item in waiting:
            row = item.row
            print_json(
                {
                    "id": item.id,
                    "account": item.account,
                    "date": row.date,
                    "amount": str(row.amount),
                    "payee": row.payee,
                    "text": row.text,
                }
            )
    elif waiting:
        table(
            ("Number", "Date", "Account", "Payee", "Amount", "Message"),
            [
                (w.id, w.row.date, w.account, w.row.payee, str(w.row.amount), w.row.text)
                for w in waiting
            ],
        )
    else:
        print("Nothing waits for review.")


def _accept(arguments: Namespace) -> None:
    from finance.imports.pipeline import accept_review

    with open_ledger(arguments) as ledger:
        for number in arguments.ids:
            accept_review(ledger, number)
    print(f"Accepted {len(arguments.ids)}.")


def _dismiss(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        for number in arguments.ids:
            ledger.reviews.dismiss(number)
    print(f"Dismissed {len(arguments.ids)}.")
