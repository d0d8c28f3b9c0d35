"""The best placement of the damage in progress at a table of either game, with what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.reach import Masks, Reach, Spot, reach_of, with_square
from ...party.chapters.strike import PlaceDamage, square_word
from ...party.table.bound import EnemyGrid
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ..party.best_blow import CardStake, best_blow
from ..party.blow_placement import BlowPlacement
from ..party.square_masks import has_square
from ..sea.heuristics.threats import sea_stakes
from ..skies.heuristics.threats import skies_stakes


@dataclass(frozen=True, slots=True)
class BlowAhead:
    """What the best placement of the damage that is left brings."""

    choice: Choice
    """The next square, or the end of placing."""
    squares: tuple[Choice, ...]
    """All squares that are still to be covered."""
    hearts: int
    """Points on hearts among them."""
    beaten: tuple[str, ...]
    """The ids of the enemies that it beats, with what is covered already."""
    silenced: int
    """Abilities and bonuses among them, on enemies that stay."""
    exact: bool
    """Whether no placement can be better; False if the search was cut short."""


def blow_ahead(table: PartyTable) -> BlowAhead | None:
    """The best placement; None where no damage is being placed."""
    strike = table.fight_in_progress.strike if table.combat is not None else None
    if strike is None or not isinstance(decision_of(table), PlaceDamage):
        return None
    stakes_of = sea_stakes if isinstance(table, SeaTable) else skies_stakes
    reach = reach_of(table, strike)
    stakes = stakes_of(table, reach)
    best = best_blow(reach, stakes)
    placed = {*strike.placed}
    left = [(at, square) for at, square in best.squares if (reach.foes[at].id, square) not in placed]
    masks, masks_left = _masks_of(best.squares, len(reach.foes)), _masks_of(left, len(reach.foes))
    hearts = silenced = 0
    beaten = []
    for at, (foe, grid) in enumerate(zip(reach.foes, reach.grids, strict=True)):
        hearts += _points_on_hearts(grid, masks_left[at])
        if _beats(reach, at, stakes[at], masks[at]):
            beaten.append(foe.id)
        else:
            silenced += sum(1 for square, _ in (*grid.abilities, *grid.bonuses) if square & masks_left[at])
    choice = BlowPlacement(stakes_of).pick(table, table.offered)
    squares = tuple(("cover", reach.foes[at].id, square_word(reach.grids[at], square)) for at, square in left)
    return BlowAhead(
        choice=choice, squares=squares, hearts=hearts, beaten=tuple(beaten), silenced=silenced, exact=best.exact
    )


def _masks_of(squares: Sequence[Spot], cards: int) -> Masks:
    """Some squares as a mask for each card in reach."""
    masks: Masks = (0,) * cards
    for spot in squares:
        masks = with_square(masks, spot)
    return masks


def _buff_hearts(grid: EnemyGrid, mask: int) -> int:
    """How many hearts of a buff card a mask covers: their bits follow those of the grid."""
    return bin(mask >> grid.size).count("1")


def _points_on_hearts(grid: EnemyGrid, mask: int) -> int:
    """The points that covered hearts take, on the grid and on the buff card."""
    covered_hearts = grid.hearts & mask
    on_grid = sum(need for square, need in enumerate(grid.needs) if has_square(covered_hearts, square))
    return on_grid + _buff_hearts(grid, mask)


def _beats(reach: Reach, at: int, stake: CardStake, mask: int) -> bool:
    """Whether covering these squares of a card, and nothing else, beats its enemy."""
    grid = reach.grids[at]
    hearts_left = grid.hearts & reach.free[at] & ~mask
    return bool(mask) and stake.can_be_beaten and not hearts_left and _buff_hearts(grid, mask) >= stake.buff_left
