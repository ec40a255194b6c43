"""A second look at a bank's message: the model may only choose among parts of the message itself."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from finance.ledger.second_readings import AT_ONCE, SecondReading
from finance.sms.choices import choices
from nlu.engines.decoding import Prompt, Task, plain
from nlu.engines.repair import repaired
from nlu.errors import NoEngineError
from nlu.outcomes import Done, Malformed, TooLong

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from finance.ledger.ledger import Ledger
    from finance.ledger.second_readings import PaymentKind
    from finance.sms.choices import Choices
    from nlu.client import Client
    from nlu.engines.decoding import Schema
    from nlu.worker import Stop

_FILE = Path(__file__).resolve().parents[1] / "resources" / "model" / "message.toml"
_DIRECTIONS = {"out": -1, "in": 1, "none": 0}
_NO_PAYMENT = "none"
_KINDS: tuple[str, ...] = ("payment", "refund", "transfer", _NO_PAYMENT)

Slots = dict[str, tuple[str, ...]]


def read_again(
    ledger: Ledger,
    client: Client,
    progress: Callable[[int, int], None],
    only: Collection[int] = (),
) -> int:
    """Ask the model about waiting messages and keep what it makes of them; return how many.

    At most `AT_ONCE` are asked about, `only` those with these numbers where some are given, and none
    that this model has read before. Raises NoEngineError where the model gives no answer; what it
    said before that is kept.
    """
    found: dict[int, SecondReading] = {}
    waiting = [i for i in ledger.reviews.all() if i.unread_by(client.title)]
    asked = [item for item in waiting if not only or item.id in only][:AT_ONCE]
    try:
        for done, item in enumerate(asked):
            progress(done, len(asked))
            found[item.id] = second_reading(client, item.row.text)
    finally:
        if found:
            ledger.reviews.keep(found)
    return len(found)


def second_reading(client: Client, body: str, stop: Stop | None = None) -> SecondReading:
    """Return what the model makes of a message; a message without money never reaches it.

    Whatever the model writes, each field is a literal part of the message as code reads it. Raises
    NoEngineError where the model gives no answer at all.
    """
    offered = choices(body)
    if offered is None:
        return SecondReading(client.title, "unclear")
    slots = _slots(offered)
    outcome = client.ask(Task(_prompt(offered, slots), _schema(slots)), stop)
    if isinstance(outcome, TooLong):
        return SecondReading(client.title, "too long")
    if isinstance(outcome, Malformed):
        return SecondReading(client.title, "unclear")
    if not isinstance(outcome, Done):
        raise NoEngineError.of(outcome.why)
    found = repaired(outcome.text)
    if found is None or not found.whole:
        return SecondReading(client.title, "unclear")
    return _checked(client.title, found.value, slots, offered)


def _slots(offered: Choices) -> Slots:
    """Return what each slot may hold; one for which the message holds nothing does not exist."""
    ways = {s.direction for s in offered.amounts.values()}
    sure = ways.pop() if len(ways) == 1 else 0
    found = {
        "kind": _KINDS,
        "direction": tuple(name for name, way in _DIRECTIONS.items() if sure in {0, way}),
        "amount": tuple(offered.amounts),
    }
    for slot, values in _optional(offered).items():
        if values:
            found[slot] = tuple(dict.fromkeys((*values, _texts()["none"])))
    return found


def _optional(offered: Choices) -> Slots:
    return {"payee": offered.payees, "account": offered.tails, "reference": offered.references}


def _schema(slots: Slots) -> Schema:
    return {
        "type": "object",
        "properties": {slot: {"enum": list(values)} for slot, values in slots.items()},
        "required": list(slots),
        "additionalProperties": False,
    }


def _checked(
    model: str, said: Mapping[str, object], slots: Slots, offered: Choices
) -> SecondReading:
    """Return the reading that an answer gives, if each part was offered and none contradicts."""
    if not said.keys() <= slots.keys() or any(v not in slots[s] for s, v in said.items()):
        return SecondReading(model, "unclear")
    fields = cast("Mapping[str, str]", said)
    kind, amount = fields.get("kind"), fields.get("amount")
    if kind == _NO_PAYMENT:
        return SecondReading(model, "no payment")
    if kind is None or amount is None:
        return SecondReading(model, "unclear")
    chosen = offered.amounts[amount]
    way = _DIRECTIONS[fields.get("direction", "none")] or chosen.direction
    if way * chosen.direction < 0 or (kind == "refund" and way < 0):
        return SecondReading(model, "contradicts")
    held = {slot: fields[slot] for slot in _optional(offered) if slot in fields}
    held = {slot: value for slot, value in held.items() if value in _optional(offered)[slot]}
    return SecondReading(
        model,
        "read",
        kind=cast("PaymentKind", kind),
        amount=chosen.amount,
        currency=chosen.currency,
        direction=1 if kind == "refund" else way,
        payee=held.get("payee", ""),
        tail=held.get("account"),
        reference=held.get("reference"),
    )


@cache
def _texts() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


@cache
def _fixed() -> str:
    texts = _texts()
    parts = [texts["system"].strip()]
    parts += [f"{_turn(e['text'], e['slots'])}\n{e['json']}" for e in texts["example"]]
    return "\n\n".join(parts)


def _prompt(offered: Choices, slots: Slots) -> Prompt:
    """Return the prompt of a message: its text, and what was found in it for each slot."""
    listed = {slot: values for slot, values in _optional(offered).items() if slot in slots}
    return Prompt(_fixed(), plain(_turn(offered.text, {"amount": slots["amount"], **listed})))


def _turn(text: str, listed: Mapping[str, Sequence[str]]) -> str:
    words: dict[str, str] = _texts()["turn"]
    lines = [words["message"].format(text=text)]
    lines += [words["slot"].format(slot=s, values="; ".join(v)) for s, v in listed.items()]
    return "\n".join((*lines, words["close"]))
