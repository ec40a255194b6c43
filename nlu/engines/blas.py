"""A quick BLAS for MLX's CPU build, which brings a slow one: loaded first, it is the one used."""

from __future__ import annotations

import ctypes
import sys
from ctypes.util import find_library
from functools import cache


@cache
def load_blas() -> bool:
    """Load the system's OpenBLAS on Linux; return whether there is one. Call before MLX.

    MLX works without it, some thirty times slower.
    """
    name = find_library("openblas") if sys.platform == "linux" else None
    if name is None:
        return False
    try:
        ctypes.CDLL(name, ctypes.RTLD_GLOBAL)
    except OSError:
        return False
    return True
