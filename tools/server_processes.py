"""Servers that a tool starts, asks and stops, and what they cost the machine."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]


def python_of(tree: Path) -> tuple[str, dict[str, str]]:
    """The interpreter of a checkout and its environment: its own, or this one on its sources."""
    own = tree / ".venv" / "bin" / "python"
    if tree == HERE or not own.exists():
        return sys.executable, {**os.environ, "PYTHONPATH": str(tree / "src")}
    return str(own), {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def ask(url: str, method: str, path: str, body: object = None, secret: str = "") -> Any:
    """An HTTP request that is to succeed; one that comes too quickly is sent again."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    for pause in (0.1, 0.3, 1.0, 2.0, 4.0, 0.0):
        connection.request(method, path, None if body is None else json.dumps(body).encode(), headers)
        answer = connection.getresponse()
        data = answer.read()
        if answer.status != 429:
            break
        time.sleep(pause)
    connection.close()
    if answer.status >= 300:
        raise SystemExit(f"{method} {path}: {answer.status} {data[:200]!r}")
    return json.loads(data) if data else None


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def place_arguments(place: str) -> list[str]:
    """What names a folder or a PostgreSQL on the command line."""
    return ["--database" if "://" in place else "--data", place]


@contextlib.contextmanager
def servers(count: int, database: str, tree: Path = HERE) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    """So many server processes, their addresses and numbers; without a database one, on a new folder."""
    with contextlib.ExitStack() as stack:
        place = database or stack.enter_context(tempfile.TemporaryDirectory())
        urls, running = [], []
        program, environment = python_of(tree)
        for _ in range(count):
            port = free_port()
            command = [program, "-m", "sleeping_gods", "serve", *place_arguments(place), "--port", str(port)]
            running.append(
                subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
            )
            urls.append(f"http://127.0.0.1:{port}")
        try:
            for url in urls:
                wait_for(url)
            yield urls, tuple(process.pid for process in running)
        finally:
            for process in running:
                process.terminate()
            for process in running:
                process.wait(30)


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        with contextlib.suppress(OSError):
            ask(url, "GET", "/health")
            return
        time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def cpu_of(process: int, *, with_ended: bool = False) -> float:
    """Seconds of CPU that a process has had, perhaps with its children that have ended; on Linux, 0 elsewhere."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    process_ids = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == process:
                process_ids.append(int(path.parent.name))
    return process_ids


def cpu_of_all(process: int) -> float:
    """The same of a process with all its children, those that have ended too."""
    return cpu_of(process, with_ended=True) + sum(map(cpu_of, children_of(process)))


def memory_of(process: int) -> float:
    """MiB of memory that a process has in use."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0
