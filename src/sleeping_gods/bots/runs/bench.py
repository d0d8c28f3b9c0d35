"""Benchmarks of the engine: random campaigns, the cost of each operation, and memory use over time."""

from __future__ import annotations

import cProfile
import json
import platform
import pstats
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import process_time

from ...kernel.game import Game, PackInfo, Setup
from ...kernel.luck import Luck
from ...kernel.play import apply, options
from ...kernel.state import canonical, state_hash
from ...kernel.table import Table
from .flatness import flatness
from .plan import NAMES
from .random_bot import play_out
from .seeds import campaign_seed

SAMPLES = 300
"""States that the operations are timed on."""
ROUNDS = 5
"""Each operation is timed so often; the best counts."""
MAX_FLATNESS_CAMPAIGNS = 48
"""No more campaigns are played for the flatness."""
DECISIONS_FOR_FLATNESS = 2_000
"""One campaign is played for it for each so many decisions that are measured."""
PICK_SEED = 7
"""The seed by which a choice is picked in each sample."""
LEAST_SECONDS = 0.001
"""So that nothing is divided by 0."""
SAMPLE_ONE_IN = 40
"""One in so many states of a campaign is kept as a sample."""
MAX_SAMPLES_SEEN = 20_000
"""A campaign of which more were kept is not played on."""
COSTLIEST = 25
"""Functions that a profile names."""


@dataclass(slots=True)
class Bench:
    """The results for one game."""

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
    """Cost of late decisions over the cost of early ones of the same kind."""
    flatness_at: int = 0
    """How late the latest decision was."""
    profile: list[tuple[str, int, float]] = field(default_factory=list)
    """Function, calls, seconds of its own; only on demand."""

    def as_json(self) -> dict[str, object]:
        """The results as JSON."""
        return asdict(self)


def setups(game: Game, pack: PackInfo) -> list[Setup]:
    """Default options for 1 to 4 players."""
    options = {name: values[0] for name, values in game.option_values().items()}
    counts = range(1, len(NAMES) + 1)
    return [Setup.of_pack(game.id, pack, NAMES[:count], options) for count in counts]


def bench(game: Game, pack: PackInfo, decisions: int = 100_000, *, seed: int = 1, profile: bool = False) -> Bench:
    """Measure a game on random campaigns of one to four players in turn."""
    result = Bench(game.id, pack.id, f"{platform.python_implementation()} {platform.python_version()}")
    campaigns(result, game, pack, decisions, seed)
    samples = sample_states(game, pack, seed)
    operations(result, game, pack, samples)
    result.peak_memory_kilobytes = peak_memory()
    measured = flatness(game, pack, seed, min(MAX_FLATNESS_CAMPAIGNS, decisions // DECISIONS_FOR_FLATNESS))
    result.flatness, result.flatness_at = measured.ratio, measured.latest
    if profile:
        result.profile = costliest_functions(lambda: campaigns(Bench("", "", ""), game, pack, decisions // 4, seed))
    return result


def campaigns(result: Bench, game: Game, pack: PackInfo, decisions: int, seed: int) -> None:
    """Play whole campaigns until this many decisions are made."""
    plans = setups(game, pack)
    started = process_time()
    while result.decisions < decisions:
        table = game.set_up(pack, plans[result.campaigns % len(plans)])
        counts = play_out(table, Luck(campaign_seed(seed, result.campaigns)))
        result.decisions += counts.decisions
        result.draws += counts.draws
        result.campaigns += 1
    result.seconds = round(process_time() - started, 3)
    result.decisions_per_second = int(result.decisions / max(result.seconds, LEAST_SECONDS))
    result.decisions_per_campaign = result.decisions // result.campaigns


def sample_states(game: Game, pack: PackInfo, seed: int) -> list[Table]:
    """States at decisions from whole campaigns."""
    samples: list[Table] = []
    luck = Luck(seed)
    for setup in setups(game, pack):
        table, states = game.set_up(pack, setup), list[Table]()
        while table.agenda and len(states) < MAX_SAMPLES_SEEN:
            if luck.below(SAMPLE_ONE_IN) == 0:
                states.append(table.clone())
            apply(table, luck.pick(options(table)))
        step = max(1, len(states) * len(NAMES) // SAMPLES)  # each number of players gives an equal share
        samples += states[::step]
    return samples


def operations(result: Bench, game: Game, pack: PackInfo, samples: list[Table]) -> None:
    """The cost of each operation on the samples."""
    texts = [canonical(table) for table in samples]
    luck = Luck(PICK_SEED)
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
        started = process_time()
        for i in range(count):
            operation(i)
        best = min(best, process_time() - started)
    return round(best / max(1, count) * 1e6, 2)


def peak_memory() -> int:
    """The peak memory of this process in kilobytes; 0 where it is not available."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def costliest_functions(work: Callable[[], None]) -> list[tuple[str, int, float]]:
    """The functions with the most own time."""
    profile = cProfile.Profile()
    profile.runcall(work)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # not in the stubs
    rows = [
        (own_time, calls, f"{file.rpartition('/')[2]}:{line} {function}")
        for (file, line, function), (_, calls, own_time, *_) in stats.items()
    ]
    rows.sort(key=lambda row: -row[0])
    return [(name, calls, round(own_time, 3)) for own_time, calls, name in rows[:COSTLIEST]]
