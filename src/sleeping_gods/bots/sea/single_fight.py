"""Single fights at sea: a careful bot fights the same enemies with a reference crew many times."""

from __future__ import annotations

from collections import Counter

from ...kernel.choices import CHANCE
from ...kernel.luck import Luck
from ...kernel.play import advance, apply
from ...kernel.table import decider
from ...sea.chapters.combat import StartCombat
from ...sea.chapters.turn import BeginTurn
from ...sea.table.table import SeaTable
from ..party.fight_record import MAX_DECISIONS, FightResult
from .heuristics.player import SeaPlayer
from .story_index import SeaIndex

LEVELS_PER_TIER = 3
"""Level cards that a reference crew has learned by each tier."""
WEAPONS_PER_TIER = 1
"""Weapons of the market that it carries besides, by each tier."""
COMMAND = 3
"""Command in each pool when a fight begins."""


def equip_for_tier(table: SeaTable, tier: int) -> None:
    """Give a fresh crew what it would have by a tier: level cards, weapons, and some command."""
    levels = sorted(table.pack.levels.values(), key=lambda level: (level.xp, level.id))
    for level in levels[: LEVELS_PER_TIER * tier]:
        table.crew[level.crew].levels += (level.id,)
    arms = [card for card in table.market if table.pack.adventures[card].weapon is not None]
    names = [name for name in table.crew if not table.crew[name].weapons]
    for card, name in zip(arms[: WEAPONS_PER_TIER * tier], names, strict=False):
        table.market.remove(card)
        table.adventures[card] = 0
        table.crew[name].weapons += (card,)
    for seat in range(table.seat_count()):
        command = min(COMMAND - table.pools[seat], table.supply)
        table.pools[seat] += command
        table.supply -= command


def fight_at_sea(table: SeaTable, index: SeaIndex, enemies: tuple[str, ...], tier: int, luck: Luck) -> FightResult:
    """One fight at a new table, by a crew as it would be by a tier."""
    while not isinstance(table.agenda[-1], BeginTurn):
        apply(table, luck.pick(table.offered))
    equip_for_tier(table, tier)
    table.agenda.pop()
    table.then(StartCombat(enemies))
    advance(table)
    bot = SeaPlayer(index, "careful", Counter())
    rounds = decisions = 0
    for decisions in range(MAX_DECISIONS):
        choice = luck.pick(table.offered) if decider(table) == CHANCE else bot.pick(table, luck)
        apply(table, choice)
        if ("victory",) in table.log_events:
            damage = sum(member.damage for member in table.crew.values())
            return FightResult(
                won=True, rounds=rounds, damage=damage, ship_damage=sum(table.cubes.values()), decisions=decisions
            )
        if table.fallen or any(event[0] in ("defeat", "defeat-ticked") for event in table.log_events):
            break
        if table.combat is not None:
            rounds = table.combat.round
    all_health = sum(table.bound.health.values())
    return FightResult(
        won=False, rounds=rounds, damage=all_health, ship_damage=sum(table.cubes.values()), decisions=decisions
    )
