"""PostgreSQL: another session locks the row of one campaign while others are played at the same server."""

from __future__ import annotations

import asyncio
import random
import time

import psycopg
from raw_socket import run

from .player import Answer, Player
from .setting import Rows, Setting, milliseconds

CAMPAIGNS, CHOICES, SECONDS = 6, 60, 15.0


def measure(setting: Setting) -> Rows:
    """How long choices at the other tables wait meanwhile, and what the locked one is answered."""
    made = setting.prepared(CAMPAIGNS, CHOICES)
    seconds = max(5.0, SECONDS * setting.scale)

    async def play(url: str) -> tuple[list[float], list[Answer], list[float]]:
        players = [Player(url, one, random.Random(number)) for number, one in enumerate(made)]  # noqa: S311
        for player in players:
            await player.come()
            await player.choose()
        locked, *others = players
        quiet = [(await player.choose()).seconds for _ in range(5) for player in others]
        with psycopg.connect(setting.place) as session:
            session.execute("SELECT id FROM campaign WHERE id = %s FOR UPDATE", (locked.made.campaign,))
            until = time.perf_counter() + seconds

            async def try_locked() -> list[Answer]:
                answers = []
                while time.perf_counter() < until:
                    answers.append(await locked.choose())
                    await asyncio.sleep(0.1)
                return answers

            async def go_on(player: Player) -> list[float]:
                waited = []
                while time.perf_counter() < until:
                    waited.append((await player.choose()).seconds)
                    await asyncio.sleep(0.2)
                return waited

            async def release() -> None:
                await asyncio.sleep(seconds)
                session.rollback()

            answers, *waited, _ = await asyncio.gather(try_locked(), *map(go_on, others), release())
        answers.append(await locked.choose())
        for player in players:
            player.leave()
        return quiet, answers, [one for each in waited for one in each]

    with setting.server() as server:
        quiet, answers, waited = run(play(server.url))
    what = f"one row locked for {seconds:.0f} s"
    return {
        f"{what}: a choice at another table before (p50 · max)": f"{milliseconds(quiet, 0.5, 1.0)} ms",
        f"{what}: meanwhile (p50 · max)": f"{milliseconds(waited, 0.5, 1.0)} ms, {len(waited)} choices",
        f"{what}: the locked one's first answer": str(answers[0]),
        f"{what}: its first answer afterwards": str(answers[-1]),
    }
