"""A device that plays by itself, on a folder: its calls and requests, and all that it is told."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.local import calls
from sleeping_gods.local.device_files import DeviceFiles
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.local.local_tables import LocalTables
from sleeping_gods.local.page_files import PageFiles
from sleeping_gods.wire.coding import encode, read_event
from sleeping_gods.wire.events import Event, Snapshot
from sleeping_gods.wire.http import Begin, Begun
from sleeping_gods.wire.requests import ChooseRequest, Redo, Request, Undo

R = TypeVar("R")


class Device:
    """Everything that somebody does on a device that plays by itself."""

    def __init__(
        self, folder: Path, device_files: Callable[[DeviceFiles], DeviceFiles] = lambda device_files: device_files
    ) -> None:
        self.told: list[Event] = []
        self.tables = LocalTables(PageFiles(device_files(FolderFiles(folder))), self._tell)
        self._ids = itertools.count(1)

    def _tell(self, event: str) -> None:
        self.told.append(read_event(event))

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Wait for something."""
        return asyncio.run(work)

    def call(self, method: str, path: str, query: dict[str, str] | None = None, body: object = None) -> Any:
        """The answer of an endpoint, which must be a good one."""
        status, data = self.answer(method, path, query, body)
        assert status in (200, 204), data
        return json.loads(data) if data else None

    def answer(
        self, method: str, path: str, query: dict[str, str] | None = None, body: object = None
    ) -> tuple[int, bytes]:
        """The status and the answer of an endpoint."""
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else b""
        return self.run(calls.answer(self.tables, method, f"/api/{path}", query or {}, sent))

    def begin(self, pack: str = "harbour", *players: str, **options: str) -> str:
        """A new campaign."""
        body = Begin(pack, "Ours", players or ("Ada", "Ben"), {"seed": "7", **options})
        return msgspec.convert(self.call("POST", "campaigns", body=body), Begun).campaign

    def open(self, campaign: str, lang: str = "en") -> list[Event]:
        """What is told to whoever sits down at a table."""
        return self.hear(lambda: self.run(self.tables.connect(campaign, lang)))

    def leave(self) -> None:
        """Get up."""
        self.run(self.tables.leave())

    def ask(self, request: Request | str) -> list[Event]:
        """What comes of a request."""
        sent = request if isinstance(request, str) else encode(request).decode()
        return self.hear(lambda: self.run(self.tables.ask(sent)))

    def hear(self, do: Callable[[], object]) -> list[Event]:
        """What is told because of something."""
        before = len(self.told)
        do()
        return self.told[before:]

    @property
    def table(self) -> Any:
        """The table that is open."""
        player = self.tables._player
        assert player is not None
        return player.opened.table

    def choose(self, at: int = 0) -> list[Event]:
        """Take one of the options."""
        choices = options(self.table.campaign.table)
        choice = text(choices[at % len(choices)])
        return self.ask(ChooseRequest(self.next_id(), self.table.position, choice))

    def undo(self) -> list[Event]:
        """Take the last choice back."""
        return self.ask(Undo(self.next_id(), self.table.position))

    def redo(self) -> list[Event]:
        """Take it forward again."""
        return self.ask(Redo(self.next_id(), self.table.position))

    def next_id(self) -> str:
        """The id of the next request."""
        return f"r{next(self._ids)}"

    def listed(self) -> list[dict[str, Any]]:
        """The list of campaigns."""
        listed: list[dict[str, Any]] = self.call("GET", "campaigns")
        return listed

    def export(self, campaign: str) -> bytes:
        """The campaign file."""
        status, data = self.answer("GET", f"campaigns/{campaign}/export")
        assert status == 200
        return data


def snapshot_in(told: list[Event]) -> Snapshot:
    """The snapshot among events."""
    return next(event for event in told if isinstance(event, Snapshot))
