"""A simulated round of attacks in the skies: the effect of each attack, and the worth of the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....kernel.choices import Choice
from ....skies.chapters.damage import figures
from ....skies.chapters.foes import ability_sum, block_of, card_of, growth
from ....skies.chapters.hero import health_left, passive_sum
from ....skies.table.table import SkiesTable
from ..heuristics.fights import card_damage, points_left

SHARE_ON_HEARTS = 0.85
"""How much of an attack's damage usually finds a heart."""
HURT = 1.0
"""What a point of lost health costs."""
FALL = 3.0
"""What a member costs who falls."""
HEART = 0.5
"""What a covered point of a heart is worth."""
POWER = 0.25
"""What a point of removed power is worth."""
BEATEN = 1.0
"""What a beaten enemy is worth."""
WON = 6.0
"""What a won fight is worth."""
ALL_FALLEN = 20.0
"""What it costs besides if nobody stands."""
USUAL_DAMAGE = 3.0
"""What an attack usually deals."""
USUAL_BLOCK = 0.9
"""What is usually blocked of the counterattack."""
LEAST_BLOW = 0.5
"""What a counterattack is thought to deal at least."""
HIT_BY_SWEEP = 3
"""How many are usually hurt by what is dealt to all."""


@dataclass(frozen=True, slots=True)
class PossibleAttack:
    """An attack that is offered: who attacks whom with which card, and what that does."""

    choice: Choice
    name: str
    card: str
    target: str
    seat: int
    """The attacker's player, who may play as many cards in a round as they have characters."""
    damage: float
    """What it deals on average, before its target blocks."""
    remove: int
    """Power that it takes away."""
    block: int
    """What it takes off the counterattack."""
    pierces: bool
    """Whether it goes past the block of its target."""


@dataclass(frozen=True, slots=True)
class PlannedFoe:
    """An enemy as the plan sees it."""

    hearts: float
    """Points that its hearts still need."""
    power: int
    """Its power tokens, which add to its counterattack."""
    attack: int
    """Its own, and what allies add."""
    block: int
    """What it takes off each attack that does not pierce."""
    growth: int
    """Power that it gains until the next round."""
    sweep: int
    """What its counterattack deals to all."""


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """A moment of a round that is only thought of."""

    foes: tuple[tuple[str, PlannedFoe], ...]
    """The enemies still in the row, by their ids."""
    health: tuple[tuple[str, int], ...]
    """The health of each member of the party."""
    played: frozenset[str]
    """The members who have attacked."""
    cards: frozenset[str]
    """The cards that the thought attacks have used."""
    plays: tuple[int, ...]
    """How many cards each seat has played."""
    worth: float
    """The gain of the simulated attacks, less their price."""
    first: Choice
    """The first of them; empty before any."""


def possible_attacks(table: SkiesTable, offered: Sequence[Choice]) -> list[PossibleAttack]:
    """Every attack that is offered."""
    attacks = []
    damage_of: dict[tuple[str, str], float] = {}
    for choice in offered:
        if choice[0] != "attack":
            continue
        _, target, _, name, _, card = choice
        combat = figures(table, card)
        if (name, card) not in damage_of:
            damage_of[name, card] = card_damage(table, name, card).mean
        attack = PossibleAttack(
            choice=choice,
            name=name,
            card=card,
            target=target,
            seat=table.controller(name),
            damage=damage_of[name, card],
            remove=combat.remove + passive_sum(table, name, "remove power self"),
            block=combat.block + passive_sum(table, name, "block self"),
            pierces=combat.pierces,
        )
        attacks.append(attack)
    return attacks


def round_now(table: SkiesTable) -> PlannedRound:
    """The round as it stands."""
    fight = table.fight
    foes = []
    for foe in fight.foes:
        allies = sum(ability_sum(table, other, "allies-damage") for other in fight.foes if other is not foe)
        planned = PlannedFoe(
            hearts=float(points_left(table, foe)),
            power=foe.power,
            attack=card_of(table, foe).attack + allies,
            block=block_of(table, foe),
            growth=growth(table, foe),
            sweep=ability_sum(table, foe, "counter-all"),
        )
        foes.append((foe.id, planned))
    return PlannedRound(
        foes=tuple(foes),
        health=tuple((name, max(0, health_left(table, name))) for name in table.crew),
        played=frozenset(fight.played),
        cards=frozenset(),
        plays=tuple(fight.plays),
        worth=0.0,
        first=(),
    )


def after_attack(state: PlannedRound, attack: PossibleAttack) -> PlannedRound | None:
    """What an attack makes of a moment; None if its attacker, its card or its enemy is not there any more.

    How many cards a player may play in a round is for whoever plans the attacks to check.
    """
    foes, health = dict(state.foes), dict(state.health)
    foe = foes.get(attack.target)
    if foe is None or attack.name in state.played or attack.card in state.cards or not health[attack.name]:
        return None
    hit = attack.damage if attack.pierces else max(0.0, attack.damage - foe.block)
    dealt = min(foe.hearts, SHARE_ON_HEARTS * hit if hit < foe.hearts else hit)
    power_removed = min(foe.power, attack.remove)
    blow = min(health[attack.name], max(0, foe.attack + foe.power - power_removed - attack.block))
    worth = HEART * dealt - HURT * blow + POWER * power_removed
    health[attack.name] -= blow
    fallen = int(not health[attack.name])
    if foe.sweep:
        for name, points in health.items():
            lost = min(points, foe.sweep)
            worth -= HURT * lost
            if points and lost == points:
                fallen += 1
            health[name] = points - lost
    worth -= FALL * fallen
    if dealt >= foe.hearts:
        del foes[attack.target]
        worth += BEATEN + (0.0 if foes else WON)
    else:
        foes[attack.target] = replace(foe, hearts=foe.hearts - dealt, power=foe.power - power_removed)
    return PlannedRound(
        foes=tuple(foes.items()),
        health=tuple(health.items()),
        played=state.played | {attack.name},
        cards=state.cards | {attack.card},
        plays=tuple(count + (seat == attack.seat) for seat, count in enumerate(state.plays)),
        worth=state.worth + worth,
        first=state.first or attack.choice,
    )


def worth_at_end(state: PlannedRound) -> float:
    """The worth of a state if attacks end there: enemies still standing will strike harder."""
    harm_to_come = 0.0
    for _, foe in state.foes:
        blow = foe.attack + foe.power + foe.growth + HIT_BY_SWEEP * foe.sweep - USUAL_BLOCK
        attacks_needed = max(1.0, foe.hearts / max(1.0, USUAL_DAMAGE - foe.block))
        harm_to_come += HURT * max(LEAST_BLOW, blow) * attacks_needed
    all_fallen = not any(points for _, points in state.health)
    return state.worth - harm_to_come - (ALL_FALLEN if all_fallen else 0.0)
