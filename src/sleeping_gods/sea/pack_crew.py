"""Crew boards, ability cards and level cards of a pack."""

from __future__ import annotations

from ..effects.op import Op
from ..kernel.errors import Finding
from ..story.reader import Reader
from ..story.source import Source
from .cards import AbilityCard, CrewBoard, LevelCard, Name, Weapon
from .pack_parts import moments, name, passives, readers, uses, weapon
from .words import SKILLS


def build_crew(source: Source, findings: list[Finding]) -> list[CrewBoard]:
    """The crew boards."""
    made = []
    for reader in readers(source, "crew", findings):
        board = CrewBoard(
            reader.id(),
            name(reader),
            name(reader, "origin"),
            reader.integer("health", low=1, high=30),
            _skills(reader),
            weapon(reader) or Weapon("", Name("", ""), 0, 0, 0),
            uses(reader),
            reader.effect("synergy") or Op("damage", (1,)),
            reader.flag("captain"),
        )
        made.append(board)
    return made


def _skills(reader: Reader) -> dict[str, int]:
    table = reader.table("skills")
    if table is None:
        return {}
    skills = {skill: table.integer(skill, 0, high=9) for skill in SKILLS}
    table.close()
    return {skill: value for skill, value in skills.items() if value}


def build_abilities(source: Source, findings: list[Finding]) -> list[AbilityCard]:
    """The ability cards."""
    return [
        AbilityCard(
            reader.id(),
            name(reader, empty=True),
            reader.integer("fate", low=1, high=6),
            reader.word("skill", SKILLS),
            reader.integer("command", low=1, high=14),
            uses(reader),
            passives(reader),
            reader.program("instant"),
            moments(reader),
        )
        for reader in readers(source, "ability", findings)
    ]


def build_levels(source: Source, findings: list[Finding]) -> list[LevelCard]:
    """The level cards."""
    return [
        LevelCard(
            reader.id(),
            reader.id("crew"),
            name(reader),
            reader.integer("xp", low=1, high=200),
            reader.word("skill", SKILLS),
            uses(reader),
            passives(reader),
            moments(reader),
        )
        for reader in readers(source, "level", findings)
    ]
