"""Rules of single institutions and families, read from resources/sms/*.toml."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from finance.sms.amounts import find_money, parse_amount
from finance.sms.days import find_days, told_day
from finance.sms.labels import signed
from finance.sms.names import clean
from finance.sms.normalise import normalise
from finance.sms.patterns import Piece, compile_pattern, fit
from finance.sms.reading import QUIET_KINDS, SmsReading
from finance.sms.vocabulary import FOLDER

if TYPE_CHECKING:
    from decimal import Decimal

    from finance.sms.reading import Message

_MARKS = {"point": ".", "comma": ","}
_SURE = 4  # longer names of senders may go on
_ROUTE = re.compile(r"^[A-Z]{2}-|-[A-Z]$")  # Indian senders carry a route before and a class behind
_NOT_LETTERS = re.compile(r"[^a-z0-9\u0080-\uffff]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One shape of message: `pattern` in the language of `patterns`, and what it means.

    `examples` are messages with what must be read; `reason` is that of messages kept out.
    """

    name: str
    pieces: tuple[Piece, ...]
    kind: str
    reason: str | None
    merchant: str | None
    currency: str | None
    mark: str | None
    order: str
    language: str
    examples: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of one file: an institution or a family. No senders: any sender."""

    name: str
    senders: frozenset[str]
    rules: tuple[Rule, ...]
    negatives: tuple[str, ...]


@lru_cache(maxsize=1)
def rule_books() -> tuple[RuleBook, ...]:
    """Return all rule books, read once."""
    return tuple(
        _book(path.stem, tomllib.loads(path.read_text("utf-8")))
        for path in sorted(FOLDER.glob("*.toml"))
        if not path.name.startswith(("words.", "places."))
    )


def read_by_rule(message: Message) -> SmsReading | None:
    """Return the reading of the first rule that knows `message` by its sender and pattern."""
    text = ""
    for book in _books_of(message.sender):
        text = text or normalise(message.body)
        for rule in book.rules:
            slots = fit(rule.pieces, text)
            if slots is not None:
                return _reading(rule, slots, message, known=bool(book.senders))
    return None


@lru_cache(maxsize=10_000)
def _books_of(sender: str | None) -> tuple[RuleBook, ...]:
    """Return the books for messages of `sender`, those for any sender among them."""
    key = sender_key(sender)
    return tuple(b for b in rule_books() if not b.senders or _known(key, b.senders))


def sender_key(sender: str | None) -> str:
    """Return a sender in small letters without route, class and punctuation: `AD-HDFCBK-S` → `hdfcbk`."""
    return _NOT_LETTERS.sub("", _ROUTE.sub("", sender or "").lower())


def _known(sender: str, senders: frozenset[str]) -> bool:
    return bool(sender) and (
        sender in senders or any(sender.startswith(s) for s in senders if len(s) > _SURE)
    )


def _book(stem: str, data: dict[str, Any]) -> RuleBook:
    rules = tuple(
        Rule(
            name=f"{stem}.{rule['name']}",
            pieces=compile_pattern(rule["pattern"]),
            kind=rule["kind"],
            reason=rule.get("reason"),
            merchant=rule.get("merchant"),
            currency=rule.get("currency", data.get("currency")),
            mark=_MARKS.get(data.get("decimal", "")),
            order=data.get("order", "dmy"),
            language=data.get("language", "en"),
            examples=tuple(rule["examples"]),
        )
        for rule in data["rules"]
    )
    senders = frozenset(sender_key(s) for s in data.get("senders", ()))
    return RuleBook(stem, senders, rules, tuple(data.get("negatives", ())))


def _reading(rule: Rule, slots: dict[str, str], message: Message, *, known: bool) -> SmsReading:
    """Return what the slots say; only a known sender is taken at its word."""
    amount, currency = _money(rule, slots.get("amount"))
    balance, _ = _money(rule, slots.get("balance"))
    days = find_days(slots.get("date", ""))
    return SmsReading(
        kind=rule.kind,
        reason=rule.reason,
        amount=abs(amount) if amount is not None else None,
        currency=currency or rule.currency,
        merchant=clean(slots.get("merchant", "")) or rule.merchant,
        account=slots.get("account"),
        balance=balance,
        reference=slots.get("reference"),
        date=told_day(days, message.day, rule.order),
        rule=rule.name,
        confident=known or rule.kind in QUIET_KINDS,
    )


def _money(rule: Rule, text: str | None) -> tuple[Decimal | None, str | None]:
    if not text:
        return None, None
    tokens = find_money(text, lambda _: False, rule.language)
    if not tokens:
        return None, None
    token = tokens[0]
    if rule.mark:
        token.amount = parse_amount(token.digits, token.currency or rule.currency, rule.mark)
    elif token.currency is None:
        token.amount = parse_amount(token.digits, rule.currency)
    return signed(token), token.currency
