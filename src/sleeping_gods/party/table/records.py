"""Records on every party's table: a member's board, a test, an enemy in the row, damage being placed, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from ...kernel.choices import Seat
from ...kernel.forms import form_of

R = TypeVar("R")


@dataclass(slots=True)
class PartyMember:
    """A member of the party; each game adds what else lies on the board."""

    damage: int = 0
    statuses: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """Equipped ability cards."""


@dataclass(slots=True)
class Test:
    """A fate draw and everything that is added to it: a challenge, an attack, a flight or a plain check."""

    __test__ = False
    kind: str
    """``challenge``, ``check``, ``attack``, ``travel``, ``room``, ``flight`` or ``repair``."""
    seat: Seat
    """Whose test it is."""
    skill: str = ""
    number: int = 0
    """The result that passes it."""
    only: str = ""
    """The only member who may take part, if one is demanded."""
    crew: tuple[str, ...] = ()
    """Who takes part."""
    idle: tuple[str, ...] = ()
    """Demanded participants who add nothing."""
    paid: tuple[Seat, ...] = ()
    """Helpers who have paid for their part."""
    drawn: int = 0
    """The number on the card or die drawn last; 0 before the draw."""
    fate: int = 0
    """The number that counts."""
    plus: int = 0
    """What has been added to fate."""
    bonus: int = 0
    """What cards and discards have added to the total."""
    aside: tuple[str, ...] = ()
    """Fate cards set aside until the test is settled."""
    passed: tuple[Seat, ...] = ()
    """Seats that are done, at tables that wait for everybody."""

    def clone(self) -> Test:
        """An equal test."""
        return copy_record(self)


@dataclass(slots=True)
class Opponent:
    """An enemy in the row and its covered squares, a bit for each."""

    id: str
    covered: int = 0
    """The bits of the squares that damage covers."""

    def is_covered(self, square: int) -> bool:
        """Whether damage covers a square."""
        return bool(self.covered >> square & 1)

    def uncover(self, square: int) -> None:
        """Take the damage off a square."""
        self.covered &= ~(1 << square)

    @property
    def buffed(self) -> int:
        """Damage on its buff card, if it has one."""
        return 0


@dataclass(slots=True)
class Strike:
    """Damage being placed on the enemy row; its fields bear these names in saved campaigns."""

    target: str
    """The enemy that it is aimed at."""
    dealer: str
    """Who deals it; empty for a card that nobody bears."""
    points: int
    """Points that a member deals, or a card that nobody bears."""
    cards: int = 0
    """Points of cards added to an attack, which no toughness cuts."""
    plain: int = 0
    """Points of cards that may not go on hearts."""
    extra: int = 0
    """Points that may not go on hearts, and may be left unused."""
    hearts: bool = True
    """Whether ``points`` may go on hearts."""
    diagonal: bool = False
    """Whether it also spreads to squares that touch at a corner."""
    near: bool = True
    """Whether half of the points must be dealt to the target."""
    placed: tuple[tuple[str, int], ...] = ()
    """The squares that it has covered so far, each with its enemy."""
    synergy: bool = False
    """Whether it has covered a synergy icon."""
    apart: bool = False
    """Whether it is dealt without an attack, perhaps while one is in progress."""

    def total(self, extra: int) -> int:
        """All points, with so many of those that may be left unused."""
        return self.points + self.cards + self.plain + extra


@dataclass(slots=True)
class Clash:
    """A fight; each game adds how it goes."""

    foes: Sequence[Opponent] = field(default_factory=list)
    """The enemies in the row, from left to right."""
    waiting: tuple[str, ...] = ()
    """Enemies named by the story that are not laid out yet."""
    round: int = 0
    """The number of the round, from 1; 0 before the first."""
    strike: Strike | None = None
    """The damage that is being placed."""
    victim: str = ""
    """Who is about to be hit."""
    block: int = 0
    """Block gathered against the hit that is being taken."""
    acted: tuple[str, ...] = ()
    """Enemies that have acted in this round."""
    hopeless: bool = False
    """Whether a whole round has passed in which nobody could attack and no enemy dealt damage."""
    quiet: bool = True
    """Whether nobody could attack and no enemy dealt damage in this round so far."""

    @property
    def leading_enemy(self) -> int:
        """The number of an enemy that is no card and leads the fight; 0 if there is none."""
        return 0

    def lay(self, enemy: str) -> None:
        """An enemy card is laid right of the others."""
        raise NotImplementedError


def copy_record(record: R) -> R:
    """A record with the values of every field, lists shared; quicker than ``dataclasses.replace``."""
    kind = type(record)
    new = kind.__new__(kind)
    for name in form_of(kind).all_names:
        setattr(new, name, getattr(record, name))
    return new


@dataclass(slots=True)
class Log:
    """The journey log of one campaign."""

    date: str = ""
    saves: list[str] = field(default_factory=list)
    """What was noted at each saving."""
    notes: dict[str, str] = field(default_factory=dict)
    """What players have noted, by place."""
    score: str = ""
    """The final score, as it was written down."""
    ending: str = ""
    """The name of the ending that was reached."""

    def clone(self) -> Log:
        """An equal log."""
        new = copy_record(self)
        new.saves = self.saves[:]
        new.notes = dict(self.notes)
        return new
