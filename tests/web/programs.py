"""The command itself, as whoever hosts it runs it: a process of its own that is started, asked, and stopped."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 90.0
"""Seconds after which a test gives up: a hang, not a clock."""


def environment(lang: str = "C") -> dict[str, str]:
    """What the process sees: the language of its user, and nothing that colours what it prints."""
    return {**os.environ, "LC_ALL": lang, "LANGUAGE": "", "PYTHONUNBUFFERED": "1"}


def command(*arguments: str | Path) -> list[str]:
    """A call of ``sleeping-gods``."""
    return [sys.executable, "-m", "sleeping_gods", *map(str, arguments)]


def ran(*arguments: str | Path, lang: str = "C") -> subprocess.CompletedProcess[str]:
    """A call that ends by itself."""
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, env=environment(lang), timeout=PATIENCE, check=False
    )


class Program:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process = process
        self._log = log
        self.said = self._first_line()
        """What it prints once it listens."""
        self.url = (re.findall(r"http://[\w.:\[\]-]+\d", self.said) or [""])[0]

    def _first_line(self) -> str:
        stream = self.process.stdout
        if stream is None:
            raise AssertionError("no stdout")
        until = time.monotonic() + PATIENCE
        while not select.select([stream], [], [], 1.0)[0]:
            if time.monotonic() > until:
                raise TimeoutError(self.log)
        return stream.readline()

    @property
    def log(self) -> str:
        """What it has written down so far."""
        return self._log.read_text()

    def stop(self, sig: int = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(sig)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(log: Path, *arguments: str | Path, lang: str = "C") -> Iterator[Program]:
    """A server in a process of its own, on a port of its own, that is gone when this ends."""
    with started(log, "serve", "--port", "0", *arguments, lang=lang) as program:
        yield program


@contextlib.contextmanager
def started(log: Path, *arguments: str | Path, lang: str = "C") -> Iterator[Program]:
    """A call that serves until it is stopped."""
    with log.open("w") as errors:
        process = subprocess.Popen(
            command(*arguments), stdout=subprocess.PIPE, stderr=errors, text=True, env=environment(lang)
        )
    try:
        yield Program(process, log)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()
