"""What the tables of both games share when they are played with a printed box."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from ...effects.op import Op
from ...story.entries import told_page
from .own_box import MAX_ENTERED, OwnBox
from .table import CannotEnter


class BoxPages:
    """A table whose pack grows with what is entered; the shipped pack has neither story nor map."""

    __slots__ = ()
    box: OwnBox
    pack: Any
    bound: Any

    def own_box(self) -> OwnBox:
        """What was told of the printed box."""
        return self.box

    @abstractmethod
    def grow(self, pack: Any, entries: list[str]) -> None:
        """Play with a copy of a pack that has some entries; CannotEnter leaves the table as it was."""
        raise NotImplementedError

    def open_box(self, shipped: Any) -> None:
        """Begin, or go on after a saved state: the shipped pack with everything that was entered and told."""
        self.grow(shipped, self.box.entered)
        for page in self.box.told:
            self.pack.paragraphs[page] = told_page(page)

    def open_page(self, number: str) -> None:
        """A page of the printed book is read for the first time, or again."""
        self.box.told.setdefault(number, [])
        self.pack.paragraphs[number] = told_page(number)

    def enter(self, text: str) -> None:
        """The pack of this table grows by a card or a place."""
        if len(self.box.entered) >= MAX_ENTERED:
            raise CannotEnter(f"expected at most {MAX_ENTERED} cards and places")
        self.grow(self.pack, [text])
        self.box.entered.append(text)

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.pack.quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and op.args[0] not in self.bound.adventure_numbers:
            self.enter(f"adventure {{ number = {op.args[0]} }}")
