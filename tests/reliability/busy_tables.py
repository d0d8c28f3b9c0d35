"""Tables on which much can be done at any time: cards in every hand, command and goods, fights at short notice."""

from __future__ import annotations

from typing import Any

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.steps import Step
from sleeping_gods.party.table.table import offer_again
from sleeping_gods.sea.chapters.combat import StartCombat as SeaFight
from sleeping_gods.sea.chapters.crew import health_left
from sleeping_gods.sea.chapters.synergy import lend
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat as SkiesFight
from sleeping_gods.skies.table.table import SkiesTable

COMMAND = 3
GOODS = 3
FOES = 2


def enrich(table: Any, luck: Luck) -> None:
    """Give a table that has just been set up what players gather in an evening."""
    if isinstance(table, SeaTable):
        _enrich_sea(table, luck)
    elif isinstance(table, SkiesTable):
        _enrich_skies(table, luck)
    offer_again(table)


def _enrich_sea(table: SeaTable, luck: Luck) -> None:
    for card, printed in table.pack.adventures.items():
        if printed.uses and luck.below(2):
            table.adventures.setdefault(card, 0)
            table.market = [other for other in table.market if other != card]
    _give_command(table)
    for name, member in table.crew.items():
        card = luck.pick(table.deck)
        table.deck.remove(card)
        member.cards += (card,)
        member.damage = luck.below(health_left(table, name))
        member.levels += tuple(level for level in table.bound.crew_levels.get(name, ()) if luck.below(2))


def _give_command(table: SeaTable) -> None:
    for member in table.crew.values():
        member.command, table.supply = 0, table.supply + member.command
    for card, command in table.adventures.items():
        table.adventures[card], table.supply = 0, table.supply + command
    for seat, pool in enumerate(table.pools):
        table.pools[seat], table.supply = COMMAND, table.supply + pool - COMMAND


def stir(table: Any, luck: Luck) -> None:
    """Between two attacks at sea all have command again, a token lies on another's board, with 1 health left."""
    if isinstance(table, SeaTable):
        _give_command(table)
        owner = luck.pick(sorted(table.bound.rescuing) if luck.below(2) else sorted(table.crew))
        holder = luck.pick(sorted(name for name in table.crew if name != owner))
        lend(table, owner, holder)
        table.crew[holder].damage += max(0, health_left(table, holder) - 1)
        offer_again(table)


def _enrich_skies(table: SkiesTable, luck: Luck) -> None:
    hands = table.adventures
    for card, printed in table.pack.adventures.items():
        if printed.uses and printed.combat is None and not any(card in hand for hand in hands) and luck.below(2):
            hands[luck.below(len(hands))].append(card)
    for kind in table.goods:
        table.goods[kind] = max(table.goods[kind], GOODS)
    for name, member in table.crew.items():
        member.damage, member.stamina = luck.below(2), luck.below(3)
        if name in table.controllers:
            card = luck.pick(table.deck)
            table.deck.remove(card)
            member.cards += (card,)


def fight_of(table: Any, luck: Luck) -> Step[Any]:
    """A fight with some enemies of the pack."""
    if isinstance(table, SeaTable):
        enemies = sorted(table.pack.enemies)
        return SeaFight(tuple(sorted({luck.pick(enemies) for _ in range(FOES)})))
    enemies = sorted(name for name in table.bound.enemies if name not in _zones(table))
    return SkiesFight(tuple(sorted({luck.pick(enemies) for _ in range(FOES)})), 0, "", "")


def _zones(table: SkiesTable) -> set[str]:
    """The parts of bosses, which are no enemies by themselves."""
    return {zone.id for boss in table.bound.bosses.values() for zone in boss.zones}
