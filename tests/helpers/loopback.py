"""Sockets that reach this computer and no other; and small servers that misbehave as told."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def allow_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail the test at the first connection that leaves this computer."""

    class Guarded(socket.socket):
        def connect(self, address: Any) -> None:
            if self.family != socket.AF_UNIX and not str(address[0]).startswith("127."):
                pytest.fail("a connection would have left this computer")
            super().connect(address)

    monkeypatch.setattr(socket, "socket", Guarded)


Handler = "Callable[[str, bytes, socket.socket], None]"


@contextmanager
def serving(handle: Callable[[str, bytes, socket.socket], None]) -> Iterator[str]:
    """Give the address of a server that leaves each connection to `handle`.

    It is told the path asked for, the body sent and the socket to answer on, which it may close.
    """
    listener = socket.create_server(("127.0.0.1", 0))

    def run() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection:
                connection.settimeout(10)
                try:
                    handle(*_request(connection), connection)
                except OSError:
                    continue

    thread = Thread(target=run)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join()


def _request(connection: socket.socket) -> tuple[str, bytes]:
    data = b""
    while b"\r\n\r\n" not in data:
        data += connection.recv(65_536)
    head, _, body = data.partition(b"\r\n\r\n")
    length = 0
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    while len(body) < length:
        body += connection.recv(65_536)
    return head.split(b" ")[1].decode(), body


def http(body: bytes, status: int = 200, kind: str = "application/json", more: str = "") -> bytes:
    """Return an HTTP answer that ends with the connection."""
    head = f"HTTP/1.1 {status} X\r\nContent-Type: {kind}\r\nConnection: close\r\n{more}\r\n"
    return head.encode() + body
