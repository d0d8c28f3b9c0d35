"""Plays the same campaigns with several robots, and compares their final scores seed by seed.

    python tools/robot_strength.py --pack wandering-sea --seeds 20 --robots careful reading planner --playouts 24

``knowing`` is the reading robot that knows the whole story, as playtests use it. A robot with time instead of playouts
(``--milliseconds 200``) looks at the clock of the processor. One line a campaign; then means with 95 % intervals, and
the differences of each robot to the one before it over the same seeds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt

from sleeping_gods.bots.robots.deciding import choice_at
from sleeping_gods.bots.robots.group_knowledge import GroupKnowledge
from sleeping_gods.bots.robots.interface import Budget
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.bots.runs.batch import PlaytestPack, playtest_pack
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import CHANCE, Choice, seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.sea.chapters.score import score as sea_score
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.score import score as skies_score
from sleeping_gods.skies.table.cards import Pack as SkiesPack
from sleeping_gods.skies.table.table import SkiesTable

KNOWING = "knowing"
DECISIONS = 20_000
"""A campaign with more decisions is counted as it stands."""
NAMES = ("Ada", "Ben", "Cyd", "Dee")


def campaign(desk: PlaytestPack, kind: str, seed: int, players: int, budget: Budget) -> tuple[PartyTable, int]:
    """One campaign, in which one robot holds all seats; and how many decisions it made."""
    options = {} if desk.game.id == "sea" else {"level": "normal"}
    table = of_party(desk.game.set_up(desk.pack, setup_for(desk.game, desk.pack, NAMES[:players], options)))
    chance, luck, knowledge, decisions = Luck(seed), Luck(seed + 1_000_003), GroupKnowledge(), 0
    knowing = desk.read() if kind == KNOWING else None
    mind = None if knowing is not None else robot(kind)
    robots = {} if mind is None else {seat_word(seat): mind for seat in range(players)}
    while table.agenda and decisions < DECISIONS:
        choice: Choice | None
        if decider(table) == CHANCE:
            choice = chance.pick(table.offered)
        elif knowing is not None:
            choice, decisions = knowing.pick(table, luck), decisions + 1
        else:
            choice, decisions = choice_at(table, knowledge, robots, luck, budget), decisions + 1
        if choice is None:
            raise RuntimeError("expected a choice of a robot that holds all seats")
        apply(table, choice)
        knowledge.note(table, choice)
    return table, decisions


def score_of(table: PartyTable) -> int:
    """The final score, or that so far."""
    if isinstance(table, SeaTable):
        return sea_score(table).total
    if isinstance(table, SkiesTable):
        return skies_score(table).total
    raise TypeError(f"expected a table of the sea or the skies, got {type(table).__name__}")


def interval(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    count = len(values)
    mean = sum(values) / max(1, count)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return f"{mean:.1f} ± {1.96 * spread / sqrt(max(1, count)):.1f} ({count})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", default="wandering-sea")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--robots", nargs="+", default=["random", "careful", "reading", "planner"])
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--milliseconds", type=float, default=0.0)
    asked = parser.parse_args()
    budget = Budget.of_playouts(asked.playouts)
    if asked.milliseconds:
        budget = Budget.of_time(asked.milliseconds, time.process_time)
    game, pack = load_pack(asked.pack)
    if not isinstance(pack, SeaPack | SkiesPack):
        sys.exit(f"expected a pack of the sea or the skies, got {asked.pack}")
    desk = playtest_pack(game, pack)
    scores: dict[str, dict[int, float]] = {kind: {} for kind in asked.robots}
    for seed in range(asked.first, asked.first + asked.seeds):
        for kind in asked.robots:
            began = time.process_time()
            table, decisions = campaign(desk, kind, seed, asked.players, budget)
            scores[kind][seed] = score_of(table)
            took = time.process_time() - began
            ending = table.log.ending or table.over or "stopped"
            print(
                asked.pack, seed, kind, score_of(table), ending, table.defeats, decisions, f"{took:.1f} s", flush=True
            )
    for before, kind in zip(["", *asked.robots], asked.robots, strict=False):
        line = f"{asked.pack} {kind}: {interval([*scores[kind].values()])}"
        if before:
            line += f"; more than {before}: {interval([scores[kind][s] - scores[before][s] for s in scores[kind]])}"
        print(line)


if __name__ == "__main__":
    main()
