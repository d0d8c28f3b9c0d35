"""What somebody does at a table is told to the others by name, and not to themselves."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Notice, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from .door import opened
from .running import run
from .tables import seat


def test_the_others_are_told_who_branched_pinned_and_left(tmp_path: Path) -> None:
    """A branch with the way to it, a note with its place, and whose place is free now."""

    async def play() -> tuple[list[Notice], str, str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            watcher = await door.play(table.campaign, table.watcher.secret)
            position = (await watcher.hear(Snapshot)).position
            ada = await door.play(table.campaign, table.ada.secret)
            await ada.hear(Snapshot)
            made = (await door.ask("POST", f"{path}/branch", {"entry": 1, "name": "What if"}, host)).said["campaign"]
            heard = [await watcher.hear(Notice)]
            ada.send(ChooseRequest("pin", position, "note 12 two guards"))
            heard.append(await watcher.hear(Notice))
            await door.ask("DELETE", f"{path}/people/{table.ada.ref}", secret=table.ada.secret)
            heard.append(await watcher.hear(Notice))
            return heard, made, table.ada.ref

    heard, made, ref = run(play())

    assert [notice.key for notice in heard] == ["branched", "pinned", "left"]
    assert "What if" in plain(heard[0].words)
    assert heard[0].campaign == made
    assert plain(heard[1].words) == "Guest 1 pinned a note at 12: two guards"
    assert (heard[1].who, heard[2].who) == (ref, ref)
