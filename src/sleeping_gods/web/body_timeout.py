"""Time limits for slow senders: a head or a body that takes too long to arrive is given up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import h11
from starlette.requests import ClientDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..host.errors import HostError
from .addresses import LOOPBACK, rate_limit_key

HEAD = 15.0
"""Seconds for all that stands before the body, from the first byte or from the connection on."""
BODY, RATE = 15.0, 16 * 1024
"""Seconds for a body, and a second more for so many bytes of it that have come."""


CROWDED = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\ncontent-type: text/plain\r\n"
    b"content-length: 36\r\n\r\nToo many connections from one place."
)
"""What is answered to one connection too many, whose language nobody knows yet."""


async def read(body: AsyncIterator[bytes], most: int) -> bytes:
    """A whole body; HostError if it is too large, or comes too slowly."""
    data, began = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(BODY) as limit:
            async for chunk in body:
                data += chunk
                if len(data) > most:
                    raise HostError("too-large")
                limit.reschedule(began + BODY + len(data) / RATE)
    except TimeoutError:
        raise HostError("too-slow") from None
    return bytes(data)


async def discard_body(body: AsyncIterator[bytes], most: int) -> None:
    """Let a body come and keep nothing of it: whoever still sends does not hear why it is refused."""
    passed, began = 0, asyncio.get_running_loop().time()
    with contextlib.suppress(TimeoutError, ClientDisconnect):
        async with asyncio.timeout(BODY) as limit:
            async for chunk in body:
                passed += len(chunk)
                if passed > most:
                    return
                limit.reschedule(began + BODY + passed / RATE)


def protocol_class(most_of_one_address: int) -> type[PatientProtocol]:
    """The protocol of a server that counts the connections of each address."""
    return type("PatientProtocol", (PatientProtocol,), {"most_of_one_address": most_of_one_address})


def _address(transport: asyncio.BaseTransport) -> str:
    """From where a connection comes, as limits count it."""
    peer = transport.get_extra_info("peername")
    return rate_limit_key(str(peer[0])) if peer else ""


class PatientProtocol(H11Protocol):
    """Uvicorn's, which by itself waits for the head of a request for ever, and lets one address take all places."""

    most_of_one_address = 0
    """Connections of one address, sockets among them; 0 if they are not counted, as behind a proxy."""
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects, and has so long to say what they want."""
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.write(CROWDED)
            transport.close()
            return
        self._wait()

    def _is_one_too_many(self) -> bool:
        most, address = self.most_of_one_address, _address(self.transport)
        if not most or len(self.connections) <= most or address in LOOPBACK:
            return False
        return sum(_address(connection.transport) == address for connection in self.connections) > most

    def data_received(self, data: bytes) -> None:
        """Something has come: the rest of a head that has begun is waited for, and no longer once it is whole."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.transport.get_protocol() is self:
            self._wait()
        else:
            self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._forget()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._limit is None:
            self._limit = self.loop.call_later(HEAD, self._give_up)

    def _forget(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self._limit = None
        self.transport.close()
