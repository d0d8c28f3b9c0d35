"""Figures of the skies' boards and cards that an owner of the printed box can correct: many of them are ours."""

from __future__ import annotations

from typing import TypeAlias

from ...effects.terms import SKIES_SKILLS as SKILLS
from ...kernel.choices import Choice
from ...story.printed_changes import Put, field_put, our_effects, part_put, skill_put
from ...story.printed_figure import PrintedFigure
from .cards import Buff, Pack
from .enemy_abilities import ENEMY_ABILITIES
from .words import MAX_FACE

HIGHEST = 30
"""The greatest health or fuel that can be entered: more than any board shows."""
MOST_SYMBOLS = 3
"""The most symbols of one skill on a card."""
MOST_COST = 9
"""The greatest cost of a card."""
MOST_COMBAT = 12
"""The greatest figure of a combat card."""
MOST_OF_FACE = 3
"""The greatest figure on a face of the die."""
MOST_OF_BUFF = 3
"""The greatest number behind the ability of a buff."""
NONE = "none"
"""The word for no skill."""
ICONS = (*SKILLS, NONE)
"""What a combat card may show: a skill, or none."""
DECKS = ("characters", "abilities", "adventures")
"""The decks of a pack whose cards have printed figures."""

Figures: TypeAlias = dict[Choice, PrintedFigure[Pack]]


def printed_figures(pack: Pack) -> Figures:
    """Every such figure by its words: ``("printed-health", "claire")``."""
    return {**_boards(pack), **_cards(pack), **our_effects(pack, DECKS)}


def _boards(pack: Pack) -> Figures:
    """The characters, the plane and the combat die."""
    figures: Figures = {}
    for name, board in pack.characters.items():
        health = field_put("characters", name, "health")
        figures["printed-health", name] = PrintedFigure(board.health, range(1, HIGHEST + 1), health)
        for skill in SKILLS:
            symbols, put = board.skills.get(skill, 0), skill_put("characters", name, skill, SKILLS)
            figures["printed-skill", name, skill] = PrintedFigure(symbols, range(MOST_SYMBOLS + 1), put)
    figures["printed-plane-health",] = PrintedFigure(pack.plane_health, range(1, HIGHEST + 1), _plane_health)
    figures["printed-fuel",] = PrintedFigure(pack.plane_fuel, range(1, HIGHEST + 1), _fuel)
    for face, printed in enumerate(pack.die, start=1):
        if printed >= 0:  # the worst face is known, and none of ours
            figures["printed-die", str(face)] = _face(pack, face)
    return figures


def _cards(pack: Pack) -> Figures:
    """Ability cards, starting combat cards, and the buffs of enemies."""
    return {**_ability_cards(pack), **_combat_cards(pack), **_buffs(pack)}


def _ability_cards(pack: Pack) -> Figures:
    """What ability cards cost, and the skill that each shows."""
    figures: Figures = {}
    for name, ability in pack.abilities.items():
        cost = field_put("abilities", name, "cost")
        figures["printed-cost", name] = PrintedFigure(ability.cost, range(MOST_COST + 1), cost)
        figures["printed-icon", name] = PrintedFigure(ability.skill, SKILLS, field_put("abilities", name, "skill"))
    return figures


def _combat_cards(pack: Pack) -> Figures:
    """The figures of starting combat cards; one without damage has no skill that would add to it."""
    figures: Figures = {}
    for name, card in pack.adventures.items():
        if not card.starting or card.combat is None:
            continue
        parts = ("remove", "block") if card.combat.damage is None else ("damage", "remove", "block")
        for part in parts:
            put = part_put("adventures", name, "combat", part)
            figures[f"printed-{part}", name] = PrintedFigure(getattr(card.combat, part), range(MOST_COMBAT + 1), put)
        if card.combat.damage is not None:
            figures["printed-icon", name] = PrintedFigure(card.combat.skill or NONE, ICONS, _combat_icon(name))
    return figures


def _buffs(pack: Pack) -> Figures:
    """The abilities that buffs give enemies."""
    figures: Figures = {}
    for name, buff in pack.buffs.items():
        put = field_put("buffs", name, "ability")
        figures["printed-ability", name] = PrintedFigure(buff.ability, _abilities(buff), put)
    return figures


def _abilities(buff: Buff) -> tuple[str, ...]:
    """Every ability of enemies, with the numbers that buffs have; and the one that this buff has."""
    numbered = {name for name, ability in ENEMY_ABILITIES.items() if ability.numbered}
    with_numbers = [f"{name}-{number}" for name in numbered for number in range(1, MOST_OF_BUFF + 1)]
    return tuple(sorted({*with_numbers, *(ENEMY_ABILITIES.keys() - numbered), buff.ability}))


def _combat_icon(name: str) -> Put:
    """Puts the skill of a combat card, or none."""
    put = part_put("adventures", name, "combat", "skill")
    return lambda pack, skill: put(pack, "" if skill == NONE else skill)


def _face(pack: Pack, face: int) -> PrintedFigure[Pack]:
    """One face of the combat die, counted from 1."""

    def put(pack: Pack, value: int) -> None:
        pack.die = (*pack.die[: face - 1], value, *pack.die[face:])

    return PrintedFigure(pack.die[face - 1], range(MAX_FACE + 1), put)


def _plane_health(pack: Pack, value: int) -> None:
    """Puts the health of a sound plane."""
    pack.plane_health = value


def _fuel(pack: Pack, value: int) -> None:
    """Puts what the tank holds."""
    pack.plane_fuel = value
