"""The registered benchmark: ten seeds in each of five worlds, and the mean final score.

``python -m sleeping_gods.env.benchmark --robot careful`` plays it with a robot, `benchmark` with a policy of yours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean
from time import process_time
from typing import Any, Final, TypeAlias

from ..bots.robots.interface import Budget
from ..simulation.estimates import mean_of
from .episode import Episode, EpisodeTerms
from .extra import require_extra
from .observation import Observation
from .robots import KINDS, episode_robot
from .scores import score_now
from .single import CampaignEnv
from .worlds import WORLDS, world_named

SEEDS: Final = tuple(range(1, 11))
"""The seeds of the registered benchmark."""
MAX_DECISIONS: Final = 5_000
"""Answers after which a campaign counts with the score that it has then."""
Policy: TypeAlias = Callable[[Observation, dict[str, Any]], int]
"""The action that is taken for an observation and its infos."""


@dataclass(frozen=True, slots=True)
class CampaignResult:
    """How one campaign of the benchmark ended."""

    world: str
    seed: int
    score: int
    decisions: int
    turns: int
    truncated: bool
    seconds: float
    """Of processor time."""


def benchmark(
    policy: Policy, worlds: Iterable[str] = tuple(WORLDS), seeds: Sequence[int] = SEEDS, **options: Any
) -> list[CampaignResult]:
    """Play all campaigns with a policy for all seats; options are those of `CampaignEnv`."""
    results = []
    for world in worlds:
        campaign = CampaignEnv(world, max_decisions=MAX_DECISIONS, **options)
        for seed in seeds:
            started = process_time()
            observation, info = campaign.reset(seed=seed)
            over = False
            while not over:
                observation, _, terminated, truncated, info = campaign.step(policy(observation, info))
                over = terminated or truncated
            results.append(_result(world, campaign.episode, process_time() - started))
    return results


def robot_benchmark(
    kind: str, worlds: Iterable[str] = tuple(WORLDS), seeds: Sequence[int] = SEEDS, playouts: int = 0
) -> list[CampaignResult]:
    """Play all campaigns with a robot in all seats."""
    terms = EpisodeTerms(together=True, remembers=True, max_decisions=MAX_DECISIONS)
    results = []
    for world in worlds:
        game, pack, setup = world_named(world).load()
        robot = episode_robot(kind, game, pack, Budget.of_playouts(playouts))
        for seed in seeds:
            started = process_time()
            episode = Episode(game, pack, setup, seed, terms)
            robot.begin(episode, episode.seats)
            while episode.menu:
                episode.play(robot.choose(episode))
            results.append(_result(world, episode, process_time() - started))
    return results


def _result(world: str, episode: Episode, seconds: float) -> CampaignResult:
    """What a campaign of the benchmark came to."""
    table = episode.table
    return CampaignResult(
        world=world,
        seed=episode.seed,
        score=score_now(table),
        decisions=episode.decisions,
        turns=table.turn,
        truncated=episode.truncated,
        seconds=seconds,
    )


def row(name: str, results: Sequence[CampaignResult], worlds: Iterable[str]) -> str:
    """A row of the table: mean scores with their 95 % intervals, the mean of all campaigns, and the time they took."""
    cells = [name]
    for world in worlds:
        score = mean_of([result.score for result in results if result.world == world])
        cells.append(f"{score.value:.1f} ± {score.high - score.value:.1f}")
    cells.append(f"{mean(result.score for result in results):.1f}")
    decisions, seconds = sum(result.decisions for result in results), sum(result.seconds for result in results)
    cells += [f"{decisions:,}", f"{seconds:,.0f}"]
    return f"| {' | '.join(cells)} |"


def heading(worlds: Iterable[str]) -> list[str]:
    """The first two lines of the table."""
    names = ["robot", *worlds, "all", "decisions", "processor seconds"]
    return [f"| {' | '.join(names)} |", f"|---{'|---:' * (len(names) - 1)}|"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the benchmark with robots and print its table."""
    parser = argparse.ArgumentParser(prog="python -m sleeping_gods.env.benchmark", description=__doc__)
    parser.add_argument("--robot", choices=KINDS, action="append", help="who plays all seats; more than one in turn")
    parser.add_argument("--world", choices=[*WORLDS], action="append", help="only these worlds")
    parser.add_argument("--seeds", type=int, default=len(SEEDS), help="how many seeds, from 1 on")
    parser.add_argument("--playouts", type=int, default=0, help="how many playouts a robot that thinks may use")
    args = parser.parse_args(arguments)
    if args.seeds < 1:
        parser.error(f"expected at least 1 seed, got {args.seeds}")
    worlds = tuple(args.world or WORLDS)
    sys.stdout.write("\n".join(heading(worlds)) + "\n")
    for kind in args.robot or ("random", "careful"):
        results = robot_benchmark(kind, worlds, range(1, args.seeds + 1), args.playouts)
        sys.stdout.write(row(kind, results, worlds) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    require_extra()
    main()
