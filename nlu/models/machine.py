"""This computer: its memory and processor, which decide what model suits it."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from typing import TYPE_CHECKING

from nlu.models.catalogue import catalogue

if TYPE_CHECKING:
    from nlu.models.catalogue import EngineName, Entry

# The system keeps some of the memory for itself: a computer sold with 8 GB reports a little less.
_OF_WHAT_IS_SOLD = 0.9


def memory() -> int:
    """Return the bytes of memory of this computer, 0 where it does not say."""
    if sys.platform == "win32":
        return _windows_memory()
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return 0


def own_engine() -> EngineName:
    """Return the engine that suits the processor: MLX on Apple silicon, else llama.cpp."""
    apple = sys.platform == "darwin" and platform.machine() == "arm64"
    return "mlx" if apple else "llamacpp"


def fits(entry: Entry, size: int | None = None) -> bool:
    """Whether this computer (or one with `size` bytes) has the memory that a model wants."""
    there = memory() if size is None else size
    return there == 0 or there >= entry.ram * 1e9 * _OF_WHAT_IS_SOLD


def pick(size: int | None = None, engine: EngineName | None = None) -> Entry | None:
    """Return the model of the catalogue that suits this computer: the largest that fits."""
    wanted = engine or own_engine()
    return next((e for e in catalogue() if e.engine == wanted and fits(e, size)), None)


def _windows_memory() -> int:
    class Status(ctypes.Structure):
        """MEMORYSTATUSEX of the Windows API."""

        _fields_ = (
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            ("total", ctypes.c_ulonglong),
            ("rest", ctypes.c_ulonglong * 6),
        )

    status = Status(length=ctypes.sizeof(Status))
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - there on Windows only
    return int(status.total) if kernel.GlobalMemoryStatusEx(ctypes.byref(status)) else 0
