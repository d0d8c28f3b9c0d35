"""Taking a campaign file in: always as a new campaign, and only after a child process has played it again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

from ..campaign.build_stamp import PROGRAM
from ..journal.limits import MAX_BYTES
from ..kernel.plain import Json
from .errors import RefusedImport
from .records import Tried
from .storage import Storage

PATIENCE_SECONDS = 600
"""Time after which a child that says nothing is ended, however busy the machine is."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A campaign that was taken in."""

    id: str
    cut: int
    """Bytes that a crash had left unfinished at its end."""
    unverified: int = 0
    """Draws that do not follow from its seed: somebody may have chosen them."""


def bring_in(
    storage: Storage,
    name: str,
    data: bytes,
    settings: dict[str, Json] | Callable[[Tried], dict[str, Json]] | None = None,
    command: str = "",
) -> Imported:
    """Keep a campaign file as a new campaign, one for a command; RefusedImport says what is wrong with it.

    Nothing is written then. Settings may depend on what the file was found to be.
    """
    tried = try_file(data)
    settled = settings(tried) if callable(settings) else settings
    return Imported(storage.create(name, tried.sound, settled, command), tried.cut, tried.unverified)


def try_file(data: bytes) -> Tried:
    """What is to be kept of a file, and what is to be known of it, as a child process with limits found it to be."""
    if len(data) > MAX_BYTES:
        raise RefusedImport(f"expected a campaign file of at most {MAX_BYTES} bytes")
    command = [sys.executable, "-m", "sleeping_gods.storage.trial"]
    paths = [str(PROGRAM.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"}
    try:
        ran = subprocess.run(  # noqa: S603  # our own module
            command, input=data, capture_output=True, env=environment, timeout=PATIENCE_SECONDS, check=False
        )
    except (subprocess.TimeoutExpired, OSError) as error:
        raise RefusedImport("expected a campaign that can be played again in some minutes") from error
    answer, _, sound = ran.stdout.partition(b"\n")
    verdict, _, details = answer.decode("utf-8", "replace").partition(" ")
    if verdict == "sound" and ran.returncode == 0:
        cut, _, unverified = details.partition(" ")
        return Tried(sound, int(cut), int(unverified))
    if verdict == "refused":
        raise RefusedImport(details)
    raise RefusedImport("expected a campaign that can be played again in a minute and 256 MB")
