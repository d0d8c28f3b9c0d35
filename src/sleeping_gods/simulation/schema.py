"""The tables that a simulation writes: their columns, what these hold, and in which unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["small", "whole", "large", "text", "flag"]
"""A number of 16, 32 or 64 bits, a text, or yes and no."""
Cell: TypeAlias = str | int | bool
Row: TypeAlias = Sequence[Cell]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    name: str
    kind: Kind
    about: str


CAMPAIGN_COLUMNS: Final = (
    Column("campaign", "whole", "its number in the run, from 0"),
    Column("seed", "large", "the seed of everything that chance and the robot drew"),
    Column("players", "small", "people at the table"),
    Column("mode", "text", "easy, normal, brutal or hard"),
    Column("robot", "text", "who played"),
    Column("over", "text", "how it ended: `ending`, `brutal defeat` and so on; empty if it could not go on"),
    Column("ending", "text", "the ending that was reached; empty if none was"),
    Column("survived", "flag", "an ending was reached that is no defeat"),
    Column("stuck", "text", "why it could not go on; empty as it should be"),
    Column("turns", "small", "turns"),
    Column("decisions", "whole", "decisions of people"),
    Column("draws", "whole", "draws of chance"),
    Column("defeats", "small", "defeats"),
    Column("killed_by", "text", "the last loss before the last defeat: its source and its cause, as `story: fight`"),
    Column("score", "small", "final score in points"),
    Column("totems", "small", "totems at the end; in the skies those that were restored"),
    Column("quests", "small", "quest cards, used ones too"),
    Column("xp", "small", "points of experience at the end (sea)"),
    Column("camps", "small", "camps crossed off (skies)"),
    Column("tests", "small", "challenges taken"),
    Column("passed", "small", "challenges passed"),
    Column("hard_tests", "small", "challenges at 7 or more"),
    Column("hard_passed", "small", "those of them that were passed"),
    Column("fights", "small", "fights begun"),
    Column("health_lost", "small", "points of health lost by the whole party"),
)
EVENT_COLUMNS: Final = (
    Column("campaign", "whole", "the campaign that it belongs to"),
    Column("turn", "small", "the turn, from 1; 0 before the first"),
    Column("decision", "whole", "decisions of people before and with it"),
    Column("kind", "text", "what it is; see below"),
    Column("place", "text", "the location whose story was read, such as `12`; empty outside of any"),
    Column("source", "text", "what was going on: `story`, `event`, `travel`, `search` or `other`"),
    Column("name", "text", "skill, card, member or quest; see below"),
    Column("outcome", "text", "how it went; see below"),
    Column("number", "small", "the number of the test, the level of the fight, points, times or health left"),
    Column("result", "small", "the total of the test, rounds of the fight, or the most health there can be"),
    Column("health", "small", "points of health that it cost; with a turn the damage on ship or plane"),
    Column("passed", "small", "challenges passed in a visit"),
    Column("failed", "small", "challenges failed in a visit"),
    Column("won", "small", "fights won in a visit"),
    Column("lost", "small", "fights of a visit that ended in a defeat or in flight"),
)
TABLES: Final = {"campaigns": CAMPAIGN_COLUMNS, "events": EVENT_COLUMNS}
"""The columns of each table."""
EVENT_KINDS: Final = ("visit", "test", "fight", "damage", "healing", "card", "quest", "use", "turn", "defeat", "ending")
"""What a row of `events` can be."""
TYPES: Final = {"small": int, "whole": int, "large": int, "text": str, "flag": bool}
"""What a cell of each kind is."""


CAMPAIGN_PLACES: Final = {column.name: place for place, column in enumerate(CAMPAIGN_COLUMNS)}
EVENT_PLACES: Final = {column.name: place for place, column in enumerate(EVENT_COLUMNS)}
"""Where the cells of a row lie, by the names of their columns."""


def campaign_cell(row: Row, name: str) -> Cell:
    """A cell of a row of `campaigns`."""
    return row[CAMPAIGN_PLACES[name]]


def event_cell(row: Row, name: str) -> Cell:
    """A cell of a row of `events`."""
    return row[EVENT_PLACES[name]]


def fits(row: object, columns: Sequence[Column]) -> bool:
    """Whether something that was read is a row of a table."""
    if not isinstance(row, list) or len(row) != len(columns):
        return False
    return all(type(cell) is TYPES[column.kind] for cell, column in zip(row, columns, strict=True))
