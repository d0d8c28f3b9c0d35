"""A disk without room, for the files of one folder only: what lies elsewhere, such as a log, is written as always."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def no_room_in(folder: Path, left: int) -> Iterator[None]:
    """Let no file below a folder grow beyond so many bytes: as much as fits is written, then the system refuses."""
    write = os.write

    def limited(descriptor: int, data: bytes) -> int:
        known = os.fstat(descriptor)
        if not any(os.path.samestat(known, file.lstat()) for file in folder.rglob("*") if not file.is_dir()):
            return write(descriptor, data)
        fits = left - known.st_size
        if fits <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(descriptor, data[:fits])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", limited)
        yield
