"""Source: a file to import, and on what terms."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from finance.imports.decisions import Decision


@dataclass(frozen=True, slots=True)
class Source:
    """A file to import, the account it goes to, the kind of that account if it is new.

    `answers` settle how it is read; `decisions` overrule what becomes of single lines. With
    `wanted` rows come in although a person deleted or left them out before.
    """

    path: Path
    account: str | None = None
    kind: str | None = None
    answers: Mapping[str, str] = field(default_factory=dict)
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    wanted: bool = False
