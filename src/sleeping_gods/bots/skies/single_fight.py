"""Single fights in the skies: a careful bot fights the same enemies with a reference party many times."""

from __future__ import annotations

from collections import Counter

from ...kernel.choices import CHANCE
from ...kernel.luck import Luck
from ...kernel.play import advance, apply
from ...kernel.table import decider
from ...skies.chapters.combat_setup import StartCombat
from ...skies.chapters.equip import SLOTS
from ...skies.chapters.hero import health_left
from ...skies.chapters.turn import BeginTurn
from ...skies.table.table import SkiesTable
from ..party.fight_record import MAX_DECISIONS, FightResult
from .heuristics.player import SkiesPlayer
from .story_index import SkiesIndex

CARDS_PER_TIER = 4
"""Ability cards that a reference party has equipped by each tier."""
OVER = ("defeat", "fled")
"""Log events of a fight that ends without a victory."""


def equip_for_tier(table: SkiesTable, tier: int) -> None:
    """Give a fresh party what it would have by a tier: ability cards, each on whoever is best at its skill."""
    boards = table.pack.characters
    useful = [card for card in table.deck if table.pack.abilities[card].uses or table.pack.abilities[card].passives]
    for card in useful[: CARDS_PER_TIER * tier]:
        skill = table.pack.abilities[card].skill
        ranks = {
            name: (boards[name].skills.get(skill, 0), -len(member.cards))
            for name, member in table.crew.items()
            if len(member.cards) < SLOTS
        }
        ablest = max(ranks, key=lambda name: ranks[name])
        table.deck.remove(card)
        table.crew[ablest].cards += (card,)


def fight_in_the_skies(
    table: SkiesTable, index: SkiesIndex, enemies: tuple[str, ...], tier: int, luck: Luck
) -> FightResult:
    """One fight at a new table, by a party as it would be by a tier."""
    while not isinstance(table.agenda[-1], BeginTurn):
        apply(table, luck.pick(table.offered))
    equip_for_tier(table, tier)
    table.agenda.pop()
    table.then(StartCombat(enemies, boss=0, win="", flee=""))
    advance(table)
    bot = SkiesPlayer(index, "careful", Counter())
    all_health = sum(table.bound.health.values())
    rounds = decisions = 0
    for decisions in range(MAX_DECISIONS):
        choice = luck.pick(table.offered) if decider(table) == CHANCE else bot.pick(table, luck)
        apply(table, choice)
        if ("victory",) in table.log_events:
            lost = all_health - sum(max(0, health_left(table, name)) for name in table.crew)
            return FightResult(won=True, rounds=rounds, damage=lost, ship_damage=0, decisions=decisions)
        if any(event[0] in OVER for event in table.log_events):
            break
        if table.combat is not None:
            rounds = table.combat.round
    return FightResult(won=False, rounds=rounds, damage=all_health, ship_damage=0, decisions=decisions)
