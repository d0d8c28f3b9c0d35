"""What the tables of both games share when they are played with a printed box."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from ...effects.op import Op
from ...kernel.steps import Step
from ...kernel.table import LogEvent
from ...story.entries import told_page
from ...story.model import Paragraph
from ...story.printed import PrintedAdventure
from ...story.printed_figure import OurBoard, board_of
from ..chapters.kept_event import KeptEvent, kept_event
from ..chapters.our_figures import figures_played, unconfirmed
from ..effects.program import Do
from .own_box import MAX_ENTERED, OwnBox
from .table import CannotEnter


class BoxPack(Protocol):
    """What a pack has whose pages are told."""

    @property
    def ours(self) -> tuple[OurBoard, ...]:
        """The boards and cards with figures that no source gives."""

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
    agenda: list[Step[Any]]

    @abstractmethod
    def grown_pack(self) -> P:
        """The pack as far as it has grown."""
        raise NotImplementedError

    def own_box(self) -> OwnBox:
        """What was told of the printed box."""
        return self.box

    @abstractmethod
    def grow(self, pack: P, entries: list[str], *, shipped: bool = False) -> None:
        """Play with a copy of a pack that has some entries; CannotEnter leaves the table as it was."""
        raise NotImplementedError

    def open_box(self, shipped: P) -> None:
        """Begin, or go on after a saved state: the shipped pack with everything that was entered and told."""
        self.grow(shipped, self.box.entered, shipped=True)
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
        kept = kept_event(text)
        self.grow(self.grown_pack(), [text])
        for item in self.agenda:
            if isinstance(item, Do) and item.program not in self.programs():
                raise CannotEnter("expected what is being played to be over first")
        if kept is not None:
            self.keep_event(kept)
        self.box.entered.append(text)

    @abstractmethod
    def programs(self) -> Container[str]:
        """The paths of all programs that can be played."""
        raise NotImplementedError

    @abstractmethod
    def keep_event(self, kept: KeptEvent) -> None:
        """An event that was told stays on the table, or leaves it; CannotEnter if it can do neither."""
        raise NotImplementedError

    def newly_played(self, log_event: LogEvent, kinds: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The boards whose unconfirmed figures a log event plays for the first time, each with the first kind."""
        if not kinds:
            return
        left = unconfirmed(self.grown_pack().ours, self.box)
        for board in dict.fromkeys(map(board_of, figures_played(log_event, kinds, left))):
            if f"{kinds[0]} {board}" not in self.box.played:
                self.box.played.append(f"{kinds[0]} {board}")
                yield kinds[0], board

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.grown_pack().quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and not self._has_card(int(op.args[0])):
            self.enter(f"adventure {{ number = {op.args[0]} }}")

    def _has_card(self, number: int) -> bool:
        """Whether an adventure card with this number has been entered."""
        return any(card.number == number for card in self.grown_pack().adventures.values())
