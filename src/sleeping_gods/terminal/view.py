"""The interface between the prompt loop and a game: its drawings and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.game import PackInfo
from ..kernel.table import LogEvent, Table
from ..presentation.audience import Audience
from ..presentation.catalogue import Catalogue
from ..presentation.localizer import Localizer
from ..presentation.odds_counter import SameOdds
from ..presentation.party.choice_plan import Part
from ..presentation.party.chronicle import Chronicle
from ..presentation.piece import PieceInfo
from ..presentation.scene.log import LogLine
from ..presentation.scene.menu import ChoiceMenu
from ..presentation.scene.plan import Plan
from ..presentation.story_knowledge import StoryKnowledge
from ..wording.fluent import Word
from .render_context import RenderContext
from .section import Section

T = TypeVar("T", bound=Table, contravariant=True)


class View(Protocol[T]):
    """The drawings and words of one game with one pack."""

    @property
    def localizer(self) -> Localizer:
        """The localizer of the view's language."""

    @property
    def words(self) -> Catalogue:
        """The game's message catalogue."""

    read: StoryKnowledge
    """What has been read in the campaign that is told."""

    @property
    def pages(self) -> dict[str, str]:
        """The words that show a part of the table, with descriptions."""

    def players(self, table: T) -> list[str]:
        """The names of the people at the table, by seat."""

    def seeing(self, table: T, context: RenderContext) -> RenderContext:
        """A render context with the table's scene for the viewer."""

    def scene(self, table: T, context: RenderContext) -> list[Section]:
        """The sections before the waiting decision."""

    def page(self, table: T, word: str, context: RenderContext) -> list[Section]:
        """One of the pages."""

    def question(self, table: T) -> str:
        """What the waiting decision asks."""

    def statement(self, table: T) -> str:
        """What is said instead of a question where there is only one answer."""

    def context(self, table: T) -> list[str]:
        """What one must know to answer: the total so far, damage left, the cost of failing."""

    def label(self, table: T, choice: Choice) -> str:
        """A choice in plain words."""

    def detail(self, table: T, choice: Choice) -> str:
        """What it costs and does."""

    def kind(self, table: T, choice: Choice) -> str:
        """The kind of an act of any time."""

    def menu(self, table: T, audience: Audience, *, stepping_in: bool = False) -> ChoiceMenu:
        """The menu of an audience; for somebody who steps in only their own acts."""

    def plan(self, table: T, audience: Audience, parts: Sequence[Part]) -> Plan:
        """What several choices of the waiting decision would do."""

    def foes(self, table: T) -> dict[str, str]:
        """The names of the enemies in the row, the target first."""

    def sees(self, table: T, choice: Choice, audience: Audience) -> bool:
        """Whether an audience may read a choice, because it reveals nothing of another hand."""

    def kept_back(self, table: T, choice: Choice, reason: Reason) -> bool:
        """Whether a barred choice is listed only on demand, because it would reveal the story."""

    def why_not(self, table: T, choice: Choice, audience: Audience) -> Reason | None:
        """Why a choice is not offered, as far as an audience may know."""

    def strengthen(self, table: T, by: int) -> None:
        """Add to the sum of the test in progress."""

    def known(self, table: T, audience: Audience) -> Table:
        """The table as an audience knows it, with unseen cards in the decks; odds are computed on it."""

    def keyboard(self, table: T) -> Seat | None:
        """The seat that must sit at the keyboard alone now; None if anybody may."""

    def speak(self, table: T, kind: str, at: int, values: tuple[str | int, ...]) -> Word:
        """A value in words."""

    def happened(self, table: T, log_event: LogEvent, context: RenderContext) -> list[Section]:
        """The sections of a log event."""

    def goes_aside(self, table: T) -> bool:
        """Whether a test or a fight is in progress, which pushes a page off the screen."""

    def in_story(self, table: T) -> bool:
        """Whether a story is being read."""

    def reason(self, table: T, reason: Reason) -> str:
        """Why something is barred, in words."""

    def leads_to_draw(self, table: T, choice: Choice) -> bool:
        """Whether a draw follows a choice whose odds do not depend on unread text."""

    def odds_beside(self, table: T, choice: Choice) -> bool:
        """Whether these odds are shown beside the choice without being asked for."""

    def usual(self, table: T) -> Choice | None:
        """The answer that everybody would give, though there are others."""

    def to_the_draw(self, table: T) -> Choice | None:
        """The choice that goes on to the draw, if this decision stands before one."""

    def same_draw(self, table: T, choice: Choice) -> str:
        """Draws with the same key have the same result, so that odds are computed once for them."""

    def is_hopeless(self, table: T) -> bool:
        """Whether nothing that can be added to a draw would be enough."""

    def free(self, table: T) -> Choice | None:
        """An act that costs nothing and improves the draw, attack or hit in progress."""

    def same_odds(self, table: T, choice: Choice) -> SameOdds:
        """What a choice does, and what it adds to fate."""

    def verdict(self, table: T) -> str:
        """What the last draw leads to, such as ``pass``; empty if it was no such draw."""

    def rules_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The ids of the rules behind a choice."""

    def entries_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The slugs of the entries behind what a choice holds, as far as it is told: tests, fights, costs."""

    def uses(self, table: T, audience: Audience) -> list[Choice]:
        """What visible pieces can be used for, possible now or not."""

    def leads(self, table: T) -> tuple[str, ...]:
        """The slugs of the entries that come first where somebody asks about the waiting decision."""

    def pieces(self, table: T, audience: Audience) -> list[PieceInfo]:
        """Everything that can be asked about by its name, as far as the viewer may see it."""

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """What achievements have unlocked for new campaigns: option word to title."""

    def pack_name(self, pack: PackInfo) -> str:
        """The name of a pack."""

    def pack_size(self, pack: PackInfo) -> str:
        """How long a pack is, in a few words; empty if that is not known."""

    def free_options(self, pack: PackInfo) -> dict[str, str]:
        """Options of a new campaign that take any words, and what they say by default."""

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The members whose boards are dealt to the players of a new campaign: word to name."""

    def standing(self, table: T) -> str:
        """Where the campaign stands, in one line."""

    def opening(self, table: T, context: RenderContext) -> list[Section]:
        """What is told before the first choice of a campaign."""

    def gained(self, before: T, after: T, audience: Audience) -> list[str]:
        """What is in the hands that an audience may see, and was not before."""

    def chronicle(self, audience: Audience) -> Chronicle[Any]:
        """An empty log for an audience."""

    def recap(self, table: T, last: Sequence[LogLine]) -> list[Section]:
        """Where the campaign was left, and what happened last."""

    def ending(
        self, table: T, context: RenderContext, ticked: Sequence[str] = (), undos: int = 0, repairs: int = 0
    ) -> list[Section]:
        """The last page of a campaign: how it ended, the score, what became of whom, the log.

        ``ticked`` is what earlier campaigns have achieved, ``undos`` how often a draw was taken back, ``repairs`` how
        often something was put right by hand.
        """
