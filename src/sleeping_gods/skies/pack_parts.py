"""Pieces that several kinds of cards share: names, uses and standing changes."""

from __future__ import annotations

from ..story.pieces import use_label
from ..story.printed import Name, Passive
from ..story.reader import Reader
from .cards import Use
from .words import MARKS

ONCE = ("turn", "attack", "challenge")
"""How often a use may be limited."""


def name(reader: Reader, key: str = "name", *, empty: bool = False) -> Name:
    """A name in both languages."""
    return Name(*reader.name(key, empty=empty))


def uses(reader: Reader) -> tuple[Use, ...]:
    """The uses of a board, card or resource; their labels tell them apart."""
    made: list[Use] = []
    for table in reader.tables("use"):
        program = table.program("do", required=True)
        made.append(
            Use(
                use_label(table, program, [use.label for use in made]),
                program,
                table.integer("stamina", 0, high=3),
                table.integer("hurts", 0, high=20),
                table.amounts("cost"),
                table.word("once", ONCE, ""),
                table.flag("own"),
                table.word("where", tuple(MARKS.values()), ""),
            )
        )
        table.close()
    return tuple(made)


def unborne(reader: Reader, made: tuple[Use, ...]) -> None:
    """Note costs that only a character can pay, on a card or resource that belongs to the whole party."""
    if any(use.stamina or use.hurts or use.own for use in made):
        reader.find("kind", "expected no 'stamina', 'hurts' or 'own': no character has this")


def passives(reader: Reader) -> tuple[Passive, ...]:
    """Standing changes."""
    return tuple(Passive(*standing) for standing in reader.passives("passive"))
