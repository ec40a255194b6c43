"""How far the reading of a long file is: told to whoever reads it, who may stop it by raising."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Tell = Callable[[int, int], None]

_told: ContextVar[Tell | None] = ContextVar("told", default=None)


@contextmanager
def watched(told: Tell) -> Iterator[None]:
    """Let `told` know (done, total) of each pass over a long file that is read meanwhile here."""
    token = _told.set(told)
    try:
        yield
    finally:
        _told.reset(token)


def tell(done: int, total: int) -> None:
    """Say how far a pass is; whatever the listener raises passes through."""
    told = _told.get()
    if told is not None:
        told(done, total)
