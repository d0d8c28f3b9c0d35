"""A robot knows what its seat knows: with everything hidden resampled its view and its advice stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sleeping_gods.bots.robots.deciding import seats_to_ask
from sleeping_gods.bots.robots.interface import Advice, Budget, Robot, SeatView, Weighed, sorted_advice
from sleeping_gods.bots.robots.make import KINDS, robot
from sleeping_gods.effects.op import every_op
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.story.ways import ops_of

from .campaigns import PACKS, campaign
from .resampling import resampled

PLAYOUTS = Budget.of_playouts(4)
FIELDS = ("paragraphs", "titles", "adventures", "quests", "events", "enemies", "bosses", "endings")


def positions(
    pack: str, seed: int, decisions: int, every: int
) -> Iterator[tuple[PartyTable, PartyTable, SeatView, SeatView]]:
    """Every so many positions of a random campaign: the table, the same resampled, and the views of one seat."""
    luck = Luck(seed)
    for number, (table, knowledge) in enumerate(campaign(pack, 2, seed, decisions)):
        if number % every:
            continue
        seat = seats_to_ask(table)[-1]
        other = resampled(table, knowledge, (seat,), luck)
        yield table, other, knowledge.view(table, seat), knowledge.view(other, seat)


@pytest.mark.parametrize("pack", PACKS)
def test_a_view_holds_nothing_of_what_is_hidden(pack: str) -> None:
    """SG-SHARE-005, DS-TURN-007: table, choices, pages and cards are the same when everything hidden is another."""
    for table, other, view, again in positions(pack, 21, 160, 5):
        assert other.pack != table.pack

        assert again == view
        assert [getattr(again.table.pack, name, ()) for name in FIELDS] == [
            getattr(view.table.pack, name, ()) for name in FIELDS
        ]
        assert again.table.bound.printed == view.table.bound.printed
        assert again.table.bound.grids == view.table.bound.grids
        assert again.table.bound.keywords == view.table.bound.keywords
        assert vars_of(again.table.bound) == vars_of(view.table.bound)


def vars_of(bound: object) -> dict[str, object]:
    """Everything computed from a pack that can be compared."""
    return {name: getattr(bound, name) for name in ("uses", "windowed", "special", "draws", "health")}


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("kind", KINDS)
def test_advice_does_not_depend_on_what_is_hidden(kind: str, pack: str) -> None:
    """Other hands, piles, unread pages and unseen cards may be any: the advice and its figures are the same."""
    mind, asked = robot(kind), 0
    for number, (_, _, view, again) in enumerate(positions(pack, 33, 240, 20)):
        if view.offered:
            asked += 1
            assert mind.advise(view, Luck(number), PLAYOUTS) == mind.advise(again, Luck(number), PLAYOUTS)
    assert asked > 5


Look = Callable[[PartyTable, SeatView], int]


class Cheat:
    """A robot that looks at the real table."""

    name = "cheat"

    def __init__(self, look: Callable[[PartyTable, SeatView], int]) -> None:
        self.look = look
        self.table: PartyTable | None = None

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """A choice by something that it may not know."""
        assert self.table is not None
        best = view.offered[self.look(self.table, view) % len(view.offered)]
        return sorted_advice([Weighed(choice, 0.0) for choice in view.offered], best)


def other_hand(table: PartyTable, view: SeatView) -> int:
    """The fates of the cards that others hold."""
    seat = int(view.seat[1:]) - 1
    return sum(
        table.pack.abilities[card].fate for other, hand in enumerate(table.hands) if other != seat for card in hand
    )


def order(table: PartyTable, view: SeatView) -> int:
    """The card that lies on top."""
    return table.pack.abilities[table.deck[-1]].fate if table.deck else 0


def unread_pages(table: PartyTable, view: SeatView) -> int:
    """How much happens on the unread pages with low numbers."""
    unread = [page for number, page in table.pack.paragraphs.items() if number not in view.pages_read][:6]
    return sum(1 for page in unread for _ in ops_of(page))


def unseen_events(table: PartyTable, view: SeatView) -> int:
    """What the first events do."""
    events = getattr(table.pack, "events", {})
    return sum(1 for name in list(events)[:6] for _ in every_op(events[name].program))


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("look", [other_hand, order, unread_pages, unseen_events])
def test_a_robot_that_looks_at_what_is_hidden_is_found_out(
    look: Callable[[PartyTable, SeatView], int], pack: str
) -> None:
    """The same resampling finds planted cheats, each of which looks at one kind of hidden thing."""
    cheat = Cheat(look)
    mind: Robot = cheat
    differed = 0
    for table, other, view, again in positions(pack, 55, 160, 4):
        if len(view.offered) < 2:
            continue
        cheat.table = table
        first = mind.advise(view, Luck(1), PLAYOUTS)
        cheat.table = other
        differed += mind.advise(again, Luck(1), PLAYOUTS) != first
    assert differed
