"""The components of the skies as a pack describes them: characters, cards, enemies, bosses, pages, flight board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ...effects.op import Condition, Program
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


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use a character, card or resource: what it costs and what it does."""

    label: str
    """The word that tells it from the other uses of the same card."""
    program: Program
    stamina: int = 0
    """Paid by the character who has it."""
    hurts: int = 0
    """Damage that the character takes as a cost."""
    cost: tuple[tuple[str, int], ...] = ()
    """Resources of the party."""
    once: str = ""
    """``turn``, ``attack`` or ``challenge``: how often it may be used; empty for no limit."""
    own: bool = False
    """Marked `self` or `this character`: only for the character who has it."""
    where: str = ""
    """A mark that Claire's square must show, such as ``river``."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character board."""

    id: str
    name: Name
    health: int
    skills: dict[str, int]
    """Symbols of each skill on the board."""
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class AbilityCard(PrintedAbility):
    """One of the 62 ability cards."""

    cost: int
    """Hand cards that equipping it costs."""
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    """Standing changes while it is equipped."""


@dataclass(frozen=True, slots=True)
class CombatFigures:
    """What a combat card does in an attack."""

    damage: int | None = None
    """Nothing if the card deals no damage."""
    die: bool = False
    """Whether the combat die adds to its damage."""
    skill: str = ""
    """The skill of the attacker that adds to its damage; empty for none."""
    remove: int = 0
    """Power that it takes from the target."""
    block: int = 0
    """What it takes off the counterattack."""
    pierces: bool = False
    """It ignores enemy block."""
    synergy: Program = ()
    """What it does besides where a synergy token is spent on it."""


@dataclass(frozen=True, slots=True)
class Curse:
    """What a curse does while the party has it."""

    text: Name
    harder: tuple[tuple[str, int], ...] = ()
    """Skill (or ``any``) and what challenges of it need more."""
    turn_end: Program = ()
    """What happens at the end of each turn."""


@dataclass(frozen=True, slots=True)
class AdventureCard(PrintedAdventure):
    """A numbered or starting adventure card; a combat card is one too."""

    starting: bool = False
    """Whether a campaign begins with it."""
    uses: tuple[Use, ...] = ()
    combat: CombatFigures | None = None
    """What it does in an attack; None if it is no combat card."""
    curse: Curse | None = None
    """What it does to the party; None if it is no curse."""
    flavour: Name = UNSAID
    """A line of the world, which no rule asks for; so on enemies."""


@dataclass(frozen=True, slots=True)
class Quest(PrintedQuest):
    """A numbered quest card; a dormant totem lists what restores it."""

    fleeting: bool = False
    """To be discarded after reading."""
    needs: tuple[tuple[str, int], ...] = ()
    """The resources that restore a dormant totem, and how many of each."""
    totem: int = 0
    """The adventure card that it becomes."""


@dataclass(frozen=True, slots=True)
class EventCard(PrintedEvent):
    """An event card."""

    level: int
    program: Program = ()
    """What happens when it is drawn."""
    stays: bool = False
    """Whether it stays in play."""
    harder: tuple[tuple[str, int], ...] = ()
    """While it is in play: skill (or ``any``) and what challenges of it need more."""
    turn_end: Program = ()
    """What happens at the end of each turn while it is in play."""
    completing: Program = ()
    """What the active player may do at any time on their turn to complete it, or what follows ``completes_on``."""
    completing_if: Condition | None = None
    """What must hold for the event to be completed; nothing for no condition."""
    completes_on: str = ""
    """``plane-moved``: it is completed by that and not otherwise; empty if the active player chooses the moment."""


@dataclass(frozen=True, slots=True)
class Enemy(PrintedEnemy):
    """An enemy card or a zone of a boss; squares are counted row by row from the top left."""

    kind: str
    attack: int
    """The damage with which it strikes back, before its power."""
    columns: int
    squares: tuple[Square, ...]
    flavour: Name = UNSAID


@dataclass(frozen=True, slots=True)
class Boss:
    """A boss page: zones instead of enemy cards."""

    number: int
    name: Name
    level: int
    zones: tuple[Enemy, ...]
    """Its zones, which stand in the row like enemy cards."""
    flee: bool = False
    """Whether the party may run at the end of an enemy phase."""


@dataclass(frozen=True, slots=True)
class Buff:
    """An enemy buff card."""

    id: str
    name: Name
    ability: str
    """The ability that it gives an enemy."""


@dataclass(frozen=True, slots=True)
class AtlasSquare:
    """A square of an atlas page."""

    obstacles: tuple[str, ...] = ()
    """What is met by whoever walks onto it."""
    locations: tuple[int, ...] = ()
    """The numbers that can be explored there."""
    marks: tuple[str, ...] = ()
    """What else is drawn there, such as ``river``."""


@dataclass(frozen=True, slots=True)
class AtlasPage:
    """A page of the atlas: a grid of squares and the icons at its edges."""

    number: int
    columns: int
    rows: int
    places: tuple[AtlasSquare, ...]
    """Its squares, row by row."""
    exits: dict[str, int] = field(default_factory=dict)
    """Edge to the page that the icon there names."""
    motifs: dict[int, str] = field(default_factory=dict)
    """Pictures beside the numbers of locations; they change no rule."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A spread as the atlas draws it; it changes no rule."""

    page: int
    """Its first page."""
    name: Name
    palette: str
    """The name of its colours."""


@dataclass(frozen=True, slots=True)
class FlightSpace:
    """A space of the flight board: a landing place on the atlas, or a distant location."""

    id: str
    name: Name
    links: tuple[str, ...]
    """The spaces that one can fly to from here."""
    square: str = ""
    """Such as ``2:b3``; empty for a distant location."""
    explore: int = 0
    """The one location of a distant location."""
    fuel: bool = False
    """Whether the plane is refuelled here."""
    card: int = 0
    """The adventure card that opens it; 0 if it is printed on the board."""


class Camps(NamedTuple):
    """The camps of a campaign of one length."""

    total: int
    """How many camp symbols there are."""
    before_last: str
    """The story of the last camp but one."""
    last: str
    """The story of the last camp, which ends the campaign."""


class Unlock(NamedTuple):
    """A card that achievements unlock."""

    needed: int
    """How many achievements."""
    kind: str
    """``adventure`` or ``quest``."""
    number: int


@dataclass(slots=True)
class Pack(PackFrame):
    """A whole pack of the skies, checked and ready to play."""

    start: str
    """Claire's first square, such as ``2:b3``."""
    airport: str
    """The plane's first space."""
    characters: dict[str, Character]
    abilities: dict[str, AbilityCard]
    adventures: dict[str, AdventureCard]
    quests: dict[int, Quest]
    events: dict[str, EventCard]
    enemies: dict[str, Enemy]
    bosses: dict[int, Boss]
    buffs: dict[str, Buff]
    pages: dict[int, AtlasPage]
    spaces: dict[str, FlightSpace]
    resources: dict[str, tuple[Use, ...]]
    """What a resource of each kind can be used for."""
    die: tuple[int, ...]
    """What each side of the combat die shows."""
    plane_health: int
    """The health of a sound plane."""
    plane_fuel: int
    """What the tank holds."""
    plane_name: Name
    """The name of the plane, unless the players give it another."""
    camps: dict[str, Camps]
    """Length of the campaign to its camps."""
    unlocks: tuple[Unlock, ...]
    resource_names: dict[str, Name] = field(default_factory=dict)
    sheets: dict[int, Sheet] = field(default_factory=dict)
    """How spreads are drawn, by their first pages; those that say nothing are drawn alike."""
    told: bool = False
    """Whether its pages, cards and map lie in a printed box, and are told to the table by its owner."""
    charted: frozenset[str] = frozenset()
    """The squares of a printed atlas that have been entered."""
    bound: Bound | None = None
    """What the rules have computed from the pack once, see skies.bound."""
