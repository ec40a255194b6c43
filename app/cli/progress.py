"""A progress bar on stderr for long work, at a terminal only."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

_WIDTH = 30
_QUIET_SECONDS = 0.5  # work that is done by then shows nothing
_SECONDS_BETWEEN = 0.1


class Progress:
    """Shows how far work is; used in a `with` block, which clears the line at its end."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._terminal = sys.stderr.isatty()
        self._next = time.monotonic() + _QUIET_SECONDS
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def stage(self, title: str, done: int, total: int) -> None:
        """Show a stage of the work."""
        self._title = title.capitalize()
        self.at(done, total)

    def at(self, done: int, total: int) -> None:
        """Show `done` of `total`; calls in quick succession are thinned."""
        now = time.monotonic()
        if not self._terminal or now < self._next or total <= 0:
            return
        self._next = now + _SECONDS_BETWEEN
        self._drawn = True
        full = round(_WIDTH * min(done, total) / total)
        bar = "█" * full + "░" * (_WIDTH - full)
        sys.stderr.write(f"\r\x1b[K{self._title} {bar} {done:,}/{total:,}")
        sys.stderr.flush()
