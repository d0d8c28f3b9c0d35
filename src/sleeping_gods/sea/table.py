"""The table of the sea: everything that lies on it, as plain data that can be cloned, compared and saved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.choices import Choice, Seat, seat_of
from ..kernel.errors import BrokenState, Bug, Reason
from ..kernel.rules import rule
from ..kernel.steps import Decision
from ..kernel.table import Table, decider
from .bound import Bound
from .cards import CardId, CrewId, EnemyId, Pack, RegionId
from .words import CAPTAIN, EVENT_KINDS, RESOURCES, SPACES


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
    extra: int = 0
    hearts: bool = True
    diagonal: bool = False
    near: bool = True
    """Whether half of the points must be dealt to the target."""
    on_target: int = 0
    on_others: int = 0
    resisted: tuple[EnemyId, ...] = ()
    placed: tuple[tuple[EnemyId, int], ...] = ()
    synergy: bool = False


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
    disarmed: tuple[CardId, ...] = ()
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
            self.disarmed,
            self.hopeless,
            self.quiet,
            self.fallen,
        )


def _copy(record: Any) -> Any:
    new = type(record).__new__(type(record))
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


@dataclass(slots=True)
class SeaTable(Table):
    """The whole table of a Sleeping Gods campaign."""

    pack: Pack = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # set before use, never saved
    bound: Bound = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # derived from the pack
    names: list[str] = field(default_factory=list)
    mode: str = "normal"
    easy: bool = False
    dice: str = "off"
    points: bool = False
    """Whether feared and revered points are counted."""
    wait_all: bool = False
    """Whether a test's window closes only when every seat has passed."""
    controllers: dict[CrewId, Seat] = field(default_factory=dict)
    captain: Seat = 0
    turn: int = 0
    actions: int = 0
    """Actions still to be taken this turn."""
    room: str = ""
    region: RegionId = ""
    cubes: dict[str, int] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=dict)
    xp: int = 0
    feared: int = 0
    revered: int = 0
    defeats: int = 0
    finale_defeats: int = 0
    finale: bool = False
    fallen: str = ""
    """``crew`` or ``ship`` while a defeat waits to be resolved."""
    peril: bool = False
    """Whether somebody has fallen since the last check for defeat."""
    supply: int = 0
    """Command in the supply."""
    pools: list[int] = field(default_factory=list)
    hands: list[list[CardId]] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)
    discard: list[CardId] = field(default_factory=list)
    crew: dict[CrewId, Crew] = field(default_factory=dict)
    adventures: dict[CardId, int] = field(default_factory=dict)
    """Owned adventure cards and the command on each."""
    gone_adventures: list[CardId] = field(default_factory=list)
    quests: list[int] = field(default_factory=list)
    used_quests: list[int] = field(default_factory=list)
    market: list[CardId] = field(default_factory=list)
    market_bottom: list[CardId] = field(default_factory=list)
    stall: list[CardId] = field(default_factory=list)
    """Market cards revealed in the action under way."""
    events: dict[str, list[CardId]] = field(default_factory=dict)
    """Events not used yet in this campaign, by kind."""
    event_left: list[int] = field(default_factory=list)
    """Cards of each kind left in the event deck, mild on top."""
    event_discard: list[CardId] = field(default_factory=list)
    event: CardId = ""
    """The event being resolved."""
    ongoing: list[CardId] = field(default_factory=list)
    event_debt: int = 0
    event_pass: int = 1
    search: list[str] = field(default_factory=list)
    search_discard: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    """Tokens revealed in the search under way."""
    watchful: str = ""
    """The token among them whose penalty is ignored."""
    letters: list[str] = field(default_factory=list)
    """Explore tokens held."""
    tokens: list[str] = field(default_factory=list)
    """Diving suit, pollen potion and dinosaur egg, if held."""
    serpent: RegionId = ""
    exploring: bool = False
    paragraph: str = ""
    """The paragraph read last."""
    visit: list[str] = field(default_factory=list)
    """Town choices taken in this explore action."""
    taken: list[str] = field(default_factory=list)
    """Choices that can be taken once in a campaign and have been."""
    turn_travel: int = 0
    """Travel bonus for the rest of this turn."""
    used: list[str] = field(default_factory=list)
    """Once-a-turn uses that have been used this turn."""
    tests: list[Test] = field(default_factory=list)
    combat: Combat | None = None
    ticked: list[str] = field(default_factory=list)
    """Totems and endings found, for the achievement sheet."""
    log: Log = field(default_factory=Log)
    over: str = ""
    """How the campaign ended; empty while it goes on."""

    def clone(self) -> SeaTable:
        """An equal table that shares nothing that can change."""
        new = SeaTable.__new__(SeaTable)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.agenda = self.agenda[:]
        new.happenings = self.happenings[:]
        new.offered = self.offered
        new.names = self.names
        new.controllers = self.controllers
        new.cubes = self.cubes.copy()
        new.goods = self.goods.copy()
        new.pools = self.pools[:]
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.crew = {name: member.clone() for name, member in self.crew.items()}
        new.adventures = self.adventures.copy()
        new.gone_adventures = self.gone_adventures[:]
        new.quests = self.quests[:]
        new.used_quests = self.used_quests[:]
        new.market = self.market[:]
        new.market_bottom = self.market_bottom[:]
        new.stall = self.stall[:]
        new.events = {kind: cards[:] for kind, cards in self.events.items()}
        new.event_left = self.event_left[:]
        new.event_discard = self.event_discard[:]
        new.ongoing = self.ongoing[:]
        new.search = self.search[:]
        new.search_discard = self.search_discard[:]
        new.found = self.found[:]
        new.letters = self.letters[:]
        new.tokens = self.tokens[:]
        new.visit = self.visit[:]
        new.taken = self.taken[:]
        new.used = self.used[:]
        new.tests = [test.clone() for test in self.tests]
        new.combat = self.combat.clone() if self.combat else None
        new.ticked = self.ticked[:]
        new.log = self.log.clone()
        return new

    def seat_count(self) -> int:
        """How many people play."""
        return len(self.names)

    def controller(self, crew: CrewId) -> Seat:
        """The seat that controls a crew member; the captain belongs to whoever is active."""
        return self.captain if crew == CAPTAIN else self.controllers[crew]

    def crew_of(self, seat: Seat) -> list[CrewId]:
        """The crew members that a seat controls now."""
        return [name for name in self.crew if self.controller(name) == seat]

    def player_count_index(self) -> int:
        """The column of a table by player count."""
        return len(self.names) - 1

    @property
    def test(self) -> Test:
        """The test under way."""
        if not self.tests:
            raise Bug("no test is under way")
        return self.tests[-1]

    @property
    def fight(self) -> Combat:
        """The fight under way."""
        if self.combat is None:
            raise Bug("no combat is under way")
        return self.combat

    @property
    def assault(self) -> Attack:
        """The attack under way."""
        if self.combat is None or self.combat.attack is None:
            raise Bug("no attack is under way")
        return self.combat.attack

    @property
    def in_challenge(self) -> bool:
        """Whether a challenge or travel test is under way."""
        return bool(self.tests) and any(test.kind != "room" for test in self.tests)

    def acts(self, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""
        return self.bound.rulebook.acts(self, decision)

    def is_act(self, choice: Choice) -> bool:
        """Whether a choice is an act of any time."""
        return choice[0] in self.bound.verbs

    def act(self, choice: Choice) -> None:
        """Let an act of any time happen."""
        self.bound.verbs[choice[0]](self, choice)

    def table_acts(self) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""
        return self.bound.rulebook.table_acts(self)

    def is_table_act(self, choice: Choice) -> bool:
        """Whether a choice is such an act."""
        return self.bound.rulebook.is_table_act(self, choice)

    def table_act(self, choice: Choice) -> None:
        """Let an act about the campaign itself happen."""
        self.bound.rulebook.table_act(self, choice)

    def why_not(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""
        return self.bound.rulebook.why_not(self, choice)

    def violations(self) -> list[str]:
        """What contradicts the conservation laws."""
        return self.bound.rulebook.violations(self)

    def achievements(self) -> list[str]:
        """Totems and endings found in this campaign."""
        return list(self.ticked)

    @rule("SG-WEAPON-005")
    def actor(self, choice: Choice) -> Seat:
        """The seat whose choice this is; who carries a weapon is for the active player to decide."""
        if choice[:1] == ("arm",):
            return self.captain
        if choice and choice[-1] in ("p1", "p2", "p3", "p4") and len(choice) > 1 and choice[-2] == "by":
            return seat_of(choice[-1])
        if len(choice) > 1 and choice[0] in ("equip", "discard"):
            for seat, hand in enumerate(self.hands):
                if choice[1] in hand:
                    return seat
        if len(choice) > 1 and choice[0] in ("join", "activate") and choice[1] in self.crew:
            return self.controller(choice[1])
        if len(choice) > 1 and choice[0] in ("play", "unequip", "burn"):
            for name, member in self.crew.items():
                if choice[1] in member.cards or choice[1] in member.levels:
                    return self.controller(name)
        if choice[:1] == ("synergy",) and len(choice) > 3 and choice[3] in self.crew:
            return self.controller(choice[3])
        if choice[:1] == ("pass",) and len(choice) == 2:
            return seat_of(choice[1])
        if choice[:1] == ("attack",) and len(choice) > 3 and choice[3] in self.crew:
            return self.controller(choice[3])
        return decider(self)

    def check_names(self) -> None:
        """Refuse a saved table whose cards, crew or regions the pack does not have."""
        pack = self.pack
        known: list[tuple[str, list[str], object]] = [
            ("crew", list(self.crew), pack.crew),
            ("hands", [card for hand in self.hands for card in hand], pack.abilities),
            ("deck", self.deck + self.discard, pack.abilities),
            ("adventures", list(self.adventures), pack.adventures),
            ("market", self.market + self.market_bottom + self.stall, pack.adventures),
            ("ongoing", self.ongoing, pack.events),
            ("region", [self.region], pack.regions),
            ("search", self.search + self.search_discard + self.found, pack.search),
            ("cubes", list(self.cubes), SPACES),
            ("goods", list(self.goods), RESOURCES),
            ("events", list(self.events), EVENT_KINDS),
        ]
        for place, found, where in known:
            for name in found:
                if name not in where:  # type: ignore[operator]  # each is a container of strings
                    raise BrokenState(f"state.{place}", f"a name that pack {pack.id!r} has", name)
        size = len(self.names)
        if not 1 <= size <= 4 or len(self.pools) != size or len(self.hands) != size or not 0 <= self.captain < size:
            raise BrokenState("state.names", "1 to 4 seats with a pool and a hand each", self.names)


_SHARED = (
    "pack",
    "bound",
    "mode",
    "easy",
    "dice",
    "points",
    "wait_all",
    "captain",
    "turn",
    "actions",
    "room",
    "region",
    "xp",
    "feared",
    "revered",
    "defeats",
    "finale_defeats",
    "finale",
    "fallen",
    "peril",
    "supply",
    "event",
    "event_debt",
    "event_pass",
    "watchful",
    "serpent",
    "exploring",
    "paragraph",
    "turn_travel",
    "over",
)
