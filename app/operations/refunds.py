"""What the window does to refunds, and how it says them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats

if TYPE_CHECKING:
    from datetime import date

    from app.context import Context
    from finance.ledger.rows import TransactionInfo

translate = QCoreApplication.translate


def links_text(info: TransactionInfo, today: date) -> tuple[str, ...]:
    """Return what a transaction gives back, and what came back of it: `Refund of 12 Oct, IKEA €49.90`.

    The name of the purchase is left out where it is that of the transaction.
    """
    said = []
    if info.refund_of is not None:
        purchase = info.refund_of
        title = "" if purchase.title == info.title else purchase.title
        bought = f"{title} {formats.money(abs(purchase.amount))}".strip()
        day = formats.day(purchase.date, today)
        said.append(translate("refunds", "Refund of {0}, {1}").format(day, bought))
    said += [
        translate("refunds", "Refunded {0} on {1}").format(
            formats.money(refund.amount), formats.day(refund.date, today)
        )
        for refund in info.refunds
    ]
    return tuple(said)


def link(context: Context, refund: int, purchase: int) -> None:
    """Say which purchase money in gives back."""
    context.write(
        lambda ledger: ledger.refunds.link(refund, purchase),
        translate("refunds", "Linked to its purchase"),
    )


def unlink(context: Context, refund: int) -> None:
    """Say that money in gives back nothing that is known here."""
    context.write(
        lambda ledger: ledger.refunds.unlink(refund),
        translate("refunds", "No longer linked to a purchase"),
    )
