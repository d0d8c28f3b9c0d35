"""What an ability card does on a board: the skill that it raises, beside that of the others, and what is left."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.play import apply
from ...party.table.table import PartyTable
from ...sea.chapters.crew import symbols
from ...sea.table.table import SeaTable
from ...skies.chapters.equip import price
from ...skies.chapters.hero import skill_of
from ...skies.table.table import SkiesTable
from ..sea.heuristics.ship import COMMAND_TO_KEEP
from ..skies.heuristics.care import CARDS_TO_KEEP, equip_worth
from .advice_facts import EquipAhead


def equip_ahead(table: PartyTable, choice: Choice) -> EquipAhead | None:
    """The figures of an ability card that is equipped; None for any other choice, and for a card without a skill."""
    match choice:
        case ("equip", card, _, name, *_) if table.pack.abilities[card].skill:
            skill = table.pack.abilities[card].skill
        case _:
            return None
    after = table.clone()
    apply(after, choice)
    others = max((_skill(table, other, skill) for other in table.crew if other != name), default=0)
    seat = next(seat for seat, hand in enumerate(table.hands) if card in hand)
    now, then = _skill(table, name, skill), _skill(after, name, skill)
    if isinstance(table, SeaTable):
        left = table.pools[seat] - table.pack.abilities[card].command
        return EquipAhead(name, skill, now, then, others, left, COMMAND_TO_KEEP, "command")
    if isinstance(table, SkiesTable):
        left = len(table.hands[seat]) - 1 - price(table, card, name)
        return EquipAhead(name, skill, now, then, others, left, CARDS_TO_KEEP, "card", equip_worth(table, card, name))
    return None


def _skill(table: PartyTable, name: str, skill: str) -> int:
    """How much somebody has of a skill, with what they have equipped."""
    if isinstance(table, SeaTable):
        return symbols(table, name, skill)
    return skill_of(table, name, skill) if isinstance(table, SkiesTable) else 0
