"""Where a strain is measured: the checkout, the storage, and servers of it that are started and stopped."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from server_processes import cpu_of, free_port, memory_of, place_arguments, python_of, wait_for

PREPARE = Path(__file__).with_name("prepare.py")
Rows = dict[str, str]
"""What was measured, in words, by what it is."""


@dataclass(slots=True)
class Made:
    """A campaign that was prepared, and what opens its host's seat."""

    campaign: str
    secret: str


@dataclass(slots=True)
class Server:
    """A server process whose log is kept."""

    url: str
    process: subprocess.Popen[bytes]
    log: list[str] = field(default_factory=list)

    @property
    def cpu(self) -> float:
        """Seconds of CPU that it has had."""
        return cpu_of(self.process.pid)

    @property
    def memory(self) -> float:
        """MiB that it has in use."""
        return memory_of(self.process.pid)

    def read_log(self) -> None:
        """Keep what it logs, until it ends."""
        for line in self.process.stderr or ():
            self.log.append(line.decode("utf-8", "replace").rstrip())

    def stop(self) -> None:
        """End it, by force if it does not end by itself."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@dataclass(frozen=True, slots=True)
class Setting:
    """A checkout and an empty storage."""

    tree: Path
    place: str
    scale: float = 1.0
    """Less than 1 for a quick try."""

    def count(self, whole: int) -> int:
        """So many, or fewer for a quick try."""
        return max(2, int(whole * self.scale))

    @contextlib.contextmanager
    def server(self) -> Iterator[Server]:
        """A server of the checkout, started now and ended afterwards."""
        port, (program, environment) = free_port(), python_of(self.tree)
        command = [program, "-m", "sleeping_gods", "serve", *place_arguments(self.place), "--port", str(port)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)  # noqa: S603
        server = Server(f"http://127.0.0.1:{port}", process)
        threading.Thread(target=server.read_log, daemon=True).start()
        try:
            wait_for(server.url)
            yield server
        finally:
            server.stop()

    def prepared(self, campaigns: int, choices: int, after: int = 125) -> list[Made]:
        """Campaigns of so many choices, some of them after the checkpoint, made by the checkout's own code."""
        program, environment = python_of(self.tree)
        command = [program, str(PREPARE), self.place, "--campaigns", str(campaigns), "--choices", str(choices)]
        command += ["--after", str(after)]
        ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
        print(f"  {campaigns} campaigns of {choices} choices prepared", file=sys.stderr, flush=True)
        return [Made(**json.loads(line)) for line in ran.stdout.splitlines()]


def milliseconds(seconds: list[float], *parts: float) -> str:
    """The times below which such parts lie, in milliseconds; 1.0 is the longest."""
    ordered = sorted(seconds)
    if not ordered:
        return "none"
    return " · ".join(f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.0f}" for part in parts)
