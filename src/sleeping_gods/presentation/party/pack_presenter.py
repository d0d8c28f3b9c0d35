"""The part of a presenter that describes a pack before a campaign begins."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from ...kernel.game import PackInfo
from ...party.table.table import PartyTable
from ...story.printed import Name
from ..scene.unlocked_card import UnlockedCard
from .wording_presenter import WordingPresenter

T = TypeVar("T", bound=PartyTable)
SHORT = 40
"""A pack with fewer locations is a short one."""


class PackPresenter(WordingPresenter[T]):
    """Names and sizes of packs, their options and achievements, in words."""

    def pack_name(self, pack: PackInfo) -> str:
        """The name of a pack."""
        name = getattr(pack, "name", None)
        return self.localizer.name(name) if isinstance(name, Name) else pack.id

    def pack_size(self, pack: PackInfo) -> str:
        """How many locations there are to explore."""
        count = self.location_count(pack)
        return self.localizer.say("pack_short" if count < SHORT else "pack_long", count=count) if count else ""

    @abstractmethod
    def location_count(self, pack: PackInfo) -> int:
        """The locations of a pack's maps."""

    @abstractmethod
    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The members whose boards are dealt to the players of a new campaign: word to name."""

    def free_options(self, pack: PackInfo) -> dict[str, str]:
        """Options that take any words; empty unless the game says so."""
        return {}

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """What achievements have unlocked for new campaigns; empty unless the game says so."""
        return {}

    def unlocked_cards(self, pack: PackInfo, ticked: list[str]) -> tuple[UnlockedCard, ...]:
        """The unlocked cards as they are offered to a new campaign; none unless a game overrides it."""
        return ()
