"""T19, T28: two server processes on one PostgreSQL; whoever is shown out at one is out at the other too."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sleeping_gods.storage.opening import open_storage
from sleeping_gods.web.app import build
from sleeping_gods.wire.events import Closing, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChooseRequest

from ..web.door import HOME, Door
from ..web.running import run
from ..web.tables import Round, seat, written
from ..web.test_sockets_allowed import own_line


@contextlib.asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Door, Door, Round]]:
    """Two servers, each with a storage of its own on the same database, and a table there."""
    async with contextlib.AsyncExitStack() as stack:
        doors = []
        for _ in range(2):
            storage = open_storage(url)
            app = build(storage, HOME)
            await stack.enter_async_context(app.router.lifespan_context(app))
            doors.append(Door(app, storage))
        await asyncio.to_thread(doors[1].storage.news, 0.0)  # from now on it listens
        yield doors[0], doors[1], seat(doors[0].storage)


def test_who_is_removed_at_one_is_out_at_the_other(postgres_url: str) -> None:
    """Ada is connected to the second server; the host removes her at the first: she is told so, and nothing is done."""

    async def play() -> tuple[str, int, bool, bool, bool]:
        async with two(postgres_url) as (first, second, table):
            ada = await second.play(table.campaign, table.ada.secret)
            cas = await second.play(table.campaign, table.cas.secret)
            told = await ada.hear(Snapshot)
            path = f"/api/campaigns/{table.campaign}/people/{table.ada.ref}"
            assert (await first.ask("DELETE", path, secret=table.host.secret)).status == 204
            closing = await ada.hear(Closing)
            before = written(first.storage)
            ada.send(ChooseRequest("late", told.position, own_line(told)))
            code = await ada.ended()
            while table.ada.ref in {one.ref for one in (await cas.hear(TableEvent)).table.people}:
                pass
            again = await second.call(table.campaign, table.ada.secret).accepted()
            stays = await second.call(table.campaign, table.cas.secret).accepted()
            return closing.key, code, again, stays, before == written(first.storage)

    assert run(play()) == ("removed", 1000, False, True, True)


def test_who_joins_at_one_is_known_at_the_other(postgres_url: str) -> None:
    """And what is agreed on there: those who are connected to the other server are told, and by open hands anew."""

    async def play() -> tuple[bool, bool]:
        async with two(postgres_url) as (first, second, table):
            cas = await second.play(table.campaign, table.cas.secret)
            await cas.hear(Snapshot)
            await first.ask("POST", "/api/join", {"invite": table.invite, "name": "Eve"})
            while "Eve" not in {one.name for one in (await cas.hear(TableEvent)).table.people}:
                pass
            path = f"/api/campaigns/{table.campaign}/settings"
            await first.ask("PUT", path, {"open_hands": True}, table.host.secret)
            told = await cas.hear(Snapshot)
            return told.table.settings.open_hands, "Eve" in {one.name for one in told.table.people}

    assert run(play()) == (True, True)
