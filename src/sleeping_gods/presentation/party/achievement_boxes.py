"""The boxes of the achievement sheet, and the endings of a story, by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...effects.op import Op
from ...kernel.game import PackInfo
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from ..localizer import Localizer
from .names import lore
from .pack_cache import RecordCache

ENDING = "ending"
_telling: RecordCache[PackInfo, tuple[str, ...]] = RecordCache(256)
"""The pages that tell each ending."""


def ending_name(localizer: Localizer, table: PartyTable, ending: str) -> str:
    """An ending by the title of the page that tells it: the one read last if it is one of several."""
    paragraphs = lore(table).paragraphs
    tell = _telling(table.pack, localizer.lang, ending, _pages_of, paragraphs, ending)
    if not tell:
        return ending.replace("-", " ")
    return localizer.title(table.pack, paragraphs[table.paragraph if table.paragraph in tell else tell[0]])


def _pages_of(paragraphs: Mapping[str, Paragraph], ending: str) -> tuple[str, ...]:
    return tuple(number for number, paragraph in paragraphs.items() if _reaches(_programs(paragraph), ending))


def box_words(localizer: Localizer, table: PartyTable, box: str, name: Callable[[str], str]) -> str:
    """A box by its group and what it is ticked for, which has a name."""
    kind, _, thing = box.partition(":")
    if not thing:
        return kind.replace("-", " ")
    called = ending_name(localizer, table, thing) if kind == ENDING else name(thing)
    return localizer.say(f"box_{kind}", name=called) if localizer.words.knows("box", kind) else f"{kind} {called}"


def _programs(paragraph: Paragraph) -> Iterable[Op]:
    """Everything that a page does."""
    for program in (paragraph.program, *(then for _, then in paragraph.ifs)):
        yield from program
    for choice in paragraph.choices:
        yield from choice.program


def _reaches(program: Iterable[Op], ending: str) -> bool:
    """Whether something leads to an ending, by itself or in one of its arms."""
    return any(
        (op.name == ENDING and ending in op.args) or any(_reaches(arm, ending) for _, arm in op.arms) for op in program
    )
