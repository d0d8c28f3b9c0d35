"""The last page: how the campaign ended, the score, what became of the characters, and the journey log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.scene.score import ScoreSheet
from ...presentation.scene.text import RichText, plain
from ..section import Section, headed, lines


def ending_sections(localizer: Localizer, score: ScoreSheet) -> list[Section]:
    """The ending and the score."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column()
    spoken = []
    for part in score.parts:
        drawn.add_row(str(part.count), part.text)
        spoken.append(localizer.say("end_part", count=part.count, part=part.text))
    drawn.add_row(Text(score.total, style="bold reverse"), Text(localizer.say("end_in-all"), style="bold"))
    spoken.append(localizer.say("end_total", total=score.total))
    return [
        lines([plain(score.summary)], style="bold"),
        Section(drawn, spoken),
        *_under_heading(localizer, "end_fates", score.fates),
        *_under_heading(localizer, "end_undone", score.unfinished),
        lines(_further_lines(localizer, score)),
        lines(map(plain, score.log)),
    ]


def _under_heading(localizer: Localizer, key: str, texts: Sequence[RichText]) -> list[Section]:
    """Lines under their heading; empty if there are none."""
    return [headed(localizer, localizer.say(key), map(plain, texts))] if texts else []


def _further_lines(localizer: Localizer, score: ScoreSheet) -> Iterator[str]:
    """What is unlocked, how often draws were undone, and what was set by hand."""
    if score.unlocked:
        yield localizer.say("end_unlocked", cards=localizer.listed(map(plain, score.unlocked)))
    if score.undos:
        yield localizer.say("end_undos", count=score.undos)
    if score.repairs:
        yield localizer.say("end_repairs", count=score.repairs)
