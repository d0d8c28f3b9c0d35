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

    def scene(self, localizer: Localizer, look: RenderContext) -> list[Section]:
        """What one wants to see before the decision that waits."""
        drawings = self.before[look.told.decision.topic]
        if look.fresh and self.header not in drawings:
            drawings = (self.header, row_section, *(drawing for drawing in drawings if drawing is not row_section))
        if look.stepping_in and self.hand not in drawings:
            drawings = (*(drawing for drawing in drawings if drawing not in self.other_hands), self.hand)
        return drawn(localizer, drawings, look)

    def shows_hand(self, scene: str) -> bool:
        """Whether the hand is drawn before a decision that is about something."""
        drawings = self.before[scene]
        return any(drawing in drawings for drawing in (self.hand, *self.other_hands))

    def page(self, localizer: Localizer, word: str, look: RenderContext) -> list[Section]:
        """One of the pages."""
        if word == "fight":
            row, signs = row_section(localizer, look), legend(localizer, look)
            return [part for part in (row, signs) if part is not None] or [lines([localizer.say("fight_none")])]
        return drawn(localizer, self.pages.get(word, (self.header, row_section, *self.whole)), look)


def drawn(localizer: Localizer, drawings: tuple[Drawing, ...], look: RenderContext) -> list[Section]:
    """Drawings one under the other, without those that have nothing to show."""
    return [section for drawing in drawings if (section := drawing(localizer, look)) is not None]


def when_fresh(drawing: Drawing) -> Drawing:
    """The same drawing, only if nothing of the scene is on the screen yet."""
    return lambda localizer, look: drawing(localizer, look) if look.fresh else None


def at_first(drawing: Drawing) -> Drawing:
    """The same drawing, unless it stands just above because the same was asked before."""
    return lambda localizer, look: drawing(localizer, look) if look.fresh or not look.again else None
