"""Pieces that several kinds of cards share: uses, and what only a character can pay."""

from __future__ import annotations

from ...effects.op import Program
from ...story.pieces import read_uses
from ...story.reader import Reader
from ..table.cards import Use
from ..table.words import MARKS

ONCE = ("turn", "attack", "challenge")
"""How often a use may be limited."""


def uses(reader: Reader) -> tuple[Use, ...]:
    """The uses of a board, card or resource, with what each costs."""
    return read_uses(reader, _use)


def _use(table: Reader, label: str, program: Program) -> Use:
    return Use(
        label,
        program,
        table.integer("stamina", 0, high=3),
        table.integer("hurts", 0, high=20),
        table.amounts("cost"),
        table.word("once", ONCE, ""),
        table.flag("own"),
        table.word("where", tuple(MARKS.values()), ""),
    )


def unborne(reader: Reader, made: tuple[Use, ...]) -> None:
    """Note costs that only a character can pay, on a card or resource that belongs to the whole party."""
    if any(use.stamina or use.hurts or use.own for use in made):
        reader.find("kind", "expected no 'stamina', 'hurts' or 'own': no character has this")
