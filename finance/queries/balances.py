"""What is in the accounts: balances and net worth, now or at the end of a day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select

from finance.db.tables import Account, Transaction
from finance.queries.answer import AnswerRow, Note
from finance.queries.commitments import commitments
from finance.queries.entries import entries
from finance.queries.query import Intent, Measure
from finance.queries.scope import words_of
from finance.queries.selection import Selection
from finance.queries.spans import Span, add_days
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from finance.money import Money
    from finance.queries.answer import Answer
    from finance.queries.names import AccountFacts
    from finance.queries.request import Request

# What "my balance" means where no account is named: money at hand and what the cards owe.
_AT_HAND = frozenset({"checking", "savings", "cash", "credit card"})


_SILENT = 60  # days without a record after which a balance may well have changed


class _Balance(NamedTuple):
    """What is in an account; `opened` is the day of its opening balance, None where none is set."""

    account: AccountFacts
    minor: int
    number: int
    opened: date | None
    last: date | None


def balance(request: Request) -> Answer:
    """Return the balance of the accounts asked for, and whether it reaches the threshold."""
    found = _balances(request, _asked(request))
    value = sum(b.minor for b in found)
    enough = reached(request, request.money(value)) if found else None
    return _answer(request, found, yes=enough, notes=_not_at_hand(request, found))


def net_worth(request: Request) -> Answer:
    """Return all assets less all debts; what is owed stands on its account with a minus."""
    found = _balances(request, _asked(request, every_kind=True))
    value = request.money(sum(b.minor for b in found))
    return _answer(request, found, yes=reached(request, value) if found else None)


def lines(request: Request, *, every_kind: bool) -> Selection:
    """Return the lines of the accounts asked for, in the period or up to its end."""
    asked = [a.id for a in _asked(request, every_kind=every_kind)]
    chosen = Selection(entries, (entries.c.account_id.in_(asked),), Measure.ANY)
    return chosen.within(Span(request.span.start, _day(request)))


def _day(request: Request) -> date:
    return request.span.end or request.today


def _asked(request: Request, *, every_kind: bool = False) -> list[AccountFacts]:
    """Return the accounts meant: those named, or all that count, in the answer's currency."""
    names = request.names
    counted = [a for a in names.accounts if a.currency == request.currency]
    if request.query.accounts:
        named = set(names.account_ids(request.query.accounts))
        counted = [a for a in counted if a.id in named]
    if request.query.members:
        members = set(names.member_ids(request.query.members))
        counted = [a for a in counted if a.member_id in members]
    if request.query.text:
        items = [words_of(item) for item in request.query.text]
        counted = [
            a for a in counted if any(i and all(w in fold(a.name) for w in i) for i in items)
        ]
    if every_kind or request.query.accounts or request.query.text:
        return counted
    return [a for a in counted if a.kind in _AT_HAND] or counted


def _balances(request: Request, accounts: Sequence[AccountFacts]) -> list[_Balance]:
    """Return the balances at the end of the day asked, the highest first.

    An opening balance counts from its date on. Archived accounts show while they hold something.
    """
    day = _day(request)
    opening = select(Account.id, Account.opening, Account.opening_date)
    openings = {row[0]: (row[1], row[2]) for row in request.connection.execute(opening).all()}
    moved = select(
        Transaction.account_id,
        func.sum(Transaction.amount),
        func.count(),
        func.max(Transaction.date),
    )
    moved = moved.where(Transaction.date <= day).group_by(Transaction.account_id)
    sums = {row[0]: row[1:] for row in request.connection.execute(moved).all()}
    found = []
    for account in accounts:
        minor, number, last = sums.get(account.id, (0, 0, None))
        first, opened = openings[account.id]
        if opened is None or opened <= day:
            minor += first
        if opened is None and first:  # an opening balance without a day has always been there
            opened = date.min
        if minor or not account.archived or account.name in request.query.accounts:
            found.append(_Balance(account, minor, number, opened, last))
    return sorted(found, key=lambda b: (-b.minor, b.account.name))


def reached(request: Request, value: Money) -> bool | None:
    """Say whether `value` is as much as the query's threshold, or less where it asks that."""
    threshold = request.query.threshold
    if threshold is None:
        return None
    under = request.query.threshold_op == "under"
    return value.decimal < threshold if under else value.decimal >= threshold


def _not_at_hand(request: Request, found: Sequence[_Balance]) -> list[Note]:
    """Return a note with the accounts that a balance of all leaves out: loans and investments."""
    if request.query.accounts or request.query.text:
        return []
    counted = {b.account.id for b in found}
    left = [
        a.name
        for a in _asked(request, every_kind=True)
        if a.id not in counted and a.kind not in _AT_HAND and not a.archived
    ]
    return [Note("not_at_hand", (("accounts", ", ".join(left)),))] if left else []


def _unknown(request: Request, found: Sequence[_Balance]) -> Iterator[Note]:
    """Note where an account's balance rests on records that began late, or ended some time ago."""
    day = _day(request)
    unset = [b.account.name for b in found if b.opened is None]
    if unset:
        yield Note("no_opening", (("accounts", ", ".join(unset)),))
    later = [b.account.name for b in found if b.opened is not None and b.opened > day]
    if later:
        yield Note("opened_later", (("accounts", ", ".join(later)),))
    for each in found if day >= request.today else ():
        if each.last is not None and each.last < add_days(request.today, -_SILENT):
            yield Note("silent", (("account", each.account.name), ("date", each.last.isoformat())))


def _answer(
    request: Request,
    found: Sequence[_Balance],
    *,
    yes: bool | None = None,
    notes: Sequence[Note] = (),
) -> Answer:
    value = request.money(sum(b.minor for b in found))
    asked = request.query.intent is Intent.BALANCE and request.query.threshold_op != "under"
    wish = yes is not None and asked
    ahead = commitments(request) if wish and _day(request) >= request.today else None
    return request.answer(
        value=value if found else None,
        count=len(found),
        date=_day(request),
        yes=yes,
        rows=[AnswerRow(b.account.name, request.money(b.minor), b.number) for b in found],
        notes=(
            *((Note("affordability"),) if ahead and yes else ()),
            *notes,
            *_unknown(request, found),
        ),
        ahead=ahead,
    )
