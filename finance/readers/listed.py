"""Rows that a reader refuses or ignores, listed one by one up to a number that a person might look at."""

from __future__ import annotations

from dataclasses import dataclass, field

from finance.readers.model import Ignored, Refused
from finance.sentence import Sentence

MOST = 10_000
_LONGEST = 2_000  # characters that are shown of one
_SHORT = 100  # and of one value


@dataclass(slots=True)
class Listed:
    """What was refused and ignored, in the file's order; beyond `MOST` of a kind they are only counted."""

    _refused: list[Refused] = field(default_factory=list)
    _ignored: list[Ignored] = field(default_factory=list)
    _more_refused: int = 0

    def refuse(self, line: int, text: str, reason: Sentence) -> None:
        """List a row that cannot be read."""
        if len(self._refused) < MOST:
            self._refused.append(Refused(line, text[:_LONGEST], reason))
        else:
            self._more_refused += 1

    def ignore(self, line: int, text: str, reason: str) -> None:
        """List a line that holds no transaction."""
        if len(self._ignored) < MOST:
            self._ignored.append(Ignored(line, text[:_LONGEST], reason))

    @property
    def refused(self) -> tuple[Refused, ...]:
        """All refused rows; where they are too many, the last of them counts the rest."""
        if not self._more_refused:
            return tuple(self._refused)
        why = Sentence("{count} more rows cannot be read either.", count=self._more_refused)
        return (*self._refused, Refused(self._refused[-1].line, "…", why))

    @property
    def ignored(self) -> tuple[Ignored, ...]:
        """The ignored lines."""
        return tuple(self._ignored)


def no_date(text: str) -> Sentence:
    """Return why a row without a date is refused; `text` is what stands in its place."""
    if not text:
        return Sentence("It has no date.")
    return Sentence("“{text}” is not a date.", text=text[:_SHORT])


def no_amount(text: str) -> Sentence:
    """Return why a row without an amount is refused; `text` is what stands in its place."""
    if not text:
        return Sentence("It has no amount.")
    return Sentence("“{text}” is not an amount.", text=text[:_SHORT])
