"""When a message came, as exports write it: counted from 1970, or as a date."""

from __future__ import annotations

from datetime import UTC, date, datetime, tzinfo

from finance.readers.dates import parse_date

_SECONDS_END = 100_000_000_000  # smaller counts are seconds, larger ones milliseconds
_MICROSECONDS = 100_000_000_000_000
_SHORTEST, _LONGEST = 8, 22
_FIRST_YEAR, _LAST_YEAR = 1970, 2100
_LATEST = 4_102_444_800  # the year 2100


def moment(text: str, zone: tzinfo | None = None) -> date | datetime | None:
    """Return the moment in `text`, in `zone` (None: this computer's), or None where it names none.

    A date without a clock time comes back as a date.
    """
    text = text.strip()
    count = _count(text)
    if count is not None:
        return _from_count(count, zone)
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        return parse_date(text, "dmy") or parse_date(text, "mdy")
    if not _FIRST_YEAR <= read.year <= _LAST_YEAR:
        return None
    if len(text) <= len("2026-11-18"):
        return read.date()
    return read.astimezone(zone) if read.tzinfo else read


def _count(text: str) -> int | None:
    if text.isascii() and text.isdigit() and len(text) > _SHORTEST:
        return int(text) if len(text) <= _LONGEST else None
    if "E+" in text.upper() and len(text) <= _LONGEST:  # a spreadsheet has been at it
        try:
            return int(float(text.replace(",", ".")))
        except (ValueError, OverflowError):
            return None
    return None


def _from_count(count: int, zone: tzinfo | None) -> datetime | None:
    seconds = float(count)
    if count >= _MICROSECONDS:
        seconds /= 1_000_000
    elif count >= _SECONDS_END:
        seconds /= 1000
    if not 0 < seconds < _LATEST:
        return None
    return datetime.fromtimestamp(seconds, UTC).astimezone(zone)
