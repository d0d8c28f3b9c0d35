"""What the tables of both games share when they are played with a printed box."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from ...effects.op import Op
from ...story.entries import told_page
from ...story.model import Paragraph
from ...story.printed import PrintedAdventure
from .own_box import MAX_ENTERED, OwnBox
from .table import CannotEnter


class BoxPack(Protocol):
    """What a pack has whose pages are told."""

    @property
    def paragraphs(self) -> dict[str, Paragraph]:
        """The pages that were opened."""

    @property
    def quests(self) -> Mapping[int, object]:
        """The quest cards by their numbers."""

    @property
    def adventures(self) -> Mapping[str, PrintedAdventure]:
        """The adventure cards by their ids."""


P = TypeVar("P", bound=BoxPack)


class BoxPages(Generic[P]):
    """A table whose pack grows with what is entered; the shipped pack has neither story nor map."""

    __slots__ = ()
    box: OwnBox

    @abstractmethod
    def grown_pack(self) -> P:
        """The pack as far as it has grown."""
        raise NotImplementedError

    def own_box(self) -> OwnBox:
        """What was told of the printed box."""
        return self.box

    @abstractmethod
    def grow(self, pack: P, entries: list[str]) -> None:
        """Play with a copy of a pack that has some entries; CannotEnter leaves the table as it was."""
        raise NotImplementedError

    def open_box(self, shipped: P) -> None:
        """Begin, or go on after a saved state: the shipped pack with everything that was entered and told."""
        self.grow(shipped, self.box.entered)
        for page in self.box.told:
            self.grown_pack().paragraphs[page] = told_page(page)

    def open_page(self, number: str) -> None:
        """A page of the printed book is read for the first time, or again."""
        self.box.told.setdefault(number, [])
        self.grown_pack().paragraphs[number] = told_page(number)

    def enter(self, text: str) -> None:
        """The pack of this table grows by a card or a place."""
        if len(self.box.entered) >= MAX_ENTERED:
            raise CannotEnter(f"expected at most {MAX_ENTERED} cards and places")
        self.grow(self.grown_pack(), [text])
        self.box.entered.append(text)

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.grown_pack().quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and not self._has_card(int(op.args[0])):
            self.enter(f"adventure {{ number = {op.args[0]} }}")

    def _has_card(self, number: int) -> bool:
        return any(card.number == number for card in self.grown_pack().adventures.values())
