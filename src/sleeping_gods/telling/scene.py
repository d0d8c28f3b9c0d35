"""A scene: the table as somebody is told of it, in sections that change one by one.

Plain records, the same for every client. A client draws them and sends back the notation of a choice; it knows no rule
and no word. Whatever one can point at has an id (a card, a person, a region, a square as ``enemy/a2``), and a choice
names in its ``focus`` the ids that it is about, so that a board is alive without the client knowing why.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.choices import Seat
from .runs import Text


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number with its name and, where there is one, its end: health, fatigue, events left."""

    id: str
    label: str
    value: int
    most: int | None = None
    said: Text = ()
    """The same in words, where the number alone says too little."""


@dataclass(frozen=True, slots=True)
class Headline:
    """Where we are, whose turn it is, and what the clock says."""

    turn: int
    leader: Seat
    players: tuple[str, ...]
    place: Text
    phase: Text
    clock: tuple[Gauge, ...]
    difficulty: Text
    warnings: tuple[Text, ...] = ()
    """What decides the turn and could be overlooked: the last camp, events in play."""


@dataclass(frozen=True, slots=True)
class Asks:
    """The question, whom the table waits for, and the entries of the rules behind it."""

    question: Text
    waits_for: tuple[Seat, ...]
    """Empty for chance, and when the campaign is over."""
    context: tuple[Text, ...]
    """What one must know to answer: sums, damage left, what failing costs."""
    entries: tuple[str, ...]
    settled: bool = False
    """Whether there is one answer and nothing that could change it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """How many of the draws that chance may make lead to a result."""

    result: str
    said: str
    count: int
    of: int


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that can be made."""

    notation: str
    """What is sent back."""
    number: int
    """Its number on the list; it stays the same while the decision goes on."""
    label: Text
    detail: Text
    """What it costs and does."""
    seat: Seat
    group: str
    """``own``, ``now`` for what is meant for this moment, else the kind of an act of any time."""
    focus: tuple[str, ...] = ()
    odds: tuple[Chance, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Barred:
    """Choices of one family that cannot be made, and why."""

    label: Text
    reason: Text
    rule: str
    entry: str
    """The slug of the entry that explains it."""
    focus: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Menu:
    """Everything that can be answered, and what cannot."""

    options: tuple[Option, ...]
    barred: tuple[Barred, ...]
    groups: dict[str, str] = field(default_factory=dict)
    """What the groups of acts are called."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon and its figures as they are now."""

    id: str
    name: str
    figures: tuple[Gauge, ...]
    ranged: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A person of the party."""

    id: str
    name: Text
    seat: Seat
    """Who plays them."""
    health: Gauge
    strain: Gauge
    """Fatigue, or stamina."""
    skills: tuple[Gauge, ...]
    statuses: tuple[str, ...]
    """Ids of statuses; the cards section has their names and texts."""
    others: tuple[Gauge, ...] = ()
    """Command, power, and what else lies on the board."""
    weapons: tuple[Weapon, ...] = ()
    cards: tuple[str, ...] = ()
    """Ids of cards that lie on the board."""
    said: Text = ()
    """All of it as a sentence, for readers."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat; only their number where they are a secret."""

    seat: Seat
    whose: str
    title: str
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The face of something in sight."""

    id: str
    title: str
    kind: str
    """What it is, as an id; ``kind_said`` is the word."""
    kind_said: str
    text: tuple[Text, ...]
    entries: tuple[str, ...]
    also: tuple[str, ...] = ()
    """Other words for it, by which it may be asked for."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square of an enemy's grid."""

    id: str
    """As choices name it: ``a2``."""
    heart: int
    bonus: int
    synergy: bool
    abilities: tuple[str, ...]
    covered: bool
    said: str


@dataclass(frozen=True, slots=True)
class Foe:
    """An enemy in the row."""

    id: str
    name: str
    target: bool
    figures: Text
    columns: int
    squares: tuple[Square, ...]
    notes: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Fight:
    """The enemy row, from left to right."""

    round: int
    row: tuple[Foe, ...]
    tokens: tuple[Gauge, ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """A test under way."""

    kind: str
    skill: str
    number: int
    crew: tuple[str, ...]
    drawn: int
    """The fate that was drawn; 0 before the draw."""
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The page of the storybook that is being read."""

    id: str
    title: str
    blocks: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the map as it is known."""

    id: str
    name: Text
    marks: tuple[str, ...]
    """``here``, ``visited``, ``port``, ``market``, ``hazard``..."""
    said: Text


@dataclass(frozen=True, slots=True)
class Map:
    """The sheet that lies open."""

    sheet: str
    here: str
    places: tuple[Place, ...]
    notes: dict[str, str]


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest that is owned."""

    number: int
    title: str
    keyword: str
    text: Text


@dataclass(frozen=True, slots=True)
class Stock:
    """The ship or the plane, and what is on board."""

    vessel: tuple[Gauge, ...]
    goods: tuple[Gauge, ...]
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The last page."""

    how: Text
    parts: tuple[Gauge, ...]
    total: str


@dataclass(frozen=True, slots=True)
class Scene:
    """All sections; those of which there is nothing to tell are empty."""

    headline: Headline
    asks: Asks
    menu: Menu
    party: tuple[Board, ...]
    hands: tuple[Hand, ...]
    cards: tuple[Card, ...]
    fight: Fight | None
    test: Trial | None
    page: Page | None
    map: Map
    stock: Stock
    quests: tuple[Quest, ...]
    score: Score | None
