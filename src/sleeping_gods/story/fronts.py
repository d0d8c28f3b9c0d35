"""The fronts of cards that both games print: what their tables say before the games part."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..effects.conditions import KEYWORD
from ..languages import CODE, ENGLISH
from .pieces import read_name
from .printed import UNSAID, Name
from .reader import TomlReader


class AbilityFront(NamedTuple):
    """The front of an ability card, its fields in the order of `PrintedAbility`."""

    id: str
    name: Name
    """Empty on a plain card."""
    fate: int
    skill: str


class EnemyFront(NamedTuple):
    """The front of an enemy card, its fields in the order of `PrintedEnemy`."""

    id: str
    number: int
    name: Name
    level: int


class QuestFront(NamedTuple):
    """The front of a quest card, its fields in the order of `PrintedQuest`."""

    number: int
    title: Name
    keyword: str
    text: Name


def read_ability(reader: TomlReader, fates: Collection[int], skills: Collection[str]) -> AbilityFront:
    """The front of an ability card of a game with these fates and skills."""
    fate = reader.integer("fate", low=min(fates), high=max(fates))
    return AbilityFront(reader.id(), read_name(reader, empty=True), fate, reader.word("skill", skills))


def read_enemy(reader: TomlReader, last: int, highest: int) -> EnemyFront:
    """The front of an enemy card; ``last`` is the greatest number that one may have, ``highest`` the level."""
    number = reader.integer("number", low=1, high=last)
    return EnemyFront(reader.id(), number, read_name(reader), reader.integer("level", low=1, high=highest))


def read_quest(reader: TomlReader, last: int, *, keyword: bool = True) -> QuestFront:
    """The front of a quest card; the keyword may be left out unless it is asked for."""
    word = reader.text("keyword", None if keyword else "")
    if reader.has("keyword") and not KEYWORD.fullmatch(word) and (word or keyword):
        reader.find("bad-id", f"expected one word in capitals for 'keyword', got {word!r}")
    number = reader.integer("number", low=1, high=last)
    return QuestFront(number, read_name(reader, "title"), word, read_name(reader, "text"))


def read_keyword_words(reader: TomlReader) -> Name:
    """What languages call the keyword of a quest card, each in capitals; nothing where the keyword itself is said."""
    table = reader.table("keyword_words", required=False)
    if table is None:
        return UNSAID
    texts = {lang: table.text(lang) for lang in table.record.data if CODE.fullmatch(lang)}
    for lang, word in texts.items():
        if not word or word != word.upper() or " " in word:
            reader.find("bad-id", f"expected one word in capitals for 'keyword_words' ({lang}), got {word!r}")
    table.close()
    return Name({ENGLISH: "", **texts})
