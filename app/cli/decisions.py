"""`--row LINE=…`: what a person decides about single lines of a statement."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from app.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from finance.imports.decisions import Decision

HELP = (
    "decide about a line: new, apart (new and no transfer), skip, same:ID, transfer:ID, or "
    "DATE,AMOUNT,PAYEE for a line that could not be read"
)
_PLAIN = ("new", "apart", "skip")
_WITH_ID = ("same", "transfer")
_MENDED = re.compile(r"(\d{4}-\d\d-\d\d),([+-]?\d+(?:\.\d+)?)(?:,(.*))?")


def decisions(texts: Iterable[str]) -> dict[int, Decision]:
    """Return line -> decision; raise UsageError for what is none."""
    found = {}
    for text in texts:
        line, _, choice = text.partition("=")
        decision = _decision(choice.strip())
        if not line.strip().isdecimal() or decision is None:
            raise UsageError(
                "“{text}” is no decision about a line; write 17=new, 17=apart, 17=skip, "
                "17=same:ID, 17=transfer:ID or 17=2026-11-05,-12.30,PAYEE.",
                text=text,
            )
        found[int(line)] = decision
    return found


def _decision(text: str) -> Decision | None:
    from finance.imports.decisions import Decision, Mended

    word, _, number = text.partition(":")
    if text in _PLAIN:
        return Decision(text)  # type: ignore[arg-type]  # one of the choices
    if word in _WITH_ID and number.isdecimal():
        return Decision(word, int(number))  # type: ignore[arg-type]  # one of the choices
    match = _MENDED.fullmatch(text)
    if match is None:
        return None
    try:
        day = date.fromisoformat(match.group(1))
    except ValueError:
        return None
    payee = " ".join((match.group(3) or "").split())
    return Decision(mended=Mended(day, Decimal(match.group(2)), payee))
