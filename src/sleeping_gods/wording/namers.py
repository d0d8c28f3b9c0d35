"""Namers: what a text of effects calls the things of a pack, and a game's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ..effects.op import Arg
from ..languages import ENGLISH, Lang
from ..story.printed import Name, PrintedQuest
from ..story.things import NumberedThings

Namer: TypeAlias = Callable[[str, Arg], str]
"""Gives the name of a ``quest``, ``adventure``, ``enemy``, ``boss``, ``location``, ``region``, ``space``, ``crew``,
``curse`` or ``ending``, the word for a ``keyword``, a game's own word for a ``target`` or for ``home``, its own
``noun`` for one that is counted, or nothing."""


def nameless(kind: str, value: Arg) -> str:
    """The namer that knows no names."""
    return ""


def number_and_name(kind: str, value: Arg, namer: Namer) -> str:
    """Something by its number, and by its name where the namer knows it."""
    name = namer(kind, value)
    return f"{value} ({name})" if name else str(value)


def names_of_things(pack: NumberedThings, crew: Mapping[str, Name]) -> dict[tuple[str, Arg], Name]:
    """The names of what programs and conditions of either game name."""
    names: dict[tuple[str, Arg], Name] = {("quest", quest.number): quest.title for quest in pack.quests.values()}
    names |= {("adventure", card.number): card.name for card in pack.adventures.values() if card.number}
    names |= {("enemy", enemy.number): enemy.name for enemy in pack.enemies.values()}
    names |= {("keyword", quest.keyword): _keyword(quest) for quest in pack.quests.values() if quest.keyword}
    return names | {("crew", member): name for member, name in crew.items()}


def _keyword(quest: PrintedQuest) -> Name:
    """A quest's keyword by language."""
    return Name({**quest.words.texts, ENGLISH: quest.word(ENGLISH)})


def namer_of(names: Mapping[tuple[str, Arg], Name], lang: Lang, other: Namer = nameless) -> Namer:
    """A namer that takes names from a table, and the rest from another namer."""

    def namer(kind: str, value: Arg) -> str:
        name = names.get((kind, value))
        return other(kind, value) if name is None else name.text_in(lang)

    return namer
