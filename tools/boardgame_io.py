"""boardgame.io's server with its store for PostgreSQL, under load: what ``compare_servers.py`` puts beside ours."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from load_figures import Figures
from own_postgresql import SCHEMA, own_postgresql, postmaster
from server_processes import free_port

from sleeping_gods.campaign.user_cache import user_cache

SOURCES = Path(__file__).with_name("compare_boardgame_io")
FILES = ("package.json", "package-lock.json", "game.mjs", "server.mjs", "client.mjs")


def installed() -> Path:
    """The folder in which boardgame.io is installed at the versions of the lock file; made the first time."""
    folder = user_cache("compare-boardgame-io")
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "installed-lock.json"
    for name in FILES:
        shutil.copy(SOURCES / name, folder / name)
    if not lock.exists() or lock.read_bytes() != (SOURCES / "package-lock.json").read_bytes():
        print("installing boardgame.io into the user's cache", file=sys.stderr, flush=True)
        npm = shutil.which("npm") or "npm"
        subprocess.run([npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], cwd=folder, check=True, stdout=sys.stderr)  # noqa: S603
        shutil.copy(SOURCES / "package-lock.json", lock)
    return folder


@contextlib.contextmanager
def their_servers(folder: Path, count: int, place: list[str]) -> Iterator[tuple[list[str], list[int]]]:
    """So many of boardgame.io's servers at a place, their addresses and process numbers."""
    with contextlib.ExitStack() as stack:
        urls, numbers = [], []
        for _ in range(count):
            port = free_port()
            process = subprocess.Popen(  # noqa: S603
                ["node", "server.mjs", str(port), *place],  # noqa: S607
                cwd=folder,
                env=production(),
                stdout=subprocess.DEVNULL,
            )
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)
            urls.append(f"http://127.0.0.1:{port}")
            numbers.append(process.pid)
            wait_for_port(port, process)
        yield urls, numbers


def production() -> dict[str, str]:
    """The environment in which Node's servers leave out what is for developers."""
    return {**os.environ, "NODE_ENV": "production"}


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until something listens there."""
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            raise SystemExit("boardgame.io's server has ended")
        time.sleep(0.1)
    raise SystemExit("boardgame.io's server does not answer")


def theirs(args: argparse.Namespace, folder: Path, size: int) -> tuple[Figures, str]:
    """boardgame.io under load, and whether it tells moves that are not stored."""
    with contextlib.ExitStack() as stack:
        url, database = stack.enter_context(own_postgresql())
        place = [str(database.folder), database.user, SCHEMA, str(size)]
        urls, numbers = stack.enter_context(their_servers(folder, args.servers, place))
        told_of_failure = their_probe(folder, urls[0], url)
        figures = Figures(tuple(numbers), postmaster(url))
        pace = [args.campaigns, args.rate, args.warm, args.seconds, args.seed]
        command = ["node", "client.mjs", "load", ",".join(urls), *map(str, pace)]
        client = subprocess.Popen(command, cwd=folder, env=production(), stdout=subprocess.PIPE, text=True)  # noqa: S603
        counted: dict[str, Any] = {}
        for line in client.stdout or ():
            if line == "begin\n":
                figures.begin()
            elif line == "end\n":
                figures.end()
            else:
                counted = json.loads(line)
        if client.wait() or not counted:
            raise SystemExit("boardgame.io's client has failed")
    figures.cpu["this client"] = counted["cpu"]
    figures.latencies = [latency / 1000 for latency in counted["latencies"]]
    figures.late, figures.messages, figures.received = counted["late"], counted["messages"], counted["received"]
    return figures, told_of_failure


def their_probe(folder: Path, url: str, database: str) -> str:
    """Whether the other client is told of a move while the row of its match is locked, so that it cannot be stored."""
    with subprocess.Popen(  # noqa: S603
        ["node", "client.mjs", "probe", url],  # noqa: S607
        cwd=folder,
        env=production(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as client:
        if client.stdout is None or client.stdin is None:
            raise SystemExit("no client")
        match = client.stdout.readline().strip()
        with psycopg.connect(database) as session:
            session.execute('SELECT id FROM "Games" WHERE id = %s FOR UPDATE', (match,))
            client.stdin.write("go\n")
            client.stdin.flush()
            return client.stdout.readline().strip()
