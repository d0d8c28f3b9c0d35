"""A server for tests: the real application under uvicorn, in a thread, on a port of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.app import build
from sleeping_gods.web.timeout_protocol import protocol_class
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES


@contextlib.contextmanager
def served(place: Path | str | Storage, port: int = 0, most_of_one_address: int = 0) -> Iterator[str]:
    """The address of a server over a storage; it has stopped and let the storage go when this ends."""
    storage = place if isinstance(place, Storage) else open_storage(str(place))
    with _serving(lambda url: build(storage, url), port, most_of_one_address) as url:
        yield url


@contextlib.contextmanager
def served_app(made: Callable[[], Starlette]) -> Iterator[str]:
    """The address of another application."""
    with _serving(lambda url: made(), 0) as url:
        yield url


@contextlib.contextmanager
def _serving(made: Callable[[str], Starlette], port: int, most_of_one_address: int = 0) -> Iterator[str]:
    listening = socket.create_server(("127.0.0.1", port))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        made(url),
        http=protocol_class(most_of_one_address),
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        log_config=None,
        lifespan="auto",
    )
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
