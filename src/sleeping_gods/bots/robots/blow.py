"""The best placement of the damage in progress at a table of either game, with what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.placing import Masks, with_square
from ...party.chapters.placing import reach_of as reach_at
from ...party.chapters.strike import PlaceDamage
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ..party.best_blow import best_blow
from ..party.blow_placement import BlowPlacement
from ..sea.heuristics.threats import sea_stakes
from ..skies.heuristics.threats import skies_stakes


@dataclass(frozen=True, slots=True)
class BlowAhead:
    """What the best placement brings, all of it: also what is covered already."""

    choice: Choice
    """The next square, or the end of placing."""
    hearts: int
    """Points on hearts."""
    beaten: tuple[str, ...]
    silenced: int
    """Abilities and bonuses that it covers on enemies that stay."""
    exact: bool


def blow_ahead(table: PartyTable) -> BlowAhead | None:
    """The best placement; None where no damage is being placed."""
    strike = table.strike_row.strike if table.combat is not None else None
    if strike is None or not isinstance(decision_of(table), PlaceDamage):
        return None
    stakes_of = sea_stakes if isinstance(table, SeaTable) else skies_stakes
    reach = reach_at(table, strike)
    stakes = stakes_of(table, reach)
    best = best_blow(reach, stakes)
    masks: Masks = (0,) * len(reach.foes)
    for spot in best.squares:
        masks = with_square(masks, spot)
    hearts = silenced = 0
    beaten = []
    for foe, grid, stake, mask, free in zip(reach.foes, reach.grids, stakes, masks, reach.free, strict=True):
        wild = bin(mask >> grid.size).count("1")
        hearts += wild + sum(
            need for square, need in enumerate(grid.needs) if grid.hearts >> square & mask >> square & 1
        )
        if mask and stake.falls and not grid.hearts & free & ~mask and wild >= stake.buff_left:
            beaten.append(foe.id)
        else:
            silenced += sum(1 for square, _ in (*grid.abilities, *grid.bonuses) if square & mask)
    choice = BlowPlacement(stakes_of).pick(table, table.offered)
    return BlowAhead(choice, hearts, tuple(beaten), silenced, best.exact)
