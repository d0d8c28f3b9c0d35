"""The sea as the terminal sees it: its teller, and its drawings."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.sea.teller import SeaTeller
from ..party.cards import quests_section
from ..party.view import PartyView
from ..section import Section
from ..view import Look
from .scenes import PAGES, SCENES
from .story import event_page


class SeaView(PartyView[SeaTable], SeaTeller):
    """The View of Sleeping Gods."""

    page_words = PAGES
    scenes = SCENES
    event_page = staticmethod(event_page)

    def opening(self, table: SeaTable, look: Look) -> list[Section]:
        """The quests one begins with, and what one needs to know to begin."""
        return [*self.prologue(table, look), quests_section(self.voice, table, used=False), self.opening_words()]
