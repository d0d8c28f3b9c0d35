"""Runs uvicorn with our limits until it is stopped."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from ..storage.opening import SCHEMES, open_storage
from ..wire.coding import MAX_MESSAGE_BYTES
from .app import build
from .bind import bind_sockets
from .graceful_server import Server
from .logs import configure_logging
from .server_limits import DEFAULT_LIMITS, ServerLimits
from .timeout_protocol import protocol_class

PING_SECONDS = 20.0
"""Time between two pings of a websocket, and how long the answer is waited for."""
SHUTDOWN_SECONDS = 5
"""Time for open requests to end after everybody was told that the server stops."""
MAX_CONNECTIONS = 4000
"""Connections and running requests together; a socket counts as both."""
LOCAL = ("127.0.0.1", "localhost", "[::1]")
"""What clients on this machine call it in URLs."""
ALL_INTERFACES = ("", "0.0.0.0", "::")  # noqa: S104  # whoever runs it says where it listens
"""Hosts that mean every interface, and so are no address for clients."""
log = logging.getLogger("sleeping_gods.web")

SWITCH_SECONDS = 0.0005
"""Python's thread switch interval. With the default, ten times as long, each step of storing an entry waits that long
for a busy thread.
"""


@dataclass(frozen=True, slots=True)
class Serving:
    """The options of a server."""

    place: str
    """A folder or the URL of a PostgreSQL."""
    host: str = "127.0.0.1"
    port: int = 0
    network: str = ""
    """A second address of this machine, by which others in its network reach it: links lead there."""
    public_url: str = ""
    proxies: str = ""
    """Addresses of proxies that are believed when they say from where a request comes; none if empty."""
    verbose: bool = False
    quiet: bool = False
    """Whether only what goes wrong is logged: at a player's own machine."""
    limits: ServerLimits = DEFAULT_LIMITS


def serve(
    how: Serving, ready: Callable[[str, str], None], warn_operator: Callable[[str], None] = lambda caution: None
) -> None:
    """Serve the campaigns of a storage until SIGTERM or SIGINT; everything that was acknowledged is stored then.

    Calls ``ready`` with the storage's name and the URL of links once it listens. OSError if it cannot listen,
    StorageError if the storage cannot be opened.
    """
    configure_logging(verbose=how.verbose, quiet=how.quiet)
    sockets = bind_sockets(how.host, how.port)
    try:
        port = sockets[0].getsockname()[1]
        if how.network:
            sockets += bind_sockets(how.network, port)
        storage = open_storage(how.place)
        for caution in storage.cautions:
            log.warning(caution)
            warn_operator(caution)
        local = [f"http://{name}:{port}" for name in LOCAL]
        url = how.public_url or _own_url(how.network or how.host, port)
        app = build(storage, url, *([] if how.public_url else local), limits=how.limits)
        counting = protocol_class(0 if how.proxies else how.limits.connections_per_address)
        config = uvicorn.Config(
            app, http=counting, ws="websockets-sansio", ws_max_size=MAX_MESSAGE_BYTES, ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS, ws_per_message_deflate=False, timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            limit_concurrency=MAX_CONNECTIONS, lifespan="on", access_log=how.verbose, log_config=None,
            server_header=False, proxy_headers=bool(how.proxies), forwarded_allow_ips=how.proxies,
        )  # fmt: skip
        name = storage.name if how.place.startswith(SCHEMES) else how.place

        def started() -> None:
            log.info("serving %s at %s", name, url)
            ready(name, url)

        async def farewell() -> None:
            log.info("stopping")
            await app.state.gate.registry.farewell()

        sys.setswitchinterval(SWITCH_SECONDS)
        Server(config, started, farewell).run(sockets)
        log.info("stopped")
    finally:
        for bound_socket in sockets:
            bound_socket.close()


def _own_url(host: str, port: int) -> str:
    """The URL of a server that has no public one."""
    if host in ALL_INTERFACES:
        return f"http://{LOCAL[0]}:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
