"""Full disk: nothing can be stored any more on SQLite; what still works, and what is logged and counted."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import random
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from raw_socket import Refused, run

from .asking import status_of, text_of
from .player import Player, choose_for
from .setting import Rows, Server, Setting

CAMPAIGNS, CHOICES = 3, 300
PLAYED = 5.0
"""Seconds of play before: what lies beside the database then needs room in it."""
SIZE = "24m"
TRIES = 40
"""Choices until one cannot be stored: the write-ahead log may have room left."""


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A file system of few megabytes, in memory; only root may mount it."""
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(  # noqa: S603
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder],  # noqa: S607
            capture_output=True,
            text=True,
            check=False,
        )
        if ran.returncode:
            raise PermissionError(f"a small file system cannot be mounted: {ran.stderr.strip()}")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=False)  # noqa: S603, S607


def fill(folder: Path) -> Path:
    """Leave no byte of room; also of what was given back since the last time."""
    path = folder / "filler"
    with path.open("ab", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
    return path


async def keep_full(folder: Path) -> None:
    """Fill the disk again and again, as whatever has filled it would."""
    while True:
        fill(folder)
        await asyncio.sleep(0.01)


def measure(setting: Setting) -> Rows:
    """Whether reading and exporting go on, and whether the failure is in the log and among the figures."""
    try:
        with small_disk() as folder:
            return measured(replace(setting, place=str(folder / "data")), folder)
    except PermissionError as error:
        return {"full disk": f"not measured: {error}"}


def measured(setting: Setting, folder: Path) -> Rows:
    """The same on the small disk."""
    made = setting.prepared(CAMPAIGNS, CHOICES)
    rows: Rows = {}

    async def play(server: Server) -> None:
        one, other, third = [Player(server.url, each, random.Random(3)) for each in made]  # noqa: S311
        for player in (one, other):
            await player.come()
        await asyncio.gather(choose_for(one, PLAYED), choose_for(other, PLAYED))
        filling = asyncio.create_task(keep_full(folder))
        await asyncio.sleep(0.1)
        answer = await one.choose()
        for _ in range(TRIES):
            if answer.kind != "done":
                break
            answer = await one.choose()
        rows["full disk: a choice"] = str(answer)
        await asyncio.sleep(0.3)  # the notice comes after the answer
        rows["full disk: told to the table"] = ", ".join(sorted({key for _, _, key in one.heard})) or "nothing"
        rows["full disk: export of an open campaign"] = await exported(server, one)
        rows["full disk: export of a campaign that is not open"] = await exported(server, third)
        rows["full disk: list of campaigns"] = await status_of(server.url, "GET", "/api/campaigns", one.made.secret)
        for name, player in (("an open table", replace_of(one)), ("a table that was not open", third)):
            rows[f"full disk: coming to {name}"] = await came(player)
        await asyncio.sleep(0.3)
        rows["full disk: in the log"] = logged(server.log)
        text = await text_of(server.url, "/metrics")
        counted = [line for line in text.splitlines() if "save" in line and not line.startswith("#")]
        rows["full disk: among the figures"] = "; ".join(counted) or "nothing"
        filling.cancel()
        (folder / "filler").unlink()
        answer = await one.choose()
        for _ in range(3):
            if answer.kind == "done":
                break
            answer = await one.choose()
        rows["full disk: a choice when there is room again"] = str(answer)

    with setting.server() as server:
        run(play(server))
    return rows


def replace_of(player: Player) -> Player:
    """The same person at another device's socket."""
    return Player(player.url, player.made, player.rng)


async def exported(server: Server, player: Player) -> str:
    """The status of an export."""
    return await status_of(server.url, "GET", f"/api/campaigns/{player.made.campaign}/export", player.made.secret)


async def came(player: Player) -> str:
    """Whether somebody who connects now is told the table."""
    try:
        async with asyncio.timeout(15):
            seconds = await player.come()
    except Refused as refused:
        return f"refused with {refused.status}"
    except TimeoutError:
        return "no answer in 15 s"
    finally:
        player.leave()
    return f"told after {seconds:.1f} s" if player.position else f"closed ({player.heard})"


def logged(lines: list[str]) -> str:
    """What the log says of failures: how often, and the first."""
    said = []
    for line in lines:
        with contextlib.suppress(ValueError):
            entry = json.loads(line)
            if entry.get("level") not in ("info", "debug"):
                said.append(str(entry.get("said", line)))
    return f"{len(said)} lines, such as: {said[0][:200]}" if said else "nothing"
