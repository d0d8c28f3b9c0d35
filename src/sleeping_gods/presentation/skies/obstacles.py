"""Obstacles: what one costs, and what the party has that ignores it."""

from __future__ import annotations

from ...effects.op import Op
from ...skies.chapters.hero import is_able
from ...skies.chapters.squares import place_at
from ...skies.chapters.travel import OBSTACLE_DAMAGE
from ...skies.table.table import SkiesTable
from ...skies.table.words import RESOURCES
from ..localizer import Localizer
from ..phrases import join
from .names import first_name, name_of

IGNORE = "ignore"
"""The effect of a use that ignores an obstacle."""


def what_ignores(table: SkiesTable, obstacle: str) -> list[str]:
    """Whoever and whatever at hand ignores an obstacle: people, cards on boards and in hand, resources."""
    people = [name for name in table.crew if is_able(table, name)]
    cards = [card for name in people for card in table.crew[name].cards]
    goods = [kind for kind in RESOURCES if table.goods.get(kind, 0)]
    held = [card for hand in table.adventures for card in hand]
    uses = table.bound.uses
    return [
        holder
        for holder in (*people, *cards, *held, *goods)
        if any(use.op == IGNORE and use.arg == obstacle for use in uses.get(holder, ()))
    ]


def ignoring_words(localizer: Localizer, table: SkiesTable, obstacle: str) -> str:
    """What ignores an obstacle, by name; empty if nothing at hand does."""
    names = [
        first_name(localizer, table, holder) if holder in table.crew else name_of(localizer, table, holder)
        for holder in what_ignores(table, obstacle)
    ]
    return localizer.say("obstacle_ignored-by", names=localizer.listed(dict.fromkeys(names))) if names else ""


def step_harm(localizer: Localizer, table: SkiesTable, square: str) -> str:
    """What entering a square costs where obstacles lie in it, and what avoids each."""
    parts = []
    for obstacle in place_at(table.pack, square).obstacles:
        name = name_of(localizer, table, obstacle)
        parts.append(localizer.say("obstacle_step", damage=OBSTACLE_DAMAGE, obstacle=name))
        parts.append(ignoring_words(localizer, table, obstacle))
    return join(parts)


def obstacles_in(program: tuple[Op, ...]) -> list[str]:
    """The obstacles that effects put in one's way."""
    return [str(op.args[0]) for op in program if op.name == "obstacle"]
