"""Which parts of the table are drawn before which decision, and the pages one can call up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ...party.table.table import PartyTable
from ...telling.party.draws import kind_of_decision
from ...telling.voice import Voice
from ..section import Section, lines
from ..view import Look
from .fight import legend, row_section

T = TypeVar("T", bound=PartyTable)
Drawing: TypeAlias = Callable[[Voice, T, Look], Section | None]


@dataclass(frozen=True, slots=True)
class Scenes(Generic[T]):
    """The drawings of one game."""

    header: Drawing[T]
    hand: Drawing[T]
    before: Mapping[str, tuple[Drawing[T], ...]]
    """Class of the decision to what is drawn before it; others need only their question."""
    whole: tuple[Drawing[T], ...]
    """The whole table, without header and fight."""
    pages: Mapping[str, tuple[Drawing[T], ...]]
    """Word to what its page shows, ``table`` and ``fight`` apart."""
    other_hands: tuple[Drawing[T], ...] = ()
    """Other drawings of hands."""

    def scene(self, voice: Voice, table: T, look: Look) -> list[Section]:
        """What one wants to see before the decision that waits."""
        drawings = self.before.get(kind_of_decision(table), ())
        if look.fresh and self.header not in drawings:
            drawings = (self.header, row_section, *(drawing for drawing in drawings if drawing is not row_section))
        if look.stepping_in and self.hand not in drawings:
            drawings = (*(drawing for drawing in drawings if drawing not in self.other_hands), self.hand)
        return drawn(voice, drawings, table, look)

    def shows_hand(self, table: T) -> bool:
        """Whether the hand is drawn before the decision that waits."""
        drawings = self.before.get(kind_of_decision(table), ())
        return any(drawing in drawings for drawing in (self.hand, *self.other_hands))

    def page(self, voice: Voice, table: T, word: str, look: Look) -> list[Section]:
        """One of the pages."""
        if word == "fight":
            row, signs = row_section(voice, table, look), legend(voice, look)
            return [part for part in (row, signs) if part is not None] or [lines([voice.say("fight_none")])]
        return drawn(voice, self.pages.get(word, (self.header, row_section, *self.whole)), table, look)


def drawn(voice: Voice, drawings: tuple[Drawing[T], ...], table: T, look: Look) -> list[Section]:
    """Drawings one under the other, without those that have nothing to show."""
    return [section for drawing in drawings if (section := drawing(voice, table, look)) is not None]


def when_fresh(drawing: Drawing[T]) -> Drawing[T]:
    """The same drawing, only if nothing of the scene is on the screen yet."""
    return lambda voice, table, look: drawing(voice, table, look) if look.fresh else None


def at_first(drawing: Drawing[T]) -> Drawing[T]:
    """The same drawing, unless it stands just above because the same was asked before."""
    return lambda voice, table, look: drawing(voice, table, look) if look.fresh or not look.again else None
