"""Reviews: rows read out of messages that wait for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import counted, print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.ledger.ledger import Ledger
    from finance.ledger.reviews import ReviewInfo


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `review` with its verbs."""
    noun = options.group(commands, "review", _list, "List and settle rows that are not sure")
    accept = options.verb(
        noun.verbs, "accept", _accept, "Let rows into the books as they were read"
    )
    accept.add_argument(
        "--suggested", action="store_true", help="as the model that was asked reads them instead"
    )
    dismiss = options.verb(noun.verbs, "dismiss", _dismiss, "Keep rows out of the books")
    for parser in (accept, dismiss):
        parser.add_argument("ids", nargs="+", type=int, metavar="ID")
    ask = options.verb(
        noun.verbs, "ask", _ask, "Let a model suggest how to read messages; nothing is accepted"
    )
    ask.add_argument("ids", nargs="*", type=int, metavar="ID", help="all that wait, if none")
    ask.add_argument(
        "--engine",
        choices=("mlx", "llamacpp", "server"),
        required=True,
        help="the model to ask",
    )


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        waiting = ledger.reviews.all()
    if arguments.json:
        for item in waiting:
            print_json(_object(item))
    elif waiting:
        asked = any(item.second is not None for item in waiting)
        heads = ("Number", "Date", "Account", "Payee", "Amount", "Message")
        table(
            (*heads, *(("Suggested",) if asked else ())),
            [
                (w.id, w.row.date, w.account, w.row.payee, str(w.row.amount), w.row.text)
                + ((_suggested(w),) if asked else ())
                for w in waiting
            ],
        )
    else:
        print("Nothing waits for review.")


def _object(item: ReviewInfo) -> dict[str, object]:
    row, second = item.row, item.second
    found: dict[str, object] = {
        "id": item.id,
        "account": item.account,
        "date": row.date,
        "amount": str(row.amount),
        "payee": row.payee,
        "text": row.text,
    }
    if second is not None:
        applied = second.applied(row)
        found["suggestion"] = {
            "model": second.model,
            "outcome": second.outcome,
            "kind": second.kind,
            "amount": None if applied is None else str(applied.amount),
            "currency": second.currency,
            "payee": second.payee or None,
            "account": second.tail,
            "reference": second.reference,
        }
    return found


def _suggested(item: ReviewInfo) -> str:
    second = item.second
    if second is None:
        return ""
    applied = second.applied(item.row)
    if applied is None:
        return second.outcome
    return " ".join(filter(None, (str(applied.amount), applied.currency, applied.payee)))


def _accept(arguments: Namespace) -> None:
    from finance.imports.pipeline import accept_review

    with open_ledger(arguments) as ledger:
        if arguments.suggested:
            _accept_suggested(ledger, arguments.ids)
        else:
            for number in arguments.ids:
                accept_review(ledger, number)
    print(f"Accepted {len(arguments.ids)}.")


def _accept_suggested(ledger: Ledger, ids: list[int]) -> None:
    from finance.imports.pipeline import accept_review

    accounts = ledger.accounts.all()
    found = {}
    for item in ledger.reviews.all():
        row = item.second.applied(item.row) if item.second is not None else None
        if item.second is not None and row is not None:
            found[item.id] = (row, item.second.account(accounts))
    for number in ids:
        if number not in found:
            raise UsageError(
                "Nothing is suggested for {number}. `coffer review ask` asks a model.",
                number=number,
            )
    for number in ids:
        accept_review(ledger, number, *found[number])


def _dismiss(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        for number in arguments.ids:
            ledger.reviews.dismiss(number)
    print(f"Dismissed {len(arguments.ids)}.")


def _ask(arguments: Namespace) -> None:
    from app import settings
    from app.cli.progress import Progress
    from nlu.engines.factory import model_client
    from nlu.second_readings import read_again

    now = settings.load()
    with open_ledger(arguments) as ledger:
        client = model_client(arguments.engine, model_on=now.ai, server=now.server)
        try:
            with Progress("Asking the model") as progress:
                asked = read_again(ledger, client, progress.at, arguments.ids)
        finally:
            client.close()
        read = sum(item.second is not None and item.second.outcome == "read"
                   for item in ledger.reviews.all())  # fmt: skip
    print(f"Asked about {counted(asked, 'message')}; {counted(read, 'suggestion')} to look at.")
