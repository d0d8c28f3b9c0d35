"""The sections of a scene of the sea."""

from __future__ import annotations

from collections.abc import Mapping

from ...sea.table.table import SeaTable
from ..party import (
    lesson_section,
    menu_section,
    page_section,
    prologue_section,
    quest_section,
    question_section,
    testing,
)
from ..party.plate_book import fight_key
from ..party.scene_section import SceneSection
from . import boards, charts, ending, faces, fight, headline, holding, trade, vessel
from .phase import phase_key

TOPICS: Mapping[str, SceneSection[SeaTable]] = {
    "headline": SceneSection(headline.headline, headline.READS, phase_key, for_all=True),
    "decision": SceneSection(question_section.waiting_decision, question_section.READS),
    "menu": SceneSection(menu_section.menu, menu_section.READS),
    "party": SceneSection(boards.party, boards.READS, for_all=True),
    "hands": SceneSection(holding.hands, holding.READS),
    "cards": SceneSection(faces.cards, faces.READS, faces.is_port),
    "fight": SceneSection(fight.fight, fight.READS, for_all=True),
    "test": SceneSection(testing.test, testing.READS),
    "page": SceneSection(page_section.page, page_section.READS),
    "map": SceneSection(charts.chart, charts.READS, for_all=True),
    "vessel": SceneSection(vessel.vessel, vessel.READS, for_all=True),
    "market": SceneSection(trade.market, trade.READS, for_all=True),
    "port": SceneSection(trade.port, trade.READS, for_all=True),
    "quests": SceneSection(quest_section.quests, quest_section.READS, fight_key),
    "score": SceneSection(ending.score, ending.READS, for_all=True),
    "prologue": SceneSection(prologue_section.prologue, prologue_section.READS, for_all=True),
    "lesson": SceneSection(lesson_section.lesson, lesson_section.READS),
}
"""By their names, in the order in which they are told."""
