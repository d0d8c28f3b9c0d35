"""What the best placement of the damage in progress is worth with another square, beside the best of all."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.reach import reach_of, with_square
from ...party.chapters.strike import PlaceDamage
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ..party.best_blow import best_blow
from ..party.blow_placement import BEATEN, covered_square
from ..sea.heuristics.threats import sea_stakes
from ..skies.heuristics.threats import skies_stakes
from .advice_facts import PlacementBeside
from .blow import BlowAhead

HUNDREDTHS = 100
"""Placements are counted in hundredths of a point of health."""


def placements_beside(table: PartyTable, best: BlowAhead) -> dict[Choice, PlacementBeside]:
    """How far the best placement with each other square that is offered is behind the best of all."""
    strike = table.fight_in_progress.strike if table.combat is not None else None
    if strike is None or not isinstance(decision_of(table), PlaceDamage):
        return {}
    reach = reach_of(table, strike)
    stakes = (sea_stakes if isinstance(table, SeaTable) else skies_stakes)(table, reach)
    most = best_blow(reach, stakes).worth
    beside: dict[Choice, PlacementBeside] = {}
    for choice in table.offered:
        if choice[0] != "cover" or choice == best.choice:
            continue
        begun = replace(reach, placed=with_square(reach.placed, covered_square(table, reach, choice).spot))
        behind = most - best_blow(begun, stakes).worth
        beside[choice] = PlacementBeside(
            behind=behind / HUNDREDTHS if behind < BEATEN else 0.0,
            is_part=choice in best.squares,
            beats_fewer=behind >= BEATEN,
        )
    return beside
