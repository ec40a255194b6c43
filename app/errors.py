"""Errors of the window and the command line, beside those of the books.

AppError                what a person can mend; its text is a plain sentence
├── UsageError          a command that was called wrongly
├── LockedError         an encrypted ledger, and nobody to ask for its passphrase
└── SettingsError       a setting that is unknown, does not fit, or cannot be written
Anything else that escapes is our own fault.
"""

from __future__ import annotations

import errno
from pathlib import Path

from finance.errors import PlainError

_FULL = {errno.ENOSPC, errno.EDQUOT}
_REFUSED = {errno.EACCES, errno.EPERM, errno.EROFS}


class AppError(PlainError):
    """What a person can mend about the window or a command."""


class UsageError(AppError):
    """A command was given something that it cannot use."""


class LockedError(AppError):
    """A passphrase is needed, and there is nobody to ask."""


class SettingsError(AppError):
    """A setting that is unknown, does not fit, or cannot be written."""


def of_system(error: OSError) -> AppError | None:
    """Return what a person can mend about files: rights, or a full disk; None for all else."""
    if error.errno in _FULL:
        return AppError("The disk is full. Free some space and try again.")
    if error.errno not in _REFUSED or error.filename is None:
        return None
    path = Path(str(error.filename))
    # What is not there yet was to be made: its folder refuses it.
    place = path if path.exists() else path.parent
    return AppError("Coffer may not read or write {path}; check its permissions.", path=place)
