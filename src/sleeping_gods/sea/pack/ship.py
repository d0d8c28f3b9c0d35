"""The ship board and the search tokens of a pack."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...party.chapters.setup import MAX_PLAYERS
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Room, SearchToken
from ..table.words import HULL, SPACES, STATUSES

MAX_FIGURE = 99
"""The greatest figure of a room."""


def build_rooms(source: PackSource, findings: list[Finding]) -> list[Room]:
    """The spaces of the ship board."""
    rooms = []
    for reader in readers(source, "room", findings):
        room = reader.word("id", SPACES)
        rooms.append(
            Room(
                id=room,
                name=read_name(reader),
                fate=reader.integer("fate", low=1, high=6),
                capacity=reader.integer("capacity", low=1, high=2),
                command=_by_players(reader, "command", required=room != HULL),
                cards=_by_players(reader, "cards", required=room != HULL),
                clears=_by_players(reader, "clears", required=False),
            )
        )
    return rooms


def _by_players(reader: TomlReader, key: str, *, required: bool) -> tuple[int, ...]:
    """A figure that depends on the number of players, for each number."""
    values = reader.list_of(key, int, required=required, length=MAX_PLAYERS)
    if any(not 0 <= value <= MAX_FIGURE for value in values):
        reader.find("out-of-range", f"expected 0 to {MAX_FIGURE} for {key!r}")
    return tuple(values) if len(values) == MAX_PLAYERS else (0,) * MAX_PLAYERS


def build_search(source: PackSource, findings: list[Finding]) -> list[SearchToken]:
    """The search tokens."""
    tokens = []
    for reader in readers(source, "search", findings):
        rewards = [reader.amounts("reward", required=True)]
        if reader.has("or"):
            rewards.append(reader.amounts("or"))
        damage = reader.integer("ship_damage", 0, high=11)
        status = reader.word("status", STATUSES, "")
        tokens.append(SearchToken(id=reader.id(), rewards=tuple(rewards), ship_damage=damage, status=status))
    return tokens
