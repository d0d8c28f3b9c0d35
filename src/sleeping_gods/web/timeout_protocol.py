"""Uvicorn's protocol with limits: for the time until a request's head has come, and the connections of an address."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import LOOPBACK, rate_limit_key

HEAD_SECONDS = 15.0
"""Time for everything before the body, from the connection or the first byte on."""
TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\ncontent-type: text/plain\r\n"
    b"content-length: 36\r\n\r\nToo many connections from one place."
)
"""The answer to a connection over the limit; its language is not known yet."""


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
        """Whether its address has more connections than one may have."""
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
        """Begin to wait for a request's head, if that has not begun."""
        if self._limit is None:
            self._limit = self.loop.call_later(HEAD_SECONDS, self._time_out)

    def _cancel_timer(self) -> None:
        """Stop waiting for the request's head."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _time_out(self) -> None:
        """Close the connection: the head has not come in time."""
        self._limit = None
        self.transport.close()
