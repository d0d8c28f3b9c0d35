"""An environment for one peer: made once with pip by the name of its package, and kept in a folder."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path


class NotInstalledError(Exception):
    """A peer cannot be installed here."""


def environment(folder: Path, package: str, *pip_options: str) -> Path:
    """The Python of the environment in this folder, made if it is not there yet or was left half made."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if ready.exists():
        return python
    venv.create(folder, clear=True, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    done = subprocess.run(  # noqa: S603  # a fixed command with a package's name
        [*pip, "install", "--quiet", *pip_options, package], capture_output=True, text=True, check=False
    )
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or done.stderr.splitlines()
        raise NotInstalledError(
            f"{package} cannot be installed with pip: {errors[-1] if errors else 'no reason given'}"
        )
    ready.touch()
    return python
