"""A server that reports when it is ready, and tells its clients before it stops."""

from __future__ import annotations

import signal
import socket
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn


class Server(uvicorn.Server):
    """Uvicorn's server, which by itself closes sockets without notice and exits with the signal's status."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call ``ready``."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, call ``farewell``, then close what is still open."""
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await self._farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A request to stop is no failure; a second Ctrl-C stops at once."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True
