"""A server for tests: the real application under uvicorn, in a thread, on a port of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from sleeping_gods.storage.opening import open_storage
from sleeping_gods.web.app import build
from sleeping_gods.web.patience import PatientProtocol
from sleeping_gods.wire.coding import MOST


@contextlib.contextmanager
def served(place: Path | str) -> Iterator[str]:
    """The address of a server over a storage; it has stopped and let the storage go when this ends."""
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        build(open_storage(str(place)), url), http=PatientProtocol, ws="websockets-sansio", ws_max_size=MOST,
        log_config=None, lifespan="on",
    )  # fmt: skip
    server = uvicorn.Server(config)
    started = threading.Event()
    startup = server.startup

    async def announce(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets)
        started.set()

    server.startup = announce  # type: ignore[method-assign]  # to know when it listens
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    if not started.wait(60):
        raise TimeoutError("the server did not start")
    try:
        yield url
    finally:
        server.should_exit = True
        thread.join(60)
        listening.close()
