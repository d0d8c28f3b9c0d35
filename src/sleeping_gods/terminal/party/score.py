"""The last page: how the campaign ended, the score in its parts, what became of whom, and the journey log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table as Columns
from rich.text import Text

from ...telling.scene.score import Score
from ...telling.scene.text import Text as Runs
from ...telling.scene.text import plain
from ...telling.voice import Voice
from ..section import Section, headed, lines


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
    return [
        lines([plain(score.how)], style="bold"),
        Section(drawn, told),
        *_headed(voice, "end_fates", score.fates),
        *_headed(voice, "end_undone", score.undone),
        lines(_besides(voice, score)),
        lines(map(plain, score.log)),
    ]


def _headed(voice: Voice, key: str, told: Sequence[Runs]) -> list[Section]:
    """Lines under their heading; nothing if there are none."""
    return [headed(voice, voice.say(key), map(plain, told))] if told else []


def _besides(voice: Voice, score: Score) -> Iterator[str]:
    """What is unlocked, what was taken back, and what was put right."""
    if score.unlocked:
        yield voice.say("end_unlocked", cards=voice.listed(map(plain, score.unlocked)))
    if score.undos:
        yield voice.say("end_undos", count=score.undos)
    if score.repairs:
        yield voice.say("end_repairs", count=score.repairs)
