"""Caps: one spectator opens very many sockets, while the table they watch and another one are played."""

from __future__ import annotations

import asyncio
import random

from raw_socket import Refused, run
from server_processes import ask

from .player import Player, choose_for
from .setting import Made, Rows, Setting, milliseconds

SOCKETS, SECONDS, ADDRESSES = 800, 8.0, 8
"""Sockets, from so many addresses: no address alone has more than a house full of people might."""
AT_ONCE = 40


def measure(setting: Setting) -> Rows:
    """How many sockets are accepted, and a choice at another table without and with them."""
    watched, other = setting.prepared(2, 60)
    count = setting.count(SOCKETS)

    async def play(url: str, spectator: Made) -> tuple[int, int, list[float], list[float], list[float]]:
        playing, beside = Player(url, watched, random.Random(1)), Player(url, other, random.Random(2))  # noqa: S311
        await playing.come()
        await beside.come()
        await asyncio.gather(choose_for(beside, 1.0), choose_for(playing, 1.0))  # the first load what all share
        quiet, _ = await asyncio.gather(choose_for(beside, SECONDS), choose_for(playing, SECONDS, 0.2))
        watchers = [
            Player(url, spectator, random.Random(0), f"127.0.0.{2 + number % ADDRESSES}")  # noqa: S311
            for number in range(count)
        ]
        accepted = 0
        for start in range(0, count, AT_ONCE):
            accepted += sum(await asyncio.gather(*map(came, watchers[start : start + AT_ONCE])))
        busy, slow = await asyncio.gather(choose_for(beside, SECONDS), choose_for(playing, SECONDS, 0.2))
        left = sum(1 for one in watchers if one.socket is not None and not one.closed)
        for one in (*watchers, playing, beside):
            one.leave()
        return accepted, left, quiet, busy, slow

    with setting.server() as server:
        body = {"role": "spectator"}
        invited = ask(server.url, "POST", f"/api/campaigns/{watched.campaign}/invites", body, watched.secret)
        joined = ask(server.url, "POST", "/api/join", {"invite": invited["url"].partition("#")[2], "name": "Cas"})
        accepted, left, quiet, busy, slow = run(play(server.url, Made(watched.campaign, joined["secret"])))
    what = f"{count} sockets of one spectator"
    return {
        f"{what}: accepted · open in the end": f"{accepted} · {left}",
        f"{what}: a choice at another table before (p50 · p99)": f"{milliseconds(quiet, 0.5, 0.99)} ms",
        f"{what}: meanwhile (p50 · p99)": f"{milliseconds(busy, 0.5, 0.99)} ms",
        f"{what}: a choice at the table they watch (p50 · p99)": f"{milliseconds(slow, 0.5, 0.99)} ms",
    }


async def came(player: Player) -> bool:
    """Whether a socket was accepted and told the table."""
    try:
        async with asyncio.timeout(60):
            await player.come()
    except (Refused, OSError, TimeoutError):
        return False
    return player.position > 0
