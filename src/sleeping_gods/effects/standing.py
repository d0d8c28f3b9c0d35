"""What a standing change of a card is, and what its declaration holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from .forms import WrittenForm
from .operation import GAMES


class StandingChange(NamedTuple):
    """A standing change as data."""

    name: str
    amount: int = 0
    word: str = ""
    condition: str = ""
    """When it holds; empty for always."""


class IsStanding(Protocol):
    """Anything that has the figures of a standing change."""

    @property
    def name(self) -> str:
        """Which change it is."""

    @property
    def amount(self) -> int:
        """How much."""

    @property
    def word(self) -> str:
        """A skill or a room."""

    @property
    def condition(self) -> str:
        """``unhurt``, ``damage-3`` or nothing."""


@dataclass(frozen=True, slots=True)
class ChangeDeclaration:
    """The declaration of a standing change; its words are the message ``change_NAME``."""

    name: str
    forms: tuple[WrittenForm, ...]
    example: str
    means: StandingChange
    games: tuple[str, ...] = GAMES
    """The games that have it."""


def change(
    name: str,
    *forms: WrittenForm | str,
    example: str,
    means: StandingChange,
    games: tuple[str, ...] = GAMES,
) -> ChangeDeclaration:
    """A declaration; a form without fixed values is just its text."""
    parsed_forms = tuple(WrittenForm(form) if isinstance(form, str) else form for form in forms)
    return ChangeDeclaration(name=name, forms=parsed_forms, example=example, means=means, games=games)
