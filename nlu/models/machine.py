"""This computer: its memory and processor, which decide what model suits it."""

from __future__ import annotations

import platform
import sys
from typing import TYPE_CHECKING

from nlu.models.catalogue import catalogue

if TYPE_CHECKING:
    from nlu.models.catalogue import EngineName, Entry

# The system keeps some of the memory for itself: a computer sold with 8 GB reports a little less.
_OF_WHAT_IS_SOLD = 0.9
_KEPT_FREE = 0.05  # of all memory


def memory() -> int:
    """Return the bytes of memory of this computer."""
    return _memory_now()[0]


def free_memory() -> int:
    """Return the bytes that programs can still be given without pushing others out."""
    return _memory_now()[1]


def reserve() -> int:
    """Return the bytes that should stay free for whatever else runs: a twentieth of all."""
    return int(memory() * _KEPT_FREE)


def short_of_memory() -> bool:
    """Whether less than the reserve is to be had, so that a model should make way."""
    return free_memory() < reserve()


def own_engine() -> EngineName:
    """Return the engine that suits the processor: MLX on Apple silicon, else llama.cpp."""
    apple = sys.platform == "darwin" and platform.machine() == "arm64"
    return "mlx" if apple else "llamacpp"


def fits(entry: Entry, size: int | None = None) -> bool:
    """Whether this computer (or one with `size` bytes) has the memory that a model wants."""
    there = memory() if size is None else size
    return there >= entry.ram * 1e9 * _OF_WHAT_IS_SOLD


def pick(size: int | None = None, engine: EngineName | None = None) -> Entry | None:
    """Return the model of the catalogue that suits this computer: the largest that fits."""
    wanted = engine or own_engine()
    return next((e for e in catalogue() if e.engine == wanted and fits(e, size)), None)


def _memory_now() -> tuple[int, int]:
    """All memory and what is to be had of it, in bytes."""
    import psutil  # noqa: PLC0415 - most questions are answered without it

    now = psutil.virtual_memory()
    return now.total, now.available
