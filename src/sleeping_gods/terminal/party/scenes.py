"""Which parts of the table are drawn before which decision, and the pages one can call up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ...party.table.table import PartyTable
from ..section import Section, lines
from ..view import Look
from .cards import quests_section
from .draws import kind_of_decision
from .story import paragraph_page

T = TypeVar("T", bound=PartyTable)
Drawing: TypeAlias = Callable[[T, Look], Section | None]
NO_FIGHT = lines(["There is no fight."])
NO_STORY = lines(["No page of the story has been read yet."])


@dataclass(frozen=True, slots=True)
class Scenes(Generic[T]):
    """The drawings of one game."""

    header: Drawing[T]
    fight: Drawing[T]
    """The enemy row; nothing outside of fights."""
    legend: Callable[[Look], Section]
    """What the signs of the enemy row mean."""
    hand: Drawing[T]
    before: Mapping[str, tuple[Drawing[T], ...]]
    """Class of the decision to what is drawn before it; others need only their question."""
    whole: tuple[Drawing[T], ...]
    """The whole table, without header and fight."""
    pages: Mapping[str, tuple[Drawing[T], ...]]
    """Word to what its page shows, ``table`` and ``fight`` apart."""
    other_hands: tuple[Drawing[T], ...] = ()
    """Other drawings of hands."""

    def scene(self, table: T, look: Look) -> list[Section]:
        """What one wants to see before the decision that waits."""
        drawings = self.before.get(kind_of_decision(table), ())
        if look.fresh and self.header not in drawings:
            drawings = (self.header, self.fight, *(drawing for drawing in drawings if drawing is not self.fight))
        if look.stepping_in and self.hand not in drawings:
            drawings = (*(drawing for drawing in drawings if drawing not in self.other_hands), self.hand)
        return drawn(drawings, table, look)

    def shows_hand(self, table: T) -> bool:
        """Whether the hand is drawn before the decision that waits."""
        drawings = self.before.get(kind_of_decision(table), ())
        return any(drawing in drawings for drawing in (self.hand, *self.other_hands))

    def page(self, table: T, word: str, look: Look) -> list[Section]:
        """One of the pages."""
        if word == "fight":
            row = drawn((self.fight,), table, look)
            return [*row, self.legend(look)] if table.combat is not None else [NO_FIGHT]
        return drawn(self.pages.get(word, (self.header, self.fight, *self.whole)), table, look)


def drawn(drawings: tuple[Drawing[T], ...], table: T, look: Look) -> list[Section]:
    """Drawings one under the other, without those that have nothing to show."""
    return [section for drawing in drawings if (section := drawing(table, look)) is not None]


def story(table: PartyTable, look: Look) -> Section | None:
    """The page that is being read, if it is not on the screen already."""
    return paragraph_page(table, table.paragraph, look) if look.fresh and table.paragraph else None


def whole_story(table: PartyTable, look: Look) -> Section:
    """The page that is being read, or was read last, as a whole."""
    return paragraph_page(table, table.paragraph, look) if table.paragraph else NO_STORY


def when_fresh(drawing: Drawing[T]) -> Drawing[T]:
    """The same drawing, only if nothing of the scene is on the screen yet."""
    return lambda table, look: drawing(table, look) if look.fresh else None


def in_fights(drawing: Drawing[T]) -> Drawing[T]:
    """The same drawing, only while there are enemies."""
    return lambda table, look: drawing(table, look) if table.combat is not None and table.combat.foes else None


def keywords(table: PartyTable, look: Look) -> Section:
    """The keywords of the quests."""
    return quests_section(table, brief=True)
