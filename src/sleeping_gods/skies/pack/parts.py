"""Pieces that several kinds of cards share: uses, what only a character can pay, harder challenges, jumps."""

from __future__ import annotations

from ...effects.op import Program
from ...story.pieces import read_uses
from ...story.reader import TomlReader
from ..table.cards import Use
from ..table.words import MARKS, SKILLS

ONCE = ("turn", "attack", "challenge")
"""How often a use may be limited."""


def uses(reader: TomlReader) -> tuple[Use, ...]:
    """The uses of a board, card or resource, with what each costs."""
    return read_uses(reader, _use)


def _use(table: TomlReader, label: str, program: Program) -> Use:
    """One use as its table describes it."""
    return Use(
        label=label,
        program=program,
        stamina=table.integer("stamina", 0, high=3),
        hurts=table.integer("hurts", 0, high=20),
        cost=table.amounts("cost"),
        once=table.word("once", ONCE, ""),
        own=table.flag("own"),
        where=table.word("where", tuple(MARKS.values()), ""),
    )


def unborne(reader: TomlReader, uses: tuple[Use, ...]) -> None:
    """Note costs that only a character can pay, on a card or resource that belongs to the whole party."""
    if any(use.stamina or use.hurts or use.own for use in uses):
        reader.find("kind", "expected no 'stamina', 'hurts' or 'own': no character has this")


def read_harder(reader: TomlReader) -> tuple[tuple[str, int], ...]:
    """What challenges need more, by skill or for any, while a card is in play."""
    table = reader.table("harder", required=False)
    if table is None:
        return ()
    harder = tuple((skill, table.integer(skill, low=1, high=9)) for skill in ("any", *SKILLS) if table.has(skill))
    table.close()
    return harder


def jumps(program: Program) -> bool:
    """Whether a story would be left or opened."""
    return any(op.name in ("turn-to", "return") or any(jumps(arm) for _, arm in op.arms) for op in program)
