"""What the window does to messages that wait for a person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from finance.imports.pipeline import accept_review, accept_reviews
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from app.context import Context
    from finance.ledger.ledger import Ledger
    from finance.ledger.reviews import ReviewInfo
    from finance.ledger.second_readings import SecondReading
    from finance.readers.model import ParsedRow

translate = QCoreApplication.translate
SHOWN = 300  # at a time: the next come as these are decided on
_OLDEST = timedelta(days=3 * 366)


@dataclass(frozen=True, slots=True)
class Mended:
    """A waiting message as a person wants it; `amount` is in the message's own currency."""

    day: date
    amount: Money
    payee: str
    account: str
    reference: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A waiting message: `read` is what the rules made of it, `suggested` what a model did, if it did.

    `fits` says whether its account keeps the currency.
    """

    info: ReviewInfo
    read: Mended
    fits: bool
    suggested: Mended | None = None

    @property
    def second(self) -> SecondReading | None:
        """What a model said, usable or not."""
        return self.info.second

    @property
    def shown(self) -> Mended:
        """What the fields begin with: the suggestion, where there is one."""
        return self.suggested or self.read

    def looks_sure(self, today: date) -> bool:
        """Say whether nothing about it is odd: a name, an amount, a likely day, the currency.

        A model that was asked must not see it otherwise.
        """
        read = self.read
        doubted = self.second is not None and self.second.outcome == "no payment"
        return (
            self.fits
            and not doubted
            and self.shown == read
            and bool(read.payee)
            and bool(read.amount)
            and today - _OLDEST <= read.day <= today
        )


def read(ledger: Ledger) -> tuple[list[Waiting], dict[str, str], int]:
    """Return the oldest of what waits, account -> currency, and how many wait in all."""
    accounts = ledger.accounts.all(archived=True)
    currencies = {a.name: a.currency for a in accounts}
    waiting = []
    for info in ledger.reviews.all(SHOWN):
        own = currencies[info.account]
        second = info.second
        row = second.applied(info.row) if second is not None else None
        suggested = None
        if second is not None and row is not None:
            account = second.account(a for a in accounts if not a.archived) or info.account
            suggested = _mended(row, account, currencies[account])
        fits = (info.row.currency or own) == own
        waiting.append(Waiting(info, _mended(info.row, info.account, own), fits, suggested))
    more = len(waiting) == SHOWN
    return waiting, currencies, ledger.reviews.count() if more else len(waiting)


def _mended(row: ParsedRow, account: str, kept: str) -> Mended:
    """Return a row as the fields show it; `kept` is the currency of its account."""
    money = Money.of(row.amount, row.currency or kept)
    return Mended(row.date, money, row.payee, account, row.bank_id or "")


def accept(
    context: Context, item: Waiting, mended: Mended, failed: Callable[[Exception], None]
) -> None:
    """Let a message into the books as a person wants it."""
    row = replace(
        item.info.row,
        date=mended.day,
        amount=mended.amount.decimal,
        currency=mended.amount.currency,
        payee=mended.payee,
        bank_id=mended.reference or None,
    )
    same = row == replace(item.info.row, currency=mended.amount.currency)
    in_books = translate("imports", "It was in the books already")
    taken = translate("imports", "Taken into {0}").format(mended.account)
    context.read(
        lambda ledger: accept_review(ledger, item.info.id, None if same else row, mended.account),
        lambda done: context.say(taken if done.new else in_books, undoable=True),
        owner=context,
        failed=failed,
    )


def accept_all(context: Context, items: Sequence[Waiting]) -> None:
    """Let several messages into the books as they were read."""
    ids = [item.info.id for item in items]
    one = translate("imports", "1 message taken in")
    many = translate("imports", "{0} messages taken in").format(formats.number(len(ids)))
    context.write(lambda ledger: accept_reviews(ledger, ids), one if len(ids) == 1 else many)


def dismiss(context: Context, item: Waiting) -> None:
    """Keep a message out of the books."""
    said = translate("imports", "Left out")
    context.write(lambda ledger: ledger.reviews.dismiss(item.info.id), said)


def keep(context: Context, found: Sequence[tuple[int, SecondReading]]) -> None:
    """Keep what a model made of messages, as suggestions, and say how many it could read."""
    count = sum(reading.outcome == "read" for _, reading in found)
    one = translate("imports", "The model suggests how to read 1 message")
    many = translate("imports", "The model suggests how to read {0} messages")
    none = translate("imports", "The model found no payment in these messages")
    said = none if not count else one if count == 1 else many.format(formats.number(count))
    context.write(lambda ledger: ledger.reviews.keep(dict(found)), said)
