"""The guard of the network: while “offline” is on, this process connects to nothing.

It is an audit hook, which Python calls before a socket connects and which cannot be taken out
again. The settings are read at each attempt, so that a change holds at once in every window.
"""

from __future__ import annotations

import os
import sys
from functools import cache

from app import settings
from nlu.address import own_address

# Model libraries ask their hub for news unless told not to; Coffer brings their files itself.
_QUIET = {
    "HF_HUB_OFFLINE": "1",
    "HF_DATASETS_OFFLINE": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "DO_NOT_TRACK": "1",
}
_CONNECTING = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg", "socket.bind"})
_LOOKING_UP = frozenset({"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"})


@cache
def stand() -> None:
    """Begin to guard this process; it stays guarded until its end."""
    os.environ.update(_QUIET)
    sys.addaudithook(_watch)


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if event in _CONNECTING:
        target = arguments[-1]
    elif event in _LOOKING_UP:
        target = arguments[:2]
    else:
        return
    if not _allowed(event, target):
        raise PermissionError("Coffer is offline: this process may not use the network.")


def _allowed(event: str, target: object) -> bool:
    if not isinstance(target, tuple) or not target:
        return True  # a socket of this computer's own programs, such as the keychain's
    now = settings.load()
    if not now.offline:
        return True
    server = own_address(now.server) if now.ai and now.server else None
    if server is None or event == "socket.bind":
        return False
    return target[:2] in {(server.host, server.port), (server.host, str(server.port))}
