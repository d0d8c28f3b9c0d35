"""The sections of a scene of the skies."""

from __future__ import annotations

from collections.abc import Mapping

from ...skies.table.table import SkiesTable
from ..party import asking, journal, lines, reading, testing
from ..party.topic import Topic
from . import boards, charts, ending, faces, fight, headline, holding, vessel
from .phase import phase_key

TOPICS: Mapping[str, Topic[SkiesTable]] = {
    "headline": Topic(headline.headline, headline.READS, phase_key, for_all=True),
    "asks": Topic(asking.asks, asking.READS),
    "menu": Topic(lines.menu, lines.READS),
    "party": Topic(boards.party, boards.READS, for_all=True),
    "hands": Topic(holding.hands, holding.READS),
    "cards": Topic(faces.cards, faces.READS),
    "fight": Topic(fight.fight, fight.READS, for_all=True),
    "test": Topic(testing.test, testing.READS),
    "page": Topic(reading.page, reading.READS),
    "map": Topic(charts.chart, charts.READS),
    "vessel": Topic(vessel.vessel, vessel.READS, for_all=True),
    "market": Topic(lambda teller, table, audience: None, ("turn",)),
    "port": Topic(lambda teller, table, audience: None, ("turn",)),
    "quests": Topic(journal.quests, journal.READS),
    "score": Topic(ending.score, ending.READS),
}
"""By their names, in the order in which they are told."""
