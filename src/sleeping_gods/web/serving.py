"""Serving: uvicorn with our limits, until somebody asks it to stop."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from ..storage.opening import SCHEMES, open_storage
from ..wire.coding import MAX_MESSAGE_BYTES
from .app import build
from .bind import bound
from .body_timeout import protocol_class
from .graceful_server import Server
from .logs import log_to
from .server_limits import DEFAULT_LIMITS, ServerLimits

HEARTBEAT = 20.0
"""Seconds between two signs of life, and the most that is waited for one."""
GRACE = 5
"""Seconds for what is still open when all have been told that the server stops."""
MAX_CONNECTIONS = 4000
"""Connections and requests under way; a socket is both."""
LOCAL = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104  # whoever runs it says where it listens
"""Hosts that are no address to go to."""
log = logging.getLogger("sleeping_gods.web")


BRIEF = 0.0005
"""Seconds for which a thread that works keeps one waiting that stores: with Python's own ten times as many, each of the
steps of storing something waits for so long."""


@dataclass(frozen=True, slots=True)
class Serving:
    """How a server is to run."""

    place: str
    """A folder or the URL of a PostgreSQL."""
    host: str = "127.0.0.1"
    port: int = 0
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
    """Serve the campaigns of a storage until SIGTERM or SIGINT; all that was acknowledged is stored then.

    Says what it serves and at which address once it listens. OSError if it cannot listen there, StorageError if the
    campaigns cannot be opened.
    """
    log_to(verbose=how.verbose, quiet=how.quiet)
    sockets = bound(how.host, how.port)
    try:
        port = sockets[0].getsockname()[1]
        storage = open_storage(how.place)
        for caution in storage.cautions:
            log.warning(caution)
            warn_operator(caution)
        local = [f"http://{name}:{port}" for name in LOCAL]
        url = how.public_url or (local[0] if how.host in EVERYWHERE else f"http://{_within(how.host)}:{port}")
        app = build(storage, url, *([] if how.public_url else local), limits=how.limits)
        counting = protocol_class(0 if how.proxies else how.limits.connections_per_address)
        config = uvicorn.Config(
            app, http=counting, ws="websockets-sansio", ws_max_size=MAX_MESSAGE_BYTES, ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT, ws_per_message_deflate=False, timeout_graceful_shutdown=GRACE,
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

        sys.setswitchinterval(BRIEF)
        Server(config, started, farewell).run(sockets)
        log.info("stopped")
    finally:
        for listening in sockets:
            listening.close()


def _within(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host
