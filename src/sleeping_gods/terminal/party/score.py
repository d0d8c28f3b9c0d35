"""The last page: how the campaign ended, and the score in its parts."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Columns
from rich.text import Text

from ...party.table.table import PartyTable
from ...telling.voice import Voice
from ..section import Section, lines

ALWAYS = ("adventures", "quests")
"""Parts that are told even if they bring nothing."""


def ending_sections(voice: Voice, table: PartyTable, points: Mapping[str, int]) -> list[Section]:
    """How it ended and what it was worth; the words of the parts stand in the catalogue."""
    how = voice.say("ending_" + table.over.replace(" ", "_"))
    said = voice.say("end_over", how=how, name=table.log.ending or "none")
    title = lines([said], style="bold")
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column()
    plain = []
    for part, count in points.items():
        if count or part in ALWAYS:
            said = voice.say(f"score_{part}")
            drawn.add_row(str(count), said)
            plain.append(voice.say("end_part", count=count, part=said))
    total = table.log.score or str(sum(points.values()))
    drawn.add_row(Text(total, style="bold reverse"), Text(voice.say("end_in-all"), style="bold"))
    return [title, Section(drawn, [*plain, voice.say("end_total", total=total)])]
