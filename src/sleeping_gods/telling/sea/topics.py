"""The sections of a scene of the sea."""

from __future__ import annotations

from collections.abc import Mapping

from ...sea.table.table import SeaTable
from ..party import asking, journal, lines, reading, testing
from ..party.topic import Topic
from . import boards, charts, ending, faces, fight, headline, holding, trade, vessel
from .phase import phase_key

TOPICS: Mapping[str, Topic[SeaTable]] = {
    "headline": Topic(headline.headline, headline.READS, phase_key),
    "asks": Topic(asking.asks, asking.READS),
    "menu": Topic(lines.menu, lines.READS),
    "party": Topic(boards.party, boards.READS),
    "hands": Topic(holding.hands, holding.READS),
    "cards": Topic(faces.cards, faces.READS, faces.is_port),
    "fight": Topic(fight.fight, fight.READS),
    "test": Topic(testing.test, testing.READS),
    "page": Topic(reading.page, reading.READS),
    "map": Topic(charts.chart, charts.READS),
    "vessel": Topic(vessel.vessel, vessel.READS),
    "market": Topic(trade.market, trade.READS),
    "port": Topic(trade.port, trade.READS),
    "quests": Topic(journal.quests, journal.READS),
    "score": Topic(ending.score, ending.READS),
}
"""By their names, in the order in which they are told."""
