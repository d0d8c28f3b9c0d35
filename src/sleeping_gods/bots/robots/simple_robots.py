"""Robots without a search: one picks anything, one follows careful rules of thumb, one reads and works out odds."""

from __future__ import annotations

from ...kernel.luck import Luck
from .interface import Advice, Budget, Manner, SeatView, Weighed, sorted_advice
from .known_index import KnownIndexes
from .player_of_view import careful_player, choice_of, reading_player


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
        best, passes = choice_of(player, view, luck)
        weighed = [Weighed(choice, 1.0 if choice == best else 0.0) for choice in view.offered]
        return sorted_advice(weighed, best, passes=passes)


class ReadingRobot:
    """Works out odds, and what the pages promise that its group has read; an unread page has a mean value."""

    name = "reading"

    def __init__(self, manner: Manner = Manner.STEADY) -> None:
        self.manner = manner
        self._indexes = KnownIndexes()

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """What promises most; the other choices are not weighed."""
        indexes, table = self._indexes, view.table
        reader = reading_player(indexes.of(table), indexes.worths(table), indexes.difficulty(table), view, self.manner)
        best, passes = choice_of(reader, view, luck)
        weighed = [Weighed(choice, 1.0 if choice == best else 0.0) for choice in view.offered]
        return sorted_advice(weighed, best, passes=passes)
