"""Crew boards, ability cards and level cards of a pack."""

from __future__ import annotations

from ...effects.op import Op
from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.fronts import read_ability
from ...story.pieces import read_flavour, read_name, read_passives, read_skills
from ...story.printed import UNSAID
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AbilityCard, CrewBoard, LevelCard, Weapon
from ..table.words import SKILLS
from .box import FATES
from .parts import moments, uses, weapon

NO_WEAPON = Weapon(id="", name=UNSAID, accuracy=0, damage=0, block=0)
"""Of a board that has none of its own."""
DEFAULT_SYNERGY = Op("damage", (1,))
"""Of a board that names none."""


def build_crew(source: PackSource, findings: list[Finding]) -> list[CrewBoard]:
    """The crew boards."""
    boards = []
    for reader in readers(source, "crew", findings):
        board = CrewBoard(
            id=reader.id(),
            name=read_name(reader),
            origin=read_name(reader, "origin"),
            health=reader.integer("health", low=1, high=30),
            skills=read_skills(reader, SKILLS),
            weapon=weapon(reader) or NO_WEAPON,
            uses=uses(reader),
            synergy=reader.effect("synergy") or DEFAULT_SYNERGY,
            captain=reader.flag("captain"),
        )
        if any(use.discard == "self" for use in board.uses):
            reader.find("kind", "expected a cost other than discarding the card: this is a board")
        boards.append(board)
    return boards


def build_abilities(source: PackSource, findings: list[Finding]) -> list[AbilityCard]:
    """The ability cards."""
    return [
        AbilityCard(
            *read_ability(reader, FATES, SKILLS),
            command=reader.integer("command", low=1, high=14),
            uses=uses(reader),
            passives=read_passives(reader),
            instant=reader.program("instant"),
            when=moments(reader),
        )
        for reader in readers(source, "ability", findings)
    ]


@rule("SG-LEVEL-005")
def build_levels(source: PackSource, findings: list[Finding]) -> list[LevelCard]:
    """The level cards, none of which is ever discarded."""
    levels = []
    for reader in readers(source, "level", findings):
        level = LevelCard(
            id=reader.id(),
            crew=reader.id("crew"),
            name=read_name(reader),
            xp=reader.integer("xp", low=1, high=200),
            skill=reader.word("skill", SKILLS),
            uses=uses(reader),
            passives=read_passives(reader),
            when=moments(reader),
            flavour=read_flavour(reader),
        )
        if any(use.discard == "self" for use in level.uses):
            reader.find("kind", "expected a cost other than discarding the card: level cards stay for good")
        levels.append(level)
    return levels
