"""Heuristics for fights at sea: whom to attack, where to put damage, whom to spare."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....party.table.bound import EnemyGrid
from ....sea.acts.uses import use_of
from ....sea.chapters.attack import accuracy, is_ranged
from ....sea.chapters.crew import fatigue_mark, health_left, passive_sum, weapon_named
from ....sea.chapters.foes import damage_of, defense_of, foe_named
from ....sea.table.records import Foe
from ....sea.table.table import SeaTable
from ...party.damage_grid import hearts_left
from .challenges import ACTS, closing_option, pass_chance

NEVER = -99.0
"""The worth of an attack that can do nothing."""


def attack(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The attack that hurts them most for what it costs us; the end of the round if none can do anything."""
    best: Choice | None = None
    most = NEVER
    for choice in offered:
        if choice[0] == "attack":
            worth = _worth(table, choice)
            if worth > most:
                best, most = choice, worth
    if best is not None:
        return best
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def _worth(table: SeaTable, choice: Choice) -> float:
    """What an attack promises: hearts, kills and covered threats, less what the counterattack takes."""
    _, target, _, crew, _, weapon = choice
    foe = foe_named(table, target)
    if foe is None:
        return NEVER
    arm = weapon_named(table, crew, weapon)
    aim = arm.accuracy + passive_sum(table, crew, "accuracy") + _lent(table, crew)
    aim += _boost(table, crew, ("accuracy", "fate-plus"))
    chance = pass_chance(table, defense_of(table, foe, ranged=arm.ranged) - aim)
    tired = fatigue_mark(table, crew)
    hit = max(0, arm.damage + passive_sum(table, crew, "damage") + tired + _boost(table, crew, ("damage",)))
    miss = max(0, 1 + passive_sum(table, crew, "damage") + tired)
    grid = table.bound.grids[foe.id]
    need = hearts_left(grid, foe.covered)
    resist = grid.has(foe.covered, "resist-1")
    gain = chance * _use(grid, foe, hit - resist) + (1 - chance) * _use(grid, foe, miss - resist)
    kills = chance if hit - resist >= need else (1 - chance if need <= miss - resist else 0.0)
    if gain <= 0.05:
        return NEVER
    strikes = max(0, damage_of(table, foe) - arm.block) * (1 - kills)
    falls = 2.5 if strikes >= health_left(table, crew) else 0.0
    return gain + kills * (4 + damage_of(table, foe)) - 0.35 * strikes - falls


def _lent(table: SeaTable, crew: str) -> int:
    """Accuracy that tokens on a board can still add."""
    tokens = table.crew[crew].tokens
    boards = table.pack.crew
    return sum(2 for owner in tokens if owner != crew and boards[owner].synergy.name in ("accuracy", "redraw"))


def _boost(table: SeaTable, crew: str, ops: tuple[str, ...]) -> int:
    """What the board and the cards of an attacker could add, with the command at hand."""
    member, pool = table.crew[crew], table.pools[table.controller(crew)]
    boost = 0
    if pool:
        sources = (*member.cards, *member.levels) if member.command else (crew, *member.cards, *member.levels)
        for name in sources:
            for use in table.bound.uses.get(name, ()):
                if use.op in ops and use.command <= pool:
                    boost += int(use.arg) if use.arg.isdecimal() else 1
    return min(boost, 2)


def _use(grid: EnemyGrid, foe: Foe, points: int) -> float:
    """What so many points can do to a card: hearts count most, and a heart takes its number or nothing."""
    if points <= 0:
        return 0.0
    free = [square for square in range(grid.size) if not foe.covered >> square & 1]
    hearts = sorted(grid.needs[square] for square in free if grid.hearts >> square & 1)
    worth, left = 0.0, points
    for need in hearts:
        if need > left:
            break
        left -= need
        worth += 2.0 * need
    threats = sum(1 for mask, _ in (*grid.bonuses, *grid.abilities) if not foe.covered & mask)
    return worth + min(left, threats) * 1.2 + min(max(0, left - threats), max(0, len(free) - len(hearts))) * 0.4


def alter_attack(table: SeaTable, options: Sequence[Choice]) -> Choice:
    """Turn a miss into a hit, if what is at hand suffices."""
    assault = table.assault
    foe = foe_named(table, assault.target)
    if foe is None:
        return closing_option(options)
    short = defense_of(table, foe, ranged=is_ranged(table, assault)) - accuracy(table, assault)
    if short <= 0:
        return closing_option(options)
    raises = [(_amount(table, choice, ("accuracy", "fate-plus")), choice) for choice in options]
    enough = [pair for pair in raises if pair[0] >= short]
    if enough:
        return min(enough)[1]
    if raises and sum(amount for amount, _ in raises) >= short:
        return max(raises)[1]
    redraws = [choice for choice in options if _op(table, choice) == "redraw"]
    return redraws[0] if redraws else closing_option(options)


def alter_damage(table: SeaTable, options: Sequence[Choice]) -> Choice:
    """Add damage where hearts are left to hit."""
    more = [choice for choice in options if choice[0] == "burn" or _op(table, choice) in ("damage", "deal")]
    attack_now = table.assault
    foe = foe_named(table, attack_now.target)
    wanted = foe is not None and hearts_left(table.bound.grids[foe.id], foe.covered) > attack_now.bonus + 1
    return more[0] if more and wanted else closing_option(options)


def block(table: SeaTable, options: Sequence[Choice], amount: int) -> Choice:
    """Block what would hurt."""
    blocks = [choice for choice in options if _op(table, choice) == "block"]
    if blocks and amount - table.fight.block >= 1:
        return blocks[0]
    return ("take", "hit")


def victim(table: SeaTable, offered: Sequence[Choice], amount: int = 1) -> Choice:
    """Whoever can bear it best: nobody falls who need not."""
    return max(offered, key=lambda choice: _bears(table, choice[1], amount))


def _bears(table: SeaTable, crew: str, amount: int) -> tuple[bool, int, int]:
    left = health_left(table, crew)
    return left > amount, left, -table.pack.crew[crew].weapon.damage


def _op(table: SeaTable, choice: Choice) -> str:
    if choice[0] == "synergy":
        return table.pack.crew[choice[1]].synergy.name
    return use_of(table, choice).op if choice[0] in ACTS else ""


def _amount(table: SeaTable, choice: Choice, ops: tuple[str, ...]) -> int:
    if _op(table, choice) not in ops:
        return 0
    program = (table.pack.crew[choice[1]].synergy,) if choice[0] == "synergy" else use_of(table, choice).use.program
    return next((int(arg) for op in program if op.name in ops for arg in op.args if isinstance(arg, int)), 0)


def lend(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A token goes to whoever is most likely to use it: a good fighter who stands and holds none yet."""

    def worth(choice: Choice) -> float:
        if choice[0] != "lend":
            return 0.0
        name = choice[3]
        weapon = table.pack.crew[name].weapon
        health = health_left(table, name)
        if health <= 0:
            return -1.0
        return 2.0 * weapon.accuracy + weapon.damage + 0.3 * health - 3.0 * (len(table.crew[name].tokens) > 1)

    return max(offered, key=worth)
