"""The ship board and the search tokens of a pack."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Room, SearchToken
from ..table.words import HULL, SPACES, STATUSES

PLAYERS = 4
"""Most players of a campaign: a figure that depends on their number is given for each."""


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
    values = reader.list_of(key, int, required=required, length=PLAYERS)
    if any(not 0 <= value <= 99 for value in values):
        reader.find("out-of-range", f"expected 0 to 99 for {key!r}")
    return tuple(values) if len(values) == PLAYERS else (0,) * PLAYERS


def build_search(source: PackSource, findings: list[Finding]) -> list[SearchToken]:
    """The search tokens."""
    tokens = []
    for reader in readers(source, "search", findings):
        rewards = [reader.amounts("reward", required=True)]
        if reader.has("or"):
            rewards.append(reader.amounts("or"))
        damage = reader.integer("ship_damage", 0, high=11)
        status = reader.word("status", STATUSES, "")
        tokens.append(SearchToken(reader.id(), tuple(rewards), damage, status))
    return tokens
