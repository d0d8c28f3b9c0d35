"""The terminal view of Sleeping Gods: its presenter and drawings."""

from __future__ import annotations

from ...presentation.sea.presenter import SeaPresenter
from ...sea.table.table import SeaTable
from ..party.quests import opening_quests
from ..party.view import PartyView
from ..render_context import RenderContext
from ..section import Section
from .scenes import PAGES, SCENES


class SeaView(PartyView[SeaTable], SeaPresenter):
    """The View of Sleeping Gods."""

    page_words = PAGES
    scenes = SCENES

    def opening(self, table: SeaTable, context: RenderContext) -> list[Section]:
        """The first quests, and what one needs to know to begin."""
        seen = self.seeing(table, context)
        return [
            *self.prologue(table, context),
            opening_quests(self.localizer, seen),
            self.opening_words(),
            *self.figures_of_ours(table),
        ]
