"""The table of a party: what lies on it in both games, and what it asks its rulebook."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...effects.op import Op, Program
from ...kernel.choices import Choice, Seat
from ...kernel.errors import Bug, Reason
from ...kernel.steps import Decision
from ...kernel.table import Table, decision_of, waiting_decision
from .bound import PartyBound
from .own_box import OwnBox
from .pack import PartyPack
from .records import Clash, Log, PartyMember, Test


class CannotEnter(Exception):
    """A card of a printed box that was not entered as one can be."""


@dataclass(slots=True)
class PartyTable(Table):
    """What lies on both tables; each game adds its own, and says more exactly what its pack, boards and fights are."""

    pack: PartyPack = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # set before use, never saved
    bound: PartyBound = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # derived from the pack
    names: list[str] = field(default_factory=list)
    """The players, seat by seat."""
    wait_all: bool = False
    """Whether a test's window closes only when every seat has passed."""
    controllers: dict[str, Seat] = field(default_factory=dict)
    """The seat that controls each member, but for the one who goes with the active player."""
    captain: Seat = 0
    """The active player."""
    turn: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    """How many of each resource the party owns."""
    defeats: int = 0
    finale: bool = False
    """Whether the end story has begun."""
    peril: bool = False
    """Whether somebody has fallen since the last check for defeat."""
    hands: list[list[str]] = field(default_factory=list)
    """Ability cards in each hand."""
    deck: list[str] = field(default_factory=list)
    """Ability cards that are not drawn yet; their order is not known."""
    discard: list[str] = field(default_factory=list)
    crew: Mapping[str, PartyMember] = field(default_factory=dict)
    quests: list[int] = field(default_factory=list)
    """The numbers of the quests that the party holds."""
    used_quests: list[int] = field(default_factory=list)
    """The numbers of those that are done."""
    event_left: list[int] = field(default_factory=list)
    """Cards left in each part of the event deck, the one on top first."""
    event_discard: list[str] = field(default_factory=list)
    event: str = ""
    """The event being resolved."""
    exploring: bool = False
    """Whether the party is in a story, which goes on until its end."""
    paragraph: str = ""
    """The paragraph read last."""
    visit: list[str] = field(default_factory=list)
    """Choices taken in this explore action."""
    taken: list[str] = field(default_factory=list)
    """Choices that can be taken once in a campaign and have been."""
    used: list[str] = field(default_factory=list)
    """Once-a-turn uses that have been used this turn."""
    tests: list[Test] = field(default_factory=list)
    """The tests in progress, the one that is being made last."""
    combat: Clash | None = None
    ticked: list[str] = field(default_factory=list)
    """What was found for the achievement sheet."""
    log: Log = field(default_factory=Log)
    over: str = ""
    """How the campaign ended; empty while it goes on."""

    def own_box(self) -> OwnBox | None:
        """What was told of the owner's printed box; None for a world whose pack holds its pages and cards."""
        return None

    def enter(self, text: str) -> None:
        """Take up a card, enemy, quest or region of the printed box, a kind and its table; or CannotEnter."""
        raise CannotEnter("expected a campaign with a printed box")

    def open_page(self, number: str) -> None:
        """A page of a printed book is read."""

    def told_mistake(self, program: Program) -> str:
        """What of a told line cannot be played here; empty if all of it can."""
        return "expected a campaign with a printed box"

    def lay_out(self, op: Op) -> None:
        """Take the cards that an effect names out of the printed box, as far as they can be without figures."""

    def asks_first(self, op: Op) -> Decision[Any] | None:
        """What of the printed box must be entered before an effect can be played, besides enemy cards."""
        return None

    def controller(self, name: str) -> Seat:
        """The seat that controls a member."""
        raise NotImplementedError

    def seat_count(self) -> int:
        """How many people play."""
        return len(self.names)

    def holder(self, card: str) -> Seat:
        """The seat that has an ability card in hand."""
        return next(seat for seat, hand in enumerate(self.hands) if card in hand)

    def bearer(self, card: str) -> str:
        """The member on whose board a card lies."""
        return next(name for name, member in self.crew.items() if card in member.cards)

    def secret_hands(self) -> list[list[list[str]]]:
        """The hands that only their players see, seat by seat, one list for each kind of card."""
        return [self.hands]

    @property
    def test(self) -> Test:
        """The test in progress."""
        if not self.tests:
            raise Bug("no test is under way")
        return self.tests[-1]

    @property
    def fight_in_progress(self) -> Clash:
        """The fight in progress, with what it has in both games; a Bug if there is none."""
        if self.combat is None:
            raise Bug("no combat is under way")
        return self.combat

    def acts(self, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""
        return self.bound.rulebook.acts(self, decision)

    def is_act(self, choice: Choice) -> bool:
        """Whether a choice is an act of any time."""
        return choice[0] in self.bound.verbs

    def act(self, choice: Choice) -> None:
        """Let an act of any time happen."""
        self.bound.verbs[choice[0]].run(self, choice)

    def table_acts(self) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""
        return self.bound.rulebook.table_acts(self)

    def is_table_act(self, choice: Choice) -> bool:
        """Whether a choice is such an act."""
        return self.bound.rulebook.is_table_act(self, choice)

    def table_act(self, choice: Choice) -> None:
        """Let an act about the campaign itself happen."""
        self.bound.rulebook.table_act(self, choice)

    def actor(self, choice: Choice) -> Seat:
        """The seat whose choice an option is: an act of any time names its own, the rest are the decision's."""
        verb = self.bound.verbs.get(choice[0])
        return waiting_decision(self).actor(self, choice) if verb is None else verb.actor(self, choice)

    def why_not(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""
        return self.bound.rulebook.why_not(self, choice)

    def violations(self) -> list[str]:
        """What contradicts the conservation laws."""
        return self.bound.rulebook.violations(self)

    def achievements(self) -> list[str]:
        """What this campaign found for the achievement sheet."""
        return list(self.ticked)

    def map_notes(self) -> dict[str, str]:
        """Notes that were written on the map in this campaign."""
        return dict(self.log.notes)

    def as_seen_by(self, seat: Seat, asked: Choice) -> PartyTable:
        """A table that a seat cannot tell from this one."""
        return self.as_seen_by_seats((seat,), asked)

    def as_seen_by_seats(self, seats: Collection[Seat], asked: Choice) -> PartyTable:
        """A table that whoever plays these seats cannot tell from this one."""
        raise NotImplementedError

    def clone(self) -> PartyTable:
        """An equal table that shares nothing that can change."""
        raise NotImplementedError

    def copy_common(self, new: PartyTable) -> None:
        """Give a clone what both tables have, except what each game says more exactly: pack, crew, combat, log."""
        new.wait_all = self.wait_all
        new.captain = self.captain
        new.turn = self.turn
        new.defeats = self.defeats
        new.finale = self.finale
        new.event = self.event
        new.event_left = self.event_left[:]
        new.event_discard = self.event_discard[:]
        new.peril = self.peril
        new.exploring = self.exploring
        new.paragraph = self.paragraph
        new.over = self.over
        new.log_events = self.log_events[:]
        new.private_events = self.private_events[:]
        new.offered = self.offered
        new.names = self.names
        new.controllers = self.controllers
        new.goods = self.goods.copy()
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.quests = self.quests[:]
        new.used_quests = self.used_quests[:]
        new.visit = self.visit[:]
        new.taken = self.taken[:]
        new.used = self.used[:]
        new.ticked = self.ticked[:]
        new.agenda = self.agenda[:]
        new.hands = [hand[:] for hand in self.hands]
        new.tests = [test.clone() for test in self.tests]


def deal_anew(seats: Collection[Seat], asked: Choice, hands: list[list[str]], deck: list[str]) -> None:
    """Deal what some seats cannot see anew: other hands are as large, and what is asked about is dealt last."""
    unseen = sorted(deck + [card for other, hand in enumerate(hands) if other not in seats for card in hand])
    unseen.sort(key=asked.__contains__)
    for other, hand in enumerate(hands):
        if other not in seats:
            size = len(hand)
            hand[:] = unseen[:size]
            unseen = unseen[size:]
    deck[:] = unseen


def offer_again(table: PartyTable) -> None:
    """List the decision's options anew, for a table that was changed by hand."""
    decision = decision_of(table)
    table.offered = [] if decision is None else decision.options(table)


def because(table: PartyTable, key: str, *values: str | int) -> Reason:
    """A refusal that both games know, with the rule of the one being played; a key may name its place first."""
    return Reason(table.bound.rulebook.cites[key], key.rsplit("/", 1)[-1], values)


def of_party(table: Table) -> PartyTable:
    """A table of either game as what both have in common."""
    if not isinstance(table, PartyTable):
        raise Bug(f"expected a table of a party, got {type(table).__name__}")
    return table
