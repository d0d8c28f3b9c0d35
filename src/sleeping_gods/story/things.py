"""What every pack holds that can be named by its number: quests, adventure cards, enemies, paragraphs, endings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ..effects.op import Arg
from ..effects.terms import TARGETS, Lang, both
from ..effects.words import Namer, nameless
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


def names_of_things(pack: NumberedThings, crew: Mapping[str, Name]) -> dict[tuple[str, Arg], Name]:
    """The names of what programs and conditions of either game name."""
    names: dict[tuple[str, Arg], Name] = {("quest", quest.number): quest.title for quest in pack.quests.values()}
    names |= {("adventure", card.number): card.name for card in pack.adventures.values() if card.number}
    names |= {("enemy", enemy.number): enemy.name for enemy in pack.enemies.values()}
    return names | {("crew", member): name for member, name in crew.items()}


def namer_of(names: Mapping[tuple[str, Arg], Name], lang: Lang, other: Namer = nameless) -> Namer:
    """A namer that takes names from a table, and the rest from another namer."""

    def namer(kind: str, value: Arg) -> str:
        name = names.get((kind, value))
        return other(kind, value) if name is None else said(name, lang)

    return namer


def said(name: Name, lang: Lang) -> str:
    """A name in one language."""
    return both((name.en, name.fr), lang)
