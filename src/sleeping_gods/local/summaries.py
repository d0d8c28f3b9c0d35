"""The summary of a campaign of which only its file is left, or just made."""

from __future__ import annotations

import time

from ..journal.reading import parse
from ..kernel.plain import Json
from ..storage.records import KEPT, CampaignSummary

MAX_LETTERS = 500
"""Of what is wrong with a file."""


def summary_of(ref: str, name: str, data: bytes, settings: dict[str, Json]) -> CampaignSummary:
    """The summary of a campaign file; without a name it is called by its pack."""
    journal, now = parse(data).journal, int(time.time())
    setup = journal.setup
    return CampaignSummary(
        id=ref,
        name=name or setup.pack,
        game=setup.game,
        pack=setup.pack,
        seats=setup.seats,
        entries=len(journal.entries),
        created=now,
        changed=now,
        status=KEPT,
        settings=settings,
    )


def damaged_summary(ref: str, problem: str, settings: dict[str, Json]) -> CampaignSummary:
    """The summary of a campaign whose file cannot be read."""
    return CampaignSummary(
        id=ref,
        name="?",
        game="",
        pack="",
        seats=(),
        entries=0,
        created=0,
        changed=0,
        status=KEPT,
        report=problem[:MAX_LETTERS],
        settings=settings,
    )
