"""What a group has read, seen and done in one campaign, noted choice by choice as it is played or replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from types import MappingProxyType

from ...kernel.choices import Choice
from ...party.table.table import PartyTable
from ..party.choice_words import named_in
from ..party.known_pages import ENEMY, EVENT, QUEST, seen
from .group_past import REMEMBERED, GroupPast
from .interface import SeatView
from .seat_view import seat_view

SEEN_BY = {"laid": ENEMY, "event": EVENT, "gained-quest": QUEST, "ended-quest": QUEST}
"""Log events that name a card which lies open then, and its kind."""


@dataclass(slots=True)
class GroupKnowledge:
    """What everybody at a table knows of the past; ``note`` is called after every choice."""

    pages: set[str] = field(default_factory=set)
    """Numbers of the pages that were read."""
    cards: set[str] = field(default_factory=set)
    """The cards that were seen, such as ``enemy:reef-shark``."""
    visits: Counter[str] = field(default_factory=Counter)
    """How often each location was explored, by its number."""
    last_turns: dict[str, int] = field(default_factory=dict)
    """The turn in which some choices were made last, by their first words."""
    rests: int = 0
    """Actions skipped since the last port."""
    acts: int = 0
    """How often somebody did in this turn what can be done at any time."""
    answers: int = 0
    """How many choices of this turn were no draws."""
    story_choices: int = 0
    """How many choices of pages were made in this turn."""
    turn: int = -1
    """The turn to which the counts of acts, answers and story choices belong."""

    def note(self, table: PartyTable, choice: Choice) -> None:
        """Learn from a choice that was just taken, draws of chance too, with the table that it led to."""
        if table.turn != self.turn:
            self.turn, self.acts, self.answers, self.story_choices = table.turn, 0, 0, 0
        self._note_choice(table, choice)
        for log_event in table.log_events:
            if log_event[0] == "paragraph":
                self.pages.add(str(log_event[1]))
            elif log_event[0] in SEEN_BY and len(log_event) > 1:
                self.cards.add(seen(SEEN_BY[str(log_event[0])], str(log_event[1])))

    def _note_choice(self, table: PartyTable, choice: Choice) -> None:
        """Count a choice, and note the turn of those that are remembered."""
        word = choice[0]
        self.answers += word != "draw"
        self.acts += word in table.bound.verbs
        self.story_choices += word == "choose"
        if word in REMEMBERED:
            self.last_turns[word] = table.turn
        if word == "explore" and len(choice) > 1:
            self.visits[named_in(choice)] += 1
        elif word == "market":
            self.last_turns[f"market {getattr(table, 'region', '')}"] = table.turn
        elif choice == ("skip", "action"):
            self.rests += 1
        elif word == "port":
            self.rests = 0

    def past(self) -> GroupPast:
        """What was done so far."""
        return GroupPast(
            visits=MappingProxyType(dict(self.visits)),
            last_turns=MappingProxyType(dict(self.last_turns)),
            rests=self.rests,
            acts=self.acts,
            answers=self.answers,
            story_choices=self.story_choices,
        )

    def view(self, table: PartyTable, seat: str, holds: Collection[str] = ()) -> SeatView:
        """What a seat of this group knows of its table."""
        return seat_view(table, seat, self.pages, self.cards, holds=holds, past=self.past())
