"""Robots without a search: one picks anything, one follows careful rules of thumb, one reads and works out odds."""

from __future__ import annotations

from ...kernel.luck import Luck
from .interface import Advice, Budget, Manner, SeatView, Weighed, sorted_advice
from .known_index import KnownIndexes
from .player_of_view import PickedChoice, careful_player, choice_of, known_story, reading_player


class RandomRobot:
    """Every choice that is offered is as likely as every other."""

    name = "random"

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """Any choice."""
        best = luck.pick(view.offered)
        return sorted_advice([Weighed(choice, 0.0) for choice in view.offered], best)


class CarefulRobot:
    """Follows rules of thumb: it cares for its party, avoids what is dangerous, and looks for what it has not read.

    It has only one manner.
    """

    name = "careful"

    def __init__(self) -> None:
        self._indexes = KnownIndexes()

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """What the rules of thumb say; they do not weigh the other choices."""
        player = careful_player(self._indexes.of(view.table), view)
        return _unweighed_advice(view, choice_of(player, view, luck))


class ReadingRobot:
    """Works out odds, and what the pages promise that its group has read; an unread page has a mean value."""

    name = "reading"

    def __init__(self, manner: Manner = Manner.STEADY) -> None:
        self.manner = manner
        self._indexes = KnownIndexes()

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """What promises most; the other choices are not weighed."""
        reader = reading_player(known_story(self._indexes, view), view, self.manner)
        return _unweighed_advice(view, choice_of(reader, view, luck))


def _unweighed_advice(view: SeatView, picked: PickedChoice) -> Advice:
    """Advice with 1 for the picked choice and 0 for every other."""
    weighed = [Weighed(choice, 1.0 if choice == picked.choice else 0.0) for choice in view.offered]
    return sorted_advice(weighed, picked.choice, passes=picked.passes)
