"""What the chapters that both games have look up in a pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ...kernel.game import PackInfo
from ...story.lesson import Lesson
from ...story.model import Paragraph
from ...story.plates import DrawnPlate
from ...story.printed import Name, PrintedQuest
from ...story.printed_figure import OurBoard
from ...story.prologue import Lead


class FateCard(Protocol):
    """An ability card: drawn for fate, or held for its skill."""

    @property
    def fate(self) -> int:
        """The number in its corner."""

    @property
    def skill(self) -> str:
        """The skill that it shows."""

    @property
    def uses(self) -> Sequence[object]:
        """The uses printed on it."""

    @property
    def passives(self) -> Sequence[object]:
        """What it does by itself while it is equipped."""


class PartyPack(PackInfo, Protocol):
    """What the common chapters look up in a pack."""

    @property
    def name(self) -> Name:
        """What the pack is called."""

    @property
    def opening(self) -> Name:
        """What is read before the first turn; empty for nothing."""

    @property
    def openings(self) -> Mapping[int, Name]:
        """What is read instead where a quest of earlier voyages was taken along."""

    @property
    def aim(self) -> Name:
        """What would bring the party home, in one sentence; empty if the pack does not say."""

    @property
    def totems_needed(self) -> int:
        """How many totems the aim asks for; 0 if the pack does not say."""

    @property
    def leads(self) -> tuple[Lead, ...]:
        """Where to look for what the aim asks for."""

    @property
    def lesson(self) -> Lesson:
        """How the first turn is explained."""

    @property
    def plates(self) -> Mapping[str, DrawnPlate]:
        """Its drawn plates by their names."""

    @property
    def ours(self) -> tuple[OurBoard, ...]:
        """With a printed box: the boards and cards with figures that no source gives."""

    @property
    def abilities(self) -> Mapping[str, FateCard]:
        """The ability cards."""

    @property
    def paragraphs(self) -> Mapping[str, Paragraph]:
        """The storybook."""

    @property
    def adventures(self) -> Mapping[str, object]:
        """The adventure cards by their ids."""

    @property
    def quests(self) -> Mapping[int, PrintedQuest]:
        """The quest cards by their numbers."""
