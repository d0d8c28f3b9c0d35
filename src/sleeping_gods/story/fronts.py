"""The fronts of cards that both games print: what their tables say before the games part."""

from __future__ import annotations

from collections.abc import Collection

from ..effects.conditions import KEYWORD
from .pieces import read_name
from .printed import Name
from .reader import Reader


def read_ability(reader: Reader, fates: Collection[int], skills: Collection[str]) -> tuple[str, Name, int, str]:
    """Id, name, fate and skill of an ability card; a plain card has an empty name."""
    fate = reader.integer("fate", low=min(fates), high=max(fates))
    return reader.id(), read_name(reader, empty=True), fate, reader.word("skill", skills)


def read_enemy(reader: Reader, last: int, highest: int) -> tuple[str, int, Name, int]:
    """Id, number, name and level of an enemy card."""
    number = reader.integer("number", low=1, high=last)
    return reader.id(), number, read_name(reader), reader.integer("level", low=1, high=highest)


def read_quest(reader: Reader, last: int, *, keyword: bool = True) -> tuple[int, Name, str, Name]:
    """Number, title, keyword and text of a quest card; the keyword may be left out unless it is asked for."""
    word = reader.text("keyword", None if keyword else "")
    if reader.has("keyword") and not KEYWORD.fullmatch(word) and (word or keyword):
        reader.find("bad-id", f"expected one word in capitals for 'keyword', got {word!r}")
    number = reader.integer("number", low=1, high=last)
    return number, read_name(reader, "title"), word, read_name(reader, "text")
