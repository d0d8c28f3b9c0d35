"""T23 and T25 at the door of the server: a stranger's campaign file is taken in whole, or refused with a word."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from sleeping_gods.journal.limits import MAX_BYTES

from ..daily import first_daily
from ..reliability.hostile_files import signed
from ..storage.hostile import hostile
from ..storage.playing import campaign_bytes
from .door import Door, Reply, opened
from .running import run
from .tables import seat, written

AT_ONCE = 4
"""Files under way at a time: with many more the server answers that it is busy, and reads none of them."""
REFUSED = {"403 bad-file", "413 too-large"}


async def bring(door: Door, data: bytes, secret: str = "", name: str = "Mine") -> Reply:
    """Send a campaign file."""
    return await door.ask("POST", f"/api/import?name={name}", data, secret)


def said(reply: Reply) -> str:
    """What came of it; with a word that a person can read."""
    told = f"{reply.status} {reply.key}"
    return told if reply.said and reply.said.get("words") else f"{told} without words"


@pytest.mark.slow
@pytest.mark.parametrize("every", first_daily([27, 1]))
def test_hostile_files_are_refused(every: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each is refused with a word, no campaign is written, and the server has no errors.

    Whether a file is refused is asked of many more of them in ``storage/test_importing.py``.
    """
    too_large = [one for one in hostile() if len(one[1]) > MAX_BYTES]
    mine = [*too_large, *hostile()[::every]]

    async def play() -> tuple[dict[str, str], list[object], list[object]]:
        async with opened(tmp_path) as door:
            seat(door.storage)
            before = written(door.storage)
            at_once = asyncio.Semaphore(AT_ONCE)

            async def bring_in_turn(data: bytes) -> Reply:
                async with at_once:
                    return await bring(door, data)

            replies = await asyncio.gather(*(bring_in_turn(data) for _, data in mine))
            found = {name: said(reply) for (name, _), reply in zip(mine, replies, strict=True)}
            return found, before, written(door.storage)

    found, before, after = run(play())

    assert {name: told for name, told in found.items() if told not in REFUSED} == {}
    assert before == after
    assert {*found.values()} == REFUSED
    assert len(found) >= 200 / every
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
def test_a_file_gives_nobody_a_place(tmp_path: Path) -> None:
    """Whoever brings it in is the host and has all seats; a seat list with more in it, or a right, is refused (T25)."""
    header, _, rest = campaign_bytes().decode().partition("\n\n")
    bodies = [line.rpartition(" ~")[0] for line in rest.splitlines()]
    forged = [signed(header + more, bodies) for more in ("\nseat: Mallory", "\nhost: p2", "\nmembers: [1]")]

    async def play() -> tuple[list[str], list[tuple[str, tuple[int, ...]]], int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            refused = [said(await bring(door, data)) for data in forged]
            made = await bring(door, campaign_bytes(), table.host.secret)
            seen = await door.ask("GET", f"/api/campaigns/{made.said['campaign']}", secret=table.host.secret)
            others = await door.ask("GET", f"/api/campaigns/{made.said['campaign']}", secret=table.ada.secret)
            places = [(str(one["role"]), tuple(one["seats"])) for one in seen.said["people"]]
            return refused, places, others.status, len(door.storage.summaries())

    refused, places, others, count = run(play())

    assert refused == ["403 bad-file"] * 3
    assert places == [("host", (0, 1))]
    assert others == 404
    assert count == 2


def test_what_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    """One byte too many and it is refused; who says so only in its length finds the same."""

    async def play() -> tuple[str, str, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            before = written(door.storage)
            large = said(await bring(door, bytes(MAX_BYTES + 1)))
            body = b'{"name": "' + b"x" * 65536 + b'"}'
            path = f"/api/campaigns/{table.campaign}"
            long = said(await door.ask("PATCH", path, body, table.host.secret))
            return large, long, before, written(door.storage)

    large, long, before, after = run(play())

    assert (large, long) == ("413 too-large", "413 too-large")
    assert before == after


@pytest.mark.parametrize("name", ["", "%20", "%00", "%1b[2J", "x" * 61, "%E2%80%AE", "a%0Ab", "%20a"])
def test_a_name_that_cannot_stand_in_a_list_is_refused(name: str, tmp_path: Path) -> None:
    """Before the file is looked at."""

    async def play() -> tuple[str, int]:
        async with opened(tmp_path) as door:
            return said(await bring(door, campaign_bytes(), name=name)), len(door.storage.summaries())

    assert run(play()) == ("403 bad-name", 0)
