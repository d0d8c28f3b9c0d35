"""A paragraph of the storybook, as it reads now."""

from __future__ import annotations

from ...party.chapters.explore import met
from ...party.table.table import PartyTable
from ...telling.voice import Voice
from ..section import Section
from ..story_page import story_page
from ..view import Look


def paragraph_page(voice: Voice, table: PartyTable, number: str, look: Look, *, again: bool = False) -> Section:
    """A paragraph as it reads now: blocks whose condition does not hold are left out.

    Where it is opened again in the same visit, its title and what has not been read of it do.
    """
    paragraph = table.pack.paragraphs[number]
    told = voice.blocks(table.pack, paragraph)
    blocks = [said for block, said in told if block.when is None or met(table, block.when)]
    shown = blocks
    if look.read is not None:
        before = look.read.setdefault(number, set())
        shown = [block for block in blocks if block not in before] if again else blocks
        before.update(blocks)
    return story_page(number, voice.title(table.pack, paragraph), shown, look)
