"""Figures of the sea's boards and cards that an owner of the printed box can correct: many of them are ours."""

from __future__ import annotations

from typing import TypeAlias

from ...effects.terms import SKILLS
from ...kernel.choices import Choice
from ...story.printed_changes import field_put, our_effects, part_put, skill_put, use_put
from ...story.printed_figure import PrintedFigure
from .cards import Pack, Use, Weapon

HIGHEST = 20
"""The greatest health, accuracy, damage or block that can be entered: more than any board or weapon shows."""
MOST_SYMBOLS = 3
"""The most symbols of one skill on a card."""
MOST_COMMAND = 9
"""The greatest command cost."""
MOST_XP = 60
"""The greatest XP cost of a level card."""
MOST_COINS = 200
"""The greatest price of a market card."""
MOST_DISTANCE = 9
"""The greatest distance of the travel table."""
WEAPON = ("accuracy", "damage", "block")
"""The figures of a weapon."""
DECKS = ("crew", "levels", "abilities", "adventures")
"""The decks of a pack whose cards have printed figures."""

Figures: TypeAlias = dict[Choice, PrintedFigure[Pack]]


def printed_figures(pack: Pack) -> Figures:
    """Every such figure by its words: ``("printed-health", "odessa")``."""
    return {**_boards(pack), **_cards(pack), **our_effects(pack, DECKS)}


def _boards(pack: Pack) -> Figures:
    """The crew boards, and the travel table of the ship board."""
    figures: Figures = {}
    for name, board in pack.crew.items():
        put = field_put("crew", name, "health")
        figures["printed-health", name] = PrintedFigure(board.health, range(1, HIGHEST + 1), put)
        for skill in SKILLS:
            symbols, put = board.skills.get(skill, 0), skill_put("crew", name, skill, SKILLS)
            figures["printed-skill", name, skill] = PrintedFigure(symbols, range(MOST_SYMBOLS + 1), put)
        figures |= _weapon("crew", name, board.weapon)
        figures |= _commands("crew", name, board.uses)
    for result in range(1, len(pack.travel)):
        figures["printed-travel", str(result)] = _travel(pack, result)
    return figures


def _cards(pack: Pack) -> Figures:
    """Ability, level, market and starting cards."""
    figures: Figures = {}
    for name, ability in pack.abilities.items():
        command = field_put("abilities", name, "command")
        figures["printed-cost", name] = PrintedFigure(ability.command, range(MOST_COMMAND + 1), command)
        figures["printed-icon", name] = PrintedFigure(ability.skill, SKILLS, field_put("abilities", name, "skill"))
    for name, level in pack.levels.items():
        figures["printed-xp", name] = PrintedFigure(level.xp, range(MOST_XP + 1), field_put("levels", name, "xp"))
        figures["printed-icon", name] = PrintedFigure(level.skill, SKILLS, field_put("levels", name, "skill"))
    for name, card in pack.adventures.items():
        if card.origin == "market":
            price = field_put("adventures", name, "price")
            figures["printed-price", name] = PrintedFigure(card.price, range(MOST_COINS + 1), price)
        if card.origin != "numbered":
            figures |= _commands("adventures", name, card.uses)
            figures |= _weapon("adventures", name, card.weapon) if card.weapon is not None else {}
    return figures


def _weapon(deck: str, name: str, weapon: Weapon) -> Figures:
    """The figures of a weapon, on a board or on a card."""
    return {
        (f"printed-{part}", name): PrintedFigure(
            getattr(weapon, part), range(HIGHEST + 1), part_put(deck, name, "weapon", part)
        )
        for part in WEAPON
    }


def _commands(deck: str, name: str, uses: tuple[Use, ...]) -> Figures:
    """What the uses of a board or card cost."""
    return {
        ("printed-command", name, use.label): PrintedFigure(
            use.command, range(MOST_COMMAND + 1), use_put(deck, name, use.label, "command")
        )
        for use in uses
    }


def _travel(pack: Pack, result: int) -> PrintedFigure[Pack]:
    """How far the ship sails with a result of the travel test."""

    def put(pack: Pack, value: int) -> None:
        pack.travel = (*pack.travel[:result], value, *pack.travel[result + 1 :])

    return PrintedFigure(pack.travel[result], range(1, MOST_DISTANCE + 1), put)
