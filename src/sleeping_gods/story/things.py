"""What every pack holds that can be named by its number: quests, adventure cards, enemies, paragraphs, endings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ..effects.op import Arg
from ..effects.terms import TARGETS
from .printed import Name, PrintedEnemy, PrintedQuest
from .records import HasNumber


class NumberedCard(HasNumber, Protocol):
    """A card with a number, 0 for none, and a name."""

    @property
    def name(self) -> Name:
        """The name."""


class NumberedThings(Protocol):
    """What the packs of both games hold."""

    @property
    def quests(self) -> Mapping[int, PrintedQuest]:
        """Quest cards."""

    @property
    def adventures(self) -> Mapping[str, NumberedCard]:
        """Adventure cards."""

    @property
    def enemies(self) -> Mapping[str, PrintedEnemy]:
        """Enemy cards."""

    @property
    def paragraphs(self) -> Mapping[str, object]:
        """The story."""

    @property
    def endings(self) -> tuple[str, ...]:
        """The names of the endings."""


def things_of(pack: NumberedThings, crew: Collection[str]) -> dict[str, set[Arg]]:
    """What programs and conditions of either game may name, by kind."""
    return {
        "quest": set(pack.quests),
        "adventure": {card.number for card in pack.adventures.values() if card.number},
        "enemy": {enemy.number for enemy in pack.enemies.values()},
        "paragraph": set(pack.paragraphs),
        "crew": set(crew),
        "target": {*crew, *TARGETS},
        "ending": set(pack.endings),
        "keyword": {quest.keyword for quest in pack.quests.values()},
    }
