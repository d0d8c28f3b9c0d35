"""Character boards, ability cards, adventure cards and resources of a pack."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.fronts import read_ability
from ...story.pieces import read_flavour, read_name, read_passives, read_skills
from ...story.printed import Name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AbilityCard, AdventureCard, Character, CombatFigures, Curse, Use
from ..table.words import ADVENTURE_KINDS, RESOURCES, SKILLS
from .box import FATES, LAST
from .parts import jumps, read_harder, unborne, uses

CARD_TABLES = ("starting", "starting_combat", "adventure", "curse")
"""The tables of adventure cards."""


class Resource(NamedTuple):
    """A kind of resource."""

    kind: str
    name: Name
    uses: tuple[Use, ...]
    """What a token may be discarded for."""


def build_characters(source: PackSource, findings: list[Finding]) -> list[Character]:
    """The character boards; every ability of a board is paid with stamina."""
    boards = []
    for reader in readers(source, "character", findings):
        board = Character(
            id=reader.id(),
            name=read_name(reader),
            health=reader.integer("health", low=1, high=30),
            skills=read_skills(reader, SKILLS),
            uses=uses(reader),
        )
        if not board.uses or not all(use.stamina for use in board.uses):
            reader.find("kind", "expected one or more uses of a character, each for stamina")
        boards.append(board)
    return boards


def build_abilities(source: PackSource, findings: list[Finding]) -> list[AbilityCard]:
    """The ability cards."""
    return [
        AbilityCard(
            *read_ability(reader, FATES, SKILLS),
            cost=reader.integer("cost", high=7),
            uses=uses(reader),
            passives=read_passives(reader),
        )
        for reader in readers(source, "ability", findings)
    ]


def build_adventures(source: PackSource, findings: list[Finding]) -> list[AdventureCard]:
    """Starting adventure and combat cards, numbered cards and curses."""
    return [_adventure(reader, table) for table in CARD_TABLES for reader in readers(source, table, findings)]


@rule("DS-ADVC-010")
def _adventure(reader: TomlReader, table: str) -> AdventureCard:
    """An adventure card of one of the tables, which decides what is read of it."""
    kind = _kind(reader, table)
    card = AdventureCard(
        id=reader.id(),
        number=reader.integer("number", low=1, high=LAST["adventure"]) if table == "adventure" else 0,
        kind=kind,
        name=read_name(reader),
        starting=table in ("starting", "starting_combat"),
        uses=() if kind in ("combat", "curse") else uses(reader),
        combat=_combat(reader) if kind == "combat" else None,
        curse=_curse(reader) if kind == "curse" else None,
        flavour=read_flavour(reader),
    )
    unborne(reader, card.uses)
    if kind == "recipe" and not card.uses:
        reader.find("kind", "expected a use of a recipe")
    return card


def _kind(reader: TomlReader, table: str) -> str:
    """The kind of an adventure card: that of its table, or the one that it names."""
    if table == "curse":
        return "curse"
    if table == "starting_combat":
        return "combat"
    return reader.word("kind", (*ADVENTURE_KINDS, "combat") if table == "adventure" else ADVENTURE_KINDS)


@rule("DS-COMP-015")
def _curse(reader: TomlReader) -> Curse:
    """A curse has a text and does something; it jumps nowhere, because it works at the end of every turn."""
    curse = Curse(text=read_name(reader, "text"), harder=read_harder(reader), turn_end=reader.program("turn_end"))
    if not curse.harder and not curse.turn_end:
        reader.find("kind", "expected 'harder' or 'turn_end' of a curse")
    if jumps(curse.turn_end):
        reader.find("event-jump", "expected no 'turn to' or 'return' in 'turn_end' of a curse")
    return curse


@rule("DS-CBDK-007")
def _combat(reader: TomlReader) -> CombatFigures | None:
    """The figures of a combat card; None with a finding if it has none."""
    table = reader.table("combat")
    synergy = reader.program("synergy")
    if table is None:
        return None
    damage = table.integer("damage", high=30) if table.has("damage") else None
    combat = CombatFigures(
        damage=damage,
        die=table.flag("die"),
        skill=table.word("skill", SKILLS, ""),
        remove=table.integer("remove", 0, high=20),
        block=table.integer("block", 0, high=20),
        pierces=table.flag("pierces"),
        synergy=synergy,
    )
    table.close()
    if damage is None and (combat.die or combat.skill or combat.pierces):
        table.find("combat", "expected 'damage' beside 'die', 'skill' or 'pierces'")
    if not (damage or combat.die or combat.skill or combat.remove or combat.block or synergy):
        table.find("combat", "expected at least one effect of a combat card")
    return combat


def build_resources(source: PackSource, findings: list[Finding]) -> list[Resource]:
    """The resources, with their names and what each token may be discarded for."""
    resources = []
    for reader in readers(source, "resource", findings):
        resource = Resource(kind=reader.word("id", RESOURCES), name=read_name(reader), uses=uses(reader))
        unborne(reader, resource.uses)
        resources.append(resource)
    return resources
