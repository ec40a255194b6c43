"""Faults of our own in the log: what kind of error, and where; never what a person typed."""

from __future__ import annotations

import logging
import traceback

from app.errors import of_system
from finance.errors import PlainError

logger = logging.getLogger(__name__)


def report(error: Exception) -> bool:
    """Log an error that is our own fault; say whether it is one."""
    if isinstance(error, PlainError):
        return False
    if isinstance(error, OSError) and of_system(error) is not None:
        return False
    # Where it happened, never the message: that may hold what a person typed.
    where = "".join(traceback.format_tb(error.__traceback__))
    logger.error("Unexpected %s\n%s", type(error).__name__, where)
    return True
