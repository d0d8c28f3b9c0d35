"""Everything that can be answered: the decision's own choices, what may be done at any time, and what is barred."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from ...kernel.choices import Seat
from .text import RichText

FocusKind: TypeAlias = Literal["piece", "place", "square", "story"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Something on the table that a choice is about: it lights up, and clicking it shows the choice."""

    kind: FocusKind
    ref: str
    """A piece's id, a region or square of the map, ``enemy a1`` for a square of an enemy, a letter of the story."""


@dataclass(frozen=True, slots=True)
class DrawOdds:
    """The exact odds of the draw that follows."""

    results: tuple[tuple[str, int], ...]
    """Each result and how many of the draws lead to it."""
    total: int
    best: str
    """The result that one hopes for, whether or not it can come; empty where none is better than another."""
    short: str
    """The share of the hoped result in a few characters; of every result if none is better than another."""
    long: str
    """Every result with its share."""


@dataclass(frozen=True, slots=True)
class FallRisk:
    """That the answer to an attack may send somebody to 0 health."""

    short: str
    """A few words beside the choice."""
    long: str
    """Who, how much health they have, and what may hit them at most, block taken off."""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """A choice."""

    number: int
    """What one types; choices of one's own count from 1 in the order of the menu, those of others come after them."""
    notation: str
    """What is sent back."""
    label: RichText
    detail: RichText
    """What it costs and does."""
    chance: DrawOdds | None
    seat: Seat
    """Whose choice it is."""
    group: str
    """``own``, ``act-now`` for what is meant for just this moment, or the kind of an act of any time."""
    focus: tuple[Focus, ...]
    risk: FallRisk | None = None
    """Who may fall by what strikes back; nothing if nobody can."""
    forgoes: str = ""
    """What is given up by it that could still be done, as a question that is asked first; empty for nothing."""

    def numbered(self, number: int) -> ChoiceLine:
        """This line with another number."""
        return replace(self, number=number)


@dataclass(frozen=True, slots=True)
class Barred:
    """Choices of one family that one rule bars."""

    key: str
    notations: tuple[str, ...]
    label: RichText
    names: tuple[str, ...]
    """What each of them is called; nothing for squares, which are called by their own words."""
    reason: RichText
    rule: str
    entry: str
    """The slug of the entry behind the rule; empty if none explains it."""
    spoiler: bool
    """Whether it is listed only when somebody asks for what is barred: it would tell of the story."""
    focus: tuple[Focus, ...]


@dataclass(frozen=True, slots=True)
class GridRow:
    """A row of choices in a grid; a title without choices heads what follows."""

    title: str
    notations: tuple[str, ...]
    """Empty where nothing can be chosen."""
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoiceGrid:
    """Choices that read best in rows and columns."""

    corner: str
    columns: tuple[str, ...]
    rows: tuple[GridRow, ...]


@dataclass(frozen=True, slots=True)
class MoveReach:
    """How far one can go now by moves of one kind, if nothing happens on the way."""

    verb: str
    """The first word of each of the moves: ``travel``, ``walk`` or ``sail``."""
    moves: int
    time: int
    """What each of them costs in time."""


@dataclass(frozen=True, slots=True)
class DrawnNumber:
    """A number that a drawn card may show."""

    number: int
    notation: str
    left: int
    """How many cards that may be drawn show it, as far as the audience knows."""


@dataclass(frozen=True, slots=True)
class HandDraw:
    """A draw from a real deck, which somebody makes and enters."""

    seat: Seat
    """Who draws."""
    who: str
    count: int
    """How many cards belong to this draw and are entered together."""
    is_mine: bool
    """Whether the audience may enter it: a card for a hidden hand only its holder may."""
    numbers: tuple[DrawnNumber, ...] = ()
    """Where the number is enough: the numbers."""
    elsewhere: tuple[ChoiceLine, ...] = ()
    """Cards that the table counts out of the deck, such as discards; they may be entered all the same."""


@dataclass(frozen=True, slots=True)
class ChoiceMenu:
    """Everything that can be answered by an audience now."""

    own: tuple[ChoiceLine, ...]
    acts: tuple[ChoiceLine, ...]
    unavailable: tuple[Barred, ...]
    grids: tuple[ChoiceGrid, ...]
    acts_collapsed: bool
    """Whether acts that are not meant for just this moment are many, and better counted at first."""
    default_choice: str
    """What may be taken without a look: something free that betters what is in progress; else the only own choice that
    anybody could want, unless something that is meant for just this moment could still better what comes of it.
    Empty if there is none."""
    groups: tuple[tuple[str, str], ...] = ()
    """The groups of the acts, and what each is called."""
    unavailable_on_request: bool = False
    """Whether what is barred is told only when it is asked for: somebody else is to choose."""
    reach: MoveReach | None = None
    """How far a route may lead that is followed at once; nothing where no move on the map is asked for."""
    claims: tuple[str, ...] = ()
    """The groups by which something is claimed that is ready now: they come first and are never folded."""
    by_hand: HandDraw | None = None
    """The draw that somebody is to make, where the players draw; what may be drawn are the own choices."""
    odds_note: str = ""
    """That others may see other odds; empty where all see the same, or no line has odds."""
