"""The operating system's keychain: the data key of a ledger, so that it opens without asking.

Where there is no keychain, or nobody at a desktop to unlock it, everything here quietly does
nothing and the passphrase is asked for.
"""

from __future__ import annotations

import os
import sys
from base64 import b64decode, b64encode
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from keyring.backend import KeyringBackend

SERVICE = "Coffer"
_KEY_BYTES = 32


def get(ledger: Path) -> bytes | None:
    """Return the data key kept for this ledger; None when there is none."""
    backend = _backend()
    if backend is None:
        return None
    from keyring.errors import KeyringError

    with suppress(KeyringError, OSError, ValueError):
        kept = backend.get_password(SERVICE, _name(ledger))
        key = b64decode(kept, validate=True) if kept else b""
        return key if len(key) == _KEY_BYTES else None
    return None


def put(ledger: Path, key: bytes) -> bool:
    """Keep the data key of a ledger; say whether that was possible."""
    backend = _backend()
    if backend is None:
        return False
    from keyring.errors import KeyringError

    with suppress(KeyringError, OSError):
        backend.set_password(SERVICE, _name(ledger), b64encode(key).decode())
        return True
    return False


def forget(ledger: Path) -> None:
    """Remove what is kept for this ledger."""
    backend = _backend()
    if backend is None:
        return
    from keyring.errors import KeyringError

    with suppress(KeyringError, OSError):
        backend.delete_password(SERVICE, _name(ledger))


def available() -> bool:
    """Say whether a key can be kept on this computer."""
    return _backend() is not None


def _name(ledger: Path) -> str:
    return str(ledger.resolve())


def _backend() -> KeyringBackend | None:
    # Without a desktop the Secret Service has no window to ask in and would wait for ever.
    chosen = "PYTHON_KEYRING_BACKEND" in os.environ
    if sys.platform.startswith("linux") and not chosen and not _has_desktop():
        return None
    import keyring
    from keyring.backends.fail import Keyring as NoKeyring

    backend = keyring.get_keyring()
    return None if isinstance(backend, NoKeyring) or backend.priority <= 0 else backend


def _has_desktop() -> bool:
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen and os.environ.get("DBUS_SESSION_BUS_ADDRESS"))
