"""The signs that are drawn: in Unicode, or in ASCII where the terminal knows no more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One sign for each thing."""

    full: str
    """A point of health that is there."""
    empty: str
    """One that is lost."""
    tired: str
    fresh: str
    damage: str
    """A ship damage cube."""
    free: str
    """Room for one."""
    figure: str
    """The ship action figure."""
    heart: str
    synergy: str
    covered: str
    command: str
    ship: str
    dot: str
    rule: str
    camp: str
    """A camp that is left."""
    gone: str
    """One that is crossed off."""
    plane: str
    wall: str
    """Between two squares."""
    binding: str
    """Between two facing pages."""
    crossed: str
    """Before the number of a location that is crossed off."""
    known: str
    """Behind the number of a location that somebody has been to."""


UNICODE = Glyphs(
    "█", "░", "●", "○", "■", "□", "◄", "♥", "✶", "▒▒▒▒▒", "◆", "►", "·", "─", "▲", "△", "✈", "│", "║", "×", "✓"
)
ASCII = Glyphs(
    "#", ".", "*", "-", "x", "_", "<", "<3", "S", "#####", "c", ">", "-", "-", "^", ".", "P", "|", "H", "x", "+"
)
