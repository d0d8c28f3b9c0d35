"""Opening: many long campaigns are opened at once by a server that has just been started."""

from __future__ import annotations

import asyncio
import random

from raw_socket import Refused, run

from .player import Player
from .setting import Rows, Setting

CAMPAIGNS, CHOICES = 60, 1000
KILLED = 10
"""Choices after the checkpoint if a server was killed: half of those after which the next one is left."""
LANGS = ("en", "fr")
PATIENCE = 180.0


def measure(setting: Setting) -> Rows:
    """CPU of the server until all have been told their table, and how long they wait for it; after a kill."""
    return measure_after(setting, KILLED, "")


def measure_after(setting: Setting, after: int, when: str) -> Rows:
    """The same with so many choices after the checkpoint."""
    made = setting.prepared(setting.count(CAMPAIGNS), setting.count(CHOICES), after)

    async def open_all(url: str) -> tuple[list[Player], list[float]]:
        players = [
            Player(url, one, random.Random(number), lang=LANGS[number // 2 % 2])  # noqa: S311  # packs change by one
            for number, one in enumerate(made)
        ]
        async with asyncio.timeout(PATIENCE):
            waited = await asyncio.gather(*(player.come() for player in players), return_exceptions=True)
        came = [one for one, player in zip(waited, players, strict=True) if isinstance(one, float) and player.position]
        failed = [one for one in waited if isinstance(one, BaseException)]
        if any(not isinstance(one, (Refused, OSError)) for one in failed):
            raise failed[0]
        for player in players:
            player.leave()
        return players, came

    with setting.server() as server:
        before = server.cpu
        players, waited = run(open_all(server.url))
        spent = server.cpu - before
    what = f"opening {len(made)} campaigns of {setting.count(CHOICES)} choices at once{when}"
    return {
        f"{what}: tables told": f"{len(waited)}",
        f"{what}: CPU of the server": f"{spent:.1f} s",
        f"{what}: socket accepted after at most": f"{max(player.accepted for player in players):.1f} s",
        f"{what}: table told after (first · last)": f"{min(waited):.1f} · {max(waited):.1f} s",
    }
