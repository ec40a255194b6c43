"""Coffer's own JSON: whole books in one object, without loss.

```
{"coffer": 1, "currency": "EUR",
 "accounts": [{"name", "kind", "currency", "opening", "opening_date", "member", "archived"}],
 "categories": [{"name", "parent", "kind", "archived"}],
 "merchants": [{"name", "aliases": [], "category"}],
 "members": ["…"], "tags": ["…"], "budgets": [{"category", "amount", "start"}],
 "transactions": [{"id", "date", "account", "amount", "currency", "payee", "memo", "bank_id", "merchant", "note",
                   "pending", "tags": [], "transfer", "splits": [{"category", "member", "amount", "note"}]}]}
```
Amounts are decimal strings in major units, dates ISO; what is empty may be left out.
"""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import TypeAlias, cast

from finance.readers.balances import NOT_STATED
from finance.readers.books import (
    KINDS,
    VERSION,
    BookAccount,
    BookBudget,
    BookCategory,
    BookMerchant,
    Books,
)
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement, Refused

Item: TypeAlias = dict[str, object]

_PROBLEMS = (ValueError, KeyError, TypeError, AttributeError)
_FOREIGN = (
    "This JSON file was not exported by Coffer. Export CSV or OFX from the bank and try again."
)
_BROKEN = "This JSON file is cut off or damaged. Export it again."
_NEWER = "This file was exported by a newer Coffer. Update Coffer and try again."


def read_coffer_json(text: str, name: str, encoding: str) -> ParsedFile:
    """Return rows and `books` of an export; each transaction that cannot be read is refused by itself.

    A row's `line` is the transaction's 1-based place in the file's list.
    """
    error, data = _load(text)
    if error:
        return ParsedFile(name, "coffer" if data else "", encoding, error=error)
    try:
        books, items = _books(data), _list(data, "transactions")
    except _PROBLEMS as problem:
        error = f"This export is damaged: {_reason(problem)} Export it again."
        return ParsedFile(name, "coffer", encoding, error=error)
    statements, numbers = _statements(books)
    rows: list[ParsedRow] = []
    refused: list[Refused] = []
    for place, item in enumerate(items, 1):
        try:
            rows += _rows(place, item, numbers)
        except _PROBLEMS as problem:
            text = json.dumps(item, ensure_ascii=False)
            refused.append(Refused(place, text, _reason(problem)))
    return ParsedFile(
        name,
        "coffer",
        encoding,
        statements,
        tuple(rows),
        tuple(refused),
        signature="coffer",
        books=books,
    )


def _reason(problem: Exception) -> str:
    if isinstance(problem, ValueError):
        return str(problem)
    return "A field is missing or of another kind."


def _load(text: str) -> tuple[str, Item]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return _BROKEN, {}
    if not isinstance(data, dict) or not isinstance(data.get("coffer"), int):
        return _FOREIGN, {}
    return (_NEWER if data["coffer"] > VERSION else ""), data


def _books(data: Item) -> Books:
    return Books(
        currency=_word(data, "currency"),
        accounts=tuple(map(_account, _list(data, "accounts"))),
        categories=tuple(
            BookCategory(
                _name(c), _word(c, "parent"), _word(c, "kind"), archived=bool(c.get("archived"))
            )
            for c in _list(data, "categories")
        ),
        merchants=tuple(
            BookMerchant(_name(m), _words(m, "aliases"), _word(m, "category"))
            for m in _list(data, "merchants")
        ),
        members=_words(data, "members"),
        tags=_words(data, "tags"),
        budgets=tuple(
            BookBudget(str(b["category"]), _amount(b["amount"]), _day(b.get("start")))
            for b in _list(data, "budgets")
        ),
    )


def _account(item: Item) -> BookAccount:
    kind = _word(item, "kind")
    if kind is not None and kind not in KINDS:
        raise ValueError(f"“{kind}” is no kind of account.")
    opening = item.get("opening")
    return BookAccount(
        name=_name(item),
        kind=kind,
        currency=_word(item, "currency"),
        number=_word(item, "number"),
        opening=None if opening is None else _amount(opening),
        opening_date=_day(item.get("opening_date")),
        member=_word(item, "member"),
        archived=bool(item.get("archived")),
    )


def _statements(books: Books) -> tuple[tuple[ParsedStatement, ...], dict[str, int]]:
    numbers = {account.name: i for i, account in enumerate(books.accounts)}
    statements = tuple(
        ParsedStatement(
            a.name, a.kind, a.currency or books.currency, a.opening, balances=NOT_STATED
        )
        for a in books.accounts
    )
    return statements, numbers


def _rows(place: int, item: Item, numbers: dict[str, int]) -> list[ParsedRow]:
    """Return one row per split line; lines of one transaction share `split`."""
    account = str(item["account"])
    if account not in numbers:
        raise ValueError(f"Its account “{account}” is not among the file's accounts.")
    amount, day = _amount(item["amount"]), _day(item["date"])
    if day is None:
        raise ValueError("It has no date.")
    lines = _list(item, "splits") or [
        {"amount": str(amount), "category": item.get("category"), "member": item.get("member")}
    ]
    amounts = [_amount(line["amount"]) for line in lines]
    if sum(amounts, Decimal(0)) != amount:
        raise ValueError("Its split lines do not add up to its amount.")
    key = _word(item, "id") or f"#{place}"
    return [
        ParsedRow(
            line=place,
            date=day,
            amount=part,
            currency=_word(item, "currency"),
            payee=_word(item, "payee") or "",
            memo=_word(item, "memo") or "",
            bank_id=_word(item, "bank_id"),
            pending=bool(item.get("pending")),
            statement=numbers[account],
            account=account,
            merchant=_word(item, "merchant"),
            category=_word(line, "category"),
            member=_word(line, "member"),
            note=_word(line, "note") or _word(item, "note") or "",
            tags=_words(item, "tags"),
            transfer=_word(item, "transfer"),
            split=key if len(lines) > 1 else None,
            id=_word(item, "id"),
        )
        for line, part in zip(lines, amounts, strict=True)
    ]


def _list(item: Item, key: str) -> list[Item]:
    value = item.get(key) or []
    if not isinstance(value, list):
        raise TypeError(key)
    return cast("list[Item]", value)


def _words(item: Item, key: str) -> tuple[str, ...]:
    return tuple(str(value) for value in _list(item, key))


def _word(item: Item, key: str) -> str | None:
    value = item.get(key)
    return None if value is None or value == "" else str(value)


def _name(item: Item) -> str:
    name = _word(item, "name")
    if name is None:
        raise ValueError("Something has no name.")
    return name


def _amount(value: object) -> Decimal:
    try:
        amount = Decimal(str(value))
    except InvalidOperation:
        raise ValueError(f"“{value}” is not an amount.") from None
    if not amount.is_finite():
        raise ValueError(f"“{value}” is not an amount.")
    return amount


def _day(value: object) -> date | None:
    if value is None or value == "":
        return None
    try:
        return date.fromisoformat(str(value))
    except ValueError:
        raise ValueError(f"“{value}” is not a date.") from None
