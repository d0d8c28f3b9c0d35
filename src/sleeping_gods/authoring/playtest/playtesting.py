"""Many campaigns by several processes, with the same counts whatever their number.

Campaigns are played in rounds. A round has a fixed number of batches, each of a fixed number of campaigns; the bots of
a batch share the counts of all rounds before and of their own batch. Batches are merged in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from ...bots.runs.batch import BATCH, BatchTally, PlaytestPack, play_batch, playtest_pack
from ...bots.runs.plan import Order
from ...campaign.games import load_pack
from ...kernel.errors import Bug
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack

BATCHES = 4
"""Batches of a round."""

Task = tuple[str, str, Order, int, dict[str, int], Path | None]
"""A pack's name and digest, the order, the first campaign, the hits before, and the folder for stuck campaigns."""


@cache
def desk_for(name: str, digest: str) -> PlaytestPack:
    """Load a pack and look it through, once; the digest tells one state of its files from another."""
    game, pack = load_pack(name)
    if pack.digest != digest or not isinstance(pack, (SeaPack, SkiesPack)):
        raise Bug(f"expected the pack {name} as it was, got other files")
    return playtest_pack(game, pack)


def playtest(
    name: str,
    digest: str,
    order: Order,
    *,
    jobs: int = 1,
    failures: Path | None = None,
    progress: Callable[[BatchTally], None] = lambda tally: None,
) -> BatchTally:
    """Play the campaigns of an order; ``progress`` is told after each batch."""
    tally = BatchTally()
    with _workers(jobs) as workers:
        for start in range(0, order.runs, BATCH * BATCHES):
            firsts = range(start, min(start + BATCH * BATCHES, order.runs), BATCH)
            known = dict(tally.hits)
            tasks: list[Task] = [(name, digest, order, first, known, failures) for first in firsts]
            results: Iterator[BatchTally] = map(_batch, tasks) if workers is None else workers.map(_batch, tasks)
            for result in results:
                tally.add(result)
                progress(tally)
    return tally


@contextmanager
def _workers(jobs: int) -> Iterator[Executor | None]:
    if jobs <= 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        yield workers


def _batch(task: Task) -> BatchTally:
    name, digest, order, first, known, failures = task
    return play_batch(desk_for(name, digest), order, first, known, failures)
