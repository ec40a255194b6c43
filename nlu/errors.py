"""Errors of understanding.

NluError            what a person can mend; its text is a plain sentence
├── NoEngineError   an engine asked for by name is not here or is off
├── ModelError      a model's files or its server cannot be used; raised while setting it up
└── GoldError       a file of questions with their right readings that cannot be used
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.errors import PlainError

if TYPE_CHECKING:
    from typing import Self

    from finance.sentence import Sentence


class NluError(PlainError):
    """What a person can mend about understanding."""

    @classmethod
    def of(cls, why: Sentence) -> Self:
        """Return an error that says a sentence made elsewhere."""
        return cls(why.template, **why.data)


class NoEngineError(NluError):
    """An engine asked for by name cannot be used."""


class ModelError(NluError):
    """A model cannot be made ready."""


class GoldError(NluError):
    """A gold file that cannot be read, or a line of it that is no gold."""
