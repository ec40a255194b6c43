"""Rules: what is done with rows that look so, on import and on what is there."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.rules import RuleInfo


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `rule` with its verbs."""
    noun = options.group(commands, "rule", _list, "List and change rules")
    add = options.verb(noun.verbs, "add", _add, "Add a rule behind the others")
    add.add_argument("name")
    add.add_argument("--text", default="", help="words of payee or memo; | parts alternatives")
    add.add_argument("--account", metavar="NAME", help="only rows of this account")
    add.add_argument("--direction", choices=("in", "out"), help="only money in, or out")
    add.add_argument("--from", dest="size_min", metavar="AMOUNT", help="at least so much")
    add.add_argument("--to", dest="size_max", metavar="AMOUNT", help="at most so much")
    add.add_argument("--merchant", metavar="NAME")
    add.add_argument("--category", metavar="NAME")
    add.add_argument("--member", metavar="NAME")
    add.add_argument("--note")
    add.add_argument("--tag", action="append", default=[], metavar="NAME")
    add.add_argument("--split", action="append", default=[], metavar="CATEGORY=PERCENT")
    add.add_argument("--transfer", action="store_true", help="file it as an own transfer")
    add.add_argument("--ignore", action="store_true", help="keep such rows out of the books")
    apply = options.verb(noun.verbs, "apply", _apply, "Let a rule work on what is there")
    move = options.verb(noun.verbs, "move", _move, "Put a rule at another place; 1 decides first")
    remove = options.verb(noun.verbs, "remove", _remove, "Remove a rule; what it did stays")
    for parser in (apply, move, remove):
        parser.add_argument("name")
    move.add_argument("place", type=int)


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        rules = ledger.rules.all()
    if arguments.json:
        for rule in rules:
            print_json({"name": rule.name, "if": _said(rule, "if"), "then": _said(rule, "then")})
    elif rules:
        table(
            ("Rule", "If", "Then"),
            [(r.name, _words(_said(r, "if")), _words(_said(r, "then"))) for r in rules],
        )
    else:
        print(
            "There are none yet. For example: coffer rule add Rent --text landlord --category Rent"
        )


def _add(arguments: Namespace) -> None:
    from pydantic import ValidationError

    from finance.rules import Conditions, Outcome, RuleInfo

    shares = [share.rpartition("=") for share in arguments.split]
    try:
        rule = RuleInfo(
            arguments.name,
            Conditions(
                text=arguments.text,
                account=arguments.account,
                direction=arguments.direction,
                size_min=arguments.size_min,
                size_max=arguments.size_max,
            ),
            Outcome.model_validate(
                {
                    "split": [{"category": c, "percent": p} for c, _, p in shares],
                    "tags": arguments.tag,
                    **{
                        name: getattr(arguments, name)
                        for name in ["merchant", "category", "member", "note", "transfer", "ignore"]
                    },
                }
            ),
        )
    except ValidationError as error:
        first = error.errors()[0]
        raise UsageError(
            "{problem}.", problem=first["msg"].removeprefix("Value error, ").capitalize()
        ) from None
    with open_ledger(arguments) as ledger:
        ledger.rules.add(rule)
        there = len(ledger.rules.preview(rule))
    print(f"Added the rule {rule.name}.")
    if there:
        print(f"It would change {there} rows that are there: coffer rule apply {quote(rule.name)}")


def _apply(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        changed = ledger.rules.apply(arguments.name)
    print(f"The rule {arguments.name} changed {changed} rows.")


def _move(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.rules.move(arguments.name, arguments.place - 1)
    print(f"The rule {arguments.name} is number {arguments.place} now.")


def _remove(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.rules.remove(arguments.name)
    print(f"Removed the rule {arguments.name}.")


def _said(rule: RuleInfo, part: str) -> dict[str, object]:
    model = rule.conditions if part == "if" else rule.outcome
    return model.model_dump(mode="json", exclude_defaults=True)


def _words(said: dict[str, object]) -> str:
    return ", ".join(name if value is True else f"{name} {value}" for name, value in said.items())
