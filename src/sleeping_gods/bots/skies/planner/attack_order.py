"""The order of attacks in a round that beats most for least, by a beam search over all orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....kernel.choices import Choice
from ....skies.chapters.combat import boards
from ....skies.chapters.damage import figures
from ....skies.chapters.foes import ability_sum, block_of, card_of, growth
from ....skies.chapters.hero import health_left, passive_sum
from ....skies.table.table import SkiesTable
from ..heuristics.fights import LONG, NEVER, points_left, power

BEAM = 6
"""Orders that are followed at each step."""
WASTE = 0.85
"""How much of a blow usually finds a heart."""
HURT, FALL, HEART, BEATEN, WON = 1.0, 3.0, 0.5, 1.0, 6.0
USUAL, STOPPED = 3.0, 0.9
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
    blows = []
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
        blows.append(PossibleAttack(choice, name, card, target, seat, known[name, card], remove, block, combat.pierces))
    return blows


def start_of(table: SkiesTable) -> PlannedRound:
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


def after(state: PlannedRound, blow: PossibleAttack) -> PlannedRound | None:
    """What an attack makes of a moment; None if it is not possible there."""
    foes, health = dict(state.foes), dict(state.health)
    side = foes.get(blow.target)
    if side is None or blow.name in state.played or blow.card in state.cards or not health[blow.name]:
        return None
    hit = blow.damage if blow.pierces else max(0.0, blow.damage - side.block)
    dealt = min(side.hearts, WASTE * hit if hit < side.hearts else hit)
    gone = min(side.power, blow.remove)
    strike = min(health[blow.name], max(0, side.attack + side.power - gone - blow.block))
    worth = HEART * dealt - HURT * strike + 0.25 * gone
    health[blow.name] -= strike
    falls = int(not health[blow.name])
    if side.sweep:
        for name, has in health.items():
            lost = min(has, side.sweep)
            worth -= HURT * lost
            falls += lost == has > 0
            health[name] = has - lost
    worth -= FALL * falls
    if dealt >= side.hearts:
        del foes[blow.target]
        worth += BEATEN + (0.0 if foes else WON)
    else:
        foes[blow.target] = PlannedFoe(
            side.hearts - dealt, side.power - gone, side.attack, side.block, side.growth, side.sweep
        )
    plays = tuple(count + (seat == blow.seat) for seat, count in enumerate(state.plays))
    return PlannedRound(
        tuple(foes.items()),
        tuple(health.items()),
        state.played | {blow.name},
        state.cards | {blow.card},
        plays,
        state.worth + worth,
        state.first or blow.choice,
    )


def ends(state: PlannedRound) -> float:
    """What a moment is worth if the attacks end there: what is left will strike harder."""
    coming = 0.0
    for _, side in state.foes:
        strike = side.attack + side.power + side.growth + 3 * side.sweep - STOPPED
        coming += HURT * max(0.5, strike) * max(1.0, side.hearts / max(1.0, USUAL - side.block))
    down = sum(1 for _, has in state.health if not has)
    return state.worth - coming - (20.0 if down == len(state.health) else 0.0)


def plan(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The first attack of the best order; the end of the attacks if that is better than any."""
    blows, limits = possible_attacks(table, offered), [boards(table, seat) for seat in range(table.seat_count())]
    start = start_of(table)
    best, most = start, ends(start) if table.fight.round <= LONG else NEVER
    beam = [start]
    while beam:
        coming: dict[tuple[frozenset[str], frozenset[str], tuple[tuple[str, PlannedFoe], ...]], PlannedRound] = {}
        for state in beam:
            for later in _steps(state, blows, limits):
                key = (later.played, later.cards, later.foes)
                if key not in coming or coming[key].worth < later.worth:
                    coming[key] = later
        beam = sorted(coming.values(), key=ends, reverse=True)[:BEAM]
        for state in beam:
            if (value := ends(state)) > most:
                best, most = state, value
    if best.first:
        return best.first
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def _steps(state: PlannedRound, blows: Sequence[PossibleAttack], limits: Sequence[int]) -> Iterator[PlannedRound]:
    for blow in blows:
        if state.plays[blow.seat] < limits[blow.seat]:
            later = after(state, blow)
            if later is not None:
                yield later
