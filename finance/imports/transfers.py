"""Pairing own transfers: money that left one account and came in on another."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import exists, insert, or_, select, update

from finance.db.tables import Account, Category, Split, Transaction, Transfer
from finance.ledger.categories import transfer_category
from finance.ledger.edits import BY_USER
from finance.ledger.guessing import BY_GUESS
from finance.ledger.ids import reserve

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

WINDOW_DAYS = 5
_BLOCK = 400  # ids in one statement
_AT_ONCE = 2000  # rows in memory while they are sifted


class Side(NamedTuple):
    """One transaction that may be a side of a transfer; `sure` when its category says so."""

    id: int
    account_id: int
    currency: str
    date: date
    amount: int
    sure: bool


def pair_transfers(session: Session) -> list[tuple[int, int]]:
    """Pair what is open and fits, inside an open action; return (out id, in id) of each pair.

    Two sides fit when they are opposite amounts of one currency on different accounts, at most
    WINDOW_DAYS apart, at least one of them filed as a transfer and the other not filed otherwise.
    The nearest dates go together; a side is used once.
    """
    session.flush()
    pairs = list(_matches(_open_sides(session)))
    if not pairs:
        return []
    first = reserve(session, Transfer, len(pairs))
    session.execute(
        insert(Transfer),
        [{"id": first + n, "out_id": out, "in_id": into} for n, (out, into) in enumerate(pairs)],
    )
    file_as_transfers(session, [side for pair in pairs for side in pair], filed=False)
    return pairs


def file_as_transfers(session: Session, sides: Sequence[int], *, filed: bool) -> None:
    """File transactions as transfers, inside an open action; with `filed` those filed otherwise too."""
    category = transfer_category(session).id
    for start in range(0, len(sides), _BLOCK):
        block = sides[start : start + _BLOCK]
        guessed = Transaction.id.in_(block) & (Transaction.filed_by == BY_GUESS)
        wanted: list[ColumnElement[bool]] = [Split.transaction_id.in_(block)]
        if not filed:
            open_ = select(Transaction.id).where(guessed)
            wanted.append(Split.category_id.is_(None) | Split.transaction_id.in_(open_))
        session.execute(
            update(Split)
            .where(*wanted)
            .values(category_id=category)
            .execution_options(synchronize_session=False)
        )
        session.execute(
            update(Transaction)
            .where(guessed)
            .values(filed_by=None)
            .execution_options(synchronize_session=False)
        )


def _open_sides(session: Session) -> list[Side]:
    """Return what may be a side: only amounts that stand on both sides, so that few are in memory."""
    kinds = select(Category.id).where(Category.kind == "transfer")
    filed = Split.category_id.in_(kinds)
    # No category from a person's hand says that it is no transfer.
    unfiled = Split.category_id.is_(None) & Transaction.filed_by.is_distinct_from(BY_USER)
    unfiled |= Transaction.filed_by == BY_GUESS
    sizes = {(side.currency, side.amount) for side in _open(session, filed, sure=True)}
    if not sizes:
        return []
    doubtful = [
        side
        for side in _open(session, unfiled, sure=False)
        if (side.currency, -side.amount) in sizes
    ]
    wanted = {(currency, -amount) for currency, amount in sizes}
    wanted |= {(side.currency, -side.amount) for side in doubtful}
    sure = [s for s in _open(session, filed, sure=True) if (s.currency, s.amount) in wanted]
    return sure + doubtful


def _open(session: Session, filed: ColumnElement[bool], *, sure: bool) -> Iterator[Side]:
    """Yield what is no side of a transfer yet."""
    unpaired = ~exists().where(
        or_(Transfer.out_id == Transaction.id, Transfer.in_id == Transaction.id)
    )
    wanted = (
        select(
            Transaction.id,
            Transaction.account_id,
            Account.currency,
            Transaction.date,
            Transaction.amount,
        )
        .join(Split, Split.transaction_id == Transaction.id)
        .join(Account, Account.id == Transaction.account_id)
        .where(unpaired, filed, Transaction.amount == Split.amount, Transaction.amount != 0)
    )
    for found in session.execute(wanted, execution_options={"yield_per": _AT_ONCE}):
        yield Side(*found, sure=sure)


def _matches(sides: Iterable[Side]) -> Iterable[tuple[int, int]]:
    by_size: dict[tuple[str, int], tuple[list[Side], list[Side]]] = defaultdict(lambda: ([], []))
    for side in sides:
        by_size[side.currency, abs(side.amount)][side.amount > 0].append(side)
    for outs, ins in by_size.values():
        fits = sorted(
            (abs((o.date - i.date).days), not (o.sure and i.sure), o.date, o.id, i.id)
            for o in outs
            for i in ins
            if o.account_id != i.account_id
            and (o.sure or i.sure)
            and abs((o.date - i.date).days) <= WINDOW_DAYS
        )
        used: set[int] = set()
        for *_, out, into in fits:
            if out not in used and into not in used:
                used |= {out, into}
                yield out, into
