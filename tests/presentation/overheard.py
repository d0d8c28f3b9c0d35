"""A plugin for pytest: what the tests of the table say while they run is written down.

``pytest -p tests.presentation.overheard --overheard FOLDER tests/terminal`` writes a file for each process.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from .said import listening


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where what was heard goes."""
    parser.addoption("--overheard", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to listen before any test is read."""
    record = listening()
    heard = record.__enter__()

    def write() -> None:
        record.__exit__(None, None, None)
        (config.getoption("--overheard") / f"{os.getpid()}.json").write_text(json.dumps(sorted(heard)))

    config.add_cleanup(write)
