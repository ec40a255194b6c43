"""What a person taught the question box: corrected wordings and nicknames, all of it removable."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from sqlalchemy import delete, select, update

from finance.db.learnt_tables import Correction, Nickname
from finance.db.tables import Account, Category, Member, Merchant
from finance.errors import InvalidEntryError, NotFoundError
from finance.ledger import named
from finance.ledger.ids import new_id
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger

Kind = Literal["category", "merchant", "account", "member"]
_TABLES: dict[str, type[Account | Category | Member | Merchant]] = {
    "category": Category,
    "merchant": Merchant,
    "account": Account,
    "member": Member,
}


@dataclass(frozen=True, slots=True)
class CorrectionInfo:
    """A corrected question: its `wording` in folded words, and the slots to set for it."""

    id: int
    wording: str
    text: str
    slots: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class NicknameInfo:
    """Another name, `text`, for the thing of this kind called `name`."""

    id: int
    text: str
    kind: Kind
    name: str


class Learnt:
    """Corrections and nicknames of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def corrections(self) -> list[CorrectionInfo]:
        """Return the corrections, the newest first."""
        with self._ledger.read() as session:
            rows = session.scalars(select(Correction).order_by(Correction.id.desc()))
            return [CorrectionInfo(r.id, r.wording, r.text, json.loads(r.slots)) for r in rows]

    def correct(self, wording: str, text: str, slots: Mapping[str, object]) -> None:
        """Remember the slots to set for a wording; an earlier correction of it is replaced."""
        with self._ledger.write("learn", text) as session:
            session.execute(delete(Correction).where(Correction.wording == wording))
            session.add(
                Correction(
                    id=new_id(session, Correction),
                    wording=wording,
                    text=text,
                    slots=json.dumps(dict(slots), ensure_ascii=False),
                )
            )

    def nicknames(self) -> list[NicknameInfo]:
        """Return the nicknames whose target is still there, in the order of the alphabet."""
        found: list[NicknameInfo] = []
        with self._ledger.read() as session:
            for kind in get_args(Kind):
                table = _TABLES[kind]
                rows = session.execute(
                    select(Nickname.id, Nickname.text, table.name)
                    .join(table, table.id == Nickname.target_id)
                    .where(Nickname.kind == kind)
                ).all()
                found += [NicknameInfo(number, text, kind, name) for number, text, name in rows]
        return sorted(found, key=lambda nickname: fold(nickname.text))

    def call(self, text: str, kind: Kind, name: str) -> None:
        """Let `text` stand for the thing called `name`, and for nothing else.

        Raises NotFoundError for a name that is not there, InvalidEntryError for an empty nickname.
        """
        text = " ".join(text.split())
        if not text:
            raise InvalidEntryError("A nickname needs at least one letter.")
        with self._ledger.write("learn", text) as session:
            target = _target(session, kind, name)
            session.execute(delete(Nickname).where(Nickname.words == fold(text)))
            session.add(
                Nickname(
                    id=new_id(session, Nickname),
                    words=fold(text),
                    text=text,
                    kind=kind,
                    target_id=target,
                )
            )

    def forget_correction(self, number: int) -> None:
        """Remove a correction; raises NotFoundError when there is none with this number."""
        self._forget(Correction, number)

    def forget_nickname(self, number: int) -> None:
        """Remove a nickname; raises NotFoundError when there is none with this number."""
        self._forget(Nickname, number)

    def _forget(self, table: type[Correction | Nickname], number: int) -> None:
        with self._ledger.write("forget") as session:
            row = session.get(table, number)
            if row is None:
                raise NotFoundError("There is nothing learnt with number {number}.", number=number)
            session.delete(row)


def _target(session: Session, kind: Kind, name: str) -> int:
    if kind == "category":
        return named.get(session, Category, name).id
    if kind == "merchant":
        return named.get(session, Merchant, name).id
    if kind == "account":
        return named.get(session, Account, name).id
    return named.get(session, Member, name).id


def move_nicknames(session: Session, kind: Kind, source: int, target: int) -> None:
    """Let the nicknames of one row name another, inside an open action."""
    session.execute(
        update(Nickname)
        .where(Nickname.kind == kind, Nickname.target_id == source)
        .values(target_id=target)
        .execution_options(synchronize_session=False)
    )
