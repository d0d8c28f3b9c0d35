"""A row of PostgreSQL that somebody has locked: whoever wants it is refused soon, and all others go on meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

import psycopg
import pytest

from sleeping_gods.storage.errors import Busy, StorageFailed
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import Append, Stored
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.app import build
from sleeping_gods.wire.events import Changed, Closing, Done, Refused, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from ..web.door import HOME, Door
from ..web.running import run
from ..web.tables import seat
from ..web.test_sockets_allowed import own_line
from .playing import campaign_bytes, following
from .test_two_houses import two

FILE = campaign_bytes(2)


def is_gone(storage: Storage, owner: int) -> bool:
    """Whether a process that has closed its connections is gone: the database notices that a moment later."""
    for _ in range(600):
        with storage.database.reading():
            if not storage.database.is_present(owner):
                return True
        threading.Event().wait(0.05)
    return False


@contextlib.contextmanager
def locked(url: str, campaign: str) -> Iterator[None]:
    """Another program has locked the row of a campaign."""
    with psycopg.connect(url) as connection:
        connection.execute("SELECT 1 FROM campaign WHERE id = %s FOR UPDATE", (campaign,))
        yield


def test_the_rest_of_a_batch_is_stored(postgres_url: str) -> None:
    """One campaign of three is locked: the others are stored with one flush, it is not, and it is when it is free."""
    storage = open_storage(postgres_url)
    holds = [storage.take(storage.create(f"Evening {number}", FILE)) for number in range(3)]
    at, lines = following(FILE)

    with locked(postgres_url, holds[1].campaign):
        answers = storage.append_all([Append(hold, at, lines, "c") for hold in holds])
        with pytest.raises(StorageFailed):
            storage.append(holds[1], at, lines, "c")
        storage.rename(holds[0].campaign, "Another name")

    assert [type(answer) for answer in answers] == [Stored, Busy, Stored]
    assert storage.append(holds[1], at, lines, "c") == Stored(at, at + 1)
    storage.close()


def test_a_group_waits_for_what_is_locked_and_stores_the_others_meanwhile(postgres_url: str) -> None:
    """What is locked for a moment is stored after it, in its order; nobody else waits for that."""
    storage = open_storage(postgres_url)
    group = Group(storage)
    holds = [storage.take(storage.create(f"Evening {number}", FILE)) for number in range(2)]
    at, lines = following(FILE)

    with locked(postgres_url, holds[0].campaign):
        waits = group.submit(holds[0], at, lines, "c")
        others = group.append(holds[1], at, lines, "c")
        done_before = waits.done()

    assert others == Stored(at, at + 1)
    assert not done_before
    assert waits.result() == Stored(at, at + 1)
    group.close()
    storage.close()


def test_threads_have_connections_of_their_own(postgres_url: str) -> None:
    """As many as there are may be in a transaction at once; the number by which others know the process is the same."""
    storage, meeting = open_storage(postgres_url), threading.Barrier(3, timeout=60)
    owner, backends = storage.database.owner, set[int]()

    def work() -> None:
        with storage.database.writing():
            backends.add(storage.database.rows("SELECT pg_backend_pid()")[0][0])
            meeting.wait()

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other = open_storage(postgres_url)
    with other.database.reading():
        present = other.database.is_present(owner)
    storage.close()
    assert is_gone(other, owner)
    other.close()

    assert len(backends) == 3
    assert storage.database.owner == owner
    assert present


def test_a_locked_campaign_is_refused_and_the_others_are_played(postgres_url: str) -> None:
    """One table hears cannot-save, another plays meanwhile, and once it is free the same choice is done."""

    async def play() -> tuple[str, int, bool]:
        storage = open_storage(postgres_url)
        app = build(storage, HOME)
        async with app.router.lifespan_context(app):
            door, tables = Door(app, storage), [seat(storage), seat(storage, "airfield")]
            lines = [await door.play(table.campaign, table.ada.secret) for table in tables]
            told = [await line.hear(Snapshot) for line in lines]
            with locked(postgres_url, tables[0].campaign):
                lines[0].send(ChooseRequest("same", told[0].position, own_line(told[0])))
                lines[1].send(ChooseRequest("on", told[1].position, own_line(told[1])))
                await lines[1].hear(Done)
                moved = (await lines[1].hear(Changed)).position
                refused = await lines[0].hear(Refused, Done)
                assert isinstance(refused, Refused)
            lines[0].send(ChooseRequest("same", told[0].position, own_line(told[0])))
            done = await lines[0].hear(Done)
            return refused.key, moved - told[1].position, done.position > told[0].position

    key, more, done = run(play())

    assert key == "cannot-save"
    assert more > 0
    assert done


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_campaign_that_is_deleted_at_one_server_is_closed_at_the_other(postgres_url: str, language: str) -> None:
    """Whoever is connected there is told so in a sentence, and does not get in again; other tables stay open."""

    async def play() -> tuple[str, str, int, bool, int]:
        async with two(postgres_url) as (first, second, table):
            line = second.call(table.campaign, table.ada.secret, headers=[("accept-language", language)])
            assert await line.accepted()
            await line.hear(Snapshot)
            other = seat(second.storage)
            stays = await second.play(other.campaign, other.ada.secret)
            path = f"/api/campaigns/{table.campaign}"
            assert (await first.ask("DELETE", path, secret=table.host.secret)).status == 204
            closing = await line.hear(Closing)
            code = await line.ended()
            again = await second.call(table.campaign, table.ada.secret).accepted()
            told = await stays.hear(Snapshot)
            stays.send(ChooseRequest("on", told.position, own_line(told)))
            await stays.hear(Done)
            async with asyncio.timeout(60):
                while second.registry.tables > 1:
                    await asyncio.sleep(0.01)
            return closing.key, closing.words[0][1], code, again, second.registry.tables

    english = "This table has been closed: its campaign lies in the bin."
    french = "Cette table a été fermée\u202f: sa campagne est à la corbeille."
    assert run(play()) == ("closed", french if language == "fr" else english, 1000, False, 1)
