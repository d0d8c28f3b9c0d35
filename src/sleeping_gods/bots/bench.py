"""Measuring the engine: whole random campaigns, the cost of each operation, memory, and whether it stays flat."""

from __future__ import annotations

import cProfile
import json
import platform
import pstats
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import perf_counter

from ..kernel.choices import CHANCE
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.luck import Luck
from ..kernel.play import apply, options
from ..kernel.state import canonical, state_hash
from ..kernel.table import Table
from .random_bot import play_out

SAMPLES = 300
"""States that the operations are timed on."""
ROUNDS = 5
"""Each operation is timed so often; the best counts."""
EARLY, LATE, WINDOW = 10, 10_000, 500
"""Flatness compares this many decisions from the early one on with as many around the late one."""


@dataclass(slots=True)
class Bench:
    """The figures of one game."""

    game: str
    pack: str
    python: str
    decisions_per_second: int = 0
    """Decisions of people; the time includes what chance did."""
    decisions: int = 0
    draws: int = 0
    campaigns: int = 0
    seconds: float = 0.0
    decisions_per_campaign: int = 0
    microseconds: dict[str, float] = field(default_factory=dict)
    """For clone, options, apply, serialise, load, hash."""
    bytes_per_state: int = 0
    peak_memory_kilobytes: int = 0
    flatness: float = 0.0
    """Cost of a late decision over the cost of an early one."""
    flatness_at: int = 0
    """How late the late decisions were."""
    profile: list[tuple[str, int, float]] = field(default_factory=list)
    """Function, calls, seconds of its own; only on demand."""

    def as_json(self) -> dict[str, object]:
        """The figures for programs."""
        return asdict(self)


def setups(game: Game, pack: PackInfo) -> list[Setup]:
    """Default options for 1 to 4 players."""
    options = {name: values[0] for name, values in game.option_values().items()}
    names = ("Ada", "Ben", "Cyd", "Dee")
    return [Setup(game.id, pack.id, pack.version, pack.digest, names[:n], options) for n in (1, 2, 3, 4)]


def bench(game: Game, pack: PackInfo, decisions: int = 100_000, *, seed: int = 1, profile: bool = False) -> Bench:
    """Measure a game on random campaigns of one to four players in turn."""
    result = Bench(game.id, pack.id, f"{platform.python_implementation()} {platform.python_version()}")
    campaigns(result, game, pack, decisions, seed)
    samples = sampled(game, pack, seed)
    operations(result, game, pack, samples)
    result.peak_memory_kilobytes = peak_memory()
    result.flatness, result.flatness_at = flatness(game, pack, seed)
    if profile:
        result.profile = profiled(lambda: campaigns(Bench("", "", ""), game, pack, decisions // 4, seed))
    return result


def campaigns(result: Bench, game: Game, pack: PackInfo, decisions: int, seed: int) -> None:
    """Whole campaigns, set-up included, until so many decisions are made."""
    plans = setups(game, pack)
    started = perf_counter()
    while result.decisions < decisions:
        table = game.set_up(pack, plans[result.campaigns % 4])
        counts = play_out(table, Luck(seed * 1_000_003 + result.campaigns))
        result.decisions += counts.decisions
        result.draws += counts.draws
        result.campaigns += 1
    result.seconds = round(perf_counter() - started, 3)
    result.decisions_per_second = int(result.decisions / max(result.seconds, 0.001))
    result.decisions_per_campaign = result.decisions // result.campaigns


def sampled(game: Game, pack: PackInfo, seed: int) -> list[Table]:
    """States from all over whole campaigns, each one at a decision."""
    samples: list[Table] = []
    luck = Luck(seed)
    for setup in setups(game, pack):
        table, seen = game.set_up(pack, setup), list[Table]()
        while table.agenda and len(seen) < 20_000:
            if luck.below(40) == 0:
                seen.append(table.clone())
            apply(table, luck.pick(options(table)))
        samples += seen[:: max(1, len(seen) * 4 // SAMPLES)]
    return samples


def operations(result: Bench, game: Game, pack: PackInfo, samples: list[Table]) -> None:
    """The cost of each operation on the samples."""
    texts = [canonical(table) for table in samples]
    luck = Luck(7)
    picks = [luck.pick(options(table)) for table in samples]
    clones = iter([table.clone() for _ in range(ROUNDS) for table in samples])
    timed: dict[str, Callable[[int], object]] = {
        "clone": lambda i: samples[i].clone(),
        "options": lambda i: options(samples[i]),
        "apply": lambda i: apply(next(clones), picks[i]),
        "serialise": lambda i: canonical(samples[i]),
        "load": lambda i: game.load(pack, json.loads(texts[i])),
        "hash": lambda i: state_hash(samples[i]),
    }
    for name, operation in timed.items():
        result.microseconds[name] = _microseconds(operation, len(samples))
    result.bytes_per_state = sum(map(len, texts)) // max(1, len(texts))


def _microseconds(operation: Callable[[int], object], count: int) -> float:
    """Mean over the samples, the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = perf_counter()
        for i in range(count):
            operation(i)
        best = min(best, perf_counter() - started)
    return round(best / max(1, count) * 1e6, 2)


def peak_memory() -> int:
    """The most memory that this process has held, in kilobytes; 0 where it is not told."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def flatness(game: Game, pack: PackInfo, seed: int, attempts: int = 12) -> tuple[float, int]:
    """The cost of late decisions over early ones of the same campaigns, and how late they were."""
    early = late = 0.0
    at = 0
    for attempt in range(attempts):
        times = _times(game.set_up(pack, setups(game, pack)[attempt % 4]), Luck(seed + attempt))
        if len(times) < 4 * WINDOW:
            continue
        place = min(LATE, len(times) - WINDOW)
        early += sum(times[EARLY : EARLY + WINDOW])
        late += sum(times[place : place + WINDOW])
        at = max(at, place)
    return (round(late / early, 2), at) if early else (0.0, 0)


def _times(table: Table, luck: Luck) -> list[float]:
    """Seconds of each decision of a campaign, its draws included."""
    times: list[float] = []
    while table.agenda and len(times) < LATE + WINDOW:
        started = perf_counter()
        chance = table.agenda[-1].who(table) == CHANCE  # type: ignore[attr-defined]  # a Decision is on top
        apply(table, luck.pick(options(table)))
        spent = perf_counter() - started
        if chance and times:
            times[-1] += spent
        else:
            times.append(spent)
    return times


def profiled(work: Callable[[], None]) -> list[tuple[str, int, float]]:
    """The functions that cost most by themselves."""
    profile = cProfile.Profile()
    profile.runcall(work)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # not in the stubs
    rows = [(f"{place[0].rpartition('/')[2]}:{place[1]} {place[2]}", row[1], row[2]) for place, row in stats.items()]
    return [(name, calls, round(own, 3)) for name, calls, own in sorted(rows, key=lambda row: -row[2])[:25]]
