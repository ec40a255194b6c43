"""The whole books as JSON, lossless; `finance.readers.coffer_json` tells the shape and reads it.

Each list of the head stands on one line, and so does each transaction: files compare well.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TextIO

from finance.exports.lines import transactions, transfer_mark
from finance.readers.books import NO_REFUND, VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo


def write_json(
    ledger: Ledger, file: TextIO, progress: Callable[[int, int], None] | None = None
) -> None:
    """Write the books to an open text file."""
    head = {
        "coffer": VERSION,
        "currency": ledger.currency,
        "members": ledger.members.names(),
        "tags": ledger.tags.names(),
        "accounts": _accounts(ledger),
        "categories": _categories(ledger),
        "merchants": _merchants(ledger),
        "budgets": _budgets(ledger),
    }
    file.write("{\n")
    file.writelines(f"{_text(name)}: {_text(value)},\n" for name, value in head.items())
    file.write('"transactions": [')
    before = "\n"
    for transaction in transactions(ledger, progress):
        file.write(before + _text(_transaction(transaction)))
        before = ",\n"
    file.write("\n]\n}\n")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _accounts(ledger: Ledger) -> list[dict[str, object]]:
    return [
        {
            "name": account.name,
            "kind": account.kind,
            "currency": account.currency,
            "number": account.number,
            "opening": str(account.opening),
            "opening_date": account.opening_date.isoformat() if account.opening_date else None,
            "member": account.member,
            "archived": account.archived,
        }
        for account in ledger.accounts.all(archived=True)
    ]


def _categories(ledger: Ledger) -> list[dict[str, object]]:
    return [
        {
            "name": category.name,
            "kind": category.kind,
            "parent": category.parent,
            "archived": category.archived,
        }
        for category in ledger.categories.all(archived=True)
    ]


def _merchants(ledger: Ledger) -> list[dict[str, object]]:
    return [
        {
            "name": m.name,
            "category": m.category,
            "aliases": list(m.aliases),
            "suggest": m.suggest,
        }
        for m in ledger.merchants.all()
    ]


def _budgets(ledger: Ledger) -> list[dict[str, object]]:
    return [
        {"category": b.category, "amount": str(b.amount), "start": b.month.isoformat()}
        for b in ledger.budgets.all()
    ]


def _refund_of(transaction: TransactionInfo) -> str | None:
    if transaction.refund_of is not None:
        return str(transaction.refund_of.id)
    return NO_REFUND if transaction.no_refund else None


def _transaction(transaction: TransactionInfo) -> dict[str, object]:
    return {
        "id": transaction.id,
        "date": transaction.date.isoformat(),
        "account": transaction.account,
        "amount": str(transaction.amount),
        "currency": transaction.amount.currency,
        "payee": transaction.payee,
        "memo": transaction.memo,
        "note": transaction.note,
        "merchant": transaction.merchant,
        "tags": list(transaction.tags),
        "pending": transaction.pending,
        "bank_id": transaction.bank_id,
        "transfer": transfer_mark(transaction) or None,
        "refund_of": _refund_of(transaction),
        "filed_by": transaction.filed_by,
        "splits": [
            {
                "category": part.category,
                "member": transaction.member,
                "amount": str(part.amount),
                "note": part.note,
            }
            for part in transaction.splits
        ],
    }
