"""The table of the skies: everything that lies on it, as plain data that can be cloned, compared and saved."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Bug
from ...kernel.rules import rule
from ...party.table.table import PartyTable, deal_anew, offer_again
from .bound import Bound
from .cards import Pack
from .records import NOWHERE, Attack, Encounter, Fight, Hero, Journey
from .words import CLAIRE


@dataclass(slots=True)
class SkiesTable(PartyTable):
    """The whole table of a Distant Skies campaign."""

    pack: Pack = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # set before use, never saved
    bound: Bound = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # derived from the pack
    level: str = "normal"
    """One of `words.LEVELS`."""
    instant: bool = False
    """Whether the first defeat ends the campaign."""
    length: str = "standard"
    """One of `words.CAMPAIGNS`."""
    quick: bool = False
    """Whether the quick landing variant is played."""
    phase: str = "start"
    """``start``, ``draw``, ``event``, ``actions`` or ``end``."""
    busy: bool = False
    """Whether an action is in progress."""
    spent: int = 0
    """The position of the pocket watch."""
    bonus: bool = False
    """Whether the active player holds the bonus time token."""
    early: bool = False
    """Whether this turn ended early, so that the token passes on."""
    place: str = ""
    """Claire's square, such as ``2:b3``, or the distant location where she is."""
    plane: str = ""
    """The plane's space on the flight board."""
    plane_health: int = 0
    fuel: int = 0
    camps: int = 0
    """Camp symbols crossed off."""
    due: list[str] = field(default_factory=list)
    """Stories that open when the action in progress is over."""
    marks: dict[str, int] = field(default_factory=dict)
    """Boxes marked for each faction."""
    crossed: list[int] = field(default_factory=list)
    """Locations crossed off."""
    crew: dict[str, Hero] = field(default_factory=dict)
    adventures: list[list[str]] = field(default_factory=list)
    """Adventure cards in each hand."""
    played: list[str] = field(default_factory=list)
    """The adventure discard pile."""
    gone: list[str] = field(default_factory=list)
    """Adventure and combat cards that were lost."""
    arms: list[str] = field(default_factory=list)
    """Owned combat cards."""
    combat_deck: list[str] = field(default_factory=list)
    """The owned combat cards that are in the active deck."""
    curses: list[str] = field(default_factory=list)
    """Curses on the party, the oldest first."""
    silent: dict[str, list[int]] = field(default_factory=dict)
    """Quests gained in an encounter, and the seats that have read them."""
    event_deck: list[list[str]] = field(default_factory=list)
    """The event deck as bags, the one on top first."""
    event_box: list[str] = field(default_factory=list)
    """Events that were left out."""
    active: dict[str, int] = field(default_factory=dict)
    """Events in play and the threat on each."""
    obstacle: str = ""
    """The obstacle that is being met."""
    encounter: Encounter | None = None
    combat: Fight | None = None
    log: Journey = field(default_factory=Journey)

    def clone(self) -> SkiesTable:
        """An equal table that shares nothing that can change."""
        new = self.blank()
        self.copy_common(new)
        new.pack = self.pack
        new.bound = self.bound
        new.level = self.level
        new.instant = self.instant
        new.length = self.length
        new.quick = self.quick
        new.phase = self.phase
        new.busy = self.busy
        new.spent = self.spent
        new.bonus = self.bonus
        new.early = self.early
        new.place = self.place
        new.plane = self.plane
        new.plane_health = self.plane_health
        new.fuel = self.fuel
        new.camps = self.camps
        new.obstacle = self.obstacle
        new.due = self.due[:]
        new.marks = self.marks.copy()
        new.crossed = self.crossed[:]
        new.crew = {name: member.clone() for name, member in self.crew.items()}
        new.adventures = [hand[:] for hand in self.adventures]
        new.played = self.played[:]
        new.gone = self.gone[:]
        new.arms = self.arms[:]
        new.combat_deck = self.combat_deck[:]
        new.curses = self.curses[:]
        new.silent = {quest: seats[:] for quest, seats in self.silent.items()}
        new.event_deck = [bag[:] for bag in self.event_deck]
        new.event_box = self.event_box[:]
        new.active = self.active.copy()
        new.encounter = self.encounter.clone() if self.encounter else None
        new.combat = self.combat.clone() if self.combat else None
        new.log = self.log.clone()
        return new

    def blank(self) -> SkiesTable:
        """A table of the same kind with nothing on it, to copy everything to."""
        return SkiesTable.__new__(SkiesTable)

    @rule("DS-BASE-006", "DS-BASE-007", "DS-PLYR-005")
    def controller(self, name: str) -> Seat:
        """The seat that controls a character; Claire belongs to whoever is active."""
        return self.captain if name == CLAIRE else self.controllers[name]

    @property
    def fight(self) -> Fight:
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

    @property
    def meeting(self) -> Encounter:
        """The wandering encounter in progress."""
        if self.encounter is None:
            raise Bug("no encounter is under way")
        return self.encounter

    def as_seen_by(self, seat: Seat, asked: Choice) -> SkiesTable:
        """A table that a seat cannot tell from this one."""
        return self.as_seen_by_seats((seat,), asked)

    @rule("DS-TURN-007", "DS-WAND-002")
    def as_seen_by_seats(self, seats: Collection[Seat], asked: Choice) -> SkiesTable:
        """Other hands hold as many ability cards, but any that are unseen: none that is asked about, if possible.

        In an encounter all characters of others whose place is secret stand nowhere, placed or not.
        """
        seat_view = self.clone()
        pools = _pools(seat_view)
        deal_anew(seats, asked, [*seat_view.hands, *pools.values()], seat_view.deck)
        for at, pool in pools.items():
            seat_view.agenda[at] = replace(seat_view.agenda[at], pool=tuple(pool))  # type: ignore[type-var]  # every step is a dataclass
        if seat_view.encounter is not None:
            others = [
                name
                for name in seat_view.crew
                if name not in seat_view.encounter.seen and seat_view.controller(name) not in seats
            ]
            seat_view.encounter.placed |= dict.fromkeys(others, NOWHERE)
        offer_again(seat_view)
        return seat_view


def _pools(table: SkiesTable) -> dict[int, list[str]]:
    """Pooled ability cards that are being dealt, by the place of the step on the agenda."""
    dealing = {at: item for at, item in enumerate(table.agenda) if getattr(item, "kind", "") == "ability"}
    return {at: list(getattr(item, "pool", ())) for at, item in dealing.items() if hasattr(item, "pool")}
