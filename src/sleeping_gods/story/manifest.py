"""The manifest of a pack for any game: its name, its box and its endings."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..languages import CODE, ENGLISH
from .pieces import read_name
from .printed import UNSAID, Name
from .reader import ID, TomlReader

MAX_SUPPLY = 999
"""Most pieces of one kind in a box: more than any box could hold."""


@dataclass(frozen=True, slots=True)
class Head:
    """What ``[pack]`` holds in either game."""

    id: str
    version: str
    name: Name
    endings: tuple[str, ...]
    """Their ids."""
    supply: dict[str, int]
    """How many pieces of each kind the box holds."""
    languages: tuple[str, ...] = (ENGLISH,)
    """The languages that the story promises to have."""
    opening: Name = UNSAID
    """What is read before the first turn; blocks are parted by empty lines."""


def read_head(reader: TomlReader, game: str, pieces: Collection[str]) -> Head:
    """The keys of ``[pack]`` that both games have."""
    reader.word("game", (game,))
    endings, supply = _endings(reader), _supply(reader, pieces)
    opening = read_name(reader, "opening") if reader.has("opening") else UNSAID
    return Head(
        id=reader.id("id"),
        version=reader.text("version"),
        name=read_name(reader, "name"),
        endings=endings,
        supply=supply,
        languages=_languages(reader),
        opening=opening,
    )


def _languages(reader: TomlReader) -> tuple[str, ...]:
    """English, which every story is written in, and the languages that it promises to be translated into."""
    languages = tuple(reader.list_of("languages", str, required=False)) or (ENGLISH,)
    codes = all(map(CODE.fullmatch, languages))
    if languages[0] != ENGLISH or len(set(languages)) != len(languages) or not codes:
        message = f"expected {ENGLISH!r} first, then codes of other languages for 'languages', got {list(languages)}"
        reader.find("unknown-word", message)
    return languages


def _supply(reader: TomlReader, pieces: Collection[str]) -> dict[str, int]:
    """How many pieces of each kind the box holds; none if the table is missing."""
    table = reader.table("supply")
    if table is None:
        return {}
    supply = {key: table.integer(key, high=MAX_SUPPLY) for key in pieces}
    table.close()
    return supply


def _endings(reader: TomlReader) -> tuple[str, ...]:
    """The ids of the endings; other keys say what they are called."""
    endings = tuple(reader.list_of("endings", str))
    for ending in endings:
        if not ID.fullmatch(ending):
            reader.find("bad-id", f"expected lower-case words joined by hyphens for 'endings', got {ending!r}")
    return endings
