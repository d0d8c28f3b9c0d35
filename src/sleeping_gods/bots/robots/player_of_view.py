"""Builds the rule-of-thumb player that decides for a seat view; it is new for each decision and remembers nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from ...kernel.choices import Choice, seat_of
from ...kernel.luck import Luck
from ...kernel.play import options
from ...party.table.table import PartyTable, offer_again
from ..party.player import Player
from ..sea.heuristics.player import SeaPlayer
from ..sea.planner.player import SeaPlanner
from ..sea.planner.port_calls import PortPlanner
from ..sea.story_index import SeaIndex
from ..skies.heuristics.player import SkiesPlayer
from ..skies.planner.player import SkiesPlanner
from ..skies.planner.two_goals import TwoGoalPlanner
from ..skies.story_index import SkiesIndex
from ..story.story_facts import Fact
from ..story.weights import FLYING_SEAT, SEAT
from .interface import Manner, SeatView
from .known_index import KnownIndexes
from .manners import in_manner
from .seat_rules import bound_for_seats

CAREFUL = "careful"
CLOSING = ("go", "end", "stop", "skip")
"""First words of choices that only go on."""
MARKET = "market "
"""Before the region of a market, in the turns of last actions."""


class PickedChoice(NamedTuple):
    """What a player picked for a view."""

    choice: Choice
    passes: bool
    """Whether the player wanted an option of another seat; the choice then only goes on."""
    wanted: Choice = ()
    """The option of another seat that was wanted; empty if none, or if it needs a card that only that seat may hold."""


@dataclass(frozen=True, slots=True)
class KnownStory:
    """What a reader knows of the story of a view's pack."""

    index: SeaIndex | SkiesIndex
    worths: dict[Fact, float]
    difficulty: dict[str, float]
    """By location."""


def known_story(indexes: KnownIndexes, view: SeatView) -> KnownStory:
    """What can be known of the story from the pages that lie in the view's pack."""
    table = view.table
    return KnownStory(indexes.of(table), indexes.worths(table), indexes.difficulty(table))


def careful_player(index: SeaIndex | SkiesIndex, view: SeatView) -> SeaPlayer | SkiesPlayer:
    """A careful player who has done what the group has done."""
    past = view.past
    player: SeaPlayer | SkiesPlayer
    if isinstance(index, SeaIndex):
        player = SeaPlayer(index, CAREFUL, Counter())
        voyage = player.voyage
        voyage.visits.update(past.visits)
        voyage.last_calls.update({word: past.last(word) for word in ("port", "market")})
        voyage.rests = past.rests
    else:
        player = SkiesPlayer(index, CAREFUL, Counter())
        player.journey.visits.update(past.visits)
        player.journey.last_camp_turn = max(0, past.last("camp"))
    _continue_turn(player, view)
    return player


def reading_player(story: KnownStory, view: SeatView, manner: Manner = Manner.STEADY) -> SeaPlanner | SkiesPlanner:
    """A reader who has done what the group has done."""
    return _reader(story, view, manner, SeaPlanner, SkiesPlanner)


def planning_player(story: KnownStory, view: SeatView, manner: Manner = Manner.STEADY) -> SeaPlanner | SkiesPlanner:
    """A reader who also plans calls at ports, and two locations ahead in the skies."""
    return _reader(story, view, manner, PortPlanner, TwoGoalPlanner)


def _reader(
    story: KnownStory, view: SeatView, manner: Manner, at_sea: type[SeaPlanner], in_the_skies: type[SkiesPlanner]
) -> SeaPlanner | SkiesPlanner:
    """A reader of the game of a story, with what it remembers of the campaign."""
    past = view.past
    reader: SeaPlanner | SkiesPlanner
    if isinstance(story.index, SeaIndex):
        reader = at_sea(story.index, story.worths, in_manner(SEAT, manner), story.difficulty)
        course = reader.course
        course.visits.update(past.visits)
        course.last_calls.update(
            {word.removeprefix(MARKET): turn for word, turn in past.last_turns.items() if word.startswith(MARKET)}
        )
    else:
        reader = in_the_skies(story.index, story.worths, in_manner(FLYING_SEAT, manner), story.difficulty)
        reader.journey.visits.update(past.visits)
        reader.journey.last_camp_turn = max(0, past.last("camp"))
    _continue_turn(reader, view)
    return reader


def _continue_turn(player: Player, view: SeatView) -> None:
    """Let a player go on with the turn in progress."""
    player.turn = view.table.turn
    player.decisions_this_turn = view.past.answers
    player.story_choices_this_turn = view.past.story_choices
    player.acts_this_turn = view.past.acts


def choice_of(player: Player, view: SeatView, luck: Luck) -> PickedChoice:
    """The choice of a player among those offered to the seats of the view."""
    table = as_player_sees(view)
    choice = player.pick(table, luck)
    if choice in view.offered:
        return PickedChoice(choice, passes=False)
    passes = choice in view.table.offered
    return PickedChoice(closing_choice(view), passes, choice if passes and choice in options(table) else ())


def own_choice_of(player: Player, view: SeatView, luck: Luck) -> Choice:
    """What a player would choose if the seats of the view had to answer; their first choice if they cannot close."""
    table, closing = as_player_sees(view), closing_choice(view)
    table.offered = [choice for choice in table.offered if choice in view.offered]
    choice = player.pick(table, luck) if closing[0] in CLOSING and closing in table.offered else closing
    return choice if choice in view.offered else closing


def as_player_sees(view: SeatView) -> PartyTable:
    """The table of a view, with no card in the hands that nobody knows, and no choice that needs one."""
    table = view.table.clone()
    seats = [seat_of(word) for word in view.holds]
    table.bound = bound_for_seats(table.bound, seats)
    for seat, hand in enumerate(table.hands):
        if seat not in seats:
            hand.clear()
    offer_again(table)
    return table


def closing_choice(view: SeatView) -> Choice:
    """The choice that only goes on, where there is one; else the first."""
    own = [choice for choice in view.table.offered if choice in view.offered]
    first, *_ = own or view.offered
    return next((choice for choice in own if choice[0] in CLOSING), first)
