"""The table of the sea: everything that lies on it, as plain data that can be cloned, compared and saved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.choices import Choice, Seat, seat_of
from ..kernel.errors import Bug, Reason
from ..kernel.rules import rule
from ..kernel.steps import Decision
from ..kernel.table import Table, decider, decision_of
from .bound import Bound
from .cards import CardId, CrewId, Pack, RegionId
from .records import Attack, Combat, Crew, Log, Test
from .words import CAPTAIN, SEATS


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
        new.pack = self.pack
        new.bound = self.bound
        new.mode = self.mode
        new.easy = self.easy
        new.dice = self.dice
        new.points = self.points
        new.wait_all = self.wait_all
        new.captain = self.captain
        new.turn = self.turn
        new.actions = self.actions
        new.room = self.room
        new.region = self.region
        new.xp = self.xp
        new.feared = self.feared
        new.revered = self.revered
        new.defeats = self.defeats
        new.finale_defeats = self.finale_defeats
        new.finale = self.finale
        new.fallen = self.fallen
        new.peril = self.peril
        new.supply = self.supply
        new.event = self.event
        new.event_debt = self.event_debt
        new.event_pass = self.event_pass
        new.watchful = self.watchful
        new.serpent = self.serpent
        new.exploring = self.exploring
        new.paragraph = self.paragraph
        new.turn_travel = self.turn_travel
        new.over = self.over
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

    def bearers(self) -> list[CrewId]:
        """The crew members with ability or level cards."""
        return [name for name, member in self.crew.items() if member.cards or member.levels]

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
        return bool(self.tests) and any(test.kind in ("challenge", "travel") for test in self.tests)

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

    def map_notes(self) -> dict[str, str]:
        """Notes that were written on the map in this campaign."""
        return dict(self.log.notes)

    @rule("SG-WEAPON-005")
    def actor(self, choice: Choice) -> Seat:
        """The seat whose choice this is; who carries a weapon is for the active player to decide."""
        if choice[:1] == ("arm",):
            return self.captain
        if len(choice) > 1 and choice[-2] == "by" and choice[-1] in SEATS:
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
        if choice[:1] == ("pass",) and len(choice) == 2 and choice[1] in SEATS:
            return seat_of(choice[1])
        if choice[:1] == ("attack",) and len(choice) > 3 and choice[3] in self.crew:
            return self.controller(choice[3])
        return decider(self)

    @rule("SG-SHARE-005", "SG-ABIL-005")
    def as_seen_by(self, seat: Seat, asked: Choice) -> SeaTable:
        """Other hands hold as many cards, but any that the seat has not seen: none that is asked about, if possible."""
        seen = self.clone()
        unseen = sorted(self.deck + [card for other, hand in enumerate(self.hands) if other != seat for card in hand])
        unseen.sort(key=asked.__contains__)
        for other, hand in enumerate(self.hands):
            if other != seat:
                seen.hands[other], unseen = unseen[: len(hand)], unseen[len(hand) :]
        seen.deck = unseen
        decision = decision_of(seen)
        seen.offered = [] if decision is None else decision.options(seen)
        return seen
