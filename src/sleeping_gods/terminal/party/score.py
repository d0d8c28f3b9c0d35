"""The last page: how the campaign ended, the score in its parts, and the journey log."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...telling.scene.score import Score
from ...telling.scene.text import plain
from ...telling.voice import Voice
from ..section import Section, lines


def ending_sections(voice: Voice, score: Score) -> list[Section]:
    """How it ended and what it was worth."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column()
    told = []
    for part in score.parts:
        drawn.add_row(str(part.count), part.says)
        told.append(voice.say("end_part", count=part.count, part=part.says))
    drawn.add_row(Text(score.total, style="bold reverse"), Text(voice.say("end_in-all"), style="bold"))
    told.append(voice.say("end_total", total=score.total))
    return [lines([plain(score.how)], style="bold"), Section(drawn, told), lines(map(plain, score.log))]
