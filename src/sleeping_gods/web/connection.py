"""A connection to a table, with a bounded queue of messages; a client that reads too slowly is disconnected."""

from __future__ import annotations

import asyncio
from collections import deque

from ..host.perspectives import Perspective
from ..languages import Lang

MAX_BYTES = 1024 * 1024
"""How much may wait for somebody who reads slowly."""
MAX_MESSAGES = 512


SHOWN_OUT = ("removed", "closed", "not-playable")
"""Reasons for closing after which nothing that was sent is done any more."""


class Connection:
    """One websocket of a member."""

    def __init__(self, ref: str, lang: Lang, perspective: Perspective, seating: int = 0, device: str = "") -> None:
        self.ref = ref
        self.device = device
        """The hash of the secret of its device; a person may have several."""
        self.lang = lang
        self.perspective = perspective
        self.seating = seating
        """How often the seats of the table had got other numbers when this one was last told everything."""
        self.closing = ""
        """Why it ends, as a word; empty while it does not."""
        self.ended = asyncio.Event()
        """Set when it ends; what is waiting may still be sent, except somebody who reads too slowly."""
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._new = asyncio.Event()

    @property
    def is_shown_out(self) -> bool:
        """Whether its member has lost their place, or the table is closed."""
        return self.closing in SHOWN_OUT

    def send(self, data: bytes) -> bool:
        """Queue a message; returns False and closes the connection if too much is queued."""
        if self.closing:
            return False
        if self._size + len(data) > MAX_BYTES or len(self._waiting) >= MAX_MESSAGES:
            self.close("too-slow")
            return False
        self._waiting.append(data)
        self._size += len(data)
        self._new.set()
        return True

    def close(self, key: str, data: bytes = b"") -> None:
        """Close the connection, after a last message if there is one."""
        if self.closing:
            return
        self.closing = key
        if key == "too-slow":
            self._waiting.clear()
        if data:
            self._waiting.append(data)
        self._new.set()
        self.ended.set()

    async def next(self) -> bytes | None:
        """Wait for the next message; None when the connection is closed and the queue is empty."""
        while not self._waiting:
            if self.closing:
                return None
            self._new.clear()
            await self._new.wait()
        data = self._waiting.popleft()
        self._size -= len(data)
        return data
