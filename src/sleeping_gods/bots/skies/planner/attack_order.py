"""The order of attacks in a round that beats most for least, by a beam search over all orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....kernel.choices import Choice
from ....skies.chapters.combat_cards import board_count
from ....skies.chapters.damage import figures
from ....skies.chapters.foes import ability_sum, block_of, card_of, growth
from ....skies.chapters.hero import health_left, passive_sum
from ....skies.table.table import SkiesTable
from ..heuristics.fights import LONG, NEVER, points_left, power

BEAM_WIDTH = 6
"""Orders that are followed at each step."""
SHARE_ON_HEARTS = 0.85
"""How much of an attack's damage usually finds a heart."""
HURT, FALL = 1.0, 3.0
"""What a point of lost health costs, and a member who falls."""
HEART, POWER, BEATEN, WON = 0.5, 0.25, 1.0, 6.0
"""What a covered point of a heart, a point of removed power, a beaten enemy and a won fight are worth."""
ALL_FALLEN = 20.0
"""What it costs besides if nobody stands."""
USUAL_DAMAGE, USUAL_BLOCK = 3.0, 0.9
"""What an attack usually deals, and what is usually blocked of the answer."""


@dataclass(frozen=True, slots=True)
class PossibleAttack:
    """A card in somebody's hands."""

    choice: Choice
    name: str
    card: str
    target: str
    seat: int
    damage: float
    remove: int
    block: int
    pierces: bool


@dataclass(frozen=True, slots=True)
class PlannedFoe:
    """An enemy as the plan sees it."""

    hearts: float
    power: int
    attack: int
    """Its own, and what allies add."""
    block: int
    growth: int
    sweep: int
    """What its counterattack deals to all."""


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """A moment of a round that is only thought of."""

    foes: tuple[tuple[str, PlannedFoe], ...]
    health: tuple[tuple[str, int], ...]
    played: frozenset[str]
    cards: frozenset[str]
    plays: tuple[int, ...]
    worth: float
    first: Choice


def possible_attacks(table: SkiesTable, offered: Sequence[Choice]) -> list[PossibleAttack]:
    """Every attack that is offered."""
    attacks = []
    known: dict[tuple[str, str], float] = {}
    for choice in offered:
        if choice[0] != "attack":
            continue
        _, target, _, name, _, card = choice
        combat = figures(table, card)
        if (name, card) not in known:
            known[name, card] = power(table, name, card)[0]
        remove = combat.remove + passive_sum(table, name, "remove power self")
        block = combat.block + passive_sum(table, name, "block self")
        seat = table.controller(name)
        attacks.append(
            PossibleAttack(choice, name, card, target, seat, known[name, card], remove, block, combat.pierces)
        )
    return attacks


def round_now(table: SkiesTable) -> PlannedRound:
    """The round as it stands."""
    fight = table.fight
    foes = []
    for foe in fight.foes:
        allies = sum(ability_sum(table, other, "allies-damage") for other in fight.foes if other is not foe)
        side = PlannedFoe(
            float(points_left(table, foe)),
            foe.power,
            card_of(table, foe).attack + allies,
            block_of(table, foe),
            growth(table, foe),
            ability_sum(table, foe, "counter-all"),
        )
        foes.append((foe.id, side))
    health = tuple((name, max(0, health_left(table, name))) for name in table.crew)
    return PlannedRound(tuple(foes), health, frozenset(fight.played), frozenset(), tuple(fight.plays), 0.0, ())


def after_attack(state: PlannedRound, attack: PossibleAttack) -> PlannedRound | None:
    """What an attack makes of a moment; None if it is not possible there."""
    foes, health = dict(state.foes), dict(state.health)
    side = foes.get(attack.target)
    if side is None or attack.name in state.played or attack.card in state.cards or not health[attack.name]:
        return None
    hit = attack.damage if attack.pierces else max(0.0, attack.damage - side.block)
    dealt = min(side.hearts, SHARE_ON_HEARTS * hit if hit < side.hearts else hit)
    gone = min(side.power, attack.remove)
    strike = min(health[attack.name], max(0, side.attack + side.power - gone - attack.block))
    worth = HEART * dealt - HURT * strike + POWER * gone
    health[attack.name] -= strike
    falls = int(not health[attack.name])
    if side.sweep:
        for name, has in health.items():
            lost = min(has, side.sweep)
            worth -= HURT * lost
            falls += lost == has > 0
            health[name] = has - lost
    worth -= FALL * falls
    if dealt >= side.hearts:
        del foes[attack.target]
        worth += BEATEN + (0.0 if foes else WON)
    else:
        foes[attack.target] = PlannedFoe(
            side.hearts - dealt, side.power - gone, side.attack, side.block, side.growth, side.sweep
        )
    plays = tuple(count + (seat == attack.seat) for seat, count in enumerate(state.plays))
    return PlannedRound(
        tuple(foes.items()),
        tuple(health.items()),
        state.played | {attack.name},
        state.cards | {attack.card},
        plays,
        state.worth + worth,
        state.first or attack.choice,
    )


def worth_at_end(state: PlannedRound) -> float:
    """What a moment is worth if the attacks end there: what is left will strike harder."""
    coming = 0.0
    for _, side in state.foes:
        strike = side.attack + side.power + side.growth + 3 * side.sweep - USUAL_BLOCK
        coming += HURT * max(0.5, strike) * max(1.0, side.hearts / max(1.0, USUAL_DAMAGE - side.block))
    down = sum(1 for _, has in state.health if not has)
    return state.worth - coming - (ALL_FALLEN if down == len(state.health) else 0.0)


def best_first_attack(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The first attack of the best order; the end of the attacks if that is better than any."""
    attacks, limits = possible_attacks(table, offered), [board_count(table, seat) for seat in range(table.seat_count())]
    start = round_now(table)
    best, most = start, worth_at_end(start) if table.fight.round <= LONG else NEVER
    beam = [start]
    while beam:
        coming: dict[tuple[frozenset[str], frozenset[str], tuple[tuple[str, PlannedFoe], ...]], PlannedRound] = {}
        for state in beam:
            for later in _steps(state, attacks, limits):
                key = (later.played, later.cards, later.foes)
                if key not in coming or coming[key].worth < later.worth:
                    coming[key] = later
        beam = sorted(coming.values(), key=worth_at_end, reverse=True)[:BEAM_WIDTH]
        for state in beam:
            if (value := worth_at_end(state)) > most:
                best, most = state, value
    if best.first:
        return best.first
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def _steps(state: PlannedRound, attacks: Sequence[PossibleAttack], limits: Sequence[int]) -> Iterator[PlannedRound]:
    for attack in attacks:
        if state.plays[attack.seat] < limits[attack.seat]:
            later = after_attack(state, attack)
            if later is not None:
                yield later
