"""Advice at a served table: a robot thinks about it while the table is played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.host.advice_inquiry import thinking_lock
from sleeping_gods.kernel.choices import text
from sleeping_gods.wire.events import AdviceEvent, Done, Snapshot
from sleeping_gods.wire.requests import AdviseRequest, ChooseRequest

from .door import opened
from .running import run
from .tables import seat


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_others_choose_while_a_robot_thinks(tmp_path: Path, pack: str) -> None:
    """The choice counts at once; the advice, which comes later, is about the decision that waits then."""

    async def play() -> tuple[int, Done, AdviceEvent]:
        async with opened(tmp_path) as door:
            table = seat(door.storage, pack)
            asking = await door.play(table.campaign, table.ada.secret)
            choosing = await door.play(table.campaign, table.ada.secret)
            position = (await choosing.hear(Snapshot)).position
            opened_table = door.registry.opened(table.campaign)
            assert opened_table is not None
            choice = text(opened_table.table.campaign.table.offered[0])
            with thinking_lock:  # no robot can finish a thought
                asking.send(AdviseRequest("a", "choice", 0))
                choosing.send(ChooseRequest("c", position, choice))
                done = await choosing.hear(Done)
            return position, done, await asking.hear(AdviceEvent)

    position, done, advice = run(play())

    assert done.id == "c"
    assert done.position > position
    assert advice.position >= done.position


@pytest.mark.parametrize("about", ["choice", "evening"])
def test_another_member_chooses_while_a_robot_thinks(tmp_path: Path, about: str) -> None:
    """Whoever asks keeps nobody waiting."""

    async def play() -> tuple[Done, AdviceEvent]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            host = await door.play(table.campaign, table.host.secret)
            ada = await door.play(table.campaign, table.ada.secret)
            position = (await ada.hear(Snapshot)).position
            opened_table = door.registry.opened(table.campaign)
            assert opened_table is not None
            choice = text(opened_table.table.campaign.table.offered[0])
            with thinking_lock:
                host.send(AdviseRequest("a", about, 0))  # type: ignore[arg-type]  # one of the three
                ada.send(ChooseRequest("c", position, choice))
                done = await ada.hear(Done)
            return done, await host.hear(AdviceEvent)

    done, advice = run(play())

    assert (done.id, advice.id) == ("c", "a")
