"""Coffer's own JSON: whole books in one object, without loss.

```
{"coffer": 1, "currency": "EUR",
 "accounts": [{"name", "kind", "currency", "opening", "opening_date", "member", "archived"}],
 "categories": [{"name", "parent", "kind", "archived"}],
 "merchants": [{"name", "aliases": [], "category", "suggest"}],
 "members": ["…"], "tags": ["…"], "budgets": [{"category", "amount", "start"}],
 "transactions": [{"id", "date", "account", "amount", "currency", "payee", "memo", "bank_id", "merchant", "note",
                   "pending", "tags": [], "transfer", "refund_of", "filed_by",
                   "splits": [{"category", "member", "amount", "note"}]}]}
```
Amounts are decimal strings in major units, dates ISO; what is empty may be left out. `refund_of` is an id, or `none`.
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
from finance.readers.json_walk import BrokenJsonError, JsonWalk
from finance.readers.listed import MOST, Listed
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from finance.sentence import Sentence

Item: TypeAlias = dict[str, object]

_PROBLEMS = (ValueError, KeyError, TypeError, AttributeError)
_FOREIGN = Sentence(
    "This JSON file was not exported by Coffer. Export CSV or OFX from the bank and try again."
)
_BROKEN = Sentence("This JSON file is cut off or damaged. Export it again.")
_OTHER_KIND = Sentence("A field is missing or of another kind.")
_NEWER = Sentence("This file was exported by a newer Coffer. Update Coffer and try again.")


def read_coffer_json(text: str, name: str, encoding: str) -> ParsedFile:
    """Return rows and `books` of an export; each transaction that cannot be read is refused by itself.

    A row's `line` is the transaction's 1-based place in the file's list.
    """
    export = _Export(text)
    error: Sentence | None = None
    try:
        export.read()
    except BrokenJsonError:
        return ParsedFile(name, "", encoding, error=_BROKEN)
    except _PROBLEMS as problem:
        error = Sentence(
            "This export is damaged: {reason} Export it again.", reason=_reason(problem)
        )
    version = export.version
    if not isinstance(version, int):
        return ParsedFile(name, "", encoding, error=_FOREIGN)
    if version > VERSION or error:
        error = _NEWER if version > VERSION else error
        return ParsedFile(name, "coffer", encoding, error=error)
    books = export.books()
    return ParsedFile(
        name,
        "coffer",
        encoding,
        _statements(books),
        tuple(export.rows),
        export.listed.refused,
        signature="coffer",
        books=books,
    )


class _Export:
    """What one export holds, taken in member by member."""

    def __init__(self, text: str) -> None:
        self.version: object = None
        self.rows: list[ParsedRow] = []
        self.listed = Listed()
        self._text = text
        self._currency: str | None = None
        self._accounts: tuple[BookAccount, ...] | None = None
        self._categories: tuple[BookCategory, ...] = ()
        self._merchants: tuple[BookMerchant, ...] = ()
        self._budgets: tuple[BookBudget, ...] = ()
        self._members: tuple[str, ...] = ()
        self._tags: tuple[str, ...] = ()

    def read(self) -> None:
        """Take in everything; raise BrokenJsonError, or what is wrong with an account and the like."""
        walk = JsonWalk(self._text)
        late: int | None = None
        for member in walk.members():
            if member == "transactions" and self._accounts is None:
                late = walk.place
                walk.skip()
            elif member == "transactions":
                self._transactions(walk)
            else:
                self._take(member, walk)
        if late is not None:
            walk.place = late
            self._transactions(walk)

    def books(self) -> Books:
        """Return all but the transactions."""
        return Books(
            currency=self._currency,
            accounts=self._accounts or (),
            categories=self._categories,
            merchants=self._merchants,
            members=self._members,
            tags=self._tags,
            budgets=self._budgets,
        )

    def _take(self, member: str, walk: JsonWalk) -> None:
        if member == "coffer":
            self.version = walk.value()
        elif member == "currency":
            self._currency = _word({member: walk.value()}, member)
        elif member == "accounts":
            self._accounts = tuple(_account(cast("Item", item)) for item in walk.items())
        elif member == "categories":
            self._categories = tuple(_category(cast("Item", item)) for item in walk.items())
        elif member == "merchants":
            self._merchants = tuple(_merchant(cast("Item", item)) for item in walk.items())
        elif member == "budgets":
            self._budgets = tuple(_budget(cast("Item", item)) for item in walk.items())
        elif member == "members":
            self._members = tuple(dict.fromkeys(map(str, walk.items())))
        elif member == "tags":
            self._tags = tuple(dict.fromkeys(map(str, walk.items())))
        else:
            walk.skip()

    def _transactions(self, walk: JsonWalk) -> None:
        numbers = {account.name: i for i, account in enumerate(self._accounts or ())}
        refused = 0
        for place, item in enumerate(walk.items(), 1):
            try:
                self.rows += _rows(place, cast("Item", item), numbers)
            except _PROBLEMS as problem:
                refused += 1
                shown = json.dumps(item, ensure_ascii=False) if refused <= MOST else ""
                self.listed.refuse(place, shown, _reason(problem))


def _reason(problem: Exception) -> Sentence:
    why = problem.args[0] if problem.args else None
    return why if isinstance(why, Sentence) else _OTHER_KIND


def _category(item: Item) -> BookCategory:
    return BookCategory(
        _name(item), _word(item, "parent"), _word(item, "kind"), archived=bool(item.get("archived"))
    )


def _merchant(item: Item) -> BookMerchant:
    return BookMerchant(
        _name(item),
        _words(item, "aliases"),
        _word(item, "category"),
        suggest=item.get("suggest") is not False,
    )


def _budget(item: Item) -> BookBudget:
    return BookBudget(str(item["category"]), _amount(item["amount"]), _day(item.get("start")))


def _account(item: Item) -> BookAccount:
    kind = _word(item, "kind")
    if kind is not None and kind not in KINDS:
        raise ValueError(Sentence("“{kind}” is no kind of account.", kind=kind))
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


def _statements(books: Books) -> tuple[ParsedStatement, ...]:
    return tuple(
        ParsedStatement(
            a.name, a.kind, a.currency or books.currency, a.opening, balances=NOT_STATED
        )
        for a in books.accounts
    )


def _rows(place: int, item: Item, numbers: dict[str, int]) -> list[ParsedRow]:
    """Return one row per split line; lines of one transaction share `split`."""
    account = str(item["account"])
    if account not in numbers:
        raise ValueError(
            Sentence("Its account “{account}” is not among the file's accounts.", account=account)
        )
    amount, day = _amount(item["amount"]), _day(item["date"])
    if day is None:
        raise ValueError(Sentence("It has no date."))
    lines = _split_lines(item, amount)
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
            split=key if len(lines) > 1 else None,
            id=_word(item, "id"),
            filed_by=_word(item, "filed_by") if "filed_by" in item else "file",
            transfer=_word(item, "transfer"),
            refund_of=_word(item, "refund_of"),
        )
        for line, part in lines
    ]


def _split_lines(item: Item, amount: Decimal) -> list[tuple[Item, Decimal]]:
    """Return each line of a transaction with its amount; one that is not split has one line."""
    lines = _list(item, "splits") or [_only_line(item, amount)]
    amounts = [_amount(line["amount"]) for line in lines]
    if sum(amounts, Decimal(0)) != amount:
        raise ValueError(Sentence("Its split lines do not add up to its amount."))
    return list(zip(lines, amounts, strict=True))


def _only_line(item: Item, amount: Decimal) -> Item:
    return {"amount": str(amount), "category": item.get("category"), "member": item.get("member")}


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
        raise ValueError(Sentence("Something has no name."))
    return name


def _amount(value: object) -> Decimal:
    try:
        amount = Decimal(str(value))
    except InvalidOperation:
        raise ValueError(Sentence("“{text}” is not an amount.", text=value)) from None
    if not amount.is_finite():
        raise ValueError(Sentence("“{text}” is not an amount.", text=value))
    return amount


def _day(value: object) -> date | None:
    if value is None or value == "":
        return None
    try:
        return date.fromisoformat(str(value))
    except ValueError:
        raise ValueError(Sentence("“{text}” is not a date.", text=value)) from None
