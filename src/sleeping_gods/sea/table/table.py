"""The table of the sea: everything that lies on it, as plain data that can be cloned, compared and saved."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Bug
from ...kernel.rules import rule
from ...party.table.records import Log
from ...party.table.table import PartyTable, deal_anew, offer_again
from .bound import Bound
from .cards import CardId, CrewId, Pack, RegionId
from .records import Attack, Combat, Crew
from .words import CAPTAIN


@dataclass(slots=True)
class SeaTable(PartyTable):
    """The whole table of a Sleeping Gods campaign."""

    pack: Pack = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # set before use, never saved
    bound: Bound = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # derived from the pack
    mode: str = "normal"
    """``normal`` or ``brutal``."""
    easy: bool = False
    dice: str = "off"
    """``off``, ``may`` or ``always``: whether a die may be or is rolled instead of drawing fate."""
    points: bool = False
    """Whether feared and revered points are counted."""
    actions: int = 0
    """Actions still to be taken this turn."""
    room: str = ""
    """The space of the ship where the figure stands; empty before the first ship action."""
    region: RegionId = ""
    cubes: dict[str, int] = field(default_factory=dict)
    """Damage in each space of the ship."""
    xp: int = 0
    feared: int = 0
    revered: int = 0
    finale_defeats: int = 0
    """Defeats since the finale began."""
    fallen: str = ""
    """``crew`` or ``ship`` while a defeat waits to be resolved."""
    supply: int = 0
    """Command in the supply."""
    pools: list[int] = field(default_factory=list)
    """Unspent command of each seat."""
    crew: dict[CrewId, Crew] = field(default_factory=dict)
    adventures: dict[CardId, int] = field(default_factory=dict)
    """Owned adventure cards and the command on each."""
    gone_adventures: list[CardId] = field(default_factory=list)
    """Adventure cards that went back to the box."""
    market: list[CardId] = field(default_factory=list)
    """Market cards that were not revealed yet; their order is not known."""
    market_bottom: list[CardId] = field(default_factory=list)
    """Market cards that were put under the deck unsold, in their order."""
    stall: list[CardId] = field(default_factory=list)
    """Market cards revealed in the action in progress."""
    events: dict[str, list[CardId]] = field(default_factory=dict)
    """Events not used yet in this campaign, by kind."""
    ongoing: list[CardId] = field(default_factory=list)
    """Events in play, in the order in which they were drawn."""
    event_debt: int = 0
    """Events that the next deck loses before the first is drawn."""
    event_pass: int = 1
    """Which event deck of the campaign is in use, 1 to 3."""
    search: list[str] = field(default_factory=list)
    """Search tokens in the pile; their order is not known."""
    search_discard: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    """Tokens revealed in the search in progress."""
    watchful: str = ""
    """The token among them whose penalty is ignored."""
    letters: list[str] = field(default_factory=list)
    """Explore tokens held."""
    tokens: list[str] = field(default_factory=list)
    """Diving suit, pollen potion and dinosaur egg, if held."""
    serpent: RegionId = ""
    """The region where the serpent is; empty while it does not hunt."""
    turn_travel: int = 0
    """Travel bonus for the rest of this turn."""
    combat: Combat | None = None
    log: Log = field(default_factory=Log)

    def clone(self) -> SeaTable:
        """An equal table that shares nothing that can change."""
        new = self.blank()
        self.copy_common(new)
        new.pack = self.pack
        new.bound = self.bound
        new.mode = self.mode
        new.easy = self.easy
        new.dice = self.dice
        new.points = self.points
        new.actions = self.actions
        new.room = self.room
        new.region = self.region
        new.xp = self.xp
        new.feared = self.feared
        new.revered = self.revered
        new.finale_defeats = self.finale_defeats
        new.fallen = self.fallen
        new.supply = self.supply
        new.event_debt = self.event_debt
        new.event_pass = self.event_pass
        new.watchful = self.watchful
        new.serpent = self.serpent
        new.turn_travel = self.turn_travel
        new.cubes = self.cubes.copy()
        new.pools = self.pools[:]
        new.crew = {name: member.clone() for name, member in self.crew.items()}
        new.adventures = self.adventures.copy()
        new.gone_adventures = self.gone_adventures[:]
        new.market = self.market[:]
        new.market_bottom = self.market_bottom[:]
        new.stall = self.stall[:]
        new.events = {kind: cards[:] for kind, cards in self.events.items()}
        new.ongoing = self.ongoing[:]
        new.search = self.search[:]
        new.search_discard = self.search_discard[:]
        new.found = self.found[:]
        new.letters = self.letters[:]
        new.tokens = self.tokens[:]
        new.combat = self.combat.clone() if self.combat else None
        new.log = self.log.clone()
        return new

    def blank(self) -> SeaTable:
        """A table of the same kind with nothing on it, to copy everything to."""
        return SeaTable.__new__(SeaTable)

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
    def fight(self) -> Combat:
        """The fight in progress."""
        if self.combat is None:
            raise Bug("no combat is under way")
        return self.combat

    @property
    def assault(self) -> Attack:
        """The attack in progress."""
        if self.combat is None or self.combat.attack is None:
            raise Bug("no attack is under way")
        return self.combat.attack

    def as_seen_by(self, seat: Seat, asked: Choice) -> SeaTable:
        """A table that a seat cannot tell from this one."""
        return self.as_seen_by_seats((seat,), asked)

    @rule("SG-SHARE-005", "SG-ABIL-005")
    def as_seen_by_seats(self, seats: Collection[Seat], asked: Choice) -> SeaTable:
        """Other hands hold as many cards, any that these seats have not seen: none that is asked about, if possible."""
        seat_view = self.clone()
        deal_anew(seats, asked, seat_view.hands, seat_view.deck)
        offer_again(seat_view)
        return seat_view
