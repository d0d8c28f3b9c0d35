"""That trial runs of a choice end in a defeat, and what that costs: it comes before everything else."""

from __future__ import annotations

from typing import TypeVar

from ..bots.robots.advice_facts import Leaves
from ..bots.robots.holdings import DEFEAT
from ..bots.robots.interface import Weighed
from ..party.table.table import PartyTable
from ..presentation.party.presenter import Presenter
from ..sea.chapters.defeat import EVENTS_LOST
from ..sea.chapters.score import PER_DEFEAT
from ..sea.table.table import SeaTable
from ..skies.chapters.peril import CAMPS_LOST
from .advice_beside import fact_of

T = TypeVar("T", bound=PartyTable)
ALL = 0.95
"""From this share on all runs end so."""


def defeat_clause(presenter: Presenter[T], table: T, weighed: Weighed, following: Weighed | None) -> str:
    """How many trial runs end in a defeat, what one costs, and whether the next best ends so too; else empty."""
    leaves, share = fact_of(weighed, Leaves), defeats_of(weighed)
    if leaves is None or share <= 0:
        return ""
    is_sea = isinstance(table, SeaTable)
    return presenter.localizer.say(
        "advice_defeat",
        runs=leaves.playouts,
        lost=leaves.playouts if share >= ALL else round(share * leaves.playouts),
        cost=EVENTS_LOST if is_sea else CAMPS_LOST,
        points=PER_DEFEAT,
        price=_price(table),
        either="yes" if following is not None and min(share, defeats_of(following)) >= ALL else "no",
    )


def defeats_of(weighed: Weighed) -> float:
    """The defeats in a trial run of a choice, on average."""
    leaves = fact_of(weighed, Leaves)
    return 0.0 if leaves is None else dict(leaves.changes).get(DEFEAT, 0.0)


def _price(table: PartyTable) -> str:
    """What a defeat costs: ``camps``, ``events``, ``events-points``, or the ``campaign``."""
    if not isinstance(table, SeaTable):
        return "camps"
    return {"brutal": "campaign", "normal": "events-points"}.get(table.mode, "events")
