"""The terminal view of Distant Skies: its presenter and drawings."""

from __future__ import annotations

from ...presentation.skies.presenter import SkiesPresenter
from ...presentation.skies.spaces import plane_name
from ...skies.table.table import SkiesTable
from ..party.view import PartyView
from ..render_context import RenderContext
from ..section import Section, lines
from .scenes import PAGE_WORDS, SCENES


class SkiesView(PartyView[SkiesTable], SkiesPresenter):
    """The View of Distant Skies."""

    page_words = PAGE_WORDS
    scenes = SCENES

    def opening(self, table: SkiesTable, context: RenderContext) -> list[Section]:
        """The plane and its crew, and what one needs to know to begin."""
        plane = lines([self.localizer.say("journey_plane", plane=plane_name(self.localizer, table))])
        return [*self.prologue(table, context), plane, self.opening_words(), *self.figures_of_ours(table)]
