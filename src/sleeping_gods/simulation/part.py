"""A part of a run, as it is sent to a worker and comes back: as text, so that no object of ours is pickled."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from .campaign import play_campaign
from .code_stamp import code_stamp
from .errors import SimulationError
from .plan import Plan, read_plan
from .schema import CAMPAIGN_COLUMNS, EVENT_COLUMNS, Row, fits

FAILED = "failed"
"""The first item of an answer that tells of an error; the second holds the key of its message and the values."""


@dataclass(frozen=True, slots=True)
class RunPart:
    """The rows of some campaigns that follow each other."""

    first: int
    campaigns: list[Row]
    events: list[Row]

    def digest(self) -> str:
        """A hash over all rows."""
        return hashlib.sha256(_rows_text(self).encode()).hexdigest()


def task_of(plan: Plan, first: int, count: int) -> str:
    """The task of a worker: a plan, the first campaign, and how many."""
    return json.dumps([plan.as_json(), first, count])


def play_part(task: str) -> str:
    """Play the campaigns of a task; this is what workers call."""
    plan_text, first, count = json.loads(task)
    try:
        return _rows_text(_played(read_plan(plan_text), first, count))
    except SimulationError as error:
        return json.dumps([FAILED, [error.key, error.values]])


def _played(plan: Plan, first: int, count: int) -> RunPart:
    """Play the campaigns of a part."""
    if plan.code != code_stamp():
        raise SimulationError("simulate_other-code", version=plan.version)
    rows: list[Row] = []
    events: list[Row] = []
    for campaign in range(first, first + count):
        row, events_of_campaign = play_campaign(plan, campaign)
        rows.append(row)
        events += events_of_campaign
    return RunPart(first, rows, events)


def _rows_text(part: RunPart) -> str:
    """The rows of a part as text."""
    return json.dumps([part.campaigns, part.events], separators=(",", ":"))


def read_part(first: int, count: int, text: str) -> RunPart:
    """The part that a worker played, from its answer; SimulationError if that tells of one, or is not the part."""
    try:
        campaigns, events = json.loads(text)
    except (ValueError, TypeError) as error:
        raise SimulationError("simulate_odd-answer", first=first) from error
    if campaigns == FAILED:
        key, values = events
        raise SimulationError(key, **values)
    part = RunPart(first, campaigns, events)
    if not is_whole(part, count):
        raise SimulationError("simulate_odd-answer", first=first)
    return part


def is_whole(part: RunPart, count: int) -> bool:
    """Whether a part has one row for each of ``count`` campaigns from its first on, and only events of these."""
    numbers = [row[0] for row in part.campaigns if fits(row, CAMPAIGN_COLUMNS)]
    if numbers != list(range(part.first, part.first + count)) or len(numbers) != len(part.campaigns):
        return False
    known = frozenset(numbers)
    return all(fits(row, EVENT_COLUMNS) and row[0] in known for row in part.events)
