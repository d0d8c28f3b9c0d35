"""T03: while nothing can be stored, all that is stored can be read, in either database; each failure is told with its
cause and counted, and with room again play goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import apsw
import psycopg
import pytest

from sleeping_gods.storage.errors import LostHold, NotPlayable, StorageFailed
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import NOT_HELD
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import open_campaign
from sleeping_gods.web.app import build
from sleeping_gods.wire.events import Done, Notice, Refused, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from ..web.door import HOME, Door
from ..web.running import run
from ..web.tables import seat
from ..web.test_sockets_allowed import own_line
from .disk import Disk, Fault
from .playing import campaign_bytes, following
from .power import opened

FILE = campaign_bytes()
TABLES = ("campaign", "stretch", "checkpoint", "device")
NO_ROOM = """CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END$$"""
"""What PostgreSQL says when its disk is full, at every statement that writes."""


@dataclass(frozen=True, slots=True)
class Room:
    """A storage whose room can be used up; the log, which lies elsewhere, is written all the same."""

    storage: Storage
    again: Callable[[], Storage]
    """The same storage as a server that is started anew finds it."""
    fill: Callable[[], None]
    free: Callable[[], None]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def room(request: pytest.FixtureRequest) -> Iterator[Room]:
    """One of each database."""
    made = _sqlite() if request.param == "sqlite" else _postgres(request.getfixturevalue("postgres_url"))
    yield made
    made.free()
    made.storage.close()


def _sqlite() -> Room:
    disk = Disk()

    def fill() -> None:
        disk.fault = Fault("write", disk.counts["write"] + 1, apsw.FullError, lasting=True)

    def free() -> None:
        disk.fault = None

    return Room(opened(disk), lambda: opened(disk), fill, free)


def _postgres(url: str) -> Room:
    def each(statement: str) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            for table in TABLES:
                connection.execute(statement.format(table).encode())

    def fill() -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(NO_ROOM.encode())
        each("CREATE TRIGGER no_room BEFORE INSERT OR UPDATE OR DELETE ON {} EXECUTE FUNCTION no_room()")

    def free() -> None:
        each("DROP TRIGGER IF EXISTS no_room ON {}")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(b"DROP FUNCTION IF EXISTS no_room")

    return Room(open_storage(url), lambda: open_storage(url), fill, free)


def test_what_is_stored_is_read_where_nothing_can_be(room: Room) -> None:
    """Cards, files and checkpoints, again and again; what is refused says that there is no room, and is not there."""
    storage = room.storage
    campaign = storage.create("An evening", FILE, {"members": [{"device": "a"}]})
    other = storage.create("Binned", FILE)
    storage.bin(other)
    hold = storage.take(campaign)
    storage.leave_checkpoint(hold, b"a state")
    at, lines = following(FILE)
    summary = storage.summary(campaign)
    room.fill()

    for _ in range(2):
        with pytest.raises(StorageFailed) as failed:
            storage.append(hold, at, lines, "late")
        assert failed.value.full
        assert not failed.value.damaged
        assert storage.summary(campaign) == summary
        assert [one.id for one in storage.summaries_of_device("a")] == [campaign]
        assert {one.id for one in storage.summaries()} == {campaign, other}
        assert storage.read(campaign) == storage.export(campaign) == FILE
        assert storage.checkpoint(campaign) == b"a state"
        with pytest.raises(StorageFailed):
            storage.rename(campaign, "Renamed")
    room.free()
    assert storage.find(campaign, "late") is None
    storage.append(hold, at, lines, "late")
    assert storage.find(campaign, "late") is not None
    assert storage.read(campaign) == FILE + lines


def test_a_campaign_is_opened_to_be_read_and_played_once_there_is_room(room: Room) -> None:
    """Only if whoever opens it says so: without a hold it stores nothing, and with room it takes one and goes on."""
    storage = room.storage
    campaign, binned = storage.create("An evening", FILE), storage.create("Binned", FILE)
    storage.bin(binned)
    room.fill()
    with pytest.raises(StorageFailed):
        open_campaign(storage, campaign, force=True)
    with pytest.raises(NotPlayable):
        open_campaign(storage, binned, force=True, only_to_read=True)
    table, store = open_campaign(storage, campaign, force=True, only_to_read=True)
    at, lines = following(FILE)

    assert len(table.journal.entries) == at
    assert store.hold.fence == NOT_HELD
    with pytest.raises((StorageFailed, LostHold)):
        store.append(lines)
    with pytest.raises(StorageFailed):
        store.regain()
    room.free()
    with pytest.raises(LostHold):
        store.append(lines)
    store.regain()
    store.append(lines)
    assert storage.read(campaign) == FILE + lines
    table.close()


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_tables_are_looked_at_and_exported_while_nothing_can_be_stored(
    room: Room, pack: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One at which somebody plays and one that nobody had open; every refusal is a line of the log and is counted."""

    async def play() -> dict[str, Any]:
        app = build(room.storage, HOME)
        async with app.router.lifespan_context(app):
            door, told = Door(app, room.storage), dict[str, Any]()
            table, other = seat(room.storage, pack), seat(room.storage, pack)
            ada = await door.play(table.campaign, table.ada.secret)
            scene = await ada.hear(Snapshot)
            room.fill()
            choice = ChooseRequest("same", scene.position, own_line(scene))
            refusals = []
            for _ in range(2):
                ada.send(choice)
                refusals.append((await ada.hear(Done, Refused)).key)  # type: ignore[union-attr]  # no Done has one
                await ada.hear(Notice)
            told["refusals"] = refusals
            told["renamed"] = [
                (await door.ask("PATCH", f"/api/campaigns/{one.campaign}", {"name": "X"}, one.host.secret)).key
                for one in (table, other)
            ]
            told["read"] = []
            for one in (table, other):
                path, host = f"/api/campaigns/{one.campaign}", one.host.secret
                for each in (
                    "",
                    "/export",
                    "/standing",
                    "/replay?since=0",
                    f"/scene?entry={scene.position - 1}",
                    "/repairs",
                    "/invites",
                ):
                    told["read"].append((await door.ask("GET", path + each, secret=host)).status)
                told["read"].append(len((await door.ask("GET", "/api/campaigns", secret=host)).said))
                watcher = await door.play(one.campaign, one.watcher.secret)
                assert (await watcher.hear(Snapshot)).position == scene.position
            told["figures"] = (await door.ask("GET", "/metrics")).body.decode()
            late = await door.play(other.campaign, other.ada.secret)
            known = await late.hear(Snapshot)
            room.free()
            ada.send(choice)
            late.send(ChooseRequest("first", known.position, own_line(known)))
            told["done"] = [type(await one.hear(Done, Refused)).__name__ for one in (ada, late)]
            return told

    with caplog.at_level(logging.ERROR, "sleeping_gods.web"):
        told = run(play())

    lines = [record.getMessage() for record in caplog.records if "cannot save" in record.getMessage()]
    assert told["refusals"] == ["cannot-save"] * 2
    assert told["renamed"] == ["cannot-save"] * 2
    assert told["read"] == [*([200] * 7), 1] * 2
    assert told["done"] == ["Done", "Done"]
    assert len(lines) == 4
    assert all("StorageFailed: " in line and ("injected" in line or "No space left" in line) for line in lines)
    assert 'sleeping_gods_cannot_save_total{cause="full"} 4' in told["figures"].splitlines()


def test_a_server_that_is_started_on_a_full_disk_reads(room: Room) -> None:
    """What a server that has gone left is looked at and exported; nothing that may not be on disk is confirmed."""
    campaign = room.storage.create("An evening", FILE)
    room.fill()
    with pytest.raises(StorageFailed):
        room.storage.append(room.storage.take(campaign), *following(FILE))
    room.storage.close()
    again = room.again()

    assert again.export(campaign) == again.read(campaign) == FILE
    with pytest.raises(StorageFailed):
        again.take(campaign, force=True)
    room.free()
    again.append(again.take(campaign, force=True), *following(FILE))
    again.close()
