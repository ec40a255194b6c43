"""Addresses of model servers: they must stay on this computer."""

from __future__ import annotations

import re
from typing import NamedTuple

_URL = re.compile(
    r"http://(?P<host>127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::(?P<port>\d{1,5}))?"
    r"(?P<path>/[\w./~-]*)?(?:#(?P<model>[\w./:@+-]+))?"
)
_HTTP_PORT = 80
_LAST_PORT = 65_535


class Address(NamedTuple):
    """Where a server listens, and which of its models is meant, empty for its own choice.

    `host` is a number: a name may be resolved to anything.
    """

    host: str
    port: int
    path: str
    model: str = ""


def own_address(url: str) -> Address | None:
    """Return the address that a URL names, None where it does not stay on this computer."""
    found = _URL.fullmatch(url.strip())
    if found is None:
        return None
    port = int(found["port"] or _HTTP_PORT)
    if not 0 < port <= _LAST_PORT:
        return None
    host = "127.0.0.1" if found["host"] == "localhost" else found["host"].strip("[]")
    return Address(host, port, found["path"] or "", found["model"] or "")
