"""The components of the sea as a pack describes them: boards, cards, enemies, regions, tokens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ...effects.op import Op, Program
from ...story.frame import PackFrame
from ...story.printed import (
    UNSAID,
    Name,
    Passive,
    PrintedAbility,
    PrintedAdventure,
    PrintedEnemy,
    PrintedEvent,
    PrintedQuest,
    Square,
)

if TYPE_CHECKING:
    from .bound import Bound

CrewId: TypeAlias = str
CardId: TypeAlias = str
EnemyId: TypeAlias = str
RegionId: TypeAlias = str
TOLD = "told"
"""An event that is attempted when its owner says so."""
Point: TypeAlias = tuple[int, int]
"""A point of a page: units from the west and from the north."""


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use a board or card: what it costs and what it does."""

    label: str
    """The word that tells it from the other uses of the same card, such as ``meat``."""
    command: int
    """Command that it costs."""
    program: Program
    discard: str = ""
    """``self``: the card itself is discarded; ``hand``: one card from the user's hand is."""
    takes: str = ""
    """A status that the bearer takes on as a cost, such as ``low-morale``."""
    hurts: int = 0
    """Damage that the bearer takes as a cost."""
    once: bool = False
    """Usable once a turn."""
    own: bool = False
    """Only for fate that the bearer's own player draws."""
    others: bool = False
    """Also for challenges in which the bearer takes no part."""


@dataclass(frozen=True, slots=True)
class When:
    """Something that happens by itself: the moment and the effects."""

    at: str
    """One of `effects.terms.MOMENTS`."""
    program: Program
    """What happens."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """Figures of a weapon, built in or on a card."""

    id: CardId
    name: Name
    accuracy: int
    """What it adds to fate against the enemy's defense."""
    damage: int
    """Damage of a hit."""
    block: int
    """What it takes off a counterattack."""
    discard: str = ""
    """The skill of an equipped ability card that may be discarded for +1 damage."""
    ranged: bool = False
    """Whether it ignores wings."""
    tires: bool = False
    """Its user gains 1 fatigue after it deals damage and cannot use it at 2 fatigue."""


@dataclass(frozen=True, slots=True)
class CrewBoard:
    """A crew member's board."""

    id: CrewId
    name: Name
    origin: Name
    """Where the crew member comes from."""
    health: int
    skills: dict[str, int]
    """Symbols of each skill on the board."""
    weapon: Weapon
    uses: tuple[Use, ...]
    synergy: Op
    """What the crew member's synergy token does for whoever uses it."""
    captain: bool = False
    """Whether it is the captain, whom the active player controls."""


@dataclass(frozen=True, slots=True)
class AbilityCard(PrintedAbility):
    """One of the 60 ability cards."""

    command: int
    """Command that equipping it costs."""
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    """Standing changes while it is equipped."""
    instant: Program = ()
    """What happens once, when it is equipped."""
    when: tuple[When, ...] = ()
    """What it does of itself."""


@dataclass(frozen=True, slots=True)
class LevelCard:
    """A level card of one crew member."""

    id: CardId
    crew: CrewId
    name: Name
    xp: int
    """Experience that it costs."""
    skill: str
    """The skill of which it shows one symbol."""
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    """Standing changes from then on."""
    when: tuple[When, ...] = ()
    """What it does of itself."""
    flavour: Name = UNSAID
    """A line of the world, which no rule asks for; so on all cards that have one."""


@dataclass(frozen=True, slots=True)
class AdventureCard(PrintedAdventure):
    """A numbered, market or starting adventure card."""

    origin: str
    """``numbered``, ``market`` or ``starting``."""
    price: int = 0
    """Coins that it costs at the market."""
    command: int = 0
    """Command that is placed on it to cook it, or to use it where a use says nothing else."""
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    """Standing changes while it is owned."""
    when: tuple[When, ...] = ()
    """What it does of itself."""
    food: tuple[tuple[str, int], ...] = ()
    """Ingredients of a recipe; ``food`` stands for any food."""
    recipe: Program = ()
    """What cooking it brings."""
    weapon: Weapon | None = None
    until_quest: int = 0
    """The quest whose completion sends the card back to the box; 0 for none."""
    flavour: Name = UNSAID


@dataclass(frozen=True, slots=True)
class Quest(PrintedQuest):
    """A numbered quest card and its keyword."""

    active: bool = False


@dataclass(frozen=True, slots=True)
class EventChoice:
    """One option of an event."""

    letter: str
    text: Name
    cost: tuple[tuple[str, int], ...]
    """Kinds of goods and how many of each are paid."""
    program: Program
    """What it brings."""


@dataclass(frozen=True, slots=True)
class EventCard(PrintedEvent):
    """An event card."""

    kind: str
    program: Program = ()
    """What happens when it is drawn."""
    choices: tuple[EventChoice, ...] = ()
    """What the active player then picks one of."""
    ongoing: bool = False
    """Whether it stays in play until its text lets it go."""
    turn_end: Program = ()
    """What happens at the end of each turn while it is in play."""
    attempt_at: str = ""
    """``turn-end`` or ``action``: when the card may be cleared by a challenge; empty if never. ``told``: with a printed
    box what it says is told at the end of each turn."""
    attempt: Program = ()
    """What the attempt to clear it is."""
    leaves: str = ""
    """``port``: discarded by a port action."""
    flavour: Name = UNSAID


@dataclass(frozen=True, slots=True)
class Enemy(PrintedEnemy):
    """An enemy card; squares are counted row by row from the top left."""

    defense: int
    """What an attack must reach to hit."""
    attack: int
    """The damage that it deals before any bonus."""
    rows: int
    squares: tuple[Square, ...]
    copy: int = 1
    """Which of several cards with the same face it is."""
    flavour: Name = UNSAID


@dataclass(frozen=True, slots=True)
class Hazard:
    """A hazard of a region: a challenge on every entry."""

    name: Name
    skill: str
    number: int
    fail: Program
    """What failing the challenge does."""


@dataclass(frozen=True, slots=True)
class Region:
    """A sea region of a spread."""

    id: RegionId
    page: int
    name: Name
    shape: tuple[Point, ...]
    """The corners of its outline on the page."""
    borders: tuple[RegionId, ...]
    """Regions beyond a dotted line."""
    binding: tuple[RegionId, ...] = ()
    """Regions beyond the binding of the spread."""
    land: tuple[RegionId, ...] = ()
    """Regions beyond land, to which no ship sails."""
    edges: tuple[str, ...] = ()
    """Edges of the page that the region touches."""
    exits: dict[str, int] = field(default_factory=dict)
    """Edge to the page that the icon there names."""
    locations: tuple[int, ...] = ()
    port: bool = False
    market: bool = False
    hazard: Hazard | None = None
    spots: dict[int, Point] = field(default_factory=dict)
    """Where the number of each location is drawn."""
    tier: int = 0
    """How far into a campaign its locations are meant for, 1 to 4; 0 if the pack leaves it to the page turns."""
    motifs: dict[int, str] = field(default_factory=dict)
    """The picture beside the number of a location; it changes no rule."""


@dataclass(frozen=True, slots=True)
class Island:
    """Land as the atlas draws it; it changes no rule."""

    id: str
    page: int
    name: Name
    shape: tuple[Point, ...]
    """The coast."""
    locations: tuple[int, ...] = ()
    """The locations that lie on it."""
    kind: str = "land"
    """``land``, ``reef``, ``ice``, ``marsh``, ``wreck`` or ``whale``."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A spread as the atlas draws it; it changes no rule."""

    page: int
    """Its first page."""
    name: Name
    palette: str
    """The name of its colours."""
    waters: str
    """The name of what is seen in its water."""


@dataclass(frozen=True, slots=True)
class SearchToken:
    """A search token: one of its rewards, and its penalty."""

    id: str
    rewards: tuple[tuple[tuple[str, int], ...], ...]
    """Alternatives; each is a list of resources and amounts."""
    ship_damage: int = 0
    """Damage that the ship takes when it is revealed."""
    status: str = ""
    """A status that somebody takes on when it is revealed; empty for none."""


@dataclass(frozen=True, slots=True)
class Room:
    """Figures of one space of the ship board; lists are by player count, 1 to 4."""

    id: str
    name: Name
    fate: int
    """The number with which a damage cube goes here."""
    capacity: int
    """How many cubes it holds, and with how many it is closed."""
    command: tuple[int, ...] = (0, 0, 0, 0)
    """Command that using it brings."""
    cards: tuple[int, ...] = (0, 0, 0, 0)
    """Ability cards that using it brings."""
    clears: tuple[int, ...] = (0, 0, 0, 0)
    """Command tokens that using it clears."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """Quest cards that become available over several campaigns."""

    count: int
    """How many boxes must be ticked on the achievement sheet; 0 asks for none."""
    quests: tuple[int, ...]
    endings: tuple[str, ...] = ()
    """The box of one of these endings must be ticked too; none of them asks for no ending."""
    start_region: RegionId = ""
    """Where a campaign begins that takes one of the quests along; empty: where every campaign begins."""
    one: bool = False
    """Whether a campaign takes at most one of the quests along."""


class DifficultyBand(NamedTuple):
    """Combat levels that are called alike."""

    low: int
    high: int
    key: str
    """The key of the name."""


@dataclass(slots=True)
class Pack(PackFrame):
    """A whole pack of the sea, checked and ready to play."""

    start_page: int
    start_region: RegionId
    crew: dict[CrewId, CrewBoard]
    abilities: dict[CardId, AbilityCard]
    levels: dict[CardId, LevelCard]
    adventures: dict[CardId, AdventureCard]
    quests: dict[int, Quest]
    events: dict[CardId, EventCard]
    enemies: dict[EnemyId, Enemy]
    regions: dict[RegionId, Region]
    islands: dict[str, Island]
    rooms: dict[str, Room]
    search: dict[str, SearchToken]
    travel: tuple[int, ...]
    """Distance by result; index 0 is unused, results past the end use the last entry."""
    difficulty: tuple[DifficultyBand, ...]
    """The bands of combat levels, the lowest first."""
    unlocks: tuple[Unlock, ...]
    rulings: dict[str, str]
    """Settings that stand in for unanswered questions of the FAQ."""
    sheets: dict[int, Sheet] = field(default_factory=dict)
    """How spreads are drawn, by their first pages; those that say nothing are drawn alike."""
    told: bool = False
    """Whether its pages, cards and map lie in a printed box, and are told to the table by its owner."""
    bound: Bound | None = None
    """What the rules have computed from the pack once, see sea.bound."""
