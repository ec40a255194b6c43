"""What the question box was taught: corrected questions and nicknames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import print_json, table
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Mapping

_KINDS = ("category", "merchant", "account", "member")


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `learnt` with its verbs."""
    noun = options.group(
        commands, "learnt", _list, "List, add and forget what the question box was taught"
    )
    call = options.verb(noun.verbs, "call", _call, "Give a name another name that you use")
    call.add_argument("nickname")
    call.add_argument("kind", choices=_KINDS)
    call.add_argument("name")
    forget = options.verb(
        noun.verbs, "forget", _forget, "Forget a nickname or a corrected question"
    )
    forget.add_argument("text", help="as the list shows it")


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        nicknames, corrections = ledger.learnt.nicknames(), ledger.learnt.corrections()
    if arguments.json:
        for nickname in nicknames:
            print_json({"nickname": nickname.text, "kind": nickname.kind, "name": nickname.name})
        for correction in corrections:
            print_json({"question": correction.text, "slots": dict(correction.slots)})
    elif nicknames or corrections:
        table(
            ("Words", "Read as"),
            [
                *((n.text, f"{n.kind} {n.name}") for n in nicknames),
                *((c.text, _slots(c.slots)) for c in corrections),
            ],
        )
    else:
        print("Nothing yet: correct an answer in the window, or give a nickname.")


def _slots(slots: Mapping[str, object]) -> str:
    return ", ".join(f"{slot}={_shown(value)}" for slot, value in slots.items())


def _shown(value: object) -> str:
    return " + ".join(map(str, value)) if isinstance(value, list) else str(value)


def _call(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        ledger.learnt.call(arguments.nickname, arguments.kind, arguments.name)
    print(f"“{arguments.nickname}” means {arguments.name} from now on.")


def _forget(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        learnt = ledger.learnt
        for nickname in learnt.nicknames():
            if nickname.text == arguments.text:
                learnt.forget_nickname(nickname.id)
                break
        else:
            found = next((c for c in learnt.corrections() if c.text == arguments.text), None)
            if found is None:
                raise UsageError(
                    "Nothing was learnt of “{text}”. `coffer learnt` lists what was.",
                    text=arguments.text,
                )
            learnt.forget_correction(found.id)
    print(f"Forgot “{arguments.text}”.")
