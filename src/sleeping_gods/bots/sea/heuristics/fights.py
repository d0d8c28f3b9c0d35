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
from ...party.choice_words import named_in
from ...party.damage_grid import hearts_left
from ...party.square_masks import has_square
from ...story.effect_amount import first_amount
from .challenges import ACTS, closing_option, pass_chance

NEVER = -99.0
"""The worth of an attack that can do nothing."""
LEAST_GAIN = 0.05
"""An attack that promises no more than this can do nothing."""
BEATEN = 4.0
"""The worth of beating an enemy, apart from the damage that it would have dealt."""
WOUND = 0.35
"""What a point of damage from a counterattack costs."""
FALL = 2.5
"""The price of the attacker's fall."""
HEART = 2.0
"""The worth of each point of damage on a heart."""
THREAT = 1.2
"""The worth of covering a bonus or an ability."""
OTHER_SQUARE = 0.4
"""The worth of covering any other square."""
MAX_BOOST = 2
"""More than this an attacker's board and cards are not counted on to add."""
ACCURACY_OF_TOKEN = 2
"""Accuracy that a token adds, or about what another draw does."""
MISS_DAMAGE = 1
"""Damage of an attack that misses."""
POINT_OF_ACCURACY = 2.0
"""What a point of accuracy counts when a token is lent, where a point of damage counts 1."""
POINT_OF_HEALTH = 0.3
"""What a point of health counts there."""
HOLDS_A_TOKEN = 3.0
"""What it counts less there if somebody holds a token besides their own."""


def hearts_of(table: SeaTable, name: str) -> int:
    """Points that the hearts of an enemy in the row still need."""
    foe = foe_named(table, name)
    return 0 if foe is None else hearts_left(table.bound.grids[foe.id], foe.covered)


def nearest_to_falling(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The enemy whose hearts need least."""
    return min(offered, key=lambda choice: hearts_of(table, named_in(choice)))


def attack(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The attack that hurts them most for what it costs us; the end of the round if none can do anything."""
    best: Choice | None = None
    most = NEVER
    for choice in offered:
        if choice[0] == "attack":
            worth = attack_worth(table, choice)
            if worth > most:
                best, most = choice, worth
    if best is not None:
        return best
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def attack_worth(table: SeaTable, choice: Choice) -> float:
    """What an attack promises: hearts, kills and covered threats, less what the counterattack takes."""
    _, target, _, crew, _, weapon = choice
    foe = foe_named(table, target)
    if foe is None:
        return NEVER
    arm = weapon_named(table, crew, weapon)
    aim = arm.accuracy + passive_sum(table, crew, "accuracy") + _lent(table, crew)
    aim += _boost(table, crew, ("accuracy", "fate-plus"))
    chance = pass_chance(table, defense_of(table, foe, ranged=arm.ranged) - aim)
    grid = table.bound.grids[foe.id]
    more = passive_sum(table, crew, "damage") + fatigue_mark(table, crew)
    resisted = grid.has(foe.covered, "resist-1")
    hit = max(0, arm.damage + more + _boost(table, crew, ("damage",))) - resisted
    miss = max(0, MISS_DAMAGE + more) - resisted
    gain = chance * _worth_of_points(grid, foe, hit) + (1 - chance) * _worth_of_points(grid, foe, miss)
    if gain <= LEAST_GAIN:
        return NEVER
    hearts = hearts_left(grid, foe.covered)
    if hit >= hearts:
        chance_to_beat = chance
    else:
        chance_to_beat = 1 - chance if miss >= hearts else 0.0
    blow = max(0, damage_of(table, foe) - arm.block) * (1 - chance_to_beat)
    fall = FALL if blow >= health_left(table, crew) else 0.0
    return gain + chance_to_beat * (BEATEN + damage_of(table, foe)) - WOUND * blow - fall


def _lent(table: SeaTable, crew: str) -> int:
    """Accuracy that tokens on a board can still add."""
    boards = table.pack.crew
    lenders = [owner for owner in table.crew[crew].tokens if owner != crew]
    return sum(ACCURACY_OF_TOKEN for owner in lenders if boards[owner].synergy.name in ("accuracy", "redraw"))


def _boost(table: SeaTable, crew: str, ops: tuple[str, ...]) -> int:
    """What the board and the cards of an attacker could add, with the command at hand."""
    member, pool = table.crew[crew], table.pools[table.controller(crew)]
    if not pool:
        return 0
    cards = (*member.cards, *member.levels)
    sources = cards if member.command else (crew, *cards)  # command on a board shuts it
    uses = [use for name in sources for use in table.bound.uses.get(name, ())]
    payable_boosts = [use for use in uses if use.op in ops and use.command <= pool]
    return min(MAX_BOOST, sum(int(use.arg) if use.arg.isdecimal() else 1 for use in payable_boosts))


def _worth_of_points(grid: EnemyGrid, foe: Foe, points: int) -> float:
    """What so many points can do to a card: hearts count most, and a heart takes its number or nothing."""
    if points <= 0:
        return 0.0
    free = [square for square in range(grid.size) if not has_square(foe.covered, square)]
    hearts = sorted(grid.needs[square] for square in free if has_square(grid.hearts, square))
    worth, left = 0.0, points
    for need in hearts:
        if need > left:
            break
        left -= need
        worth += HEART * need
    threats = sum(1 for mask, _ in (*grid.bonuses, *grid.abilities) if not foe.covered & mask)
    on_threats = min(left, threats)
    on_others = min(left - on_threats, max(0, len(free) - len(hearts)))
    return worth + on_threats * THREAT + on_others * OTHER_SQUARE


def alter_attack(table: SeaTable, options: Sequence[Choice]) -> Choice:
    """Turn a miss into a hit, if what is at hand suffices."""
    assault = table.assault
    foe = foe_named(table, assault.target)
    if foe is None:
        return closing_option(options)
    short = defense_of(table, foe, ranged=is_ranged(table, assault)) - accuracy(table, assault)
    if short <= 0:
        return closing_option(options)
    raises = [(amount_of(table, choice, ("accuracy", "fate-plus")), choice) for choice in options]
    enough = [(amount, choice) for amount, choice in raises if amount >= short]
    if enough:
        _, least = min(enough)
        return least
    if raises and sum(amount for amount, _ in raises) >= short:
        _, most = max(raises)
        return most
    redraws = [choice for choice in options if op_of(table, choice) == "redraw"]
    return redraws[0] if redraws else closing_option(options)


def alter_damage(table: SeaTable, options: Sequence[Choice]) -> Choice:
    """Add damage where hearts are left to hit."""
    raises = [choice for choice in options if choice[0] == "burn" or op_of(table, choice) in ("damage", "deal")]
    assault = table.assault
    foe = foe_named(table, assault.target)
    is_wanted = foe is not None and hearts_left(table.bound.grids[foe.id], foe.covered) > assault.bonus + MISS_DAMAGE
    return raises[0] if raises and is_wanted else closing_option(options)


def block(table: SeaTable, options: Sequence[Choice], amount: int) -> Choice:
    """Block what would hurt."""
    blocks = [choice for choice in options if op_of(table, choice) == "block"]
    if blocks and amount - table.fight.block >= 1:
        return blocks[0]
    return ("take", "hit")


def victim(table: SeaTable, offered: Sequence[Choice], amount: int = 1) -> Choice:
    """The member who bears the hit best: one who stays standing, if there is one."""
    return max(offered, key=lambda choice: _bears(table, named_in(choice), amount))


def _bears(table: SeaTable, crew: str, amount: int) -> tuple[bool, int, int]:
    """A sort key for whom to spare: who would stand, who has more health, who deals less."""
    left = health_left(table, crew)
    return left > amount, left, -table.pack.crew[crew].weapon.damage


def op_of(table: SeaTable, choice: Choice) -> str:
    """The name of the effect that a choice uses; empty if it uses none."""
    if choice[0] == "synergy":
        return table.pack.crew[named_in(choice)].synergy.name
    return use_of(table, choice).op if choice[0] in ACTS else ""


def amount_of(table: SeaTable, choice: Choice, ops: tuple[str, ...]) -> int:
    """By how much a choice raises something with one of these effects; 0 if it has none of them."""
    if op_of(table, choice) not in ops:
        return 0
    program = (
        (table.pack.crew[named_in(choice)].synergy,) if choice[0] == "synergy" else use_of(table, choice).use.program
    )
    return first_amount((op for op in program if op.name in ops), 0)


def lend(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A token goes to whoever is most likely to use it: a good fighter who stands and holds none yet."""

    def worth(choice: Choice) -> float:
        if choice[0] != "lend":
            return 0.0
        *_, name = choice
        weapon = table.pack.crew[name].weapon
        health = health_left(table, name)
        if health <= 0:
            return -1.0
        holds_one = len(table.crew[name].tokens) > 1  # besides its own
        return (
            POINT_OF_ACCURACY * weapon.accuracy + weapon.damage + POINT_OF_HEALTH * health - HOLDS_A_TOKEN * holds_one
        )

    return max(offered, key=worth)
