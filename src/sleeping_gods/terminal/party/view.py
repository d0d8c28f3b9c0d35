"""What the views of both games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from ...kernel.table import LogEvent
from ...languages import Lang
from ...party.table.decisions import scene_of
from ...party.table.table import PartyTable
from ...presentation.audience import Audience
from ...presentation.lazy_scene import LazyScene
from ...presentation.marks import remove_marks
from ...presentation.party.choice_plan import Part, make_plan
from ...presentation.party.chronicle import PAGES, Chronicle
from ...presentation.party.ending import with_totals
from ...presentation.party.foe_names import foe_names
from ...presentation.party.menu_section import menu as all_lines
from ...presentation.party.menu_section import stepping_in as lines_of_one
from ...presentation.party.page_section import prologue
from ...presentation.party.presenter import Presenter
from ...presentation.party.printed_boards import printed_boards
from ...presentation.phrases import join
from ...presentation.recap import recap
from ...presentation.scene.log import LogLine
from ...presentation.scene.menu import ChoiceMenu
from ...presentation.scene.plan import Plan
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, headed, lines
from ..story_page import story_page
from .scenes import Scenes
from .score import ending_sections
from .story import page_now

T = TypeVar("T", bound=PartyTable)


class PartyView(Presenter[T]):
    """A view built from a presenter and drawings."""

    page_words: ClassVar[tuple[str, ...]]
    """Commands that show a part of the table."""
    scenes: Scenes

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(lang)
        self.pages = {word: self.localizer.say(f"page_{word}") for word in self.page_words}
        """Commands that show a part of the table, and what each shows."""

    def seeing(self, table: T, context: RenderContext) -> RenderContext:
        """A render context with the table's scene for the viewer."""
        return (
            context if context.sight is not None else replace(context, sight=LazyScene(self, table, context.audience))
        )

    def menu(self, table: T, audience: Audience, *, stepping_in: bool = False) -> ChoiceMenu:
        """The menu of an audience; for somebody who steps in only their own acts."""
        return (lines_of_one if stepping_in else all_lines)(self, table, audience)

    def plan(self, table: T, audience: Audience, parts: Sequence[Part]) -> Plan:
        """What several choices of the waiting decision would do."""
        return make_plan(self, table, audience, parts)

    def foes(self, table: T) -> dict[str, str]:
        """The names of the enemies in the row, the target first."""
        return foe_names(self, table)

    def scene(self, table: T, context: RenderContext) -> list[Section]:
        """The sections before the waiting decision."""
        return self.scenes.scene(self.localizer, self.seeing(table, context))

    def page(self, table: T, word: str, context: RenderContext) -> list[Section]:
        """One of the pages."""
        return self.scenes.page(self.localizer, word, self.seeing(table, context))

    def happened(self, table: T, log_event: LogEvent, context: RenderContext) -> list[Section]:
        """A log event as a story page, an event card, or a line."""
        key = str(log_event[0])
        context = self.seeing(table, context)
        if key in PAGES:
            page = page_now(context)
            return [page] if page is not None else []
        sentence = remove_marks(self.log_event(table, log_event))
        return [lines([sentence])] if sentence else []

    def gained(self, before: T, after: T, audience: Audience, *, hand: bool = True) -> list[str]:
        """New cards in hand, unless the whole hand is shown, and other gains."""
        drawn = self.scenes.shows_hand(scene_of(after))
        return super().gained(before, after, audience, hand=hand and not drawn)

    def goes_aside(self, table: T) -> bool:
        """Whether a test or a fight is in progress."""
        return bool(table.tests) or table.combat is not None

    def ending(
        self, table: T, context: RenderContext, ticked: Sequence[str] = (), undos: int = 0, repairs: int = 0
    ) -> list[Section]:
        """The last page."""
        score = self.seeing(table, context).scene.score
        if score is None:
            return []
        return ending_sections(self.localizer, with_totals(self, table, score, ticked, undos, repairs))

    def chronicle(self, audience: Audience) -> Chronicle[T]:
        """An empty log for an audience."""
        return Chronicle(self, audience)

    def recap(self, table: T, last: Sequence[LogLine]) -> list[Section]:
        """Where the campaign was left."""
        return [headed(self.localizer, self.localizer.say("recap_title"), map(plain, recap(self, table, last)))]

    def prologue(self, table: T, context: RenderContext) -> list[Section]:
        """The pack's prologue."""
        page = prologue(self, table)
        return [story_page(self.localizer.say("story_prologue"), page.title, page.blocks, context)] if page else []

    def figures_of_ours(self, table: T) -> list[Section]:
        """With a printed box: the figures of ours that are laid out first, board by board, and how to confirm them."""
        boards = [board for board in printed_boards(self, table) if board.first and board.figures]
        if not boards:
            return []
        say, first = self.localizer.say, boards[0].figures[0]
        shown = [
            say(
                "ours_list-line",
                name=board.title,
                figures=join(f"{figure.label} {figure.value}" for figure in board.figures),
            )
            for board in boards
        ]
        figure = first.act.removeprefix("set ")
        help_line = say("ours_list-help", board=boards[0].id, figure=figure, value=first.value)
        return [headed(self.localizer, say("ours_list-title"), [*shown, help_line])]

    def opening_words(self) -> Section:
        """What one needs to know to begin."""
        return lines([self.words.say("opening", key) for key in self.words.keys("opening")], style="dim")
