"""Lobby: strangers ask for the list of their campaigns with invented secrets, while a table is played."""

from __future__ import annotations

import asyncio
import random
import secrets
import time

from raw_socket import run

from .asking import STRANGER, status_of
from .player import PAUSE, Player, choose_for
from .setting import Rows, Setting, milliseconds

STORED, REQUESTS, QUIET = 3000, 46, 3.0
AT_LEAST = 10
"""Choices that are made while lists are asked for, however quickly they come."""


def measure(setting: Setting) -> Rows:
    """A choice with many campaigns stored, without and with such requests."""
    made = setting.prepared(setting.count(STORED), 0)

    async def play(url: str) -> tuple[list[float], list[float], float, set[str]]:
        player = Player(url, made[0], random.Random(1))  # noqa: S311  # only which choice
        await player.come()
        await choose_for(player, 1.0)  # the first choices load what all share
        quiet = await choose_for(player, QUIET)
        began = time.perf_counter()
        asking = asyncio.gather(
            *(
                status_of(url, "GET", "/api/campaigns", secrets.token_urlsafe(32), STRANGER)
                for _ in range(setting.count(REQUESTS))
            )
        )
        waited, took = [], 0.0
        while not asking.done() or len(waited) < AT_LEAST:
            waited.append((await player.choose()).seconds)
            await asyncio.sleep(PAUSE)
            if asking.done() and not took:
                took = time.perf_counter() - began
        player.leave()
        return quiet, waited, took, set(await asking)

    with setting.server() as server:
        quiet, waited, took, statuses = run(play(server.url))
    what = f"{setting.count(REQUESTS)} lists for invented secrets, {len(made)} campaigns stored"
    return {
        f"{what}: a choice before (p50 · max)": f"{milliseconds(quiet, 0.5, 1.0)} ms",
        f"{what}: meanwhile (p50 · max)": f"{milliseconds(waited, 0.5, 1.0)} ms",
        f"{what}: all answered after": f"{took:.2f} s ({'; '.join(sorted(statuses))})",
    }
