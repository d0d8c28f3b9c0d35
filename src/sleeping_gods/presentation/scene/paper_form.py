"""The form by which a campaign on paper is entered, in the order of its sheet and its bags."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaperField:
    """A figure, a word, or the cards of one place."""

    act: str
    """The repair that is sent, without what was entered: ``set xp``, ``fill quest held with``."""
    label: str
    value: str
    """What stands there, as it is sent."""
    min: int = 0
    max: int = 0
    """The least and the greatest number; 0 where it is none."""
    options: tuple[tuple[str, str], ...] = ()
    """The words that may stand there, each with its name."""
    cards: str = ""
    """The list of named cards of the pack from which it is filled."""
    number: str = ""
    """Stands before a card that is entered by its number: ``quest-``."""
    free: bool = False
    """Whether a word that is not listed may be typed."""
    lacking: bool = False
    """Whether what lacks to the greatest number is written down: damage for health."""
    used: tuple[str, ...] | None = None
    """The cards that are used, where each can be: it was face down in its bag."""
    first: tuple[str, ...] = ()
    """Repairs that are sent before it, because it gathers cards from several places."""


@dataclass(frozen=True, slots=True)
class PaperSection:
    """Fields that lie in one bag or stand in one part of the sheet."""

    title: str
    help: str
    fields: tuple[PaperField, ...]


@dataclass(frozen=True, slots=True)
class PaperForm:
    """The whole form."""

    sections: tuple[PaperSection, ...]
    first: tuple[tuple[str, str], ...]
    """Who can take the first turn: the act that ends the form, and the player's name."""
    before: str = ""
    """The repair that comes before all others, because a turn is under way; empty at the start of a turn."""
