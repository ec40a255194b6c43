"""Whether this computer runs short of memory."""

from __future__ import annotations

from pathlib import Path

_MEMINFO = Path("/proc/meminfo")
_LEAST = 0.05  # of all memory


def short_of_memory(meminfo: Path = _MEMINFO) -> bool:
    """Whether less than a twentieth of the memory is to be had; False where no one says."""
    try:
        text = meminfo.read_text(encoding="ascii")
    except OSError:
        return False
    kilobytes: dict[str, int] = {}
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        if name in {"MemTotal", "MemAvailable"}:
            kilobytes[name] = int(rest.split()[0])
    total, there = kilobytes.get("MemTotal", 0), kilobytes.get("MemAvailable", 0)
    return total > 0 and there < total * _LEAST
