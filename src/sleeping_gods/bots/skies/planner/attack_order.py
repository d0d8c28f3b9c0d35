"""The order of attacks in a round that beats most for least, by a beam search over all orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ....kernel.choices import Choice
from ....skies.chapters.combat_cards import board_count
from ....skies.table.table import SkiesTable
from ..heuristics.fights import LONG, NEVER
from .planned_round import (
    PlannedFoe,
    PlannedRound,
    PossibleAttack,
    after_attack,
    possible_attacks,
    round_now,
    worth_at_end,
)

BEAM_WIDTH = 6
"""Orders that are followed at each step."""
RoundKey: TypeAlias = tuple[frozenset[str], frozenset[str], tuple[tuple[str, PlannedFoe], ...]]
"""Who has attacked, with which cards, and the enemies that stand."""


def best_first_attack(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The first attack of the best order; the end of the attacks if that is better than any."""
    start = round_now(table)
    least = worth_at_end(start) if table.fight.round <= LONG else NEVER
    best = _best_end(table, possible_attacks(table, offered), start, least)
    if best.first:
        return best.first
    return ("concede", "combat") if ("concede", "combat") in offered else ("end", "attacks")


def worth_of_beginning(table: SkiesTable, offered: Sequence[Choice], first: Choice) -> float | None:
    """What the best order is worth that begins with an attack; None if no order can."""
    attacks, start = possible_attacks(table, offered), round_now(table)
    attack = next((attack for attack in attacks if attack.choice == first), None)
    begun = None if attack is None else after_attack(start, attack)
    return None if begun is None else worth_at_end(_best_end(table, attacks, begun, worth_at_end(begun)))


def _best_end(table: SkiesTable, attacks: Sequence[PossibleAttack], start: PlannedRound, least: float) -> PlannedRound:
    """The best moment that attacks lead to from one; that one itself if none is worth more than the least."""
    max_plays = [board_count(table, seat) for seat in range(table.seat_count())]
    best, most, beam = start, least, [start]
    while beam:
        beam = _next_beam(beam, attacks, max_plays)
        for state in beam:
            if (worth := worth_at_end(state)) > most:
                best, most = state, worth
    return best


def _next_beam(
    beam: Sequence[PlannedRound], attacks: Sequence[PossibleAttack], max_plays: Sequence[int]
) -> list[PlannedRound]:
    """The best moments after one more attack; of those with equal attackers, cards and enemies only the best."""
    best_of: dict[RoundKey, PlannedRound] = {}
    for state in beam:
        for attack in attacks:
            if state.plays[attack.seat] >= max_plays[attack.seat]:
                continue
            later = after_attack(state, attack)
            if later is None:
                continue
            key = (later.played, later.cards, later.foes)
            if key not in best_of or best_of[key].worth < later.worth:
                best_of[key] = later
    return sorted(best_of.values(), key=worth_at_end, reverse=True)[:BEAM_WIDTH]
