"""Budgets: what a category may cost a month, and what is left of it."""

from __future__ import annotations

from argparse import SUPPRESS
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import shown, speak
from app.cli.reports import show_budgets

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from decimal import Decimal


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `budget` with its verbs."""
    noun = options.group(
        commands, "budget", _show, "Show the budgets of a month and what is left; set them"
    )
    for name, reader, metavar, text in (
        ("--month", options.month, "YYYY-MM", "the month (default: this one)"),
        ("--today", options.day, "DATE", "as if it were this day"),
    ):
        noun.show_option(name, type=reader, metavar=metavar, help=text)
    change = options.verb(noun.verbs, "set", _set, "Set what a category may cost a month")
    change.add_argument("category")
    change.add_argument("amount", type=options.amount, help="a month; 0 ends the budget")
    remove = options.verb(noun.verbs, "remove", _remove, "End the budget of a category")
    remove.add_argument("category")
    for parser in (change, remove):
        parser.add_argument("--month", type=options.month, metavar="YYYY-MM", default=SUPPRESS,
                            help="from this month on (default: this one)")  # fmt: skip
        parser.add_argument("--today", type=options.day, metavar="DATE", default=SUPPRESS)


def _show(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        today = options.today(arguments)
        show_budgets(ledger, arguments.month or today, today, as_json=arguments.json)


def _set(arguments: Namespace) -> None:
    _change(arguments, arguments.amount)


def _remove(arguments: Namespace) -> None:
    from decimal import Decimal

    _change(arguments, Decimal(0))


def _change(arguments: Namespace, amount: Decimal) -> None:
    with open_ledger(arguments) as ledger:
        value = options.money(amount, ledger.currency)
        month = arguments.month or options.today(arguments)
        ledger.budgets.set(arguments.category, value, month)
    speak()
    since = month.strftime("%Y-%m")
    said = f"is {shown(value)} a month from {since} on" if value else f"ends with {since}"
    print(f"The budget of {arguments.category} {said}.")
