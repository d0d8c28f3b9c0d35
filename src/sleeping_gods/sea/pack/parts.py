"""Pieces that several kinds of cards share: weapons, uses and moments."""

from __future__ import annotations

from ...effects.op import Program
from ...effects.terms import MOMENTS
from ...story.pieces import read_name, read_uses
from ...story.printed import Name
from ...story.reader import TomlReader
from ..table.cards import Use, Weapon, When
from ..table.words import SKILLS, STATUSES


def weapon(reader: TomlReader, card: str = "", card_name: Name | None = None) -> Weapon | None:
    """The weapon of a board, with its own id and name, or of a card, whose id and name it takes."""
    table = reader.table("weapon")
    if table is None:
        return None
    own_weapon = Weapon(
        id=card or table.id(),
        name=card_name or read_name(table),
        accuracy=table.integer("accuracy", high=20),
        damage=table.integer("damage", high=20),
        block=table.integer("block", high=20),
        discard=table.word("discard", SKILLS, ""),
        ranged=table.flag("ranged"),
        tires=table.flag("tires"),
    )
    table.close()
    return own_weapon


def uses(reader: TomlReader, command: int = 0) -> tuple[Use, ...]:
    """The uses of a board or card, with what each costs."""

    def use(table: TomlReader, label: str, program: Program) -> Use:
        """One use as its table describes it."""
        return Use(
            label=label,
            command=table.integer("command", command, high=14),
            program=program,
            discard=table.word("discard", ("self", "hand"), ""),
            takes=table.word("takes", STATUSES, ""),
            hurts=table.integer("hurts", 0, high=20),
            once=table.flag("once"),
            own=table.flag("own"),
            others=table.flag("others"),
        )

    return read_uses(reader, use)


def moments(reader: TomlReader) -> tuple[When, ...]:
    """What happens by itself at certain moments."""
    whens: list[When] = []
    for table in reader.tables("when"):
        moment = When(table.word("at", MOMENTS), table.program("do", required=True))
        if any(known.at == moment.at for known in whens):
            table.find("duplicate", f"expected the moment {moment.at!r} once on a card")
        whens.append(moment)
        table.close()
    return tuple(whens)
