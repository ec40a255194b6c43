"""Addresses that a person may set: a model server on this computer, a mirror of models."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nlu.address import own_address

if TYPE_CHECKING:
    from collections.abc import Callable

_WEB = re.compile(r"https?://[^\s/?#@]+(?:/[^\s?#]*)?")


def server_url(value: object) -> object:
    """Return a server's URL as the settings keep it; "off" or nothing is none.

    Raises ValueError for one that leaves this computer.
    """
    return _kept(value, lambda url: own_address(url) is not None)


def web_url(value: object) -> object:
    """Return the URL of a mirror as the settings keep it; raises ValueError for anything else."""
    return _kept(value, lambda url: _WEB.fullmatch(url) is not None)


def _kept(value: object, fits: Callable[[str], bool]) -> object:
    if not isinstance(value, str):
        return value
    url = value.strip()
    if url.lower() in {"", "off"}:
        return ""
    if not fits(url):
        raise ValueError(url)
    return url
