"""``sleeping-gods bench --campaigns``: what a choice costs that is kept on disk, and what open campaigns take."""

from __future__ import annotations

import gc
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time

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

SEEDS = 200
"""Seeds that are tried for a campaign that is long enough."""
CHOICES_IN_PARTS = 1000
"""Choices of which each part is timed by itself."""
PAGE_BYTES = 4096
"""Bytes of a page of memory, in which Linux counts what a process takes."""


def run_campaigns(pack: str, choices: int, count: int) -> int:
    """Play a campaign of so many choices on disk, part by part; open it; open so many of them."""
    with tempfile.TemporaryDirectory() as folder:
        path, entries, spent = _long(pack, choices, Path(folder))
        game, loaded = load_pack(pack)
        print(say("bench_campaign", pack=pack, count=entries, size=figure(f"{path.stat().st_size:,}")))
        print_figure(f"{spent * 1e6:.1f}", say("bench_choice"))
        for name, cost in _parts(pack, Path(folder)).items():
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


def _long(name: str, choices: int, folder: Path) -> tuple[Path, int, float]:
    """A campaign with at least so many choices, how many entries it has, and the CPU time of a choice."""
    game, pack = load_pack(name)
    for seed in range(SEEDS):
        path, luck, played = folder / f"{seed}-long.campaign", Luck(seed), 0
        campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": str(seed)}), path)
        began = process_time()
        while played < choices and not is_over(campaign.table):
            campaign.play(None, text(luck.pick(options(campaign.table))))
            played += 1
        spent = (process_time() - began) / max(played, 1)
        campaign.close()
        if played >= choices:
            return path, len(campaign.journal.entries), spent
        path.unlink()
    wrong = say("bench_too-short", choices=choices, tries=SEEDS)
    raise SystemExit(say("command_error", error=wrong))


def _parts(name: str, folder: Path) -> dict[str, float]:
    """The cost of each part of a choice, over many choices of random campaigns; appending by the clock."""
    game, pack = load_pack(name)
    cpu_parts = ("options", "clone", "apply", "canonical", "hash", "line")
    spent = dict.fromkeys((*cpu_parts, "append"), 0.0)
    store = FileStore.create(folder / "parts.campaign", b"")
    luck, played = Luck(1), 0
    while played < CHOICES_IN_PARTS:
        table: Table = game.set_up(pack, setup_for(game, pack, ("Ada", "Ben"), {}))
        while played < CHOICES_IN_PARTS and not is_over(table):
            marks = [process_time()]
            offered = options(table)
            marks.append(process_time())
            after = table.clone()
            marks.append(process_time())
            choice: Choice = luck.pick(offered)
            apply(after, choice)
            marks.append(process_time())
            data = canonical(after)
            marks.append(process_time())
            digest = hash_of(data)
            marks.append(process_time())
            line, _ = format_entry(JournalEntry(played, "p1", text(choice), digest), "00000000")
            marks.append(process_time())
            began = perf_counter()
            store.append(line.encode())
            spent["append"] += perf_counter() - began
            for part, (start, end) in zip(cpu_parts, pairwise(marks), strict=True):
                spent[part] += end - start
            table, played = after, played + 1
    store.close()
    return {part: cost / played for part, cost in spent.items()}


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
