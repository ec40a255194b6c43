"""Transactions by hand: add, set, delete, and saying that one is a transfer or a refund."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from app.cli import options
from app.cli.lists import links_text, print_transactions
from app.cli.opening import open_ledger
from app.cli.output import counted, shown, speak
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Iterable, Sequence

    from finance.ledger.edits import Change, SplitLine
    from finance.ledger.ledger import Ledger
    from finance.money import Money

TEXTS = ("account", "payee", "merchant", "category", "member", "note")
FIELDS = (*TEXTS, "date", "amount", "tags", "split")
_HELP = f"""\
fields: {", ".join(FIELDS)}
  amount=-12.34           negative is money out
  tags=holiday,shared     replaces the tags
  category=               an empty value empties the field
  split=Groceries:-20.00  a part; give it once for each part, with a note after another colon
"""


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `add`, `set`, `delete`, `transfer` and `refund`."""
    adds = options.command(commands, "add", _add, "Add a transaction", today=True, epilog=_HELP)
    adds.add_argument(
        "fields", nargs="+", metavar="FIELD=VALUE", help="account and amount at least"
    )
    sets = options.command(commands, "set", _set, "Change transactions", epilog=_HELP)
    sets.add_argument("words", nargs="+", metavar="ID… FIELD=VALUE")
    deletes = options.command(
        commands, "delete", _delete, "Delete transactions; undo brings them back"
    )
    deletes.add_argument("ids", nargs="+", type=int, metavar="ID")
    transfer = options.command(
        commands, "transfer", _transfer, "Say that money only moved between own accounts"
    )
    transfer.add_argument("ids", nargs="+", type=int, metavar="ID", help="one side, or both")
    refund = options.command(
        commands, "refund", _refund, "Say which purchase money in gives back", json=True
    )
    refund.add_argument("refund", type=int, metavar="ID", help="the money that came in")
    refund.add_argument(
        "purchase", type=int, nargs="?", metavar="PURCHASE", help="without it: list what it may be"
    )
    refund.add_argument("--unlink", action="store_true", help="it gives back nothing that is here")


def _add(arguments: Namespace) -> None:
    values = _values(arguments.fields)
    for name in ("account", "amount"):
        if not values.get(name):
            raise UsageError("A transaction needs {name}=…; see `coffer add --help`.", name=name)
    with open_ledger(arguments) as ledger:
        account = ledger.accounts.get(values.pop("account")[0])
        amount = _amount(values.pop("amount")[0], account.currency)
        day = options.day(values.pop("date")[0]) if "date" in values else options.today(arguments)
        parts = _parts(values.pop("split", ()), account.currency)
        change = _change(values, account.currency)
        number = ledger.transactions.add(account.name, day, amount, change, parts)
        speak()
        print(f"Added as number {number}: {shown(amount)} on {day.isoformat()}, {account.name}.")


def _set(arguments: Namespace) -> None:
    ids = [_id(word) for word in arguments.words if "=" not in word]
    values = _values(word for word in arguments.words if "=" in word)
    if not ids or not values:
        raise UsageError(
            "Name the transactions by number, then what to change: coffer set 12 note=…"
        )
    with open_ledger(arguments) as ledger:
        currency = _currency(ledger, ids)
        parts = _parts(values.pop("split", ()), currency)
        ledger.transactions.set(ids, _change(values, currency), parts)
    print(f"Changed {counted(len(ids), 'transaction')}.")


def _delete(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.transactions.delete(arguments.ids)
    print(f"Deleted {counted(len(arguments.ids), 'transaction')}; `coffer undo` brings back.")


def _transfer(arguments: Namespace) -> None:
    first, *rest = arguments.ids
    if len(rest) > 1:
        raise UsageError("A transfer has two sides at most: coffer transfer ID [ID]")
    with open_ledger(arguments) as ledger:
        ledger.transactions.transfer(first, rest[0] if rest else None)
    print("Marked as an own transfer; it is neither spending nor income.")


def _refund(arguments: Namespace) -> None:
    if arguments.unlink and arguments.purchase is not None:
        raise UsageError("Name a purchase, or give --unlink, not both.")
    with open_ledger(arguments) as ledger:
        if arguments.unlink:
            ledger.refunds.unlink(arguments.refund)
            print("Unlinked; no import links it again.")
        elif arguments.purchase is None:
            print_transactions(ledger.refunds.purchases(arguments.refund), arguments)
        else:
            ledger.refunds.link(arguments.refund, arguments.purchase)
            speak()
            linked = ledger.transactions.get(arguments.refund)
            print(f"{shown(linked.amount)} is {links_text(linked)}.")


def _values(words: Iterable[str]) -> dict[str, list[str]]:
    """Return field -> values; only `split` may be given more than once."""
    values: dict[str, list[str]] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS:
            raise UsageError(
                "“{name}” is no field. The fields are: {names}.", name=name, names=", ".join(FIELDS)
            )
        values.setdefault(name, []).append(value)
        if len(values[name]) > 1 and name != "split":
            raise UsageError("{name}= is given twice.", name=name)
    return values


def _change(values: dict[str, list[str]], currency: str) -> Change:
    from finance.ledger.edits import Change

    fields: dict[str, Any] = {name: values[name][0] for name in TEXTS if name in values}
    if "date" in values:
        fields["date"] = options.day(values["date"][0])
    if "amount" in values:
        fields["amount"] = _amount(values["amount"][0], currency)
    if "tags" in values:
        tags = re.split(r"[,;]", values["tags"][0])
        fields["tags"] = tuple(tag.strip() for tag in tags if tag.strip())
    return Change(**fields)


def _parts(texts: Sequence[str], currency: str) -> list[SplitLine]:
    from finance.ledger.edits import SplitLine

    parts = []
    for text in texts:
        # The amount is the first piece that reads as one: names of categories may hold colons.
        found = re.fullmatch(r"(.*?):\s*([+\-−]?\d+(?:[.,]\d+)?)\s*(?::(.*))?", text)
        if found is None:
            raise UsageError(
                "“{text}” is no part; write CATEGORY:AMOUNT, as in Groceries:-20.00", text=text
            )
        category, amount, note = found.groups()
        parts.append(SplitLine(_amount(amount, currency), category.strip() or None, note or ""))
    return parts


def _currency(ledger: Ledger, ids: Sequence[int]) -> str:
    currencies = {row.amount.currency for row in ledger.transactions.rows(ids)}
    return currencies.pop() if len(currencies) == 1 else ledger.currency


def _id(word: str) -> int:
    if not word.isdecimal():
        raise UsageError(
            "“{word}” is neither the number of a transaction nor FIELD=VALUE.", word=word
        )
    return int(word)


def _amount(text: str, currency: str) -> Money:
    return options.money(options.amount(text), currency)
