"""Buffers the messages that arrive on a socket before its table is open, and delivers them in order afterwards."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import MutableMapping
from typing import Any, TypeAlias

from starlette.websockets import WebSocket

Message: TypeAlias = MutableMapping[str, Any]
MAX_MESSAGES = 16
"""Messages that are kept; whatever else is sent stays unread in the network until the table is open."""


class EarlyMessages:
    """The messages of a socket, including those that came before its table was open."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._kept: deque[Message] = deque()
        self._reading: asyncio.Task[None] | None = asyncio.create_task(self._keep())
        self.gone = False
        """Whether the other side has gone already."""

    async def _keep(self) -> None:
        """Take messages in until the buffer is full or the sender has gone."""
        while len(self._kept) < MAX_MESSAGES and not self.gone:
            message = await self._socket.receive()
            self._kept.append(message)
            self.gone = message["type"] == "websocket.disconnect"

    async def stop(self) -> None:
        """Stop buffering; no message that is being received is lost."""
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, RuntimeError):
                await reading

    async def next(self) -> Message:
        """The next message, the buffered ones first."""
        return self._kept.popleft() if self._kept else await self._socket.receive()
