"""``sleeping-gods bench --campaigns``: what a choice costs that is kept on disk, and what open campaigns take."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable
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
from .command_words import figure, say

TRIES = 200
"""Seeds that are tried for a campaign that is long enough."""


def run_campaigns(pack: str, choices: int, count: int) -> int:
    """Play a campaign of so many choices on disk, part by part; open it; open so many of them."""
    with tempfile.TemporaryDirectory() as folder:
        path, entries, spent = _long(pack, choices, Path(folder))
        game, loaded = load_pack(pack)
        print(say("bench_campaign", pack=pack, count=entries, size=figure(f"{path.stat().st_size:,}")))
        _line(spent * 1e6, say("bench_choice"))
        for name, cost in _parts(pack, Path(folder)).items():
            _line(cost * 1e6, f"µs {say(f'bench_part-{name}')}")
        quick = _timed(lambda: Campaign.open(path, game, loaded).close(), 5)
        moved = checkpoint_path(path).rename(path.with_suffix(".kept"))
        whole = _timed(lambda: _opened_and_dropped(path, pack), 3)
        _line(quick * 1e3, say("bench_from-checkpoint"))
        _line(whole * 1e3, say("bench_again"))
        gc.collect()
        before, open_ones = _resident(), []
        for number in range(count):
            copy = Path(folder) / f"{number}.campaign"
            copy.write_bytes(path.read_bytes())
            checkpoint_path(copy).write_bytes(moved.read_bytes())
            open_ones.append(Campaign.open(copy, game, loaded))
        gc.collect()
        taken = _resident() - before
        _line(taken / 1e6, say("bench_taken", count=count, each=f"{taken / max(count, 1) / 1e3:.0f}"))
        for campaign in open_ones:
            campaign.close()
    return 0


def _long(name: str, choices: int, folder: Path) -> tuple[Path, int, float]:
    """A campaign with at least so many choices, how many entries it has, and the CPU time of a choice."""
    game, pack = load_pack(name)
    for seed in range(TRIES):
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
    wrong = say("bench_too-short", choices=choices, tries=TRIES)
    raise SystemExit(say("command_error", error=wrong))


def _parts(name: str, folder: Path) -> dict[str, float]:
    """The cost of each part of a choice, over a thousand choices of a random campaign."""
    game, pack = load_pack(name)
    spent = dict.fromkeys(("options", "clone", "apply", "canonical", "hash", "line"), 0.0)
    spent["append"] = 0.0
    store = FileStore.create(folder / "parts.campaign", b"")
    luck, played, seed = Luck(1), 0, 0
    while played < 1000:
        seed += 1
        table: Table = game.set_up(pack, setup_for(game, pack, ("Ada", "Ben"), {}))
        while played < 1000 and not is_over(table):
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
            clock = perf_counter()
            store.append(line.encode())
            for part, cost in zip(spent, [late - early for early, late in pairwise(marks)], strict=False):
                spent[part] += cost
            spent["append"] += perf_counter() - clock
            table, played = after, played + 1
    store.close()
    return {part: cost / played for part, cost in spent.items()}


def _opened_and_dropped(path: Path, pack: str) -> None:
    """Open a campaign and let its file go, so that no checkpoint is left."""
    campaign = Campaign.open(path, *load_pack(pack))
    if campaign.file:
        campaign.file.close()


def _line(number: float, what: str) -> None:
    """A figure and what it counts."""
    print(f"  {figure(f'{number:.1f}'):>10} {what}")


def _timed(what: Callable[[], None], times: int) -> float:
    """The best of several tries, in seconds of CPU time."""
    best = float("inf")
    for _ in range(times):
        began = process_time()
        what()
        best = min(best, process_time() - began)
    return best


def _resident() -> int:
    """Bytes of memory that this process takes now, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * 4096
