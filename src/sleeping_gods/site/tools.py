"""The tools of the build in a clone of the repository: Node, and pinned versions of Pyodide and msgspec."""

from __future__ import annotations

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
WHEEL_TAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp",
        "--abi", "cp314", "--only-binary", ":all:", "--no-deps", "--require-hashes")  # fmt: skip


def pyodide_folder() -> Path:
    """The folder of Pyodide's npm package; CannotBuildSite if it is missing or of another version."""
    try:
        wanted = json.loads((CLONE / "client" / "package.json").read_bytes())["devDependencies"]["pyodide"]
        there = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    except (OSError, KeyError, ValueError):
        raise CannotBuildSite("expected Pyodide in client/node_modules of a clone; run: make site") from None
    if there != wanted:
        raise CannotBuildSite(f"expected Pyodide {wanted} in client/node_modules, got {there}; run: make site")
    return PYODIDE


def msgspec_wheel() -> Path:
    """The wheel of msgspec for the browser's Python, downloaded if necessary; its hash is always checked."""
    if not LOCK.is_file():
        raise CannotBuildSite("expected requirements/site.lock of a clone, which is not there")
    WHEELS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        words = ["download", "--quiet", "--disable-pip-version-check", "--find-links", str(WHEELS), "--dest", folder]
        offline = [] if not any(WHEELS.glob("msgspec-*.whl")) else ["--no-index"]
        for more in (offline, []):
            run = [sys.executable, "-m", "pip", *words, *more, *WHEEL_TAGS, "--requirement", str(LOCK)]
            done = subprocess.run(run, capture_output=True, text=True, check=False)  # noqa: S603  # our own words
            if done.returncode == 0:
                break
        else:
            raise CannotBuildSite(f"the wheel of msgspec could not be fetched: {done.stderr.strip()[-400:]}")
        wheel = next(Path(folder).glob("msgspec-*.whl"))
        shutil.copy(wheel, WHEELS)
    return WHEELS / wheel.name


def node(script: str, *words: str, text: str = "") -> str:
    """Run a script under Node with some input; returns its output."""
    program = shutil.which("node")
    if program is None:
        raise CannotBuildSite("expected Node, which is not installed; a clone takes it from a wheel: make site")
    run = [program, str(SCRIPTS / script), *words]
    done = subprocess.run(run, input=text, capture_output=True, text=True, check=False)  # noqa: S603  # our own script
    if done.returncode != 0:
        errors = [
            line[:400] for line in done.stderr.splitlines() if line.strip() and "_createPyodideModule" not in line
        ]
        raise CannotBuildSite("\n".join([f"{script} failed:", *errors[:30]]))
    return done.stdout
