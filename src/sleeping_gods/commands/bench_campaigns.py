"""``sleeping-gods bench --campaigns``: what a choice costs that is kept on disk, and what open campaigns take."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

from ..campaign.checkpoint import checkpoint_path
from ..campaign.games import load_pack, setup_for
from ..campaign.live import Campaign
from ..journal.entries import JournalEntry
from ..journal.notation import format_entry
from ..journal.store import FileStore
from ..kernel.choices import Choice, text
from ..kernel.luck import Luck
from ..kernel.play import apply, is_over, options
from ..kernel.state import canonical, hash_of
from ..kernel.table import Table
from .bench_output import best_seconds, print_figure
from .command_words import figure, say

PLAYERS = ("Ada", "Ben")
FIRST_CHAIN = "00000000"
"""The chain sum before each line that is timed."""
SEEDS = 200
"""Seeds that are tried for a campaign that is long enough."""
CHOICES_IN_PARTS = 1000
"""Choices of which each part is timed by itself."""
PAGE_BYTES = 4096
"""Bytes of a page of memory, in which Linux counts what a process takes."""

T = TypeVar("T")


def run_campaigns(pack: str, choices: int, count: int) -> int:
    """Play a campaign of so many choices on disk, part by part; open it; open so many of them."""
    with tempfile.TemporaryDirectory() as folder:
        long = _play_long_campaign(pack, choices, Path(folder))
        path = long.path
        game, loaded = load_pack(pack)
        print(say("bench_campaign", pack=pack, count=long.entries, size=figure(f"{path.stat().st_size:,}")))
        print_figure(f"{long.seconds_for_choice * 1e6:.1f}", say("bench_choice"))
        for name, cost in _seconds_for_parts(pack, Path(folder)).items():
            print_figure(f"{cost * 1e6:.1f}", f"µs {say(f'bench_part-{name}')}")
        quick = best_seconds(lambda: Campaign.open(path, game, loaded).close(), tries=5, clock=process_time)
        checkpoint = checkpoint_path(path).rename(path.with_suffix(".kept"))
        whole = best_seconds(lambda: _opened_and_dropped(path, pack), tries=3, clock=process_time)
        print_figure(f"{quick * 1e3:.1f}", say("bench_from-checkpoint"))
        print_figure(f"{whole * 1e3:.1f}", say("bench_again"))
        _print_memory(pack, count, path, checkpoint, Path(folder))
    return 0


def _print_memory(pack: str, count: int, path: Path, checkpoint: Path, folder: Path) -> None:
    """Open so many copies of a campaign, and print how much memory they take."""
    game, loaded = load_pack(pack)
    gc.collect()
    before = _resident()
    campaigns = []
    for number in range(count):
        copy = folder / f"{number}.campaign"
        copy.write_bytes(path.read_bytes())
        checkpoint_path(copy).write_bytes(checkpoint.read_bytes())
        campaigns.append(Campaign.open(copy, game, loaded))
    gc.collect()
    taken = _resident() - before
    print_figure(f"{taken / 1e6:.1f}", say("bench_taken", count=count, each=f"{taken / max(count, 1) / 1e3:.0f}"))
    for campaign in campaigns:
        campaign.close()


class LongCampaign(NamedTuple):
    """A campaign that was played on disk."""

    path: Path
    entries: int
    seconds_for_choice: float
    """Of processor time."""


def _play_long_campaign(name: str, choices: int, folder: Path) -> LongCampaign:
    """Play the first campaign that has at least so many choices."""
    game, pack = load_pack(name)
    for seed in range(SEEDS):
        path, luck, played = folder / f"{seed}-long.campaign", Luck(seed), 0
        campaign = Campaign.begin(game, pack, setup_for(game, pack, PLAYERS, {"seed": str(seed)}), path)
        began = process_time()
        while played < choices and not is_over(campaign.table):
            campaign.play(None, text(luck.pick(options(campaign.table))))
            played += 1
        seconds = process_time() - began
        campaign.close()
        if played >= choices:
            return LongCampaign(path, len(campaign.journal.entries), seconds / max(played, 1))
        path.unlink()
    wrong = say("bench_too-short", choices=choices, tries=SEEDS)
    raise SystemExit(say("command_error", error=wrong))


class PartTimes:
    """The seconds that each part of a choice has taken so far."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def timed(self, part: str, work: Callable[[], T], clock: Callable[[], float] = process_time) -> T:
        """Do some work and add the time that it takes to its part."""
        began = clock()
        result = work()
        self.seconds[part] = self.seconds.get(part, 0.0) + clock() - began
        return result


def _seconds_for_parts(name: str, folder: Path) -> dict[str, float]:
    """The cost of each part of a choice, over many choices of random campaigns."""
    game, pack = load_pack(name)
    times = PartTimes()
    store = FileStore.create(folder / "parts.campaign", b"")
    luck, played = Luck(1), 0
    while played < CHOICES_IN_PARTS:
        table: Table = game.set_up(pack, setup_for(game, pack, PLAYERS, {}))
        while played < CHOICES_IN_PARTS and not is_over(table):
            table = _choose_in_parts(times, table, luck, store, number=played)
            played += 1
    store.close()
    return {part: seconds / played for part, seconds in times.seconds.items()}


def _choose_in_parts(times: PartTimes, table: Table, luck: Luck, store: FileStore, *, number: int) -> Table:
    """The table after a random choice that is stored, each part timed; appending by the clock: it waits for a disk."""
    offered = times.timed("options", lambda: options(table))
    after = times.timed("clone", table.clone)
    choice: Choice = luck.pick(offered)
    times.timed("apply", lambda: apply(after, choice))
    data = times.timed("canonical", lambda: canonical(after))
    digest = times.timed("hash", lambda: hash_of(data))
    entry = JournalEntry(number, "p1", text(choice), digest)
    line, _ = times.timed("line", lambda: format_entry(entry, FIRST_CHAIN))
    times.timed("append", lambda: store.append(line.encode()), clock=perf_counter)
    return after


def _opened_and_dropped(path: Path, pack: str) -> None:
    """Open a campaign and let its file go, so that no checkpoint is left."""
    campaign = Campaign.open(path, *load_pack(pack))
    if campaign.file:
        campaign.file.close()


def _resident() -> int:
    """Bytes of memory that this process takes now, where the system tells."""
    try:
        _, pages, *_ = map(int, Path("/proc/self/statm").read_text().split())
    except OSError:
        return 0
    return pages * PAGE_BYTES
