"""What the window does to transactions, and what it reads to show them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.operations.filters import Names
from finance.errors import NotFoundError
from finance.ledger.edits import Change
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.context import Context, Matching
    from finance.ledger.filters import SortKey
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo
    from finance.money import Money

# How far apart the two sides of one transfer may be booked.
_DAYS_APART = timedelta(days=10)


@dataclass(frozen=True, slots=True)
class Listed:
    """What a list shows: ids in order, how many there are in all, (out, in) per currency.

    `uncategorised` and `suggested` count those of the whole ledger. `unknown` counts the payees
    that something may be suggested for; it is 0 where neither of these two is what is listed.
    """

    ids: list[int]
    total: int
    sums: list[tuple[Money, Money]]
    uncategorised: int
    suggested: int
    unknown: int = 0


def names(ledger: Ledger) -> Names:
    """Read all names; categories that hold others come last, as they are rarely what is meant."""
    categories = ledger.categories.all()
    above = {c.parent for c in categories}
    categories.sort(key=lambda c: c.name in above)
    return Names(
        accounts=tuple(a.name for a in ledger.accounts.all()),
        categories=tuple(c.name for c in categories),
        members=tuple(ledger.members.names()),
        merchants=tuple(m.name for m in ledger.merchants.all()),
        tags=tuple(ledger.tags.names()),
    )


def listed(
    ledger: Ledger,
    where: Filter,
    matching: Matching | None,
    sort: SortKey,
    *,
    descending: bool,
) -> Listed:
    """Find the transactions that fit `where` and are behind the answer to `matching`, if any."""
    ids = ledger.transactions.ids(where, sort, descending=descending)
    if matching is None:
        sums = ledger.transactions.sums(where)
    else:
        behind = _behind(ledger, matching)
        ids = [number for number in ids if number in behind]
        sums = ledger.transactions.totals(ids)
    return Listed(
        ids,
        ledger.transactions.count(),
        sums,
        len(ledger.transactions.ids(Filter(uncategorised=True))),
        ledger.suggestions.count(),
        _unknown(ledger) if where.uncategorised or where.suggested else 0,
    )


def _behind(ledger: Ledger, matching: Matching) -> set[int]:
    """Return what is behind an answer; nothing where its names are not those of the books any more."""
    try:
        return set(ledger.matching(matching.query, matching.today))
    except NotFoundError:
        return set()


def _unknown(ledger: Ledger) -> int:
    return len({payee.merchant for payee in ledger.suggestions.unknown()})


def other_sides(ledger: Ledger, number: int) -> list[TransactionInfo]:
    """Return what may be the other side of a transfer, the nearest in time first."""
    one = ledger.transactions.get(number)
    amount = -one.amount.minor
    near = Filter(
        start=one.date - _DAYS_APART,
        end=one.date + _DAYS_APART,
        amount_min=amount,
        amount_max=amount,
    )
    found = ledger.transactions.rows(ledger.transactions.ids(near))
    fits = [
        t
        for t in found
        if t.account != one.account
        and t.other_side is None
        and t.amount.currency == one.amount.currency
    ]
    return sorted(fits, key=lambda t: abs(t.date - one.date))


def categorise(context: Context, ids: Sequence[int], category: str) -> None:
    """Give transactions a category."""
    one = QCoreApplication.translate("transactions", "Categorised as {1}")
    many = QCoreApplication.translate("transactions", "{0} transactions categorised as {1}")
    _change(context, ids, Change(category=category), (one, many), category)


def assign(context: Context, ids: Sequence[int], member: str) -> None:
    """Give transactions to a member; "" to none."""
    if member:
        one = QCoreApplication.translate("transactions", "Given to {1}")
        many = QCoreApplication.translate("transactions", "{0} transactions given to {1}")
    else:
        one = QCoreApplication.translate("transactions", "Member removed")
        many = QCoreApplication.translate("transactions", "Member removed from {0} transactions")
    _change(context, ids, Change(member=member), (one, many), member)


def tag(context: Context, ids: Sequence[int], add: Sequence[str], remove: Sequence[str]) -> None:
    """Put tags on transactions, and take others off."""
    one = QCoreApplication.translate("transactions", "Tags changed")
    many = QCoreApplication.translate("transactions", "Tags of {0} transactions changed")
    chosen = list(ids)
    context.write(
        lambda ledger: ledger.transactions.tag(chosen, add, remove), _said((one, many), len(chosen))
    )


def delete(context: Context, ids: Sequence[int]) -> None:
    """Remove transactions."""
    one = QCoreApplication.translate("transactions", "Transaction deleted")
    many = QCoreApplication.translate("transactions", "{0} transactions deleted")
    chosen = list(ids)
    context.write(
        lambda ledger: ledger.transactions.delete(chosen), _said((one, many), len(chosen))
    )


def mark_transfer(context: Context, first: int, second: int | None) -> None:
    """Say that a transaction is an own transfer, with its other side where that is known."""
    context.write(
        lambda ledger: ledger.transactions.transfer(first, second),
        QCoreApplication.translate("transactions", "Marked as a transfer"),
    )


def _change(
    context: Context, ids: Sequence[int], change: Change, forms: tuple[str, str], name: str
) -> None:
    chosen = list(ids)
    context.write(
        lambda ledger: ledger.transactions.set(chosen, change), _said(forms, len(chosen), name)
    )


def _said(forms: tuple[str, str], count: int, name: str = "") -> str:
    return forms[count != 1].format(formats.number(count), name)


def count_text(count: int) -> str:
    """Return how many transactions: `1 transaction`, `1,204 transactions`."""
    one = QCoreApplication.translate("transactions", "1 transaction")
    many = QCoreApplication.translate("transactions", "{0} transactions")
    return one if count == 1 else many.format(formats.number(count))


def sums_text(sums: Sequence[tuple[Money, Money]]) -> str:
    """Return what went out and came in, for each currency: `−€61.20 out · +€12.00 in`."""
    out_form = QCoreApplication.translate("transactions", "{0} out")
    in_form = QCoreApplication.translate("transactions", "{0} in")
    parts: list[str] = []
    forms: tuple[tuple[str, Callable[[tuple[Money, Money]], Money]], ...]
    forms = ((out_form, lambda s: s[0]), (in_form, lambda s: s[1]))
    for both in sums:
        parts += [
            form.format(formats.money(side(both), plus=True)) for form, side in forms if side(both)
        ]
    return " · ".join(parts)
