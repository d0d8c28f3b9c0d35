"""Records on the table of the sea: a board, an enemy in the row, an attack, a fight."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.choices import Seat
from ...party.table.records import Clash, Opponent, PartyMember, copy_record
from .cards import CardId, CrewId, EnemyId


@dataclass(slots=True)
class Crew(PartyMember):
    """A crew member's board and what lies on it."""

    fatigue: int = 0
    """Fatigue tokens on the board."""
    levels: tuple[CardId, ...] = ()
    """Level cards, which stay."""
    weapons: tuple[CardId, ...] = ()
    """Weapon cards that this crew member carries."""
    command: int = 0
    """Command on the board, placed for its abilities."""
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
class Foe(Opponent):
    """An enemy card in the row and its covered squares, a bit for each."""


@dataclass(slots=True)
class Attack:
    """The attack in progress."""

    crew: CrewId
    target: EnemyId
    weapon: CardId
    hit: bool = False
    """Whether the attack hits, as far as that is settled."""
    settled: bool = False
    """Whether hit or miss is fixed."""
    countered: bool = False
    """Whether the target has struck back."""
    rapid: bool = False
    """Whether the attacker's cards let damage be dealt before a counterattack also on a miss."""
    bonus: int = 0
    """Damage added by abilities and discards."""
    cards: int = 0
    """Damage added by adventure cards, which no crew member deals."""
    plain: int = 0
    """Damage added by adventure cards that may not go on hearts."""
    extra: int = 0
    """Further damage that may not go on hearts."""
    diagonal: bool = False
    """Whether damage may also go on squares that touch covered ones by a corner only."""
    discarded: bool = False
    """Whether the weapon's discard has been used."""
    dealt: bool = False
    """Whether any damage was placed."""


@dataclass(slots=True)
class Combat(Clash):
    """A fight: the row, the round, whose tokens are unused, and the attack in progress."""

    foes: list[Foe] = field(default_factory=list)
    round: int = 1
    tokens: list[int] = field(default_factory=list)
    """Unused combat action tokens of each seat."""
    attack: Attack | None = None
    fallen: tuple[CrewId, ...] = ()
    """Who has reached 0 health in the damage event in progress."""
    user: Seat = 0
    """Who used the card whose damage is placed apart from an attack."""

    def lay(self, enemy: str) -> None:
        """An enemy card is laid right of the others."""
        self.foes.append(Foe(enemy))

    def clone(self) -> Combat:
        """An equal fight."""
        new = copy_record(self)
        new.foes = [Foe(foe.id, foe.covered) for foe in self.foes]
        new.tokens = self.tokens[:]
        new.attack = copy_record(self.attack) if self.attack else None
        new.strike = copy_record(self.strike) if self.strike else None
        return new
