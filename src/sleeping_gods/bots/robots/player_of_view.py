"""Makes of a view the player by rules of thumb who would decide there: nothing is remembered between two decisions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.choices import Choice, seat_of
from ...kernel.luck import Luck
from ..party.player import Player
from ..sea.heuristics.player import SeaPlayer
from ..sea.planner.player import SeaPlanner
from ..sea.story_index import SeaIndex
from ..skies.heuristics.player import SkiesPlayer
from ..skies.planner.player import SkiesPlanner
from ..skies.story_index import SkiesIndex
from ..story.story_facts import Fact
from ..story.weights import FLYING_SEAT, SEAT
from .interface import Manner, SeatView
from .manners import in_manner
from .seat_rules import bound_for_seats

CAREFUL = "careful"


def careful_player(index: SeaIndex | SkiesIndex, view: SeatView) -> SeaPlayer | SkiesPlayer:
    """A careful player who has done what the group has done."""
    past = view.past
    player: SeaPlayer | SkiesPlayer
    if isinstance(index, SeaIndex):
        player = SeaPlayer(index, CAREFUL, Counter())
        voyage = player.voyage
        voyage.visits.update(past.visits)
        voyage.called.update({word: past.last(word) for word in ("port", "market")})
        voyage.rests = past.rests
    else:
        player = SkiesPlayer(index, CAREFUL, Counter())
        player.journey.visits.update(past.visits)
        player.journey.camped = max(0, past.last("camp"))
    take_up(player, view)
    return player


def reading_player(
    index: SeaIndex | SkiesIndex,
    worths: dict[Fact, float],
    difficulty: dict[str, float],
    view: SeatView,
    manner: Manner = Manner.STEADY,
) -> SeaPlanner | SkiesPlanner:
    """A reader who has done what the group has done."""
    past = view.past
    reader: SeaPlanner | SkiesPlanner
    if isinstance(index, SeaIndex):
        reader = SeaPlanner(index, worths, in_manner(SEAT, manner), difficulty)
        course = reader.course
        course.visits.update(past.visits)
        markets = {word.partition(" ")[2]: turn for word, turn in past.last_turns.items() if word.startswith("market ")}
        course.called.update(markets)
    else:
        reader = SkiesPlanner(index, worths, in_manner(FLYING_SEAT, manner), difficulty)
        reader.journey.visits.update(past.visits)
        reader.journey.camped = max(0, past.last("camp"))
    take_up(reader, view)
    return reader


def take_up(player: Player, view: SeatView) -> None:
    """A player goes on with the turn in progress."""
    player.turn = view.table.turn
    player.made, player.read = view.past.answers, view.past.story_choices
    cared: Any = player
    cared.cared = view.past.acts


def choice_of(player: Player, view: SeatView, luck: Luck) -> tuple[Choice, bool]:
    """What a player would choose, of what is offered; and whether it would rather have another seat choose."""
    table = view.table.clone()
    seats = [seat_of(word) for word in view.holds]
    table.bound = bound_for_seats(table.bound, seats)
    for seat, hand in enumerate(table.hands):
        if seat not in seats:
            hand.clear()  # they hold cards, but nobody knows which
    choice = player.pick(table, luck)
    if choice in view.offered:
        return choice, False
    return closing(view), choice in view.table.offered


def closing(view: SeatView) -> Choice:
    """The choice that only goes on, where there is one; else the first."""
    own = [choice for choice in view.table.offered if choice in view.offered]
    return next((choice for choice in own if choice[0] in ("go", "end", "stop", "skip")), (own or view.offered)[0])
