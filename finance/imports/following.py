"""What follows once the rows of a file are stored: refunds are linked, categories suggested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.filing_tables import Refund
from finance.db.tables import Split, Transaction
from finance.imports.filing import OWN_FORMAT
from finance.imports.outcomes import Refunding
from finance.imports.refunding import link_refunds
from finance.ledger import guessing
from finance.ledger.ids import new_id
from finance.ledger.rows import parts
from finance.readers.books import NO_REFUND

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.imports.imported import Imported


def follow_up(session: Session, batch_id: int, result: Imported) -> None:
    """Link refunds and suggest categories, inside an open action; `result` tells of both.

    Coffer's own files are taken as they are: their links and suggestions stand in them.
    """
    if result.parsed.format == OWN_FORMAT:
        _restore_links(session, result)
        return
    stored = select(func.min(Transaction.date), func.max(Transaction.date)).where(
        Transaction.batch_id == batch_id
    )
    first, last = session.execute(stored).one()
    if first is None:
        return
    _tell_refunds(session, link_refunds(session, first, last), result)
    suggested = guessing.suggest(session, batch_id)
    result.suggested = suggested.rows
    for guess in suggested.guesses:
        result.outcomes.guesses[guess.merchant, guess.money_in] = guess.category


def _tell_refunds(session: Session, linked: dict[int, int], result: Imported) -> None:
    result.refunds = len(linked)
    for block in parts(list(linked)):
        rows = session.execute(
            select(Split.transaction_id, func.max(Split.category_id))
            .where(Split.transaction_id.in_(block))
            .group_by(Split.transaction_id)
        )
        for number, category in rows:
            result.outcomes.refunds[number] = Refunding(linked[number], category)


def _restore_links(session: Session, result: Imported) -> None:
    """Link what the file says is a refund, by the ids that its transactions have there.

    What it says refunds nothing that is known is kept from being linked, too.
    """
    rows = result.parsed.rows
    refunds = {place: row.refund_of for place, row in enumerate(rows) if row.refund_of}
    if not refunds:
        return
    wanted, outcomes = set(refunds.values()), result.outcomes
    numbers = {row.id: outcomes.transaction(p) for p, row in enumerate(rows) if row.id in wanted}
    known = set(session.scalars(select(Refund.refund_id)))
    for place, purchase in refunds.items():
        number, other = outcomes.transaction(place), numbers.get(purchase)
        if number and (other or purchase == NO_REFUND) and number not in known:
            known.add(number)
            session.add(Refund(id=new_id(session, Refund), refund_id=number, purchase_id=other))
    session.flush()
