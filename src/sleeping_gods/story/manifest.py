"""The manifest of a pack for any game: its name, its box and its endings."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from .pieces import read_name
from .printed import Name
from .reader import ID, Reader


@dataclass(frozen=True, slots=True)
class Head:
    """What ``[pack]`` holds in either game."""

    id: str
    version: str
    name: Name
    endings: tuple[str, ...]
    supply: dict[str, int]


def read_head(reader: Reader, game: str, pieces: Collection[str]) -> Head:
    """The keys of ``[pack]`` that both games have."""
    reader.word("game", (game,))
    return Head(reader.id(), reader.text("version"), read_name(reader), _endings(reader), _supply(reader, pieces))


def _supply(reader: Reader, pieces: Collection[str]) -> dict[str, int]:
    """How many pieces of everything the box holds."""
    table = reader.table("supply")
    if table is None:
        return {}
    supply = {key: table.integer(key, high=999) for key in pieces}
    table.close()
    return supply


def _endings(reader: Reader) -> tuple[str, ...]:
    """The names of the endings."""
    endings = tuple(reader.list_of("endings", str))
    for ending in endings:
        if not ID.fullmatch(ending):
            reader.find("bad-id", f"expected lower-case words joined by hyphens for 'endings', got {ending!r}")
    return endings
