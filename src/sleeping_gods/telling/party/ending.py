"""The last page, in both games: how it ended, the score in its parts, and the journey log."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.score import Points, Score
from .boxes import ending_name
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ("over", "log", "ticked")
"""The fields of the table that it hangs on: nothing changes any more when it is over."""
ALWAYS = ("adventures", "quests")
"""Parts that are told even if they bring nothing."""


def score(teller: Teller[T], table: T, audience: Audience) -> Score | None:
    """The last page; nothing while the campaign goes on."""
    if not table.over:
        return None
    voice, points = teller.voice, teller.points(table)
    how = voice.say("ending_" + table.over.replace(" ", "_"))
    name = ending_name(voice, table, table.log.ending) if table.log.ending else "none"
    return Score(
        ending=table.log.ending,
        how=voice.runs(voice.say("end_over", how=how, name=name)),
        parts=tuple(
            Points(part, count, voice.say(f"score_{part}")) for part, count in points.items() if count or part in ALWAYS
        ),
        total=table.log.score or str(sum(points.values())),
        unlocked=(),
        fates=(),
        undone=(),
        undos=0,
        log=tuple(map(voice.runs, teller.telling.journey(voice, table))),
    )
