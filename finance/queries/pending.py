"""How many of the transactions behind an answer the bank has not booked yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, true

from finance.db.tables import Transaction
from finance.queries.answer import MOST_TRANSACTIONS, Note
from finance.queries.query import Intent

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.answer import Answer
    from finance.queries.request import Request
    from finance.queries.selection import Selection

_STATES = frozenset({Intent.BALANCE, Intent.NET_WORTH})
_MOST = 500  # more than a bank leaves open; beyond it the number is not worth a slower answer
# The index of pending rows alone answers this, whatever the size of the books.
_PENDING = select(Transaction.id).where(Transaction.pending == true()).limit(_MOST)


def pending(
    request: Request, answer: Answer, lines: Callable[[Request], Selection] | None
) -> tuple[Note, ...]:
    """Return a note with the number of pending transactions in `answer`; none for none.

    `lines` gives what is behind an answer that holds more transactions than it names, or a balance,
    which names none.
    """
    held = request.query.intent in _STATES
    if not answer.transactions and not held:
        return ()
    open_ = request.connection.scalars(_PENDING).all()
    if not open_:
        return ()
    if lines is not None and (held or len(answer.transactions) >= MOST_TRANSACTIONS):
        chosen = lines(request)
        count = chosen.only(chosen.lines.number.in_(open_)).count(request.connection)
    else:
        count = len(set(open_).intersection(answer.transactions))
    if not count:
        return ()
    if len(answer.transactions) == 1:
        return (Note("pending_alone", (("number", "1"),)),)
    many = (("many", str(count)),) if count > 1 else ()
    return (Note("pending", (("number", str(count)), *many)),)
