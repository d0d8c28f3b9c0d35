"""The figures behind an advice: typed and without words, so that any language can say them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from ...kernel.choices import Choice
from ..story.unread_worth import UNREAD
from .holdings import Changes


@dataclass(frozen=True, slots=True)
class PassChance:
    """The chance to pass the challenge that a choice leads to, or that is in progress."""

    skill: str
    number: int
    """The result that the challenge needs."""
    chance: float
    """From 0 to 1, with the cheapest party and boosts that the robot would send."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What a choice costs for certain."""

    what: str
    """``command``, ``fatigue``, ``stamina``, ``health``, ``card``, ``time``, or a resource."""
    amount: int


@dataclass(frozen=True, slots=True)
class Gains:
    """What a choice brings for certain, as far as it has been read."""

    what: str
    """As for costs, or ``quest 12``, ``card 16``."""
    amount: int


@dataclass(frozen=True, slots=True)
class FightAhead:
    """A fight that a choice leads to, and the health that it is likely to cost."""

    enemies: tuple[str, ...]
    """The ids of the enemies that have been met before."""
    unknown: int
    """How many more nobody has met."""
    harm: float
    """Points of health that the party is likely to lose."""


@dataclass(frozen=True, slots=True)
class UnreadAhead:
    """A choice leads to pages that nobody has read."""

    pages: int = 1
    worth: float = UNREAD.choice
    """The average that each is counted with, in coins."""


@dataclass(frozen=True, slots=True)
class ReadAhead:
    """A choice leads to pages that have all been read."""

    pages: int = 1


@dataclass(frozen=True, slots=True)
class StoryWorth:
    """What a choice of a page is worth with all that it leads to, as far as that was read."""

    worth: float
    """In points of the final score."""


@dataclass(frozen=True, slots=True)
class HeadsFor:
    """A course over the map: where it leads, and how many actions (the sea) or how much time (the skies) it takes."""

    location: str
    """The number of a location, or the id of a region with a port or a market."""
    distance: float
    what: str = "story"
    """What is wanted there: ``story``, ``port``, ``market``, or ``later`` where the choice does not lead there yet."""
    unit: str = "action"
    """What the distance counts: ``action``, ``time``, ``region`` after a move of the ship, ``region-here`` before."""
    before: float = inf
    """In the middle of a voyage: how far it is now."""
    time_left: int | None = None
    """In the skies, the time that is left in this turn, where it is too little to explore."""


@dataclass(frozen=True, slots=True)
class CourseWorth:
    """What a course is worth, by the pages that were read and the mean of those that were not."""

    worth: float
    """In points of the final score for each action (the sea) or each unit of time (the skies)."""
    unit: str = "action"


@dataclass(frozen=True, slots=True)
class ScoreAhead:
    """What the final score changes on average if the party goes on from this choice, by playouts."""

    gain: float
    """Against the mean of all choices that were tried."""
    margin: float
    """Half of the 95 % interval."""
    playouts: int


@dataclass(frozen=True, slots=True)
class Leaves:
    """What a choice leaves by the end of the action, on average of its playouts, against what there is now."""

    changes: Changes
    """Only of things that another choice would leave otherwise."""
    playouts: int
    at_once: bool = False
    """Whether this is what comes of the choice alone, before anything else is decided."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What a choice leaves more or less than the advised one, on average of playouts with equal luck."""

    changes: Changes
    """Only those that are more than chance."""
    playouts: int
    alike: bool
    """Whether nothing at all differed in any of them."""


@dataclass(frozen=True, slots=True)
class ThumbRule:
    """The rule of thumb that the robot goes by at such a decision."""

    name: str
    """The end of the id of its message, such as ``bears``."""
    amount: int = 0
    """A figure of the rule, such as the coins that are kept."""
    points: float = 0.0
    """What it gains, in points of the final score; 0 where that is not said."""
    most: int = 0
    """Out of how many the figure is; 0 where that is nothing to say."""


@dataclass(frozen=True, slots=True)
class Separates:
    """Of another choice: the figure by which the rule of thumb puts the advised one before it."""

    name: str
    """The end of the id of its message; empty where the rule says it, and how both stand."""
    mine: float
    """The figure of the advised choice."""
    theirs: float
    """The figure of the other choice."""


@dataclass(frozen=True, slots=True)
class Equal:
    """Of another choice: all that the rule of thumb looks at is the same; it took the first."""

    name: str = ""
    """The end of the id of the message of its last figure; empty where how both stand says it."""
    amount: float = 0.0
    """The last figure itself."""
    ruled: bool = False
    """Whether the rule puts others behind both."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What the robot would have another seat do, where it leaves the decision to it."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class GoalWorth:
    """What lies at the end of the course is worth, all of it."""

    worth: float
    """In points of the final score."""


@dataclass(frozen=True, slots=True)
class RegionWorth:
    """What the best goal is worth in the region of a move that does not lead to where the course does."""

    worth: float
    """In points of the final score; 0 if nothing there promises anything."""


@dataclass(frozen=True, slots=True)
class LostCommand:
    """A room gives more command than there is left to take."""

    printed: int
    """The command that the room gives."""
    gained: int
    """What of it there is to take."""


@dataclass(frozen=True, slots=True)
class EquipAhead:
    """What an ability card does on a board, and what its player keeps."""

    who: str
    skill: str
    now: int
    """The skill of whoever would bear it."""
    then: int
    """The same with the card."""
    others: int
    """The most that anybody else has of it."""
    left: int
    """What its player has left afterwards: command at sea, cards in hand in the skies."""
    kept: int
    """The least of that which the robot keeps."""
    unit: str
    """``command`` or ``card``."""
    worth: float = 0.0
    """In the skies, what the rule counts it with: the skill that is printed on the board, its text, what is paid."""


@dataclass(frozen=True, slots=True)
class AttackAhead:
    """What the attack in progress does, now and after a choice."""

    dealt: int
    """The damage that it deals now."""
    taken: int
    """The damage that strikes back now."""
    dealt_then: int
    """The damage that it deals after the choice."""
    taken_then: int
    """The damage that strikes back after the choice."""


@dataclass(frozen=True, slots=True)
class BlowTaken:
    """What a hit that may be blocked does after a choice."""

    who: str
    """Who takes it."""
    blow: int
    """The damage that is left of it without the choice."""
    blocked: int
    """How much of that the choice blocks."""
    health: int
    """The health of whoever takes it."""


@dataclass(frozen=True, slots=True)
class Instead:
    """What would be usual, where trial runs found something better."""

    usual: Choice
    """What the robot would have done without trial runs."""
    gain: float
    """By how much the advised choice came out better, in points of the final score."""
    beside: Changes = ()
    """What the usual one leaves more or less than the advised one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody or something that a choice is about stands now."""

    who: str
    """The name in the pack: of a member of the party, a room, a kind of goods, a card, a skill."""
    what: str
    """``health``, ``fatigue``, ``stamina``, ``status``, ``goods``, ``stock``, ``ship`` and ``room`` (its damage),
    ``price``, ``placed``, ``hearts`` (what all need, and the least), ``skill`` (what the best has), ``best-skill``,
    ``weapon`` (accuracy and damage), ``rest`` (camps left, stamina) or ``suffer`` (how many have that status)."""
    amount: int
    most: int = 0
    """Out of how many; 0 where that is nothing to say."""
    skill: str = ""
    """The skill that is meant by ``best-skill``."""


@dataclass(frozen=True, slots=True)
class Lacks:
    """What a party lacks of that which a choice would restore."""

    what: str
    """``health``, ``stamina`` or ``fatigue``, which there is too much of."""
    amount: int
    """How much all of them together lack."""
    who: str = ""
    """Who lacks most; empty if nobody lacks any."""
    left: int = 0
    """How much they have."""
    most: int = 0
    """Out of how much; 0 where that is nothing to say."""


@dataclass(frozen=True, slots=True)
class PlacementBeside:
    """Of another square to cover: the best placement of the damage with it, against the best of all."""

    behind: float
    """By so many points of health it is worth less; 0 if it is as good, or where it beats fewer enemies."""
    is_part: bool
    """Whether the square belongs to the advised placement too."""
    beats_fewer: bool
    """Whether the advised placement beats an enemy that none with this square does."""


@dataclass(frozen=True, slots=True)
class Excluded:
    """Of another action of an encounter: only one of it and the advised one can be taken."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What one of each kind of goods counts that a choice brings."""

    worths: tuple[tuple[str, float], ...]
    """In coins."""


AdviceFact: TypeAlias = (
    PassChance
    | Costs
    | Gains
    | FightAhead
    | UnreadAhead
    | ReadAhead
    | StoryWorth
    | HeadsFor
    | CourseWorth
    | ScoreAhead
    | Leaves
    | Beside
    | ThumbRule
    | Instead
    | Standing
    | Separates
    | Equal
    | Wants
    | GoalWorth
    | RegionWorth
    | LostCommand
    | AttackAhead
    | EquipAhead
    | BlowTaken
    | Lacks
    | Counted
    | PlacementBeside
    | Excluded
)
"""A figure that counts for or against a choice."""
