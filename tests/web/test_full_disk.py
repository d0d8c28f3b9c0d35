"""T03 over sockets: while nothing can be stored all are told so in their language, and then everybody plays on."""

from __future__ import annotations

import apsw
import pytest

from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.web.app import build
from sleeping_gods.wire.events import Changed, ChatEvent, Done, Notice, Refused, Snapshot
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, Refresh

from ..storage.disk import Disk, Fault
from ..storage.power import opened
from .door import HOME, Door
from .running import run
from .tables import seat
from .test_sockets_allowed import own_line

TIMES = 3


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
@pytest.mark.parametrize("call", ["write", "sync"])
def test_a_full_disk_is_told_to_all_and_waited_for(pack: str, call: str) -> None:
    """Whoever chooses, whoever plays and whoever watches; talking goes on; with room again the same request is done."""

    async def play() -> tuple[list[str], list[list[str]], str, list[int], int, bool]:
        disk = Disk()
        storage = opened(disk)
        app = build(storage, HOME)
        async with app.router.lifespan_context(app):
            door, table = Door(app, storage), seat(storage, pack)
            ada, cas, watcher = [
                await door.play(table.campaign, one.secret) for one in (table.ada, table.cas, table.watcher)
            ]
            told = await ada.hear(Snapshot)
            cas.send(Refresh("fr", "fr"))
            await cas.hear(Done)
            disk.fault = Fault(call, disk.counts[call] + 1, apsw.FullError, lasting=True)
            refusals, notices = [], []
            for _ in range(TIMES):
                ada.send(ChooseRequest("same", told.position, own_line(told)))
                refusals.append((await ada.hear(Done, Refused)).key)  # type: ignore[union-attr]  # no Done has one
                heard = [await one.hear(Notice) for one in (ada, cas, watcher)]
                notices.append([f"{one.key} {plain(one.words)}" for one in heard])
            cas.send(ChatRequest("say", "Is it full?"))
            said = (await watcher.hear(ChatEvent)).text
            disk.fault = None
            before = storage.summary(table.campaign).entries
            ada.send(ChooseRequest("same", told.position, own_line(told)))
            done = await ada.hear(Done)
            heard_of = [(await one.hear(Changed)).position for one in (ada, cas, watcher)]
            return refusals, notices, said, [done.position, *heard_of], before - told.position, done.repeated

    refusals, notices, said, positions, more, again = run(play())

    assert refusals == ["cannot-save"] * TIMES
    english, french = notices[0][0], notices[0][1]
    assert english.startswith("cannot-save ")
    assert french.startswith("cannot-save ")
    assert notices == [[english, french, english]] * TIMES
    assert english != french
    assert said == "Is it full?"
    assert again == (more > 0)  # a disk that fails to flush may have it all the same; then it is not done twice
    assert call == "sync" or not more
    assert len({*positions}) == 1
