"""Pieces that several kinds of cards share: names, weapons, uses, moments and standing changes."""

from __future__ import annotations

from ..effects.terms import MOMENTS
from ..story.pieces import use_label
from ..story.printed import Name, Passive
from ..story.reader import Reader
from ..story.records import readers
from .cards import Use, Weapon, When
from .words import SKILLS, STATUSES

__all__ = ["moments", "name", "passives", "readers", "uses", "weapon"]


def name(reader: Reader, key: str = "name", *, empty: bool = False) -> Name:
    """A name in both languages."""
    return Name(*reader.name(key, empty=empty))


def weapon(reader: Reader, card: str = "", card_name: Name | None = None) -> Weapon | None:
    """The weapon of a board, with its own id and name, or of a card, whose id and name it takes."""
    table = reader.table("weapon")
    if table is None:
        return None
    made = Weapon(
        card or table.id(),
        card_name or name(table),
        table.integer("accuracy", high=20),
        table.integer("damage", high=20),
        table.integer("block", high=20),
        table.word("discard", SKILLS, ""),
        table.flag("ranged"),
        table.flag("tires"),
    )
    table.close()
    return made


def uses(reader: Reader, command: int = 0) -> tuple[Use, ...]:
    """The uses of a board or card; their labels tell them apart."""
    made: list[Use] = []
    for table in reader.tables("use"):
        program = table.program("do", required=True)
        made.append(
            Use(
                use_label(table, program, [use.label for use in made]),
                table.integer("command", command, high=14),
                program,
                table.word("discard", ("self", "hand"), ""),
                table.word("takes", STATUSES, ""),
                table.integer("hurts", 0, high=20),
                table.flag("once"),
                table.flag("own"),
                table.flag("others"),
            )
        )
        table.close()
    return tuple(made)


def moments(reader: Reader) -> tuple[When, ...]:
    """What happens by itself at certain moments."""
    made: list[When] = []
    for table in reader.tables("when"):
        moment = When(table.word("at", MOMENTS), table.program("do", required=True))
        if any(known.at == moment.at for known in made):
            table.find("duplicate", f"expected the moment {moment.at!r} once on a card")
        made.append(moment)
        table.close()
    return tuple(made)


def passives(reader: Reader) -> tuple[Passive, ...]:
    """Standing changes."""
    return tuple(Passive(*standing) for standing in reader.passives("passive"))
