"""The tools of the build in a clone of the repository: Node, and pinned versions of Pyodide and msgspec."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .errors import CannotBuildSite

SCRIPTS = Path(__file__).resolve().parent / "node"
"""What runs under Node."""
CLONE = Path(__file__).resolve().parents[3]
PYODIDE = CLONE / "client" / "node_modules" / "pyodide"
LOCK = CLONE / "requirements" / "site.lock"
"""Wheels for the browser's Python, with their hashes."""
WHEELS = CLONE / "build" / "wheels"
"""Where they are kept once they are there."""
MAX_LETTERS = 400
"""Letters of a line that a failed program wrote which are told."""
MAX_ERROR_LINES = 30
"""Lines that a failed program wrote which are told."""
WHEEL_TAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp",
        "--abi", "cp314", "--only-binary", ":all:", "--no-deps", "--require-hashes")  # fmt: skip


def pyodide_folder() -> Path:
    """The folder of Pyodide's npm package; CannotBuildSite if it is missing or of another version."""
    try:
        expected = json.loads((CLONE / "client" / "package.json").read_bytes())["devDependencies"]["pyodide"]
        installed = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    except (OSError, KeyError, ValueError):
        raise CannotBuildSite("expected Pyodide in client/node_modules of a clone; run: make site") from None
    if installed != expected:
        raise CannotBuildSite(f"expected Pyodide {expected} in client/node_modules, got {installed}; run: make site")
    return PYODIDE


def msgspec_wheel() -> Path:
    """The wheel of msgspec for the browser's Python, downloaded if necessary; its hash is always checked."""
    if not LOCK.is_file():
        raise CannotBuildSite("expected requirements/site.lock of a clone, which is not there")
    WHEELS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        download = ["download", "--quiet", "--disable-pip-version-check", "--find-links", str(WHEELS), "--dest", folder]
        is_here = any(WHEELS.glob("msgspec-*.whl"))
        for index in (["--no-index"], []) if is_here else ([],):
            command = [sys.executable, "-m", "pip", *download, *index, *WHEEL_TAGS, "--requirement", str(LOCK)]
            pip = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # our own words
            if pip.returncode == 0:
                break
        else:
            raise CannotBuildSite(f"the wheel of msgspec could not be fetched: {pip.stderr.strip()[-MAX_LETTERS:]}")
        wheel = next(Path(folder).glob("msgspec-*.whl"))
        shutil.copy(wheel, WHEELS)
    return WHEELS / wheel.name


def node(script: str, *words: str, text: str = "") -> str:
    """Run a script under Node with some input; returns its output."""
    program = shutil.which("node")
    if program is None:
        raise CannotBuildSite("expected Node, which is not installed; a clone takes it from a wheel: make site")
    command = [program, str(SCRIPTS / script), *words]
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=False)  # noqa: S603  # our own script
    if run.returncode != 0:
        # Pyodide's loader is one line of thousands of letters, which Node quotes
        lines = (line for line in run.stderr.splitlines() if line.strip() and "_createPyodideModule" not in line)
        errors = [line[:MAX_LETTERS] for line in itertools.islice(lines, MAX_ERROR_LINES)]
        raise CannotBuildSite("\n".join([f"{script} failed:", *errors]))
    return run.stdout
