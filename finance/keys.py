"""Keys: the random data key of an encrypted ledger, wrapped by a passphrase and recovery words.

`NAME.coffer.key` beside the ledger is JSON with one slot per way in: the 32-byte data key under
AES-256-GCM, with a key derived by Argon2id (RFC 9106, second recommended option: 64 MiB, 3 passes,
4 lanes). The recovery words are 24 words of BIP 39 (256 bits).
"""

from __future__ import annotations

import re
import secrets
from base64 import b64encode
from typing import TYPE_CHECKING, Literal

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id
from mnemonic import Mnemonic
from pydantic import Base64Bytes, BaseModel, ValidationError

from finance.errors import LedgerError, WrongKeyError

if TYPE_CHECKING:
    from pathlib import Path


class Slot(BaseModel):
    """One way in: how the key is derived, and the data key under it. Bytes are base64."""

    kdf: Literal["argon2id"] = "argon2id"
    iterations: int = 3
    lanes: int = 4
    memory_kib: int = 64 * 1024
    salt: Base64Bytes
    nonce: Base64Bytes
    sealed: Base64Bytes


class KeyFile(BaseModel):
    """All that stands in `NAME.coffer.key`."""

    version: Literal[1] = 1
    passphrase: Slot
    recovery: Slot


def key_path(ledger: Path) -> Path:
    """Return where the wrapped key of `ledger` is."""
    return ledger.with_name(f"{ledger.name}.key")


def make(ledger: Path, passphrase: str) -> tuple[bytes, str]:
    """Make a data key for a new ledger, wrap it, and return it with the recovery words."""
    if not passphrase:
        raise LedgerError("A passphrase cannot be empty.")
    key = secrets.token_bytes(32)
    words = Mnemonic("english").generate(strength=256)
    _write(ledger, KeyFile(passphrase=_wrap(key, passphrase), recovery=_wrap(key, words)))
    return key, words


def unlock(ledger: Path, passphrase: str) -> bytes:
    """Return the data key; raise WrongKeyError when the passphrase is not the right one."""
    return _unwrap(
        _read(ledger).passphrase, passphrase, WrongKeyError("This passphrase does not open it.")
    )


def recover(ledger: Path, words: str) -> bytes:
    """Return the data key by the recovery words; their case, numbers and marks do not matter."""
    tidy = " ".join(re.findall("[a-z]+", words.lower()))
    if not Mnemonic("english").check(tidy):
        raise WrongKeyError("These are not the 24 recovery words; check order and spelling.")
    return _unwrap(
        _read(ledger).recovery, tidy, WrongKeyError("These recovery words are of another ledger.")
    )


def change_passphrase(ledger: Path, key: bytes, passphrase: str) -> None:
    """Let another passphrase open the ledger from now on."""
    if not passphrase:
        raise LedgerError("A passphrase cannot be empty.")
    _write(ledger, _read(ledger).model_copy(update={"passphrase": _wrap(key, passphrase)}))


def new_recovery_words(ledger: Path, key: bytes) -> str:
    """Make new recovery words, which replace the old ones, and return them."""
    words = Mnemonic("english").generate(strength=256)
    _write(ledger, _read(ledger).model_copy(update={"recovery": _wrap(key, words)}))
    return words


def _derive(secret: str, slot: Slot) -> bytes:
    kdf = Argon2id(
        salt=slot.salt,
        length=32,
        iterations=slot.iterations,
        lanes=slot.lanes,
        memory_cost=slot.memory_kib,
    )
    return kdf.derive(secret.encode())


def _wrap(key: bytes, secret: str) -> Slot:
    salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
    slot = Slot(salt=b64encode(salt), nonce=b64encode(nonce), sealed=b"")
    sealed = AESGCM(_derive(secret, slot)).encrypt(nonce, key, None)
    return slot.model_copy(update={"sealed": sealed})


def _unwrap(slot: Slot, secret: str, wrong: WrongKeyError) -> bytes:
    try:
        return AESGCM(_derive(secret, slot)).decrypt(slot.nonce, slot.sealed, None)
    except InvalidTag:
        raise wrong from None


def _read(ledger: Path) -> KeyFile:
    path = key_path(ledger)
    try:
        return KeyFile.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        raise LedgerError(
            "{path} is missing: without it neither passphrase nor recovery words open the "
            "ledger. Put it back beside the ledger, from a backup if need be.",
            path=path,
        ) from None
    except (ValidationError, OSError):
        raise LedgerError("{path} is damaged; take it from a backup.", path=path) from None


def _write(ledger: Path, content: KeyFile) -> None:
    path = key_path(ledger)
    part = path.with_name(f"{path.name}.part")
    part.touch(mode=0o600)
    part.write_text(content.model_dump_json(indent=1), encoding="utf-8")
    part.replace(path)
