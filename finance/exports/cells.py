"""Text cells that a spreadsheet must not run.

A cell that starts with `=`, `+`, `-`, `@`, a tab or a carriage return is a formula to a
spreadsheet that opens a CSV file. Such text is written with one apostrophe before it; text that
already looks like that gets one more. Reading takes one away again, so every text comes back as it
was.
"""

from __future__ import annotations

import re

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"'+[=+\-@\t\r]")


def guard(text: str) -> str:
    """Return `text` so that no spreadsheet takes it for a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def unguard(text: str) -> str:
    """Return what `guard` was given."""
    return text[1:] if _GUARDED.match(text) else text
