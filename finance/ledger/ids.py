"""Ids that two computers never both issue: device number * 2**40 + counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update

from finance.db.tables import Base, Counter, Meta

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.orm import Session

DEVICE_SPAN = 2**40
_BLOCK = 2000  # ids taken at once


def reserve(session: Session, table: type[Base], count: int) -> int:
    """Take `count` ids of `table` and return the first."""
    name = table.__tablename__
    taken = session.execute(
        update(Counter)
        .where(Counter.name == name)
        .values(next=Counter.next + count)
        .returning(Counter.next)
        .execution_options(synchronize_session=False)
    ).scalar_one_or_none()
    if taken is not None:
        return taken - count
    device = session.scalar(select(Meta.value).where(Meta.key == "device")) or "0"
    first = int(device) * DEVICE_SPAN + 1
    session.add(Counter(name=name, next=first + count))
    session.flush()
    return first


def numbers(session: Session, table: type[Base]) -> Iterator[int]:
    """Yield ids of `table`; a few are taken at first, then whole blocks: small work wastes none."""
    size = 1
    while True:
        first = reserve(session, table, size)
        yield from range(first, first + size)
        size = min(2 * size, _BLOCK)


def new_id(session: Session, table: type[Base]) -> int:
    """Take one id of `table`."""
    return reserve(session, table, 1)
