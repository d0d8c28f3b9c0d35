"""What the players ask for on the set-up page, and the page as far as its lines need to know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.game import Game, PackInfo
from ..presentation.localizer import Localizer
from .screen import Screen
from .view import View

DEFAULT_NAME = "Ada"
"""The name of a player who gave none."""


@dataclass(slots=True)
class Wish:
    """The set-up that the players ask for."""

    pack: str
    """Its id."""
    players: tuple[str, ...] = ()
    """Their names; empty as long as nobody gave one."""
    options: dict[str, str] = field(default_factory=dict)
    """The values of options by their keys; those that are missing have their defaults."""
    real_cards: bool = False
    """Whether the players draw from the printed decks and say what they drew."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, or the default one."""
        return self.players or (DEFAULT_NAME,)


@dataclass(frozen=True, slots=True)
class Choosing:
    """The wish in the making, and the page on which it is made."""

    screen: Screen
    wish: Wish
    game: Game
    pack: PackInfo
    view: View[Any]
    unlocked: dict[str, str]
    """What achievements have unlocked: option word to title."""

    @property
    def localizer(self) -> Localizer:
        """The localizer of the chosen game."""
        return self.view.localizer


def next_value(values: tuple[str, ...], value: str) -> str:
    """The value that follows another; the first follows the last, and any that is none of them."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
