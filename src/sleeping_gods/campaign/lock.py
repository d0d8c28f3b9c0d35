"""A file lock for one program at a time; the operating system releases it when the program ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # only POSIX has it; elsewhere nobody waits
    fcntl = None  # type: ignore[assignment]  # a module or nothing


@contextlib.contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold a lock file, once nobody else does; it stays there, empty."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
    try:
        if fcntl is not None:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
