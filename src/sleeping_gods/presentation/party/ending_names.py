"""The names of endings: an ending has no name of its own, so it goes by the title of the page that tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ...effects.op import Op
from ...kernel.game import PackInfo
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from ..localizer import Localizer
from .names import lore
from .pack_cache import RecordCache

ENDING = "ending"
"""The effect that ends a campaign, and the kind of box that is ticked for it."""
ENDINGS = 256
"""How many endings are remembered with their pages."""
_pages_cache: RecordCache[PackInfo, tuple[str, ...]] = RecordCache(ENDINGS)
"""The pages that tell each ending."""


def ending_name(localizer: Localizer, table: PartyTable, ending: str) -> str:
    """The title of the page that tells an ending: of several, the one that is open, else the first."""
    paragraphs = lore(table).paragraphs
    pages = _pages_cache.get_or_make(table.pack, localizer.lang, ending, _pages_telling, paragraphs, ending)
    if not pages:
        return ending.replace("-", " ")
    return localizer.title(table.pack, paragraphs[table.paragraph if table.paragraph in pages else pages[0]])


def _pages_telling(paragraphs: Mapping[str, Paragraph], ending: str) -> tuple[str, ...]:
    """The numbers of the paragraphs with an effect that leads to an ending."""
    return tuple(number for number, paragraph in paragraphs.items() if _leads_to(_effects(paragraph), ending))


def _effects(paragraph: Paragraph) -> Iterator[Op]:
    """The effects of a paragraph, of its `if` lines and of its choices."""
    for program in (paragraph.program, *(then for _, then in paragraph.ifs)):
        yield from program
    for choice in paragraph.choices:
        yield from choice.program


def _leads_to(effects: Iterable[Op], ending: str) -> bool:
    """Whether one of these effects, or of those in their arms, leads to an ending."""
    return any(
        (op.name == ENDING and ending in op.args) or any(_leads_to(arm, ending) for _, arm in op.arms) for op in effects
    )
