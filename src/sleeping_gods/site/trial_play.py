"""Plays a random campaign on the page's host and hashes everything it says, to compare two Pythons.

It runs natively and, as text, in the Python of a built site: the same choices must give the same hash.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections.abc import Callable
from time import process_time
from typing import Any

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.local import worker
from sleeping_gods.local.page_files import bytes_of

PLAYERS = ("Ada", "Ben")
OK = 200
"""The status of an answer that is no refusal."""
UNDO_INTERVAL = 16
"""After so many choices one is taken back and repeated, and a few questions are asked."""
RANDOM_IDS = re.compile(r'"(?:you|ref)":"[0-9a-f]{12}"|"[0-9a-f]{16}"')
"""The ids of a campaign and of its host, which are others each time."""


class TrialFile:
    """A file in memory."""

    def __init__(self) -> None:
        self.data = b""

    def read(self) -> bytes:
        """All of it."""
        return self.data

    def append(self, data: Any) -> None:
        """Add bytes at the end."""
        self.data += bytes_of(data)

    def replace(self, data: Any) -> None:
        """Put these bytes in the place of all that was there."""
        self.data = bytes_of(data)

    def truncate(self, length: int) -> None:
        """Drop what lies behind so many bytes."""
        self.data = self.data[:length]

    def size(self) -> int:
        """How many bytes it has."""
        return len(self.data)

    def close(self) -> None:
        """Nothing is held."""


class TrialFiles:
    """Files in memory."""

    def __init__(self) -> None:
        self.files: dict[str, TrialFile] = {}

    async def names(self) -> list[str]:
        """The names of all files."""
        return sorted(self.files)

    async def open(self, name: str) -> TrialFile:
        """A file, made empty if it is not there."""
        return self.files.setdefault(name, TrialFile())

    async def remove(self, name: str) -> None:
        """Delete a file."""
        self.files.pop(name, None)


class TrialPlay:
    """One campaign and the hash of its events."""

    def __init__(self, pack: str, lang: str, clock: Callable[[], float] = process_time) -> None:
        self.pack, self.lang, self.clock = pack, lang, clock
        self.device_files = TrialFiles()
        self.told = hashlib.sha256()
        self._events: list[str] = []
        """What was told since the hash was last brought up to date."""
        self.times: list[float] = []
        """Seconds of each choice until all of it was told."""
        self.campaign = ""
        self._ids = itertools.count(1)

    async def begin(self) -> None:
        """Begin the campaign and open its table."""
        await worker.start(self.device_files, self._events.append)
        begin = {"pack": self.pack, "name": "Trial", "players": PLAYERS, "options": {"seed": "7"}}
        status, body = await worker.call("POST", "/api/campaigns", {"lang": self.lang}, json.dumps(begin).encode())
        if status != OK:
            raise RuntimeError(f"expected a new campaign of {self.pack}, got {status} {body.decode()}")
        self.campaign = json.loads(body)["campaign"]
        await worker.open(self.campaign, self.lang)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a request."""
        await worker.ask(json.dumps({"kind": kind, "id": f"t{next(self._ids)}", **fields}))

    async def play(self, count: int, seed: int = 1) -> None:
        """Make ``count`` random choices, with some undos and questions between them."""
        luck = Luck(seed)
        for at in range(1, count + 1):
            table = self.table
            if is_over(table.campaign.table):
                break
            choice, began = text(luck.pick(options(table.campaign.table))), self.clock()
            await self.ask("choose", position=table.position, choice=choice)
            self.times.append(self.clock() - began)
            self._hash()
            if at % UNDO_INTERVAL == 0:
                await self.ask("undo", position=table.position)
                await self.ask("redo", position=table.position)
                await self.ask("journey")
                await self.ask("list-unavailable")
                await self.ask("refresh")

    async def take_back(self, count: int) -> list[float]:
        """Undo ``count`` times, each redone; returns the seconds that each took."""
        times = []
        for _ in range(count):
            began = self.clock()
            await self.ask("undo", position=self.table.position)
            times.append(self.clock() - began)
            self._hash()
            await self.ask("redo", position=self.table.position)
        return times

    def _hash(self) -> None:
        """Add the events since the last time to the hash of what was told."""
        self.told.update(RANDOM_IDS.sub("", "\n".join([*self._events, ""])).encode())
        self._events.clear()

    @property
    def table(self) -> Any:
        """The open table."""
        player = worker._tables_started()._player
        if player is None:
            raise RuntimeError("expected an open table")
        return player.opened.table

    def journal(self) -> bytes:
        """The campaign file."""
        return self.device_files.files[f"{self.campaign}.journal"].data

    def result(self) -> dict[str, Any]:
        """What two plays of the same choices must have in common, and the times."""
        return {
            "told": self.told.hexdigest(),
            "journal": hashlib.sha256(self.journal()).hexdigest(),
            "position": self.table.position,
            "times": self.times,
        }


async def trial(pack: str, lang: str, count: int, seed: int = 1) -> dict[str, Any]:
    """Play a new campaign."""
    played = TrialPlay(pack, lang)
    await played.begin()
    await played.play(count, seed)
    return played.result()
