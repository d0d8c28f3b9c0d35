"""Plays a plan: what is done already is read, the rest is handed to workers, and every part is kept as it comes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from ..kernel.errors import Bug
from .folder import RunFolder
from .part import RunPart, play_part, read_part, task_of
from .plan import Plan
from .schema import Row, campaign_cell
from .workers import Workers


@dataclass(slots=True)
class RunProgress:
    """How far a run is."""

    plan: Plan
    campaigns: list[Row] = field(default_factory=list)
    """The rows of the campaigns that are done, in the order in which they came."""
    digests: dict[int, str] = field(default_factory=dict)
    """The hash of each part that is done, by its first campaign."""
    resumed: int = 0
    """Campaigns that were done before."""

    def add(self, part: RunPart) -> None:
        """A part is done."""
        self.campaigns += part.campaigns
        self.digests[part.first] = part.digest()

    def in_order(self) -> list[Row]:
        """The rows of the campaigns by their numbers."""
        return sorted(self.campaigns, key=lambda row: int(campaign_cell(row, "campaign")))

    def stuck(self) -> list[Row]:
        """The rows of the campaigns that could not go on, by their numbers."""
        return [row for row in self.in_order() if campaign_cell(row, "stuck")]

    def digest(self) -> str:
        """A hash over all rows of both tables: equal for equal rows, whoever played them."""
        whole = hashlib.sha256("".join(self.digests[first] for first in sorted(self.digests)).encode())
        return whole.hexdigest()[:16]


def simulate(
    progress: RunProgress,
    folder: RunFolder | None,
    workers: Workers,
    tell: Callable[[RunProgress], None] = lambda progress: None,
) -> None:
    """Play what is left of a plan; ``tell`` is called before the first part that is played and after each."""
    plan = progress.plan
    missing: list[tuple[int, int]] = []
    for first, count in plan.parts():
        part = folder.read_part(first, count) if folder else None
        if part is None:
            missing.append((first, count))
        else:
            progress.add(part)
    progress.resumed = len(progress.campaigns)
    tell(progress)
    tasks = [task_of(plan, first, count) for first, count in missing]
    for number, answer in workers.results(play_part, tasks):
        first, count = missing[number]
        part = read_part(first, count, answer)
        if folder:
            folder.write_part(part)
        progress.add(part)
        tell(progress)
    if len(progress.campaigns) != plan.campaigns:
        raise Bug(f"expected {plan.campaigns} campaigns, got {len(progress.campaigns)}")
