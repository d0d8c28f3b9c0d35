"""Which parts of the table are drawn before which decision, and the pages one can call up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ...presentation.localizer import Localizer
from ..section import Section, lines
from ..view import RenderContext
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
        """What one wants to see before the decision that waits."""
        drawings = self.before[context.scene.decision.topic]
        if context.fresh and self.header not in drawings:
            drawings = (self.header, row_section, *(drawing for drawing in drawings if drawing is not row_section))
        if context.stepping_in and self.hand not in drawings:
            drawings = (*(drawing for drawing in drawings if drawing not in self.other_hands), self.hand)
        return drawn(localizer, drawings, context)

    def shows_hand(self, scene: str) -> bool:
        """Whether the hand is drawn before a decision that is about something."""
        drawings = self.before[scene]
        return any(drawing in drawings for drawing in (self.hand, *self.other_hands))

    def page(self, localizer: Localizer, word: str, context: RenderContext) -> list[Section]:
        """One of the pages."""
        if word == "fight":
            row, signs = row_section(localizer, context), legend(localizer, context)
            return [part for part in (row, signs) if part is not None] or [lines([localizer.say("fight_none")])]
        return drawn(localizer, self.pages.get(word, (self.header, row_section, *self.whole)), context)


def drawn(localizer: Localizer, drawings: tuple[Drawing, ...], context: RenderContext) -> list[Section]:
    """Drawings one under the other, without those that have nothing to show."""
    return [section for drawing in drawings if (section := drawing(localizer, context)) is not None]


def when_fresh(drawing: Drawing) -> Drawing:
    """The same drawing, only if nothing of the scene is on the screen yet."""
    return lambda localizer, context: drawing(localizer, context) if context.fresh else None


def at_first(drawing: Drawing) -> Drawing:
    """The same drawing, unless it stands just above because the same was asked before."""
    return lambda localizer, context: drawing(localizer, context) if context.fresh or not context.again else None
