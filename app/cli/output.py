"""What commands print: aligned tables and sentences for people, JSON for programs."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Figure(str):
    """Text that stands at the right of its column, as numbers do."""

    __slots__ = ()


def print_json(value: object) -> None:
    """Print one object on one line, at once."""
    print(_dumped(value), flush=True)


def print_parts(parts: Iterable[tuple[str, object]]) -> None:
    """Print one object on one line as its parts are made; an iterator among them is a list.

    So an object may be longer than the memory.
    """
    write = sys.stdout.write
    write("{")
    for number, (name, value) in enumerate(parts):
        write(f"{', ' if number else ''}{json.dumps(name)}: ")
        if isinstance(value, Iterator):
            write("[")
            for place, item in enumerate(value):
                write(f"{', ' if place else ''}{_dumped(item)}")
            write("]")
        else:
            write(_dumped(value))
    write("}\n")
    sys.stdout.flush()


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=plain)


def plain(value: object) -> object:
    """Return money as a decimal string and a date in ISO form, for JSON."""
    if isinstance(value, Money):
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} has no JSON form")


def speak() -> None:
    """Write figures as the settings and this computer's region ask."""
    from babel import default_locale

    from app import format as formats
    from app import settings

    system = default_locale("LC_NUMERIC") or ""
    if system.endswith("POSIX"):
        system = ""
    chosen = settings.load().language
    spoken = system.split("_")[0] if chosen == "system" else chosen
    formats.use(spoken if spoken in {"en", "fr"} else "en", system)


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under their heads; amounts and numbers stand at the right of their column.

    Heads that are all empty are left out.
    """
    speak()
    listed = [list(row) for row in rows]
    right = [_is_number(column) for column in zip(*listed, strict=True)]
    cells = [[shown(value) for value in row] for row in listed]
    widths = [max(_width(cell) for cell in column) for column in zip(heads, *cells, strict=True)]
    for row in ([list(heads)] if any(heads) else []) + cells:
        padded = [
            " " * (width - _width(cell)) + cell if at_right else cell + " " * (width - _width(cell))
            for cell, width, at_right in zip(row, widths, right, strict=True)
        ]
        print("  ".join(padded).rstrip())


def shown(value: object) -> str:
    """Return a value for people: money and dates in their locale, nothing as an empty cell."""
    from app import format as formats

    if value is None:
        return ""
    if isinstance(value, Money):
        return formats.money(value)
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, int):
        return formats.number(value)
    if isinstance(value, date):
        return value.isoformat()
    return " ".join(str(value).split())


def counted(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: `1 row`, `12 rows`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _is_number(column: Sequence[object]) -> bool:
    kinds = {type(value) for value in column if value is not None}
    return bool(kinds) and kinds <= {Money, int, Figure}


def _width(text: str) -> int:
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)
