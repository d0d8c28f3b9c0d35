"""The boards of the party, as everybody sees them."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.choices import Seat
from .headline import Amount
from .text import RichText


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill on a board."""

    key: str
    short: str
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Board:
    """A member of the party."""

    ref: str
    name: str
    short: str
    """The name where room is scarce."""
    seat: Seat
    player: str
    health: int
    max_health: int
    pips: int
    """Fatigue, or stamina."""
    empty_pips: int
    """How much more of it there could be."""
    tokens: tuple[Amount, ...]
    """What lies on it and is counted: command, or synergy."""
    skills: tuple[Skill, ...]
    statuses: tuple[tuple[str, str], ...]
    """Key and name of each."""
    state: RichText
    """Statuses and what else lies on the board, in words."""
    weapons: tuple[str, ...]
    """Ids of what it carries to fight with."""
    cards: tuple[str, ...]
    """Ids of equipped cards."""
    weapons_text: RichText
    """The weapons with their figures, in few letters."""
    cards_text: RichText
    """The equipped cards by name."""
    texts: tuple[RichText, ...]
    """What the board and the cards on it say, a line each; at sea the first line is that of the weapons."""
    spoken: str
    """The whole board in one sentence."""


@dataclass(frozen=True, slots=True)
class PartyBoards:
    """All boards."""

    title: str
    pips_label: str
    """What pips are: fatigue or stamina."""
    weapons_label: str
    """What stands above the weapons; empty in a game that has none on boards."""
    pips_are_good: bool
    """Whether pips are something to have (stamina) or to fear (fatigue)."""
    several_players: bool
    """Whether several people play, so that it matters whose a board is."""
    boards: tuple[Board, ...]
