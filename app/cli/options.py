"""Arguments that many commands share, and how they are read."""

from __future__ import annotations

import argparse
import re
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from app.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.money import Money

_YEARS = range(1900, 2200)  # of a day that may be today
_AMOUNT = re.compile(r"[+-]?\d+([.,]\d+)?")


class Parser(argparse.ArgumentParser):
    """Reads arguments; what is wrong with them is one sentence."""

    def __init__(self, **settings: object) -> None:
        super().__init__(allow_abbrev=False, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with a sentence that points at the help."""
        sentence = message[:1].upper() + message[1:]
        raise UsageError(
            "{sentence}. See `{program} --help`.", sentence=sentence.rstrip("."), program=self.prog
        )


class Group(NamedTuple):
    """A noun of the command line: its own parser, that of its `list`, and the place for verbs."""

    parser: Parser
    listing: Parser
    verbs: argparse._SubParsersAction[Parser]

    def show_option(self, name: str, **settings: Any) -> None:  # noqa: ANN401 - argparse's own
        """Add an option of showing, which may stand before or after the word `list`."""
        self.parser.add_argument(name, **settings)
        self.listing.add_argument(name, **{**settings, "default": argparse.SUPPRESS})


def command(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    run: Callable[..., object],
    summary: str,
    *,
    ledger: bool = True,
    json: bool = False,
    today: bool = False,
    epilog: str | None = None,
) -> Parser:
    """Add the command `name`, which `run` carries out; return its parser for its own arguments."""
    made = commands.add_parser(
        name,
        help=summary,
        description=f"{summary}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=run)
    if ledger:
        made.add_argument(
            "--ledger", type=Path, metavar="FILE", help="the ledger (default: the one used last)"
        )
    if json:
        made.add_argument("--json", action="store_true", help="print JSON, one object a line")
    if today:
        made.add_argument(
            "--today", type=day, default=None, metavar="DATE", help="answer as if it were this day"
        )
    return made


def group(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    run: Callable[..., object],
    summary: str,
) -> Group:
    """Add a noun with verbs of its own; without a verb, or with `list`, `run` shows what there is."""
    made = command(commands, name, run, summary, json=True)
    verbs = made.add_subparsers(title="verbs", metavar="VERB")
    listing = verb(verbs, "list", run, "Show what there is; the default")
    noun = Group(made, listing, verbs)
    listing.add_argument("--json", action="store_true", default=argparse.SUPPRESS,
                         help="print JSON, one object a line")  # fmt: skip
    return noun


def verb(
    verbs: argparse._SubParsersAction[Parser], name: str, run: Callable[..., object], summary: str
) -> Parser:
    """Add a verb of a noun; it takes --ledger as well, and leaves one given before it alone."""
    made = verbs.add_parser(name, help=summary, description=f"{summary}.")
    made.set_defaults(run=run)
    made.add_argument("--ledger", type=Path, metavar="FILE", default=argparse.SUPPRESS,
                      help="the ledger (default: the one used last)")  # fmt: skip
    return made


def day(text: str) -> date:
    """Read a date such as 2026-11-18."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise UsageError(
            "“{text}” is no date; write year, month and day, as in 2026-11-18.", text=text
        ) from None


def month(text: str) -> date:
    """Read a month such as 2026-11 and return its first day."""
    try:
        return date.fromisoformat(f"{text.strip()}-01")
    except ValueError:
        raise UsageError(
            "“{text}” is no month; write year and month, as in 2026-11.", text=text
        ) from None


def amount(text: str) -> Decimal:
    """Read an amount such as -12.34 or 12,34; group marks are not taken."""
    plain = text.strip().replace("−", "-")
    if not _AMOUNT.fullmatch(plain):
        raise UsageError("“{text}” is no amount; write it as 12.34.", text=text)
    return Decimal(plain.replace(",", "."))


def money(value: Decimal, currency: str) -> Money:
    """Return `value` as money; raise UsageError when it has more digits than the currency."""
    from finance.money import Money

    exact = Money.of(value, currency)
    if exact.decimal != value:
        raise UsageError(
            "{value} has more digits after the point than {currency} knows.",
            value=value,
            currency=currency,
        )
    return exact


def today(arguments: argparse.Namespace) -> date:
    """Return the day that --today names, else the day on this computer's clock.

    Raises UsageError for one so far away that the calendar around it would end.
    """
    chosen: date | None = arguments.today
    found = chosen or datetime.now(UTC).astimezone().date()
    if found.year not in _YEARS:
        raise UsageError(
            "{day} is too far from any books; --today takes days from {first} to {last}.",
            day=found.isoformat(),
            first=_YEARS[0],
            last=_YEARS[-1],
        )
    return found


def currency(code: str) -> str:
    """Return an ISO 4217 code in capitals; raise UsageError for what is none."""
    from babel.numbers import list_currencies

    found = code.strip().upper()
    if found not in list_currencies():
        raise UsageError(
            "“{code}” is no currency; write its three letters, such as EUR or USD.", code=code
        )
    return found
