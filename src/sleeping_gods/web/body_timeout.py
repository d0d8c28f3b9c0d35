"""Time limits for slow senders: a request whose head or body takes too long to arrive is dropped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import h11
from starlette.requests import ClientDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..host.errors import HostError
from .addresses import LOOPBACK, rate_limit_key

HEAD_SECONDS = 15.0
"""Time for everything before the body, from the connection or the first byte on."""
BODY_SECONDS, MIN_BYTES_PER_SECOND = 15.0, 16 * 1024
"""Time for a body, and one second more for each MIN_BYTES_PER_SECOND bytes that have arrived."""


TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\ncontent-type: text/plain\r\n"
    b"content-length: 36\r\n\r\nToo many connections from one place."
)
"""The answer to a connection over the limit; its language is not known yet."""


async def read_limited(body: AsyncIterator[bytes], most: int) -> bytes:
    """Read a whole body; HostError if it is too large or too slow."""
    data, began = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(BODY_SECONDS) as limit:
            async for chunk in body:
                data += chunk
                if len(data) > most:
                    raise HostError("too-large")
                limit.reschedule(began + BODY_SECONDS + len(data) / MIN_BYTES_PER_SECOND)
    except TimeoutError:
        raise HostError("too-slow") from None
    return bytes(data)


async def discard_body(body: AsyncIterator[bytes], most: int) -> None:
    """Read a body without keeping it: a client that is still sending would not read the refusal."""
    passed, began = 0, asyncio.get_running_loop().time()
    with contextlib.suppress(TimeoutError, ClientDisconnect):
        async with asyncio.timeout(BODY_SECONDS) as limit:
            async for chunk in body:
                passed += len(chunk)
                if passed > most:
                    return
                limit.reschedule(began + BODY_SECONDS + passed / MIN_BYTES_PER_SECOND)


def protocol_class(max_per_address: int) -> type[TimeoutProtocol]:
    """The protocol with a limit on the connections of one address; 0 for no limit."""
    return type("TimeoutProtocol", (TimeoutProtocol,), {"max_per_address": max_per_address})


def _address(transport: asyncio.BaseTransport) -> str:
    """The remote address, as limits count it."""
    peer = transport.get_extra_info("peername")
    return rate_limit_key(str(peer[0])) if peer else ""


class TimeoutProtocol(H11Protocol):
    """Uvicorn's protocol with a time limit for heads and a limit on connections per address."""

    max_per_address = 0
    """Connections of one address, sockets among them; 0 if they are not counted, as behind a proxy."""
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Start the time limit, or refuse a connection over the limit."""
        super().connection_made(transport)
        if self._is_over_limit():
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()
            return
        self._start_timer()

    def _is_over_limit(self) -> bool:
        most, address = self.max_per_address, _address(self.transport)
        if not most or len(self.connections) <= most or address in LOOPBACK:
            return False
        return sum(_address(connection.transport) == address for connection in self.connections) > most

    def data_received(self, data: bytes) -> None:
        """Keep the time limit until the head is complete."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.transport.get_protocol() is self:
            self._start_timer()
        else:
            self._cancel_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the time limit."""
        self._cancel_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        if self._limit is None:
            self._limit = self.loop.call_later(HEAD_SECONDS, self._time_out)

    def _cancel_timer(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _time_out(self) -> None:
        self._limit = None
        self.transport.close()
