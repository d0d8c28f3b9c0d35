"""What the workers of one test run make once and share."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

COLLECTED = pytest.StashKey[frozenset[str]]()
"""The tests that were found, before any is left out."""


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """The temporary folder of the whole run; every worker sees the same one."""
    base = factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of the run that the first worker to ask for it makes; the others wait until it is complete."""
    folder = run_folder(factory) / name
    complete = folder.with_name(f"{name}.complete")
    with folder.with_name(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not complete.exists():
            shutil.rmtree(folder, ignore_errors=True)
            make(folder)
            complete.touch()
    return folder
