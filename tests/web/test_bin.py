"""The bin: what has been there for long is deleted for good, by the server or by a command."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.storage.empty_bin import DAYS, SECONDS_A_DAY
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web import upkeep
from sleeping_gods.web.app import build
from sleeping_gods.web.server_limits import ServerLimits

from .door import HOME, Door
from .running import run
from .tables import seat

BEGIN = 1_000_000.0


def at(folder: Path, now: list[float]) -> Storage:
    """A storage whose clock is set by the test."""
    return Storage(SqliteDatabase.in_folder(folder), lambda: now[0])


@pytest.mark.parametrize("days", [DAYS, 3, 0])
def test_the_server_deletes_what_has_been_in_the_bin_for_too_long(days: int, tmp_path: Path) -> None:
    """At a look, once it is older than the server was told; with 0 never. Whoever is at the other table stays there."""

    async def play() -> tuple[list[int], list[str]]:
        now, listed = [BEGIN], []
        storage = at(tmp_path, now)
        app = build(storage, HOME, limits=ServerLimits(bin_days=days))
        async with app.router.lifespan_context(app):
            door, tables = Door(app, storage), [seat(storage) for _ in range(2)]
            path, host = f"/api/campaigns/{tables[0].campaign}", tables[0].host.secret
            line = await door.play(tables[1].campaign, tables[1].ada.secret)
            assert (await door.ask("DELETE", path, secret=host)).status == 204
            for passed in (0, 1):
                now[0] = BEGIN + (days or DAYS) * SECONDS_A_DAY + passed
                await upkeep.empty_bin(door.registry)
                listed.append(len((await door.ask("GET", "/api/campaigns", secret=host)).said))
            left = [summary.id for summary in storage.summaries()]
            assert (tables[1].campaign in left, line.unread) == (True, 0)
            await line.hang_up()
            return listed, left

    listed, left = run(play())

    assert listed == [1, 1 if days == 0 else 0]
    assert len(left) == 1 + listed[1]


def test_the_sweep_looks_at_the_bin_and_outlives_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By itself, again and again: a storage that fails once is asked again, and the log says why it was not emptied."""
    monkeypatch.setattr(upkeep, "SECONDS_BETWEEN", 0.001)
    monkeypatch.setattr(upkeep, "ROUNDS_PER_BIN", 1)

    async def play() -> int:
        now = [BEGIN]
        storage, asked, done = at(tmp_path, now), 0, asyncio.Event()
        loop, emptied = asyncio.get_running_loop(), storage.empty_bin_after

        def failing(seconds: float) -> int:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise StorageFailed("campaigns.sqlite", "no room")
            deleted = emptied(seconds)
            loop.call_soon_threadsafe(done.set)
            return deleted

        monkeypatch.setattr(storage, "empty_bin_after", failing)
        storage.bin(seat(storage).campaign)
        now[0] += DAYS * SECONDS_A_DAY + 1
        app = build(storage, HOME)
        async with app.router.lifespan_context(app), asyncio.timeout(60):
            await done.wait()
            return len(storage.summaries())

    assert run(play()) == 0
    assert "the bin could not be emptied: campaigns.sqlite: no room" in caplog.text


def test_the_command_deletes_what_has_been_in_the_bin_for_too_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no server runs; it says how many, refuses nonsense, and leaves the rest."""
    storage = at(tmp_path, [BEGIN])  # long ago by any clock
    binned, kept = seat(storage).campaign, seat(storage).campaign
    storage.bin(binned)
    storage.close()
    command = ["empty-bin", "--data", str(tmp_path), "--days"]

    assert main([*command, "-1"]) == 2
    assert "0 or more days" in capsys.readouterr().err
    assert [main([*command, days]) for days in ("36500000", "7", "7")] == [0, 0, 0]
    said = capsys.readouterr().out.splitlines()
    assert said[1] == "deleted one campaign for good"
    assert said[0] == said[2] == "nothing has been in the bin for so long"
    left = at(tmp_path, [BEGIN])
    assert [summary.id for summary in left.summaries()] == [kept]
    left.close()


def test_a_list_for_an_invented_secret_reads_no_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one with a place read the campaigns of others."""

    async def play() -> tuple[list[object], list[str], list[str]]:
        storage = at(tmp_path, [BEGIN])
        app = build(storage, HOME)
        async with app.router.lifespan_context(app):
            door, tables = Door(app, storage), [seat(storage) for _ in range(3)]
            read: list[str] = []
            rows = storage.database.rows

            def watched(statement: str, *values: object) -> list[tuple[object, ...]]:
                result = rows(statement, *values)
                read.extend(str(row[0]) for row in result)
                return result

            monkeypatch.setattr(storage.database, "rows", watched)
            invented = await door.ask("GET", "/api/campaigns", secret="x" * 43)
            nothing = [*read]
            own = await door.ask("GET", "/api/campaigns", secret=tables[1].ada.secret)
            assert [one["id"] for one in own.said] == [tables[1].campaign]
            return [invented.status, invented.said], nothing, [one for one in read if one != tables[1].campaign]

    answer, nothing, others = run(play())

    assert answer == [200, []]
    assert (nothing, others) == ([], [])


def test_what_is_in_the_bin_is_kept_for_thirty_days() -> None:
    """As docs/hosting.md promises."""
    assert DAYS == 30
