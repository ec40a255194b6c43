"""Merchants: one name for the many spellings of a payee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from finance.db.filing_tables import DeclinedGuess
from finance.db.tables import Category, Merchant, MerchantAlias, Transaction
from finance.errors import InvalidEntryError
from finance.ledger import named
from finance.ledger.ids import new_id
from finance.ledger.learnt import move_nicknames
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class MerchantInfo:
    """One merchant, its usual category and the cleaned payee texts that mean it.

    `suggest` False: a person wants no category suggested for it.
    """

    id: int
    name: str
    category: str | None
    aliases: tuple[str, ...]
    suggest: bool = True


class Merchants:
    """The merchants of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def names(self) -> list[str]:
        """Return the names of all merchants in order, much faster than all that is known of them."""
        with self._ledger.read() as session:
            return list(session.scalars(select(Merchant.name).order_by(Merchant.name)))

    def all(self) -> list[MerchantInfo]:
        """Return all merchants by name."""
        with self._ledger.read() as session:
            aliases: dict[int, list[str]] = {}
            pairs = select(MerchantAlias.merchant_id, MerchantAlias.alias).order_by(
                MerchantAlias.id
            )
            for merchant_id, alias in session.execute(pairs):
                aliases.setdefault(merchant_id, []).append(alias)
            declined = set(session.scalars(select(DeclinedGuess.merchant_id)))
            rows = session.execute(
                select(Merchant.id, Merchant.name, Category.name)
                .outerjoin(Category, Category.id == Merchant.category_id)
                .order_by(Merchant.name)
            )
            return [
                MerchantInfo(i, n, c, tuple(aliases.get(i, ())), suggest=i not in declined)
                for i, n, c in rows
            ]

    def set(self, name: str, *, rename: str | None = None, category: str | None = None) -> None:
        """Rename a merchant or give it another usual category ("" for none)."""
        with self._ledger.write("merchant", name) as session:
            merchant = named.get(session, Merchant, name)
            if rename is not None:
                merchant.name = named.check_new(session, Merchant, rename, merchant)
                merchant.search = fold(merchant.name)
            if category is not None:
                merchant.category_id = (
                    named.get(session, Category, category).id if category else None
                )

    def merge(self, name: str, into: str) -> None:
        """Let merchant `name` become another: its transactions and spellings move."""
        with self._ledger.write("merchant", name) as session:
            source, target = named.get(session, Merchant, name), named.get(session, Merchant, into)
            if source is target:
                raise InvalidEntryError("A merchant cannot be merged into itself.")
            for table in (Transaction, MerchantAlias):
                session.execute(
                    update(table)
                    .where(table.merchant_id == source.id)
                    .values(merchant_id=target.id)
                    .execution_options(synchronize_session=False)
                )
            learn_alias(session, fold(source.name), target.id)
            move_nicknames(session, "merchant", source.id, target.id)
            session.delete(source)


def merchant_named(session: Session, name: str) -> Merchant:
    """Return the merchant called `name`, made when it is new, inside an open action."""
    found = named.find(session, Merchant, name)
    if found is None:
        name = named.check_new(session, Merchant, name)
        found = Merchant(id=new_id(session, Merchant), name=name, search=fold(name))
        session.add(found)
        session.flush()
    return found


def learn_alias(session: Session, alias: str, merchant_id: int) -> None:
    """Remember that the cleaned payee `alias` means this merchant, from now on."""
    if not alias:
        return
    known = session.scalar(select(MerchantAlias).where(MerchantAlias.alias == alias))
    if known is not None:
        known.merchant_id = merchant_id
    else:
        session.add(
            MerchantAlias(id=new_id(session, MerchantAlias), merchant_id=merchant_id, alias=alias)
        )
    session.flush()
