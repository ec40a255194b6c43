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

translate = QCoreApplication.translate
_OLDEST = timedelta(days=3 * 366)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A waiting message; `amount` is in its own currency, `fits` whether its account keeps that."""

    info: ReviewInfo
    amount: Money
    fits: bool

    def looks_sure(self, today: date) -> bool:
        """Say whether nothing about it is odd: a name, an amount, a likely day, the currency."""
        row = self.info.row
        return (
            self.fits
            and bool(row.payee)
            and bool(self.amount)
            and today - _OLDEST <= row.date <= today
        )


@dataclass(frozen=True, slots=True)
class Mended:
    """A waiting message as a person wants it."""

    day: date
    amount: Money
    payee: str
    account: str


def read(ledger: Ledger) -> tuple[list[Waiting], dict[str, str]]:
    """Return what waits, oldest first, and account -> currency."""
    currencies = {a.name: a.currency for a in ledger.accounts.all(archived=True)}
    waiting = []
    for info in ledger.reviews.all():
        own = currencies[info.account]
        currency = info.row.currency or own
        waiting.append(Waiting(info, Money.of(info.row.amount, currency), currency == own))
    return waiting, currencies


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
