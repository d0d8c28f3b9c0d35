"""Taking a campaign file in: always as a new campaign, and only after a child process has played it again."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

from ..campaign.build import PROGRAM
from ..journal.store import MOST_BYTES
from ..kernel.plain import Json
from .errors import RefusedImport
from .storage import Storage

PATIENCE = 600
"""Seconds after which a child that says nothing is ended, however busy the machine is."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A campaign that was taken in."""

    id: str
    cut: int
    """Bytes that a crash had left unfinished at its end."""


def bring_in(
    storage: Storage, name: str, data: bytes, settings: dict[str, Json] | None = None, command: str = ""
) -> Imported:
    """Keep a campaign file as a new campaign, one for a command; RefusedImport says what is wrong with it.

    Nothing is written then.
    """
    sound, cut = try_file(data)
    return Imported(storage.create(name, sound, settings, command), cut)


def try_file(data: bytes) -> tuple[bytes, int]:
    """What is to be kept of a file, and what was cut from its end, as a child process with limits found it to be."""
    if len(data) > MOST_BYTES:
        raise RefusedImport(f"expected a campaign file of at most {MOST_BYTES} bytes")
    command = [sys.executable, "-m", "sleeping_gods.storage.trial"]
    paths = [str(PROGRAM.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"}
    try:
        ran = subprocess.run(  # noqa: S603  # our own module
            command, input=data, capture_output=True, env=environment, timeout=PATIENCE, check=False
        )
    except (subprocess.TimeoutExpired, OSError) as error:
        raise RefusedImport("expected a campaign that can be played again in some minutes") from error
    answer, _, sound = ran.stdout.partition(b"\n")
    verdict, _, said = answer.decode("utf-8", "replace").partition(" ")
    if verdict == "sound" and ran.returncode == 0:
        return sound, int(said)
    if verdict == "refused":
        raise RefusedImport(said)
    raise RefusedImport("expected a campaign that can be played again in a minute and 256 MB")
