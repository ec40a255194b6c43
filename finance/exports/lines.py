"""The books as flat lines: one per part of a transaction, as CSV and XLSX hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import SplitInfo, TransactionInfo
    from finance.money import Money

BLOCK = 2000


class Line(NamedTuple):
    """One line; its fields are `finance.readers.books.COLUMNS`, in their order.

    Lines that share `split` are the parts of one transaction, those that share `transfer` are the
    two sides of an own transfer. `id` is the number of the transaction.
    """

    date: date
    account: str
    payee: str
    merchant: str
    category: str
    member: str
    amount: Money
    note: str
    account_kind: str
    currency: str
    tags: tuple[str, ...]
    transfer: str
    split: str
    id: str
    pending: bool


def transactions(
    ledger: Ledger, progress: Callable[[int, int], None] | None = None
) -> Iterator[TransactionInfo]:
    """Yield all transactions, oldest first, reading them in blocks."""
    ids = ledger.transactions.ids(descending=False)
    for start in range(0, len(ids), BLOCK):
        yield from ledger.transactions.rows(ids[start : start + BLOCK])
        if progress is not None:
            progress(min(start + BLOCK, len(ids)), len(ids))


def lines(ledger: Ledger, progress: Callable[[int, int], None] | None = None) -> Iterator[Line]:
    """Yield the lines of all transactions, oldest first."""
    kinds = {account.name: account.kind for account in ledger.accounts.all(archived=True)}
    for transaction in transactions(ledger, progress):
        for part in transaction.splits:
            yield _line(transaction, part, kinds[transaction.account])


def transfer_mark(transaction: TransactionInfo) -> str:
    """Return what both sides of an own transfer share: the lower number; empty for no transfer."""
    other = transaction.other_side
    return "" if other is None else str(min(transaction.id, other))


def _line(transaction: TransactionInfo, part: SplitInfo, kind: str) -> Line:
    divided = len(transaction.splits) > 1
    return Line(
        date=transaction.date,
        account=transaction.account,
        payee=transaction.payee or transaction.memo,
        merchant=transaction.merchant or "",
        category=part.category or "",
        member=transaction.member or "",
        amount=part.amount,
        note=part.note or transaction.note,
        account_kind=kind,
        currency=transaction.amount.currency,
        tags=transaction.tags,
        transfer=transfer_mark(transaction),
        split=str(transaction.id) if divided else "",
        id=str(transaction.id),
        pending=transaction.pending,
    )
