"""Errors of the window and the command line, beside those of the books.

AppError                what a person can mend; its text is a plain sentence
├── UsageError          a command that was called wrongly
├── LockedError         an encrypted ledger, and nobody to ask for its passphrase
└── SettingsError       a setting that is unknown, does not fit, or cannot be written
Anything else that escapes is our own fault.
"""

from __future__ import annotations

from finance.errors import PlainError


class AppError(PlainError):
    """What a person can mend about the window or a command."""


class UsageError(AppError):
    """A command was given something that it cannot use."""


class LockedError(AppError):
    """A passphrase is needed, and there is nobody to ask."""


class SettingsError(AppError):
    """A setting that is unknown, does not fit, or cannot be written."""
