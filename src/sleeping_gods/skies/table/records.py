"""Records on the table of the skies: a board, an enemy in the row, an attack, a fight, an encounter, the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.choices import Seat
from ...party.table.records import Clash, Log, Opponent, PartyMember, copy_record
from .words import ROSTER

STAMINA = 3
"""What a character holds at most."""
NOWHERE = "-"
"""The place of a character who takes no action in a wandering encounter."""


@dataclass(slots=True)
class Hero(PartyMember):
    """A character's board and what lies on it."""

    stamina: int = STAMINA
    """Stamina tokens that are not used up."""
    synergy: int = 0
    """Synergy tokens held."""

    def clone(self) -> Hero:
        """An equal board."""
        return Hero(
            damage=self.damage,
            statuses=self.statuses,
            cards=self.cards,
            stamina=self.stamina,
            synergy=self.synergy,
        )


@dataclass(slots=True)
class Foe(Opponent):
    """An enemy card in the row, or a zone of a boss."""

    power: int = 0
    """Power tokens on it."""
    buff: str = ""
    """Its buff card."""
    buffed: int = 0
    """Damage on the buff card."""

    def clone(self) -> Foe:
        """An equal enemy."""
        return Foe(id=self.id, covered=self.covered, power=self.power, buff=self.buff, buffed=self.buffed)


@dataclass(slots=True)
class Attack:
    """The attack in progress: a combat card on a character against one enemy."""

    crew: str
    target: str
    card: str
    side: int = 0
    """The side of the die that lies up, from 1; 0 if none was rolled."""
    bonus: int = 0
    """Damage added by abilities."""
    remove: int = 0
    """Power that the card and what strengthens it take away."""
    block: int = 0
    """Block of the card and of its synergy ability."""
    pierces: bool = False
    """Whether it ignores the enemy's block."""
    linked: bool = False
    """Whether a synergy token was spent on it."""
    countered: bool = False
    """Whether the enemy has struck back."""


@dataclass(slots=True)
class Fight(Clash):
    """A fight: the row, the round, the combat cards, and the attack in progress."""

    foes: list[Foe] = field(default_factory=list)
    boss: int = 0
    """The number of the boss; 0 in a fight with enemy cards."""
    buffs: list[str] = field(default_factory=list)
    """Buff cards that are not dealt yet, on hard."""
    deck: list[str] = field(default_factory=list)
    """Combat cards that are not drawn yet; their order is not known."""
    discard: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    """Combat cards in each hand, open to all."""
    played: dict[str, str] = field(default_factory=dict)
    """The card on each character in this round."""
    plays: list[int] = field(default_factory=list)
    """Cards that each seat has played in this round."""
    attack: Attack | None = None
    user: Seat = 0
    """The seat that places damage dealt by a card or resource instead of a character."""
    blow: int = 0
    """The damage of the hit that is being taken, before blocks."""

    @property
    def leading_enemy(self) -> int:
        """The boss that is fought."""
        return self.boss

    def lay(self, enemy: str) -> None:
        """An enemy card is laid right of the others."""
        self.foes.append(Foe(enemy))

    def clone(self) -> Fight:
        """An equal fight."""
        new = copy_record(self)
        new.foes = [foe.clone() for foe in self.foes]
        new.buffs = self.buffs[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.played = dict(self.played)
        new.plays = self.plays[:]
        new.attack = copy_record(self.attack) if self.attack else None
        new.strike = copy_record(self.strike) if self.strike else None
        return new


@dataclass(slots=True)
class Encounter:
    """A wandering encounter: who stands on which action."""

    number: str
    placed: dict[str, str] = field(default_factory=dict)
    """Character to the letter of an action; a dash for none."""
    seen: tuple[str, ...] = ()
    """Characters whose place has been shown to all."""
    done: tuple[str, ...] = ()
    """Actions that have been taken."""
    acting: tuple[str, ...] = ()
    """Who takes the action in progress."""

    @property
    def revealed(self) -> bool:
        """Whether everybody's place has been shown to all: not while somebody is placed, or placed again."""
        return len(self.seen) == len(ROSTER)

    def clone(self) -> Encounter:
        """An equal encounter."""
        new = copy_record(self)
        new.placed = dict(self.placed)
        return new


@dataclass(slots=True)
class Journey(Log):
    """The journey log of a campaign in the skies."""

    plane: str = ""
    """The plane's name."""
    levels: list[str] = field(default_factory=list)
    """The difficulty at the start and every change."""

    def clone(self) -> Journey:
        """An equal log."""
        new = copy_record(self)
        new.saves = self.saves[:]
        new.notes = dict(self.notes)
        new.levels = self.levels[:]
        return new
