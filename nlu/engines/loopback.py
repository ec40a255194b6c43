"""Plain HTTP to a server on this computer, and to no other; redirects are never followed."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import TYPE_CHECKING

from nlu.address import own_address
from nlu.errors import ModelError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nlu.worker import Stop

_PIECE = 65_536
_MOST_BODY = 4_000_000


class Reply:
    """The head of an answer; the body is read by `body` or `pieces`, and `close` ends it."""

    def __init__(self, connection: HTTPConnection, response: HTTPResponse) -> None:
        self._connection = connection
        self._response = response
        self.status = response.status
        self.kind = response.headers.get_content_type()

    def body(self) -> bytes:
        """Return the whole body, cut off where it is far too long."""
        try:
            return self._response.read(_MOST_BODY)
        finally:
            self.close()

    def pieces(self) -> Iterator[bytes]:
        """Yield the body as it comes in."""
        while piece := self._response.read1(_PIECE):
            yield piece

    def close(self) -> None:
        """End the connection."""
        self._response.close()
        self._connection.close()


class Loopback:
    """One server's address; `model` is the one of its models that it names, empty for none.

    Raises ModelError where it is not on this computer.
    """

    def __init__(self, address: str, timeout: float) -> None:
        found = own_address(address)
        if found is None:
            raise ModelError(
                "The model server {address} is not on this computer. Coffer talks only to an "
                "address such as http://127.0.0.1:8080.",
                address=address,
            )
        self.model = found.model
        self._host, self._port = found.host, found.port
        self._path = found.path.rstrip("/").removesuffix("/v1")
        self._timeout = timeout

    def send(self, path: str, content: dict[str, object] | None, stop: Stop) -> Reply:
        """Get `path`, or post `content` to it, and return the answer's head.

        A set `stop` breaks the connection off. Raises OSError and HTTPException as they come.
        """
        connection = HTTPConnection(self._host, self._port, timeout=self._timeout)
        try:
            connection.connect()
            sock = connection.sock
            stop.then(lambda: _break_off(sock))
            headers = {"Content-Type": "application/json", "Accept": "*/*", "Connection": "close"}
            body = None if content is None else json.dumps(content).encode()
            method = "GET" if body is None else "POST"
            connection.request(method, f"{self._path}/v1/{path}", body, headers)
            return Reply(connection, connection.getresponse())
        except BaseException:
            connection.close()
            raise


def _break_off(sock: socket.socket) -> None:
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)


NETWORK_FAULTS = (OSError, HTTPException)
