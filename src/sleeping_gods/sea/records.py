"""Records on the table of the sea: a board, a test, an enemy in the row, an attack, a fight, the journey log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.choices import Seat
from .cards import CardId, CrewId, EnemyId


@dataclass(slots=True)
class Crew:
    """A crew member's board and what lies on it."""

    damage: int = 0
    fatigue: int = 0
    statuses: tuple[str, ...] = ()
    cards: tuple[CardId, ...] = ()
    levels: tuple[CardId, ...] = ()
    weapons: tuple[CardId, ...] = ()
    command: int = 0
    actions: int = 0
    """Combat action tokens on the board in this round."""
    tokens: tuple[CrewId, ...] = ()
    """Synergy tokens on the board, by their owners."""

    def clone(self) -> Crew:
        """An equal board."""
        new = Crew.__new__(Crew)
        new.damage = self.damage
        new.fatigue = self.fatigue
        new.statuses = self.statuses
        new.cards = self.cards
        new.levels = self.levels
        new.weapons = self.weapons
        new.command = self.command
        new.actions = self.actions
        new.tokens = self.tokens
        return new


@dataclass(slots=True)
class Test:
    """A fate draw and everything that is added to it: a challenge, travel, an attack, a ship room or a check."""

    __test__ = False
    kind: str
    seat: Seat
    skill: str = ""
    number: int = 0
    only: CrewId = ""
    crew: tuple[CrewId, ...] = ()
    idle: tuple[CrewId, ...] = ()
    """Demanded participants who add nothing."""
    paid: tuple[Seat, ...] = ()
    """Helpers who have paid their 1 command."""
    drawn: int = 0
    """The number on the card or die drawn last; 0 before the draw."""
    fate: int = 0
    """The number that counts."""
    plus: int = 0
    """What has been added to fate."""
    bonus: int = 0
    """What cards and discards have added to the total."""
    aside: tuple[CardId, ...] = ()
    """Fate cards set aside until the test is settled."""
    passed: tuple[Seat, ...] = ()
    """Seats that are done, at tables that wait for everybody."""

    def clone(self) -> Test:
        """An equal test."""
        return Test(
            self.kind,
            self.seat,
            self.skill,
            self.number,
            self.only,
            self.crew,
            self.idle,
            self.paid,
            self.drawn,
            self.fate,
            self.plus,
            self.bonus,
            self.aside,
            self.passed,
        )


@dataclass(slots=True)
class Foe:
    """An enemy card in the row and its covered squares, a bit for each."""

    id: EnemyId
    covered: int = 0


@dataclass(slots=True)
class Attack:
    """The attack under way."""

    crew: CrewId
    target: EnemyId
    weapon: CardId
    hit: bool = False
    settled: bool = False
    """Whether hit or miss is fixed."""
    countered: bool = False
    rapid: bool = False
    bonus: int = 0
    """Damage added by abilities and discards."""
    cards: int = 0
    """Damage added by adventure cards, which no crew member deals."""
    plain: int = 0
    """Such damage that may not go on hearts."""
    extra: int = 0
    """Further damage that may not go on hearts."""
    diagonal: bool = False
    discarded: bool = False
    """Whether the weapon's discard has been used."""
    dealt: bool = False
    """Whether any damage was placed."""


@dataclass(slots=True)
class Strike:
    """Damage being placed on the enemy row."""

    target: EnemyId
    dealer: CrewId
    """Who deals it; empty for an adventure card."""
    points: int
    cards: int = 0
    """Points of adventure cards added to an attack, which no resist cuts."""
    plain: int = 0
    """Such points that may not go on hearts."""
    extra: int = 0
    """Points of Marco's token: they may not go on hearts, and may be left unused."""
    hearts: bool = True
    diagonal: bool = False
    near: bool = True
    """Whether half of the points must be dealt to the target."""
    placed: tuple[tuple[EnemyId, int], ...] = ()
    synergy: bool = False
    apart: bool = False
    """Whether it is dealt without an attack, perhaps while one is under way."""


@dataclass(slots=True)
class Combat:
    """A fight: the row, the round, whose tokens are unused, and the attack under way."""

    foes: list[Foe] = field(default_factory=list)
    waiting: tuple[EnemyId, ...] = ()
    """Enemies named by the story that are not laid out yet."""
    round: int = 1
    tokens: list[int] = field(default_factory=list)
    """Unused combat action tokens of each seat."""
    attack: Attack | None = None
    strike: Strike | None = None
    victim: CrewId = ""
    """Who is about to be hit."""
    block: int = 0
    """Block gathered against the hit that is being taken."""
    acted: tuple[EnemyId, ...] = ()
    hopeless: bool = False
    """Whether a whole round has passed in which nobody could attack and no enemy dealt damage."""
    quiet: bool = True
    """Whether this round has been such a round so far."""
    fallen: tuple[CrewId, ...] = ()
    """Who has reached 0 health in the damage event under way."""

    def clone(self) -> Combat:
        """An equal fight."""
        return Combat(
            [Foe(foe.id, foe.covered) for foe in self.foes],
            self.waiting,
            self.round,
            self.tokens[:],
            _copy(self.attack) if self.attack else None,
            _copy(self.strike) if self.strike else None,
            self.victim,
            self.block,
            self.acted,
            self.hopeless,
            self.quiet,
            self.fallen,
        )


def _copy(record: Any) -> Any:
    new = object.__new__(type(record))
    for name in record.__slots__:
        setattr(new, name, getattr(record, name))
    return new


@dataclass(slots=True)
class Log:
    """The journey log of one campaign."""

    date: str = ""
    saves: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    score: str = ""
    ending: str = ""

    def clone(self) -> Log:
        """An equal log."""
        return Log(self.date, self.saves[:], dict(self.notes), self.score, self.ending)
