"""Profiles: how one bank's files are read, remembered from the answers given once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.import_tables import Profile
from finance.db.tables import Account
from finance.ledger import named
from finance.ledger.ids import new_id

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """One profile: the header it knows a file by, the account it goes to, the answers."""

    name: str
    signature: str
    account: str | None
    answers: dict[str, str]


class Profiles:
    """The import profiles of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self) -> list[ProfileInfo]:
        """Return all profiles by name."""
        with self._ledger.read() as session:
            rows = session.execute(
                select(Profile, Account.name)
                .outerjoin(Account, Account.id == Profile.account_id)
                .order_by(Profile.name)
            )
            return [
                ProfileInfo(p.name, p.signature, account, json.loads(p.answers))
                for p, account in rows
            ]

    def remove(self, name: str) -> None:
        """Forget a profile."""
        with self._ledger.write("profile", name) as session:
            session.delete(named.get(session, Profile, name))


def remember(
    session: Session, name: str, signature: str, account_id: int, answers: Mapping[str, str]
) -> None:
    """Keep what was settled for files with this header, inside an open action.

    What was settled before stays; an empty answer takes it back.
    """
    known = session.scalar(
        select(Profile).where(Profile.signature == signature, Profile.account_id == account_id)
    )
    before: dict[str, str] = json.loads(known.answers) if known is not None else {}
    merged = {key: answer for key, answer in {**before, **answers}.items() if answer}
    text = json.dumps(merged, sort_keys=True)
    if known is not None:
        known.answers = text
        return
    taken, number = named.find(session, Profile, name), 2
    while taken is not None:
        taken = named.find(session, Profile, f"{name} {number}")
        name, number = (f"{name} {number}", number + 1) if taken is None else (name, number + 1)
    session.add(
        Profile(
            id=new_id(session, Profile),
            name=name,
            signature=signature,
            account_id=account_id,
            answers=text,
        )
    )
