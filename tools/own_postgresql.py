"""A PostgreSQL of a tool's own: on a socket in a temporary folder, everything flushed, and removed afterwards."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from tests.storage.server import MISSING, Server, programs

SCHEMA = "measured"


@contextlib.contextmanager
def own_postgresql() -> Iterator[tuple[str, Server]]:
    """The URL of an empty database, and the server that it belongs to."""
    folder = programs()
    if folder is None:
        raise SystemExit(MISSING)
    server = Server(folder)
    try:
        empty(server)
        yield server.url(SCHEMA), server
    finally:
        server.stop()


def empty(server: Server) -> None:
    """Remove everything that was stored."""
    import psycopg

    with psycopg.connect(server.url("public"), autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE".encode())
        connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())


def postmaster(url: str) -> int:
    """The process number of the PostgreSQL at a URL, if it runs on this machine; 0 otherwise."""
    import psycopg

    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT pg_backend_pid()").fetchone()
        with contextlib.suppress(OSError):
            stat = Path(f"/proc/{row[0] if row else 0}/stat").read_text()
            if "postgres" in stat:
                return int(stat.rpartition(")")[2].split()[1])
    return 0
