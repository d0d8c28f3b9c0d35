"""Tables for tests of the page, the map and the quests, of both games, with what has been read on the way."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, TypeVar

from sleeping_gods.campaign.notes import Note
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.atlas import Area, SceneMap, Spot
from sleeping_gods.presentation.scene.page import StoryPage
from sleeping_gods.presentation.scene.quests import QuestJournal
from sleeping_gods.presentation.story_knowledge import Past, knowledge_from_notes

from ..bed import play

T = TypeVar("T", bound=PartyTable)


class Listener:
    """Somebody who has been at the table from the beginning: what is played is noted."""

    def __init__(self, game: str, lang: Lang = "en", audience: Audience = SOFA) -> None:
        self.presenter: Presenter[Any] = PRESENTERS[game](lang)
        self.audience = audience
        self._notes: list[Note] = []

    def play(self, table: T, *lines: str) -> T:
        """Play choices, and note what they bring."""
        for line in lines:
            play(table, line)
            past = Past()
            past.note(1, line, table.log_events)
            self._notes += past.noted(1)
        self.presenter.read = knowledge_from_notes(self._notes)
        return table

    def told(self, name: str, table: PartyTable) -> Any:
        """A section of the scene."""
        return self.presenter.sections[name].tell(self.presenter, table, self.audience)

    def page(self, table: PartyTable) -> StoryPage:
        """The page that is told."""
        page = self.told("page", table)
        assert isinstance(page, StoryPage)
        return page

    def map(self, table: PartyTable) -> SceneMap:
        """The map that is told."""
        atlas: SceneMap = self.told("map", table)
        return atlas

    def area(self, table: PartyTable, ref: str) -> Area:
        """A region or square of it."""
        return next(area for area in self.map(table).areas if area.ref == ref)

    def spot(self, table: PartyTable, number: str) -> Spot:
        """A numbered place of it."""
        return next(spot for area in self.map(table).areas for spot in area.spots if spot.ref == number)

    def quests(self, table: PartyTable) -> QuestJournal:
        """The quests that are told."""
        journal: QuestJournal = self.told("quests", table)
        return journal


def words_in(record: object) -> Iterator[str]:
    """All words of a record."""
    if isinstance(record, str):
        yield record
    elif dataclasses.is_dataclass(record) and not isinstance(record, type):
        for field in dataclasses.fields(record):
            yield from words_in(getattr(record, field.name))
    elif isinstance(record, tuple):
        for part in record:
            yield from words_in(part)
