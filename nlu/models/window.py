"""How many tokens a model may take at a time: by its own limit and the memory that is free now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.errors import ModelError
from nlu.models import machine

if TYPE_CHECKING:
    from nlu.models.weights import Weights

# Holds the fixed part of the prompt (some 650 tokens), the longest turn, and the answer's room.
LEAST = 2048
# Memory of the computer in bytes → tokens at most: what more would hold, no question needs.
_TIERS = ((12_000_000_000, 8192), (6_000_000_000, 4096), (0, LEAST))
_STEP = 256
_WORKSPACE = 150_000_000  # bytes that a library takes beside weights and cache
_PACKED, _UNPACKED = 2, 4  # bytes of a number in the cache


def window(weights: Weights, *, unpacked: bool = False) -> int:
    """Return the tokens of prompt and answer together that a model is given room for.

    `unpacked` weights are spread to 32 bits in memory. Raises ModelError, before anything is
    loaded, where the model takes too little at a time or the memory has no room for it.
    """
    if 0 < weights.limit < LEAST:
        raise ModelError(
            "{name} takes only {limit} tokens at a time, too few for questions about money. "
            "Choose another model.",
            name=weights.path.name,
            limit=weights.limit,
        )
    each = weights.remembered * (_UNPACKED if unpacked else _PACKED)
    # With less than the reserve left, the model would have to go again at once.
    fixed = _in_memory(weights, unpacked=unpacked) + _WORKSPACE + machine.reserve()
    free = machine.free_memory()
    if free < fixed + LEAST * each:
        raise ModelError(
            "{name} needs {needed} MB of free memory, and {free} MB are free. Close other programs "
            "or choose a smaller model.",
            name=weights.path.name,
            needed=-(-(fixed + LEAST * each) // 1_000_000),
            free=free // 1_000_000,
        )
    most = next(tokens for size, tokens in _TIERS if machine.memory() >= size)
    most = min(most, weights.limit or most)
    if not each:
        return most
    # Half of what the weights leave is for whatever else runs here.
    room = (free - fixed) // 2 // each // _STEP * _STEP
    return max(LEAST, min(most, room))


def _in_memory(weights: Weights, *, unpacked: bool) -> int:
    """Bytes of the weights once loaded; both forms stand side by side while they are unpacked."""
    if not unpacked:
        return weights.size
    # A packed weight carries about one more bit, of the scales of its group.
    packed = weights.bits + 1 if weights.bits < 16 else weights.bits  # noqa: PLR2004 - 16 is plain
    return weights.size + weights.size * 32 // packed
