"""Striking enemies (SG-COMBAT): damage is placed square by square, tokens pass, the beaten leave the row."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .decisions import SeaDecision, SeaStep
from .foes import foe_named, is_beaten
from .placing import COLUMNS, Reach, Spot, added, around, fits, growth, is_complete, reach_of, touching
from .records import Foe, Strike
from .synergy import PassAnySynergy, PassSynergy
from .table import SeaTable

HALF = Reason("SG-COMBAT-030", "half-on-target")


def square_word(square: int) -> str:
    """A square as choices write it: row letter from the top, column from the left, such as ``b3``."""
    return f"{'abcd'[square // COLUMNS]}{square % COLUMNS + 1}"


def square_of(word: str) -> int:
    """The square that a word such as ``b3`` names."""
    return "abcd".index(word[0]) * COLUMNS + int(word[1]) - 1


def begin_strike(table: SeaTable, strike: Strike) -> None:
    """Damage is about to be placed."""
    if foe_named(table, strike.target) is not None:
        table.fight.strike = strike
        table.then(PlaceDamage(), EndStrike())


@rule(
    "SG-COMBAT-019", "SG-COMBAT-023", "SG-COMBAT-025", "SG-COMBAT-030", "SG-COMBAT-049", "SG-COMBAT-068",
    "SG-COMBAT-069", "SG-SYN-027",
)  # fmt: skip
@step
class PlaceDamage(SeaDecision):
    """Cover squares one by one; none may be wasted while the group can grow on the target, splash is optional."""

    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The dealer's controller, or the active player for a card."""
        strike = table.fight.strike
        return table.controller(strike.dealer) if strike is not None and strike.dealer else table.captain

    def options(self, table: SeaTable) -> list[Choice]:
        """The squares that a legal placement can still take; stop once the rest is lost or optional."""
        strike = table.fight.strike
        if strike is None:
            return []
        reach = reach_of(table, strike)
        found: list[Choice] = [("cover", reach.foes[at].id, square_word(square)) for at, square in growth(reach)]
        if found and is_complete(reach):
            found.append(("stop", "placing"))
        return found

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One token covers the square, numbered hearts taking their number; then the next."""
        strike = table.fight.strike
        if choice[0] == "cover" and strike is not None:
            cover(table, strike, choice[1], square_of(choice[2]))
            table.then(PlaceDamage())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Squares that are covered, apart, too dear, or too far; and damage left over."""
        strike = table.fight.strike
        if strike is None:
            return []
        reach = reach_of(table, strike)
        able = [(reach.foes[at].id, square) for at, square in growth(reach)]
        found: list[tuple[Choice, Reason]] = []
        for foe in table.fight.foes:
            for square in range(table.bound.grids[foe.id].size):
                if (foe.id, square) not in able:
                    choice = ("cover", foe.id, square_word(square))
                    found.append((choice, square_reason(reach, foe, square)))
        if not is_complete(reach):
            left = max(1, reach.left() - strike.extra)
            balanced = fits(reach, reach.placed, strike.extra)
            waste = Reason("SG-COMBAT-025", "damage-left", (left,)) if balanced else HALF
            found.append((("stop", "placing"), waste))
        return found


def square_reason(reach: Reach, foe: Foe, square: int) -> Reason:
    """Why a square cannot be covered now."""
    word = square_word(square)
    if foe not in reach.foes:
        return Reason("SG-COMBAT-033", "out-of-reach", (foe.id,))
    spot = (reach.foes.index(foe), square)
    if reach.has(reach.placed, spot):
        return Reason("SG-COMBAT-022", "one-token", (word,))
    if not reach.has(reach.free, spot):
        return Reason("SG-COMBAT-021", "square-covered", (word,))
    if spot[0] != reach.target and not any(reach.placed):
        return Reason("SG-COMBAT-024", "target-first", (reach.strike.target,))
    if spot not in touching(reach, reach.placed):
        cornered = any(reach.has(reach.placed, other) for other in around(reach, spot, diagonal=True))
        if cornered:
            return Reason("SG-COMBAT-020", "no-diagonals", (word,))
        return Reason("SG-COMBAT-019", "not-connected", (word,))
    return dear_reason(reach, spot)


def dear_reason(reach: Reach, spot: Spot) -> Reason:
    """Why the points do not do for a square that adjoins the group."""
    word, strike = square_word(spot[1]), reach.strike
    grid = reach.grids[spot[0]]
    heart = bool(grid.hearts >> spot[1] & 1)
    more = added(reach.placed, spot)
    if fits(reach, more, strike.extra, half=False):
        return HALF
    if heart and (not strike.hearts or strike.extra or strike.plain) and grid.needs[spot[1]] <= reach.left():
        return Reason("SG-SYN-026" if strike.extra else "SG-COMBAT-067", "not-on-hearts", (word,))
    if heart and grid.needs[spot[1]] > 1:
        return Reason("SG-COMBAT-027", "needs-more", (word, grid.needs[spot[1]]))
    return Reason("SG-ENEMY-023", "resisted", (reach.foes[spot[0]].id,))


def cover(table: SeaTable, strike: Strike, enemy: str, square: int) -> None:
    """A damage token covers a square and everything in it."""
    foe = foe_named(table, enemy)
    if foe is None:
        return
    foe.covered |= 1 << square
    strike.placed += ((enemy, square),)
    if table.bound.grids[enemy].synergy >> square & 1:
        strike.synergy = True
    table.tell("covered", enemy, square_word(square))


@rule("SG-COMBAT-029", "SG-SYN-003", "SG-SYN-004", "SG-SYN-014", "SG-SYN-015", "SG-COMBAT-071")
@step
class EndStrike(SeaStep):
    """When all damage is placed, a covered synergy point lets a token pass, then the beaten leave the row."""

    def run(self, table: SeaTable) -> None:
        """Synergy, then removal."""
        combat = table.fight
        strike, combat.strike = combat.strike, None
        if strike is None:
            return
        if combat.attack is not None and strike.placed and not strike.apart:
            combat.attack.dealt = True
        table.then(RemoveBeaten())
        if strike.synergy:
            table.then(PassAnySynergy() if strike.apart else PassSynergy(strike.dealer))


@rule("SG-COMBAT-028", "SG-COMBAT-029", "SG-COMBAT-035")
@step
class RemoveBeaten(SeaStep):
    """Beaten enemies leave the row, which closes up."""

    def run(self, table: SeaTable) -> None:
        """They go back to their deck."""
        combat = table.fight
        for foe in [foe for foe in combat.foes if is_beaten(table, foe)]:
            combat.foes.remove(foe)
            table.tell("beaten", foe.id)
