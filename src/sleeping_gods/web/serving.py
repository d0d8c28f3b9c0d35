"""Serving: uvicorn with our limits, until somebody asks it to stop."""

from __future__ import annotations

import logging
import sys

import uvicorn

from ..storage.opening import open_storage
from ..wire.coding import MOST
from .app import build

HEARTBEAT = 20.0
"""Seconds between two signs of life, and the most that is waited for one."""
GRACE = 15
"""Seconds for what is under way when the server stops."""


def serve(place: str, *, host: str, port: int, public_url: str, proxy: bool = False) -> None:
    """Serve the campaigns of a storage until SIGTERM or SIGINT; all that was acknowledged is stored then."""
    logging.basicConfig(
        stream=sys.stderr,
        level=logging.INFO,
        format='{"at":"%(asctime)s","level":"%(levelname)s","name":"%(name)s","said":"%(message)s"}',
    )
    storage = open_storage(place)
    for caution in storage.cautions:
        logging.getLogger("sleeping_gods.web").warning(caution)
    local = [f"http://{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")]
    app = build(storage, public_url or local[0], *([] if public_url else local))
    config = uvicorn.Config(
        app, host=host, port=port, ws="websockets", ws_max_size=MOST, ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT, ws_per_message_deflate=False, ws_max_queue=16, timeout_graceful_shutdown=GRACE,
        access_log=False, log_config=None, server_header=False, proxy_headers=proxy, limit_concurrency=4000,
    )  # fmt: skip
    uvicorn.Server(config).run()
