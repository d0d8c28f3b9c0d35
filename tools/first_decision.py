"""Plays an installed program to the first decision of each world: ``python tools/first_decision.py [SLEEPING-GODS]``.

It imports nothing of this checkout: it starts ``sleeping-gods play --no-browser`` in a folder that goes away, begins a
campaign over HTTP as a browser would, takes one choice over the socket, and stops the program.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

PATIENCE = 120.0
"""Seconds for an answer on the slowest machine; only a hang takes so long."""


@contextmanager
def served(program: str, folder: str) -> Iterator[str]:
    """The address of a table that is served until the block is left."""
    homes = ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    environment = {**os.environ, **dict.fromkeys(homes, folder), "PYTHONUTF8": "1"}
    words = [program, "play", "--no-browser", "--lang", "en"]
    with subprocess.Popen(words, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True) as running:  # noqa: S603
        try:
            assert running.stdout is not None  # noqa: S101  # it is a pipe
            line = running.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://")).rstrip(".")
        finally:
            running.terminate()


def asked(url: str, path: str, body: object = None) -> Any:
    """What the server answers in JSON; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json"})  # noqa: S310  # our own
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.loads(answer.read())


def first_choice(url: str, pack: str) -> str:
    """The first choice of a new campaign, once it has been taken and stored."""
    begun = asked(url, "/api/campaigns", {"pack": pack, "name": "First", "players": ["Ada"]})
    address = f"{url.replace('http', 'ws', 1)}/api/campaigns/{begun['campaign']}/play?lang=en"
    with connect(address, additional_headers={"Authorization": f"Bearer {begun['secret']}"}) as socket:
        event = json.loads(socket.recv(timeout=PATIENCE))
        while event["kind"] != "snapshot":
            event = json.loads(socket.recv(timeout=PATIENCE))
        choice = str(event["sections"]["menu"]["own"][0]["notation"])
        socket.send(json.dumps({"kind": "choose", "id": "first", "position": event["position"], "choice": choice}))
        while event["kind"] not in ("done", "refused", "closing"):
            event = json.loads(socket.recv(timeout=PATIENCE))
    if event["kind"] != "done":
        raise SystemExit(f"expected {choice!r} to be taken, got {event}")
    return choice


def main() -> None:
    """Play every world that is offered to its first decision; a page of the table must be there too."""
    named = sys.argv[1] if len(sys.argv) > 1 else "sleeping-gods"
    program = shutil.which(named)
    if program is None:
        raise SystemExit(f"expected an installed program, got {named!r}")
    program = str(Path(program).absolute())  # it runs in another folder
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, served(program, folder) as url:
        with urllib.request.urlopen(url, timeout=PATIENCE) as page:  # noqa: S310  # our own
            if b"<!doctype html>" not in page.read().lower():
                raise SystemExit("expected the page of the table")
        packs = [pack["id"] for pack in asked(url, "/api/packs")]
        for pack in packs:
            print(f"{pack}: {first_choice(url, pack)}")
        if not packs:
            raise SystemExit("expected worlds to play, got none")


if __name__ == "__main__":
    main()
