"""Striking enemies: damage is placed square by square."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.bound import EnemyGrid
from ..table.decisions import PartyDecision, PartyStep
from ..table.records import Opponent, Strike
from ..table.table import PartyTable, because
from .leftover import left_of, required_of
from .paying import can_assign
from .placing import adjoining_squares, around, growth, is_complete
from .reach import Reach, Spot, reach_of, with_square

BUFF = "buff"
"""The word for the buff card of an enemy, where choices name a square."""
FIRST_ROW = ord("a")
"""The code of the letter of a grid's first row."""


def square_word(grid: EnemyGrid, square: int) -> str:
    """A square as choices write it: row letter from the top, column from the left, such as ``b3``."""
    if square >= grid.size:
        return BUFF
    row, column = divmod(square, grid.columns)
    return f"{chr(FIRST_ROW + row)}{column + 1}"


def square_of(grid: EnemyGrid, word: str) -> int:
    """The square that a word such as ``b3`` names."""
    return (ord(word[0]) - FIRST_ROW) * grid.columns + int(word[1:]) - 1


def foe_named(table: PartyTable, enemy: str) -> Opponent | None:
    """An enemy in the row, if it is still there."""
    for foe in table.fight_in_progress.foes:
        if foe.id == enemy:
            return foe
    return None


def begin_strike(table: PartyTable, strike: Strike) -> None:
    """Damage is about to be placed."""
    if foe_named(table, strike.target) is not None:
        table.fight_in_progress.strike = strike
        table.then(PlaceDamage(), EndStrike())


@rule(
    "SG-COMBAT-019", "SG-COMBAT-023", "SG-COMBAT-025", "SG-COMBAT-030", "SG-COMBAT-049", "SG-COMBAT-068",
    "SG-COMBAT-069", "SG-SYN-027", "DS-DMGE-001", "DS-DMGE-002", "DS-DMGE-006", "DS-DMGE-009",
)  # fmt: skip
@step
class PlaceDamage(PartyDecision):
    """Cover squares one by one; none may be wasted while the group can grow on the target, splash is optional."""

    lapses = True
    scene = "enemies"

    def who(self, table: PartyTable) -> Seat:
        """Whoever deals it; the rulebook knows."""
        strike = table.fight_in_progress.strike
        return table.captain if strike is None else table.bound.rulebook.placer(table, strike)

    def options(self, table: PartyTable) -> list[Choice]:
        """The squares that a legal placement can still take; stop once the rest is lost or optional."""
        strike = table.fight_in_progress.strike
        if strike is None:
            return []
        reach = reach_of(table, strike)
        choices: list[Choice] = [
            ("cover", reach.foes[at].id, square_word(reach.grids[at], square)) for at, square in growth(reach)
        ]
        if choices and is_complete(reach):
            choices.append(("stop", "placing"))
        return choices

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """One token covers the square, numbered hearts taking their number; then the next."""
        strike = table.fight_in_progress.strike
        if choice[0] == "cover" and strike is not None:
            _, enemy, square = choice
            cover(table, strike, enemy, square)
            table.then(PlaceDamage())

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Squares that are covered, apart, too dear, or too far; and damage left over."""
        strike = table.fight_in_progress.strike
        if strike is None:
            return []
        reach = reach_of(table, strike)
        placeable = [(reach.foes[at].id, square) for at, square in growth(reach)]
        refusals: list[tuple[Choice, Reason]] = []
        for foe in table.fight_in_progress.foes:
            grid = table.bound.grids[foe.id]
            for square in range(grid.size):
                if (foe.id, square) not in placeable:
                    choice = ("cover", foe.id, square_word(grid, square))
                    refusals.append((choice, square_reason(table, reach, foe, square)))
        if not is_complete(reach):
            left = max(1, required_of(reach))
            balanced = can_assign(reach, reach.placed, strike.extra)
            waste = because(table, "damage-left", left) if balanced else because(table, "half-on-target")
            refusals.append((("stop", "placing"), waste))
        return refusals


def square_reason(table: PartyTable, reach: Reach, foe: Opponent, square: int) -> Reason:
    """Why a square cannot be covered now."""
    word = square_word(table.bound.grids[foe.id], square)
    if foe not in reach.foes:
        return because(table, "out-of-reach", foe.id)
    at = reach.foes.index(foe)
    spot = (at, square)
    if reach.has(reach.placed, spot):
        return because(table, "one-token", word)
    if not reach.has(reach.free, spot):
        return because(table, "square-covered", word)
    if at != reach.target and not any(reach.placed):
        return because(table, "target-first", reach.strike.target)
    if spot not in adjoining_squares(reach, reach.placed):
        cornered = any(reach.has(reach.placed, other) for other in around(reach.grids, spot, diagonal=True))
        if cornered:
            return because(table, "no-diagonals", word)
        return because(table, "not-connected", word)
    return dear_reason(table, reach, spot)


def dear_reason(table: PartyTable, reach: Reach, spot: Spot) -> Reason:
    """Why the points do not do for a square that adjoins the group."""
    at, square = spot
    grid, strike = reach.grids[at], reach.strike
    word = square_word(grid, square)
    is_heart = bool(grid.hearts >> square & 1)
    more = with_square(reach.placed, spot)
    if can_assign(reach, more, strike.extra, half=False):
        return because(table, "half-on-target")
    if is_heart and (not strike.hearts or strike.extra or strike.plain) and grid.needs[square] <= left_of(reach):
        return because(table, "extra/not-on-hearts" if strike.extra else "not-on-hearts", word)
    if is_heart and grid.needs[square] > 1:
        return because(table, "needs-more", word, grid.needs[square])
    return because(table, "resisted", reach.foes[at].id)


def cover(table: PartyTable, strike: Strike, enemy: str, word: str) -> None:
    """A damage token covers a square and everything in it, or a heart of the buff card."""
    foe = foe_named(table, enemy)
    if foe is None:
        return
    grid = table.bound.grids[enemy]
    if word == BUFF:
        square = grid.size + sum(1 for name, other in strike.placed if name == enemy and other >= grid.size)
        table.bound.rulebook.buff_hit(table, enemy, 1)
    else:
        square = square_of(grid, word)
        foe.covered |= 1 << square
        if grid.synergy >> square & 1:
            strike.synergy = True
    strike.placed += ((enemy, square),)
    table.tell("covered", enemy, word)


@rule("SG-COMBAT-029", "SG-SYN-003", "SG-SYN-004", "SG-SYN-014", "SG-SYN-015", "SG-COMBAT-071", "DS-SYNG-001")
@step
class EndStrike(PartyStep):
    """When all damage is placed, what it covered has its consequences."""

    def run(self, table: PartyTable) -> None:
        """What found no square is lost; the rulebook knows the rest."""
        combat = table.fight_in_progress
        strike, combat.strike = combat.strike, None
        if strike is not None:
            tell_lost(table, strike)
            table.bound.rulebook.struck(table, strike)


@rule("SG-COMBAT-025", "DS-DMGE-009")
def tell_lost(table: PartyTable, strike: Strike) -> None:
    """Say how much of the damage found no square and was not swallowed by a resist either."""
    lost = required_of(reach_of(table, strike))
    if lost:
        table.tell("damage-lost", lost)
