"""Two servers on one PostgreSQL: a campaign is deleted at one while somebody plays it at the other."""

from __future__ import annotations

import asyncio
import random
import time

from raw_socket import run

from .asking import status_of
from .player import Player
from .setting import Rows, Setting

PATIENCE = 15.0


def measure(setting: Setting) -> Rows:
    """What the client at the other server hears, and when."""
    (made, *_) = setting.prepared(2, 60)
    rows: Rows = {}

    async def play(here: str, there: str) -> None:
        first, second = Player(here, made, random.Random(1)), Player(there, made, random.Random(2))  # noqa: S311
        await first.come()
        await second.come()
        began = time.perf_counter()
        status = await status_of(here, "DELETE", f"/api/campaigns/{made.campaign}", made.secret)
        while not second.heard and not second.closed and time.perf_counter() < began + PATIENCE:
            await asyncio.sleep(0.02)
        rows["deleted at the other server: the answer"] = status
        said = [f"{kind} {key} after {at - began:.1f} s" for at, kind, key in second.heard]
        rows["deleted at the other server: the client hears"] = ", ".join(said) or f"nothing in {PATIENCE:.0f} s"
        if second.closed:
            rows["deleted at the other server: its next choice"] = f"the socket is closed ({second.socket.code})"  # type: ignore[union-attr]
        else:
            rows["deleted at the other server: its next choice"] = str(await second.choose(20.0))
        for player in (first, second):
            player.leave()

    with setting.server() as one, setting.server() as other:
        run(play(one.url, other.url))
    return rows
