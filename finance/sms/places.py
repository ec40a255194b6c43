"""Which currency a shared sign such as `$` or `Rs` means, by the names that a message carries."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache

from finance.sms.vocabulary import FOLDER

# Where the sign is written by many countries and the words do not tell which.
_OPEN = frozenset({("es", "USD")})


@dataclass(frozen=True, slots=True)
class _Places:
    signs: tuple[tuple[str, ...], ...]
    names: re.Pattern[str]
    currencies: dict[str, str]


@lru_cache(maxsize=1)
def _places() -> _Places:
    data = tomllib.loads((FOLDER / "places.toml").read_text("utf-8"))
    currencies = {
        name.casefold(): currency for currency, names in data["names"].items() for name in names
    }
    longest = sorted(currencies, key=len, reverse=True)
    names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
    return _Places(tuple(tuple(s) for s in data["signs"].values()), names, currencies)


def placed(
    currency: str | None, text: str, sender: str | None, language: str, *, printed: bool
) -> str | None:
    """Return the currency that is meant: `currency`, another one with its sign, or None for any of many.

    `printed` says that the message writes its code, which leaves no doubt.
    """
    if currency is None or printed:
        return currency
    places = _places()
    sharing = next((s for s in places.signs if s[0] == currency), ())
    if not sharing:
        return currency
    for match in places.names.finditer(f"{sender or ''}\n{text}".casefold()):
        if places.currencies[match.group()] in sharing:
            return places.currencies[match.group()]
    return None if (language, currency) in _OPEN else currency
