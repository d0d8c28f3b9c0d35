"""Placing damage on enemies (SG-COMBAT): connected squares, numbered hearts, splash, resist."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .decisions import SeaDecision, SeaStep
from .foes import foe_named, is_beaten, place_of, uncovered
from .synergy import PassAnySynergy, PassSynergy
from .table import Foe, SeaTable, Strike

COLUMNS = 3
_SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def square_word(square: int) -> str:
    """A square as choices write it: row letter from the top, column from the left, such as ``b3``."""
    return f"{'abcd'[square // COLUMNS]}{square % COLUMNS + 1}"


def square_of(word: str) -> int:
    """The square that a word such as ``b3`` names."""
    return "abcd".index(word[0]) * COLUMNS + int(word[1]) - 1


@rule("SG-ENEMY-023", "SG-ENEMY-024", "SG-ABIL-022")
def resist(table: SeaTable, foe: Foe, strike: Strike) -> int:
    """Points that a card shrugs off once in a strike, if a crew member deals it."""
    if not strike.dealer or foe.id in strike.resisted:
        return 0
    return uncovered(table, foe, "resist-1")


def begin_strike(table: SeaTable, strike: Strike) -> None:
    """Damage is about to be placed; the target's resist comes off first."""
    foe = foe_named(table, strike.target)
    combat = table.fight
    if foe is None:
        return
    combat.strike = strike
    lost = min(strike.points, resist(table, foe, strike))
    strike.resisted += (foe.id,)
    strike.points -= lost
    strike.on_target += lost
    table.then(PlaceDamage(), EndStrike())


@rule("SG-COMBAT-032", "SG-COMBAT-033", "SG-COMBAT-019", "SG-COMBAT-020", "SG-SYN-018", "SG-SYN-019")
def frontier(table: SeaTable, strike: Strike) -> list[tuple[Foe, int]]:
    """Uncovered squares that touch the group: by an edge, or by a corner with Odessa's token, across cards too."""
    foes = table.fight.foes
    centre = place_of(table, strike.target)
    steps = _SIDES + _CORNERS if strike.diagonal else _SIDES
    found: list[tuple[Foe, int]] = []
    seen: list[tuple[int, int, int]] = []
    for enemy, square in strike.placed:
        place = place_of(table, enemy)
        row, column = divmod(square, COLUMNS)
        for down, across in steps:
            new_row, new_column, new_place = row + down, column + across, place
            if new_column < 0:
                new_column, new_place = COLUMNS - 1, place - 1
            elif new_column == COLUMNS:
                new_column, new_place = 0, place + 1
            if new_row < 0 or not 0 <= new_place < len(foes) or abs(new_place - centre) > 1:
                continue
            key = (new_place, new_row, new_column)
            if key in seen:
                continue
            seen.append(key)
            foe = foes[new_place]
            number = new_row * COLUMNS + new_column
            if number < table.bound.grids[foe.id].size and not foe.covered >> number & 1:
                found.append((foe, number))
    return found


@rule("SG-COMBAT-024", "SG-SYN-027", "SG-SYN-026")
def starts(table: SeaTable, strike: Strike) -> list[tuple[Foe, int]]:
    """The first damage may go on any uncovered square of the target."""
    foe = foe_named(table, strike.target)
    if foe is None:
        return []
    size = table.bound.grids[foe.id].size
    return [(foe, square) for square in range(size) if not foe.covered >> square & 1]


@rule("SG-COMBAT-021", "SG-COMBAT-022", "SG-COMBAT-027", "SG-COMBAT-030", "SG-COMBAT-031", "SG-COMBAT-034")
def legal_squares(table: SeaTable, strike: Strike) -> list[tuple[Foe, int]]:
    """Squares that the next damage may cover: enough points for its number, and half of them on the target."""
    points = strike.points or strike.extra
    hearts = bool(strike.points) and strike.hearts
    found = []
    for foe, square in frontier(table, strike) if strike.placed else starts(table, strike):
        grid = table.bound.grids[foe.id]
        if not hearts and grid.hearts >> square & 1:
            continue
        need = grid.needs[square]
        if foe.id != strike.target:
            need += resist(table, foe, strike)
            limit = strike.on_target if strike.near else max(1, strike.on_target) * 99
            if strike.on_others + need > limit:
                continue
        if need <= points:
            found.append((foe, square))
    return found


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
        """The legal squares; stop where nothing is left to place on the target."""
        strike = table.fight.strike
        if strike is None or not (strike.points or strike.extra):
            return []
        squares = legal_squares(table, strike)
        if not squares:
            if strike.points and strike.extra:
                strike.points = 0
                return self.options(table)
            return []
        found: list[Choice] = [("cover", foe.id, square_word(square)) for foe, square in squares]
        if not strike.points or all(foe.id != strike.target for foe, _ in squares):
            found.append(("stop", "placing"))
        return found

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One token covers the square, numbered hearts taking their number; then the next."""
        strike = table.fight.strike
        if strike is None:
            return
        if choice[0] == "stop":
            if strike.points and strike.extra:
                strike.points = 0
                table.then(PlaceDamage())
            return
        cover(table, strike, choice[1], square_of(choice[2]))
        table.then(PlaceDamage())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Squares that are covered, apart, too dear, or too far."""
        strike = table.fight.strike
        if strike is None:
            return []
        able = [(foe.id, square) for foe, square in legal_squares(table, strike)]
        found: list[tuple[Choice, Reason]] = []
        for foe in table.fight.foes:
            for square in range(table.bound.grids[foe.id].size):
                if (foe.id, square) not in able:
                    reason = square_reason(table, strike, foe, square)
                    found.append((("cover", foe.id, square_word(square)), reason))
        if ("stop", "placing") not in self.options(table):
            found.append((("stop", "placing"), Reason("SG-COMBAT-025", "damage-left", (strike.points,))))
        return found


def square_reason(table: SeaTable, strike: Strike, foe: Foe, square: int) -> Reason:
    """Why a square cannot be covered now."""
    grid = table.bound.grids[foe.id]
    word = square_word(square)
    if foe.covered >> square & 1:
        return Reason("SG-COMBAT-021", "square-covered", (word,))
    if abs(place_of(table, foe.id) - place_of(table, strike.target)) > 1:
        return Reason("SG-COMBAT-033", "out-of-reach", (foe.id,))
    if foe.id != strike.target and not strike.placed:
        return Reason("SG-COMBAT-024", "target-first", (strike.target,))
    touching = frontier(table, strike) if strike.placed else starts(table, strike)
    if (foe, square) not in touching:
        return Reason("SG-COMBAT-019", "not-connected", (word,))
    if not strike.points and grid.hearts >> square & 1:
        return Reason("SG-SYN-026", "not-on-hearts", (word,))
    if grid.needs[square] > (strike.points or strike.extra):
        return Reason("SG-COMBAT-027", "needs-more", (word, grid.needs[square]))
    return Reason("SG-COMBAT-030", "half-on-target", (foe.id,))


def cover(table: SeaTable, strike: Strike, enemy: str, square: int) -> None:
    """A damage token covers a square and everything in it."""
    foe = foe_named(table, enemy)
    if foe is None:
        return
    grid = table.bound.grids[enemy]
    need = grid.needs[square]
    if enemy == strike.target:
        strike.on_target += need
    else:
        need += resist(table, foe, strike)
        strike.on_others += need
        strike.resisted += (enemy,)
    if strike.points:
        strike.points -= need
    else:
        strike.extra -= need
    foe.covered |= 1 << square
    strike.placed += ((enemy, square),)
    if grid.synergy >> square & 1:
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
        if combat.attack is not None and strike.placed and strike.dealer == combat.attack.crew:
            combat.attack.dealt = True
        table.then(RemoveBeaten())
        if strike.synergy:
            table.then(PassSynergy(strike.dealer) if strike.dealer else PassAnySynergy())


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
