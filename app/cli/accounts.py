"""Accounts: what there is, and everything that can be changed of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli import verbs as shared
from app.cli.opening import open_ledger
from app.cli.output import print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.ledger.accounts import AccountInfo
    from finance.ledger.ledger import Ledger
    from finance.money import Money


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `account` with its verbs."""
    noun = options.group(commands, "account", _list, "List and change accounts")
    noun.show_option("--all", action="store_true", help="archived ones too")
    verbs = noun.verbs
    add = options.verb(verbs, "add", _add, "Add an account")
    change = options.verb(verbs, "set", _set, "Change an account")
    for parser in (add, change):
        parser.add_argument("name")
        parser.add_argument("--kind", help="checking, savings, credit card, cash, loan, investment")
        parser.add_argument("--opening", type=options.amount, metavar="AMOUNT",
                            help="the balance before the first transaction")  # fmt: skip
        parser.add_argument("--opening-date", type=options.day, metavar="DATE")
        parser.add_argument("--number", help="the bank's number or IBAN")
        parser.add_argument(
            "--member", help="whose account it is; new transactions get this member"
        )
    add.add_argument("--currency", help="default: that of the ledger")
    change.add_argument("--rename", metavar="NEW")
    shared.rename(
        verbs, "an account", lambda ledger, name, new: ledger.accounts.set(name, rename=new)
    )
    shared.merge(
        verbs,
        "Move all of an account into another",
        lambda ledger, name, into: ledger.accounts.merge(name, into),
    )
    shared.archive(
        verbs,
        "an account",
        lambda ledger, name, archived: ledger.accounts.set(name, archived=archived),
    )
    shared.delete(verbs, "Delete an account with all its transactions", _delete)


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        accounts = ledger.accounts.all(archived=arguments.all)
    if arguments.json:
        for account in accounts:
            print_json(_object(account))
    elif not accounts:
        print(
            "There are no accounts yet: import a statement, or add one with `coffer account add`."
        )
    else:
        table(
            ("Account", "Kind", "Member", "Transactions", "Balance"),
            [
                (
                    f"{a.name} (archived)" if a.archived else a.name,
                    a.kind,
                    a.member,
                    a.count,
                    a.balance,
                )
                for a in accounts
            ],
        )


def _object(account: AccountInfo) -> dict[str, object]:
    return {
        "id": account.id,
        "name": account.name,
        "kind": account.kind,
        "currency": account.currency,
        "number": account.number,
        "opening": account.opening,
        "opening_date": account.opening_date,
        "member": account.member,
        "archived": account.archived,
        "balance": account.balance,
        "count": account.count,
    }


def _add(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        currency = (arguments.currency or ledger.currency).upper()
        ledger.accounts.add(
            arguments.name,
            arguments.kind or "checking",
            currency=options.currency(currency),
            opening=_opening(arguments, currency),
            opening_date=arguments.opening_date,
            number=arguments.number,
            member=arguments.member,
        )
    print(f"Added the account {arguments.name}.")


def _set(arguments: Namespace) -> None:
    names = ("kind", "opening_date", "number", "member", "rename")
    changes = {name: getattr(arguments, name) for name in names}
    if arguments.opening is None and all(value is None for value in changes.values()):
        raise UsageError(
            "Say what to change, such as --kind savings; see `coffer account set --help`."
        )
    with open_ledger(arguments) as ledger:
        account = ledger.accounts.get(arguments.name)
        opening = _opening(arguments, account.currency)
        ledger.accounts.set(account.name, opening=opening, **changes)
        print(_said(ledger, changes["rename"] or account.name))


def _delete(ledger: Ledger, name: str) -> str:
    account = ledger.accounts.get(name)
    ledger.accounts.delete(account.name)
    return f"{account.name} with {account.count} transactions"


def _opening(arguments: Namespace, currency: str) -> Money | None:
    if arguments.opening is None:
        return None
    return options.money(arguments.opening, currency)


def _said(ledger: Ledger, name: str) -> str:
    from app.cli.output import shown, speak

    speak()
    account = ledger.accounts.get(name)
    return f"{account.name}: {account.kind}, balance {shown(account.balance)}."
