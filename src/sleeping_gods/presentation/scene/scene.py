"""The scene: all sections, each of which changes on its own."""

from __future__ import annotations

from dataclasses import dataclass

from .asks import Asks
from .atlas import Atlas
from .cards import Cards, Hand
from .fight import Fight
from .headline import Headline
from .log import LogLine
from .menu import Menu
from .page import Page
from .party import Party
from .quests import Journal
from .score import Score
from .test import Test
from .trade import Trade
from .vessel import Vessel


@dataclass(frozen=True, slots=True)
class Scene:
    """What one audience is told of a table, in one language."""

    headline: Headline
    decision: Asks
    menu: Menu
    party: Party
    hands: tuple[Hand, ...]
    cards: Cards
    fight: Fight | None
    test: Test | None
    page: Page | None
    map: Atlas
    vessel: Vessel
    market: Trade | None
    port: Trade | None
    quests: Journal
    log: tuple[LogLine, ...]
    score: Score | None
