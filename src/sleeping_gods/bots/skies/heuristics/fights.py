"""Heuristics for fights in the skies: which card on whom, where damage goes, what is spent."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from ....kernel.choices import Choice
from ....skies.acts.uses import use_of
from ....skies.chapters.damage import attack_damage, blocked, figures, outlook
from ....skies.chapters.foes import ability_sum, block_of, buff_left, counter_damage, die_is_cursed, foe_in_row
from ....skies.chapters.hero import health_left, passive_sum, skill_of
from ....skies.effects.combat import DealTo
from ....skies.table.bound import BoundUse
from ....skies.table.records import Foe
from ....skies.table.table import SkiesTable
from ...party.choice_words import named_in
from ...party.damage_grid import hearts_left

NEVER = -99.0
"""The worth of an attack that can do nothing."""
STOP = -2.5
"""An attack that is worth less is left."""
LONG = 5
"""After so many rounds everybody attacks, come what may."""
HEART = 2.0
"""What a point on a heart is worth."""
OVERKILL = 0.3
"""The worth of each point of damage beyond what beats the enemy."""
POWER = 0.6
"""What a point of power is worth that is taken away, for each other member up to OTHERS_SPARED."""
OTHERS_SPARED = 2
"""Other members whom an enemy with less power is thought to strike yet."""
WOUND = 0.8
"""What a point of damage of the counterattack costs."""
FALL = 3.5
"""What the fall of the attacker costs."""
SWEEP = 1.5
"""What a point of damage costs that all suffer."""
BEATEN = 4.0
"""What it is worth to beat an enemy, apart from the blows that it would have dealt."""
LAST_BEATEN = 8.0
"""What it is worth besides if that wins the fight."""
POINTS_ADDED = 2
"""A use is thought to add no more points to an attack than this."""
STAMINA_TO_KEEP = 1
"""An attacker is left with so much stamina."""
HARD_BLOW = 3
"""A blow from which on stamina is spent to block."""
HOPELESS_BLOW = 4
"""A harder blow than this is hardly stopped, and so not blocked with a card."""
NOT_A_BEARER = -9.0
"""The worth of a token for somebody who cannot use it."""
YET_TO_ATTACK = 3.0
"""What a token is worth to somebody who has not attacked yet."""
HAS_A_TOKEN = 2.0
"""What it is worth less for each token that they hold."""
POINT_OF_HEALTH = 0.1
"""What it is worth more for each point of their health."""


class CardDamage(NamedTuple):
    """What an attack may deal, before the enemy blocks."""

    mean: float
    most: int


def card_damage(table: SkiesTable, name: str, card: str) -> CardDamage:
    """The damage of a card in somebody's hands."""
    combat = figures(table, card)
    if combat.damage is None:
        return CardDamage(0.0, 0)
    flat = combat.damage + passive_sum(table, name, "damage self")
    if combat.skill:
        flat += skill_of(table, name, combat.skill)
    if not combat.die:
        return CardDamage(float(max(0, flat)), max(0, flat))
    faces = (-1,) if die_is_cursed(table) else table.pack.die
    return CardDamage(fmean(max(0, flat + face) for face in faces), max(0, flat + max(faces)))


def points_left(table: SkiesTable, foe: Foe) -> int:
    """Points that an enemy's hearts still need, its buff card's too."""
    return hearts_left(table.bound.grids[foe.id], foe.covered) + buff_left(table, foe)


def hearts_of(table: SkiesTable, name: str) -> int:
    """Points that the hearts of an enemy in the row still need, its buff card's too."""
    foe = foe_in_row(table, name)
    return 0 if foe is None else points_left(table, foe)


def takes_off(table: SkiesTable, name: str, dealer: str) -> int:
    """What an enemy blocks of damage that is no attack: only a character's is blocked."""
    foe = foe_in_row(table, name)
    return block_of(table, foe) if dealer and foe is not None else 0


def nearest_to_falling(table: SkiesTable, offered: Sequence[Choice], decision: DealTo) -> Choice:
    """An enemy that does not block all of it, and of those the one whose hearts need least."""

    def rank(choice: Choice) -> tuple[bool, int]:
        blocks_all = takes_off(table, named_in(choice), decision.dealer) >= decision.amount
        return blocks_all, hearts_of(table, named_in(choice))

    return min(offered, key=rank)


def attack(table: SkiesTable, offered: Sequence[Choice], *, stop: float = STOP) -> Choice:
    """The attack that promises most; the end of the attacks if none is worth its price."""
    best: Choice | None = None
    most = stop if table.fight.round <= LONG else NEVER
    for choice in offered:
        if choice[0] == "attack":
            worth = attack_worth(table, choice)
            if worth > most:
                best, most = choice, worth
    if best is not None:
        return best
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def attack_worth(table: SkiesTable, choice: Choice) -> float:
    """Hearts, threats and power that an attack takes away, less what the counterattack does."""
    _, target, _, name, _, card = choice
    foe = foe_in_row(table, target)
    if foe is None:
        return NEVER
    combat = figures(table, card)
    hit = card_damage(table, name, card).mean
    if not combat.pierces:
        hit = max(0.0, hit - block_of(table, foe))
    hearts = points_left(table, foe)
    power_removed = min(foe.power, combat.remove + passive_sum(table, name, "remove power self"))
    block = combat.block + passive_sum(table, name, "block self")
    blow = max(0, counter_damage(table, foe) - power_removed - block)
    health = health_left(table, name)
    others = sum(1 for other in table.crew if other != name and health_left(table, other) > 0)
    worth = HEART * min(hit, hearts) + OVERKILL * max(0.0, hit - hearts)
    worth += POWER * power_removed * min(OTHERS_SPARED, others)
    if hit >= hearts > 0:
        worth += BEATEN + counter_damage(table, foe)
        if len(table.fight.foes) == 1:
            worth += LAST_BEATEN
    worth -= WOUND * min(blow, health) + (FALL if blow >= health else 0.0)
    return worth - SWEEP * ability_sum(table, foe, "counter-all")


def alter_attack(table: SkiesTable, options: Sequence[Choice]) -> Choice:
    """Spend a token always; what costs nothing too; stamina where it finishes an enemy."""
    link = next((choice for choice in options if choice[0] == "link"), None)
    if link is not None:
        return link
    assault = table.assault
    foe = foe_in_row(table, assault.target)
    dealt, health_change, _ = outlook(table)
    if foe is None:
        return ("go", "on")
    short = points_left(table, foe) - dealt
    could_finish = 0 < short <= POINTS_ADDED and table.crew[assault.crew].stamina > STAMINA_TO_KEEP
    for choice in options:
        if choice[0] != "activate":
            continue
        use = use_of(table, choice)
        is_free = _is_free(use)
        if use.op == "damage" and (is_free or could_finish):
            return choice
        if use.op in ("pierce", "removal") and is_free:
            return choice
        if use.op == "block" and is_free and health_change < 0:
            return choice
    return ("go", "on")


def _is_free(use: BoundUse) -> bool:
    """Whether a use costs nothing but that it is used."""
    return not (use.stamina or use.use.hurts or use.use.cost)


def block(table: SkiesTable, options: Sequence[Choice]) -> Choice:
    """Block a hit that would bring somebody to 0 health; by a card that stays, also a hard hit or where it is free."""
    fight = table.fight
    blow = fight.blow - blocked(table)
    falls = blow >= health_left(table, fight.victim)
    for choice in options:
        if choice[0] not in ("activate", "play"):
            continue
        use, is_card_kept = use_of(table, choice), choice[0] == "activate"
        if use.op != "block":
            continue
        if is_card_kept and (_is_free(use) or blow >= HARD_BLOW):
            return choice
        if falls and blow <= HOPELESS_BLOW:
            return choice
    return ("take", "hit")


def victim(table: SkiesTable, offered: Sequence[Choice], amount: int = 1) -> Choice:
    """The member who bears the hit best: one who stays standing, if there is one."""

    def rank(choice: Choice) -> tuple[bool, int]:
        health = health_left(table, named_in(choice))
        return health > amount, health

    return max(offered, key=rank)


def lend(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """A token goes to somebody who stands, has not attacked yet, and holds none."""
    fight = table.fight

    def worth(choice: Choice) -> float:
        name = named_in(choice)
        if health_left(table, name) <= 0:
            return NOT_A_BEARER
        has_yet_to_attack = YET_TO_ATTACK * (name not in fight.played)
        return has_yet_to_attack - HAS_A_TOKEN * table.crew[name].synergy + POINT_OF_HEALTH * health_left(table, name)

    return max(offered, key=worth)


def weaken(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The enemy that strikes hardest."""

    def strength(choice: Choice) -> int:
        foe = foe_in_row(table, named_in(choice))
        return -1 if foe is None else counter_damage(table, foe)

    return max(offered, key=strength)


def expected_damage(table: SkiesTable) -> int:
    """The damage that the attack in progress would deal."""
    return attack_damage(table, table.assault)
