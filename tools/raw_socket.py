"""A websocket client that costs little: whole messages go to a function as they arrive, without a task or a queue.

For tools that load a server on the same cores: what the client costs is missing to the server. It reads every message
whole, answers pings, masks what it sends and joins messages that come in several frames; it asks for no extension.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUED, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9
MAX_HEAD_BYTES = 64 * 1024
Received = Callable[[memoryview], None]


class Refused(Exception):
    """The server did not open the socket; its status says why."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the socket was refused with {status}")
        self.status = status


class RawSocket(asyncio.Protocol):
    """One open websocket; ``received`` is called with each whole message, ``closed`` once with the closing code."""

    __slots__ = ("_buffer", "_head", "_key", "_message", "_opening", "_transport", "closed", "code", "received")

    def __init__(self, head: bytes, key: bytes, received: Received, closed: Callable[[int], None] | None) -> None:
        self.received = received
        self.closed = closed
        self.code = 0
        """Why it was closed; 1006 if without a word, 0 while it is open."""
        self._head = head
        self._key = key
        self._opening: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._buffer = bytearray()
        self._message: list[bytes] = []
        """The frames so far of a message that comes in several."""

    async def opened(self) -> None:
        """Wait until the server has accepted it; Refused if it does not."""
        if self._opening is not None:
            await self._opening

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        self._transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        """Take in what arrives; most often it is one whole frame, which is not copied."""
        if self._opening is not None:
            self._buffer += data
            if not self._accepted():
                return
            data = b""
        if self._buffer:
            self._buffer += data
            data = bytes(self._buffer)
            self._buffer.clear()
        at, view = 0, memoryview(data)
        while (until := self._frame(view, at)) > 0:
            at = until
        if at < len(data):
            self._buffer += view[at:]

    def _accepted(self) -> bool:
        """Look at the answer to the upgrade; whether it is whole and accepts."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._opening is None:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        expected = base64.b64encode(hashlib.sha1(self._key + ACCEPT, usedforsecurity=False).digest())
        status = int(head.split(b" ", 2)[1])
        opening, self._opening = self._opening, None
        if status != 101 or expected not in head:
            if not opening.done():
                opening.set_exception(Refused(status))
            self._transport.close()
            return False
        if not opening.done():
            opening.set_result(None)
        return True

    def _frame(self, view: memoryview, at: int) -> int:
        """Take in the frame that begins there; where the next begins, 0 if this one is not whole."""
        left = len(view) - at
        if left < 2:
            return 0
        first, size, start = view[at], view[at + 1], at + 2
        if size == 126:
            if left < 4:
                return 0
            size, start = int.from_bytes(view[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            if left < 10:
                return 0
            size, start = int.from_bytes(view[at + 2 : at + 10], "big"), at + 10
        until = start + size
        if until > len(view):
            return 0
        body, kind = view[start:until], first & 0x0F
        if kind in (TEXT, BINARY, CONTINUED):
            if first & 0x80 and not self._message:
                self.received(body)
            else:
                self._message.append(bytes(body))
                if first & 0x80:
                    whole, self._message = b"".join(self._message), []
                    self.received(memoryview(whole))
        elif kind == PING:
            self._write(0x8A, bytes(body))
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") if size >= 2 else 1005
            self._write(0x88, bytes(body[:2]))
            self._transport.close()
        return until

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._write(0x81, data)

    def _write(self, first: int, data: bytes) -> None:
        size, key = len(data), os.urandom(4)
        if size < 126:
            head = bytes((first, 0x80 | size))
        elif size < 65536:
            head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
        else:
            head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
        mask = int.from_bytes((key * (size // 4 + 1))[:size], "big")
        self._transport.write(head + key + (int.from_bytes(data, "big") ^ mask).to_bytes(size, "big"))

    def close(self) -> None:
        """Say good-bye and let it go."""
        if self._transport is not None and not self._transport.is_closing():
            self.code = self.code or 1000
            self._write(0x88, b"\x03\xe8")
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing more comes."""
        self.code = self.code or 1006
        if self._opening is not None and not self._opening.done():
            self._opening.set_exception(Refused(0))
        if self.closed is not None:
            self.closed(self.code)


async def open_socket(
    url: str, path: str, secret: str, received: Received, closed: Callable[[int], None] | None = None, local: str = ""
) -> RawSocket:
    """A socket at a server, as the owner of a secret, perhaps from another local address; Refused, OSError."""
    host = urlsplit(url).netloc
    name, _, port = host.rpartition(":")
    key = base64.b64encode(os.urandom(16))
    head = (
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key.decode()}\r\nauthorization: Bearer {secret}\r\n\r\n"
    ).encode()
    loop, local_address = asyncio.get_running_loop(), (local, 0) if local else None
    _, protocol = await loop.create_connection(
        lambda: RawSocket(head, key, received, closed), name, int(port), local_addr=local_address
    )
    await protocol.opened()
    return protocol


def run(main: Any) -> Any:
    """Run a coroutine on the quickest loop that is installed."""
    try:
        import uvloop

        factory = uvloop.new_event_loop
    except ImportError:
        factory = asyncio.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
