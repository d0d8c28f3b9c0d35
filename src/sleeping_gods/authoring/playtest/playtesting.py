"""Many campaigns by several processes, with the same counts whatever their number.

Campaigns are played in rounds. A round has a fixed number of batches, each of a fixed number of campaigns; the bots of
a batch share the counts of all rounds before and of their own batch. Batches are merged in their order.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from ...bots.runs.batch import BATCH, BatchTally, play_batch
from ...bots.runs.batch_text import read_tally, tally_text
from ...bots.runs.plan import Order
from ...simulation.campaign import prepared_pack
from ...simulation.workers import workers_of

BATCHES = 4
"""Batches of a round."""


def playtest(
    name: str,
    digest: str,
    order: Order,
    *,
    jobs: int = 1,
    failures: Path | None = None,
    progress: Callable[[BatchTally], None] = lambda tally: None,
) -> BatchTally:
    """Play the campaigns of an order; ``progress`` is told after each batch, in their order."""
    tally = BatchTally()
    place = "" if failures is None else str(failures)
    with workers_of(jobs) as workers:
        for start in range(0, order.runs, BATCH * BATCHES):
            firsts = range(start, min(start + BATCH * BATCHES, order.runs), BATCH)
            known = dict(tally.hits)
            tasks = [json.dumps([name, digest, asdict(order), first, known, place]) for first in firsts]
            answers: dict[int, str] = {}
            merged = 0
            for number, answer in workers.results(play_task, tasks):
                answers[number] = answer
                while merged in answers:
                    tally.add(read_tally(answers.pop(merged)))
                    merged += 1
                    progress(tally)
    return tally


def play_task(task: str) -> str:
    """Play a batch: a pack and its digest, the order, the first campaign, the hits before, where stuck ones go."""
    name, digest, order, first, known, failures = json.loads(task)
    tally = play_batch(prepared_pack(name, digest), Order(**order), first, known, Path(failures) if failures else None)
    return tally_text(tally)
