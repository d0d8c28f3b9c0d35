"""A PostgreSQL of Debian's packages, on a socket in a folder of its own, with everything flushed as in earnest."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NOT_ROOT = ("postgres", "nobody")
"""Whom the server runs as where the tests run as root, which it refuses to be."""
MISSING = "PostgreSQL is not installed: tools/install_postgresql.sh (make test runs it), or apt install postgresql"


def programs() -> Path | None:
    """The folder of the newest server that is installed."""
    found = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    here = shutil.which("postgres")
    return Path(here).resolve().parent if here else None


class Server:
    """A server that the tests start, kill and start again."""

    def __init__(self, bin_folder: Path) -> None:
        self._programs = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="sg-pg-"))
        self._as: list[str] = []
        if os.geteuid() == 0:
            user = next(name for name in NOT_ROOT if _exists(name))
            shutil.chown(self.folder, user)
            self._as = ["setpriv", f"--reuid={user}", f"--regid={pwd.getpwnam(user).pw_gid}", "--clear-groups"]
        self.user = "tests"
        self._run("initdb", "-D", self._data, "-U", self.user, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def url(self, schema: str) -> str:
        """Where a test connects: tables are made in a schema of its own."""
        return f"postgresql:///postgres?host={self.folder}&user={self.user}&options=-csearch_path%3D{schema}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=on -c synchronous_commit=on -c shared_buffers=32MB"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", log, "-w", "-t", "120", "start")

    def kill(self) -> None:
        """Kill the whole server, as a crash of its machine would."""
        os.kill(int((Path(self._data) / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop", check=False)

    def wait(self) -> None:
        """Wait until it answers again."""
        self._run("pg_isready", "-h", str(self.folder), "-t", "120", check=False)

    def stop(self) -> None:
        """Stop it for good, and remove its folder."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> None:
        command = [*self._as, str(self._programs / program), *arguments]
        environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}
        ran = subprocess.run(
            command, cwd="/", env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if check and ran.returncode:
            raise RuntimeError(f"{program}: {ran.stdout[-1000:]} {ran.stderr[-1000:]}")


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
