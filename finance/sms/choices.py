"""What the fields of a message may be: pieces of its own text that code found, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from finance.sms.direction import kind_of
from finance.sms.generic import currency_of, own_account
from finance.sms.labels import drop_marks, label_money, possible_amounts, proved_direction
from finance.sms.merchant import possible_names
from finance.sms.reading import IN_KINDS, OUT_KINDS
from finance.sms.scan import scan

if TYPE_CHECKING:
    from collections.abc import Iterable
    from decimal import Decimal

    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan

_MOST_AMOUNTS, _MOST_NAMES, _MOST_NUMBERS = 6, 8, 4
_TAIL = re.compile(r"(?<![\w.,/:-])\d{3,6}(?![\w/:-]|[.,]\d)")
_REFERENCE = re.compile(r"(?<![\w.,/:-])(?=[A-Z\d-]*\d{3})[A-Z\d][A-Z\d-]{5,20}(?![\w/:-]|[.,]\d)")


class Sum(NamedTuple):
    """An amount that may have moved, positive, in major units.

    `direction` is -1 or 1 where the message leaves no doubt which way it went, else 0.
    """

    amount: Decimal
    currency: str | None
    direction: int


@dataclass(frozen=True, slots=True)
class Choices:
    """What each field of one message may be, the likeliest first; `text` is what code reads.

    Amounts, payees, account tails and references are literal parts of `text`.
    """

    text: str
    amounts: dict[str, Sum]
    payees: tuple[str, ...]
    tails: tuple[str, ...]
    references: tuple[str, ...]


def choices(body: str) -> Choices | None:
    """Return what the fields of a message may be; None where it holds no money that may have moved.

    Balances, limits and dues are no choice, nor is a fee beside another amount.
    """
    scanned = scan(body)
    if scanned is None:
        return None
    label_money(scanned)
    drop_marks(scanned)
    moved = [token for token in possible_amounts(scanned) if token.amount]
    if not moved:
        return None
    kind = kind_of(scanned, moved[0])
    amounts: dict[str, Sum] = {}
    for token in moved[:_MOST_AMOUNTS]:
        printed = scanned.text[token.start : token.end].strip()
        currency = currency_of(scanned, token)
        amounts.setdefault(printed, Sum(abs(token.amount), currency, _sure(scanned, token)))
    return Choices(
        text=scanned.text,
        amounts=amounts,
        payees=tuple(possible_names(scanned, moved[0], kind)[:_MOST_NAMES]),
        tails=_tails(scanned, kind),
        references=_references(scanned),
    )


def _sure(scanned: Scan, token: MoneyToken) -> int:
    """Return the direction that balances prove, or that a sign prints and the words bear out."""
    proof = proved_direction(scanned, token)
    if proof or not token.sign:
        return proof
    kind = kind_of(scanned, token)
    if token.sign == "-":
        return -1 if kind in OUT_KINDS else 0
    return 1 if kind in IN_KINDS else 0


def _tails(scanned: Scan, kind: str) -> tuple[str, ...]:
    own = own_account(scanned, kind)
    found = [own] if own else []
    found += [a.tail for a in scanned.accounts if not scanned.in_trailer(a.start)]
    return _first(found or _unexplained(scanned, _TAIL))


def _references(scanned: Scan) -> tuple[str, ...]:
    return _first([r.value for r in scanned.references] or _unexplained(scanned, _REFERENCE))


def _unexplained(scanned: Scan, pattern: re.Pattern[str]) -> list[str]:
    """Return what fits `pattern` where nothing else was found, advice left aside."""
    taken = [(d.start, d.end) for d in scanned.days] + scanned.links
    taken += [(t.start, t.end) for t in scanned.money if t.currency or t.sign]
    return [
        match.group()
        for match in pattern.finditer(scanned.text)
        if not scanned.in_trailer(match.start())
        and not any(start < match.end() and match.start() < end for start, end in taken)
    ]


def _first(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))[:_MOST_NUMBERS]
