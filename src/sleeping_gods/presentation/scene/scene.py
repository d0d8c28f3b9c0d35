"""The scene: all sections, each of which changes on its own."""

from __future__ import annotations

from dataclasses import dataclass

from .asks import Asks
from .atlas import SceneMap
from .cards import Cards, Hand
from .fight import FightState
from .headline import Headline
from .lesson import LessonBeat
from .log import LogLine
from .menu import ChoiceMenu
from .page import StoryPage
from .party import PartyBoards
from .prologue import Prologue
from .quests import QuestJournal
from .score import ScoreSheet
from .test import TestState
from .trade import Trade
from .vessel import Vessel


@dataclass(frozen=True, slots=True)
class Scene:
    """What one audience is told of a table, in one language."""

    headline: Headline
    decision: Asks
    menu: ChoiceMenu
    party: PartyBoards
    hands: tuple[Hand, ...]
    cards: Cards
    fight: FightState | None
    test: TestState | None
    page: StoryPage | None
    map: SceneMap
    vessel: Vessel
    market: Trade | None
    port: Trade | None
    quests: QuestJournal
    prologue: Prologue
    lesson: tuple[LessonBeat, ...]
    log: tuple[LogLine, ...]
    score: ScoreSheet | None
