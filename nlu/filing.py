"""Under which category an unknown payee belongs: the model may only choose one that there is."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from finance.ledger.guessing import Guess
from nlu.engines.decoding import Prompt, Task, plain
from nlu.engines.repair import repaired
from nlu.errors import NoEngineError
from nlu.outcomes import Done, Malformed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from finance.ledger.guessing import Unknown
    from finance.ledger.ledger import Ledger
    from nlu.client import Client
    from nlu.engines.decoding import Schema
    from nlu.worker import Stop

_FILE = Path(__file__).resolve().parents[1] / "resources" / "model" / "category.toml"
_ROOM = 40  # tokens: the longest name of a category, with its key


def suggest_categories(
    ledger: Ledger, client: Client, progress: Callable[[int, int], None], most: int = 200
) -> int:
    """Suggest categories for payees without one, to be accepted or rejected; return for how many.

    At most `most` payees are asked about. Raises NoEngineError where the model gives no answer;
    what it said before that is kept.
    """
    known = choices(ledger)
    found: list[Guess] = []
    payees = ledger.suggestions.unknown()[:most]
    try:
        for done, payee in enumerate(payees):
            progress(done, len(payees))
            guess = guessed(client, payee, known)
            if guess is not None:
                found.append(guess)
    finally:
        if found:
            ledger.suggestions.add(found)
    return len(found)


def choices(ledger: Ledger) -> dict[bool, dict[str, int]]:
    """Return the categories that a payee may get, name -> id, by whether money comes in."""
    kinds = {True: "income", False: "expense"}
    return {
        money_in: {c.name: c.id for c in ledger.categories.all() if c.kind == kind}
        for money_in, kind in kinds.items()
    }


def guessed(
    client: Client,
    payee: Unknown,
    known: dict[bool, dict[str, int]],
    stop: Stop | None = None,
) -> Guess | None:
    """Return what the model chooses for a payee among `choices`, or None where nothing fits.

    Touches no ledger. Raises NoEngineError where the model gives no answer.
    """
    names = known[payee.money_in]
    name = suggest_category(client, payee.name, tuple(names), money_in=payee.money_in, stop=stop)
    return None if name is None else Guess(payee.merchant, payee.money_in, names[name])


def suggest_category(
    client: Client,
    payee: str,
    categories: Sequence[str],
    *,
    money_in: bool,
    stop: Stop | None = None,
) -> str | None:
    """Return one of `categories` for a payee, or None where the model finds none.

    Whatever the model writes, a name that is not among `categories` is never returned. Raises
    NoEngineError where the model gives no answer at all.
    """
    texts = _texts()
    none = texts["none"]
    turn = texts["turn"].format(
        payee=plain(payee),
        direction=texts["in" if money_in else "out"],
        categories=plain("; ".join((*categories, none))),
    )
    prompt = Prompt(texts["system"].strip(), turn)
    outcome = client.ask(Task(prompt, _schema((*categories, none)), _ROOM), stop)
    if isinstance(outcome, Malformed):
        return None
    if not isinstance(outcome, Done):
        raise NoEngineError.of(outcome.why)
    found = repaired(outcome.text)
    chosen = found.value.get("category") if found is not None and found.whole else None
    return chosen if isinstance(chosen, str) and chosen in categories else None


def _schema(names: Sequence[str]) -> Schema:
    return {
        "type": "object",
        "properties": {"category": {"enum": list(names)}},
        "required": ["category"],
        "additionalProperties": False,
    }


@cache
def _texts() -> dict[str, str]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
