"""A scene whose sections are made when they are first read, and then cached."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..party.table.table import PartyTable
from .audience import Audience
from .party.presenter import Presenter
from .scene.asks import Asks
from .scene.atlas import SceneMap
from .scene.cards import Cards, Hand
from .scene.fight import FightState
from .scene.headline import Headline
from .scene.lesson import LessonBeat
from .scene.menu import ChoiceMenu
from .scene.page import StoryPage
from .scene.party import PartyBoards
from .scene.prologue import Prologue
from .scene.quests import QuestJournal
from .scene.score import ScoreSheet
from .scene.test import TestState
from .scene.text import RichText
from .scene.trade import Trade
from .scene.vessel import Vessel

T = TypeVar("T", bound=PartyTable)


class LazyScene(Generic[T]):
    """A scene for a client that needs only some of its sections at a time."""

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience) -> None:
        self._presenter = presenter
        self._table = table
        self._audience = audience
        self._told: dict[str, Any] = {}
        """The sections that were made, by name."""

    def _section(self, name: str) -> Any:
        """A section, made when it is first asked for."""
        if name not in self._told:
            self._told[name] = self._presenter.sections[name].tell(self._presenter, self._table, self._audience)
        return self._told[name]

    @property
    def headline(self) -> Headline:
        """Where the campaign stands."""
        return self._section("headline")  # type: ignore[no-any-return]  # a topic's record, here and below

    @property
    def decision(self) -> Asks:
        """The waiting decision."""
        return self._section("decision")  # type: ignore[no-any-return]

    @property
    def menu(self) -> ChoiceMenu:
        """The menu."""
        return self._section("menu")  # type: ignore[no-any-return]

    @property
    def party(self) -> PartyBoards:
        """The boards."""
        return self._section("party")  # type: ignore[no-any-return]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The hands."""
        return self._section("hands")  # type: ignore[no-any-return]

    @property
    def cards(self) -> Cards:
        """Every visible card."""
        return self._section("cards")  # type: ignore[no-any-return]

    @property
    def fight(self) -> FightState | None:
        """The fight in progress."""
        return self._section("fight")  # type: ignore[no-any-return]

    @property
    def test(self) -> TestState | None:
        """The test in progress."""
        return self._section("test")  # type: ignore[no-any-return]

    @property
    def page(self) -> StoryPage | None:
        """The page that is being read."""
        return self._section("page")  # type: ignore[no-any-return]

    @property
    def map(self) -> SceneMap:
        """The map."""
        return self._section("map")  # type: ignore[no-any-return]

    @property
    def vessel(self) -> Vessel:
        """The ship, or the plane."""
        return self._section("vessel")  # type: ignore[no-any-return]

    @property
    def market(self) -> Trade | None:
        """The market's offers."""
        return self._section("market")  # type: ignore[no-any-return]

    @property
    def port(self) -> Trade | None:
        """The port's services."""
        return self._section("port")  # type: ignore[no-any-return]

    @property
    def quests(self) -> QuestJournal:
        """The quests."""
        return self._section("quests")  # type: ignore[no-any-return]

    @property
    def prologue(self) -> Prologue:
        """The pack's prologue."""
        return self._section("prologue")  # type: ignore[no-any-return]

    @property
    def lesson(self) -> tuple[LessonBeat, ...]:
        """The lesson's beats for the waiting decision."""
        return self._section("lesson")  # type: ignore[no-any-return]

    @property
    def score(self) -> ScoreSheet | None:
        """The score sheet."""
        return self._section("score")  # type: ignore[no-any-return]

    @property
    def journey(self) -> tuple[RichText, ...]:
        """The journey log."""
        lines = self._presenter.game_words.journey(self._presenter.localizer, self._table)
        return tuple(map(self._presenter.localizer.rich_text, lines))
