"""Which parts of the table are drawn before which decision, and the pages one can call up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ...presentation.localizer import Localizer
from ..render_context import RenderContext
from ..section import Section, lines
from .fight import legend, row_section

Drawing: TypeAlias = Callable[[Localizer, RenderContext], Section | None]


@dataclass(frozen=True, slots=True)
class Scenes:
    """The drawings of one game."""

    header: Drawing
    hand: Drawing
    before: Mapping[str, tuple[Drawing, ...]]
    """What is drawn before a decision, by what it is about."""
    whole: tuple[Drawing, ...]
    """The whole table, without header and fight."""
    pages: Mapping[str, tuple[Drawing, ...]]
    """Word to what its page shows, ``table`` and ``fight`` apart."""
    other_hands: tuple[Drawing, ...] = ()
    """Other drawings of hands."""

    def scene(self, localizer: Localizer, context: RenderContext) -> list[Section]:
        """The sections before the waiting decision."""
        drawings = self.before[context.scene.decision.topic]
        if context.fresh and self.header not in drawings:
            drawings = (self.header, row_section, *(drawing for drawing in drawings if drawing is not row_section))
        if context.stepping_in and self.hand not in drawings:
            drawings = (*(drawing for drawing in drawings if drawing not in self.other_hands), self.hand)
        return draw_all(localizer, drawings, context)

    def shows_hand(self, scene: str) -> bool:
        """Whether the hand is drawn before this kind of decision."""
        drawings = self.before[scene]
        return any(drawing in drawings for drawing in (self.hand, *self.other_hands))

    def page(self, localizer: Localizer, word: str, context: RenderContext) -> list[Section]:
        """One of the pages."""
        if word == "fight":
            row, signs = row_section(localizer, context), legend(localizer, context)
            return [part for part in (row, signs) if part is not None] or [lines([localizer.say("fight_none")])]
        return draw_all(localizer, self.pages.get(word, (self.header, row_section, *self.whole)), context)


def draw_all(localizer: Localizer, drawings: tuple[Drawing, ...], context: RenderContext) -> list[Section]:
    """The sections of several drawings, without empty ones."""
    return [section for drawing in drawings if (section := drawing(localizer, context)) is not None]


def only_when_fresh(drawing: Drawing) -> Drawing:
    """The drawing, only if nothing of the scene is on the screen yet."""
    return lambda localizer, context: drawing(localizer, context) if context.fresh else None


def only_first_time(drawing: Drawing) -> Drawing:
    """The drawing, unless the same decision was just asked."""
    return lambda localizer, context: drawing(localizer, context) if context.fresh or not context.again else None
