"""The symbols that are drawn: in Unicode, or in ASCII where the terminal has no more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One symbol for each thing."""

    health: str
    """A point of health that is there."""
    lost_health: str
    """One that is lost."""
    filled_pip: str
    """A point of a track: of fatigue, stamina or time."""
    empty_pip: str
    """An empty place of a track."""
    damage: str
    """A ship damage cube."""
    free_damage_space: str
    """Room for one."""
    figure: str
    """The ship action figure."""
    heart: str
    synergy: str
    covered: str
    """A square of an enemy that is covered by damage."""
    command: str
    ship: str
    dot: str
    """Before an item of a list, and between two parts of a line."""
    rule: str
    camp: str
    """A camp that is left."""
    spent_camp: str
    """One that is crossed off."""
    plane: str
    wall: str
    """Between two squares."""
    binding: str
    """Between two facing pages."""
    crossed_off: str
    """Before the number of a location that is crossed off."""
    visited: str
    """Behind the number of a location that somebody has been to."""


UNICODE = Glyphs(
    health="█",
    lost_health="░",
    filled_pip="●",
    empty_pip="○",
    damage="■",
    free_damage_space="□",
    figure="◄",
    heart="♥",
    synergy="✶",
    covered="▒▒▒▒▒",
    command="◆",
    ship="►",
    dot="·",
    rule="─",
    camp="▲",
    spent_camp="△",
    plane="✈",
    wall="│",
    binding="║",
    crossed_off="×",
    visited="✓",
)
"""The signs of a terminal that can show them."""
ASCII = Glyphs(
    health="#",
    lost_health=".",
    filled_pip="*",
    empty_pip="-",
    damage="x",
    free_damage_space="_",
    figure="<",
    heart="<3",
    synergy="S",
    covered="#####",
    command="c",
    ship=">",
    dot="-",
    rule="-",
    camp="^",
    spent_camp=".",
    plane="P",
    wall="|",
    binding="H",
    crossed_off="x",
    visited="+",
)
"""The signs of any other terminal."""
