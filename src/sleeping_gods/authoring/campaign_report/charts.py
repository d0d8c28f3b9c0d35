"""Histograms and lines as SVG, drawn for the width of a phone and in the colours of the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from ...reference.svg import number, tag, with_title
from .axes import Axis, Frame, chart, nice_steps
from .markup import Html

MAX_MARKS = 7
"""Numbers below a histogram."""
BARS = 14
"""About how many bars a histogram has for each run."""
SHARE_MARKS = 4
"""About how many shares are marked beside a histogram."""
TURN_MARKS = 6
"""About how many turns are marked below a line."""
PAST_GREATEST = 1e-6
"""So far above the greatest value a histogram goes on, so that its last bar holds that value."""
GAP = 1
"""What is left free between two bars."""
QUARTERS = (0, 0.25, 0.5, 0.75, 1)
"""The marks of a share."""


class BandPoint(NamedTuple):
    """The ends of a band around a line at one place."""

    x: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ChartLine:
    """Points from left to right, each perhaps with a band around it."""

    points: Sequence[tuple[float, float]]
    band: Sequence[BandPoint] = ()
    """One for each point; none for a line without a band."""


def histogram(title: str, runs: Sequence[Sequence[float]], across: Axis, up: Axis) -> Html:
    """How the values of each run are spread, as shares of the run."""
    values = [value for run in runs for value in run]
    edges = nice_steps(min(values), max(values) + PAST_GREATEST, BARS)
    shares_by_run = [_shares(run, edges) for run in runs]
    marks_up = nice_steps(0, max(max(shares) for shares in shares_by_run), SHARE_MARKS)
    frame = Frame((edges[0], edges[-1]), (marks_up[0], marks_up[-1]))
    width = (frame.x(edges[1]) - frame.x(edges[0])) / len(runs)
    bars = []
    for turn, shares in enumerate(shares_by_run):
        for (low, high), share in zip(pairwise(edges), shares, strict=True):
            if share:
                x, y = frame.x(low) + turn * width, frame.y(share)
                bar = tag("rect", x=x + GAP / 2, y=y, width=width - GAP, height=frame.y(0) - y, class_=f"bar{turn}")
                bars.append(with_title(f"{across.say(low)} – {across.say(high)}: {up.say(share)}", bar))
    marks_across = edges[:: max(1, math.ceil(len(edges) / MAX_MARKS))]
    axes = frame.drawn(replace(across, marks=marks_across), replace(up, marks=marks_up))
    return chart(title, axes, *bars)


def _shares(values: Sequence[float], edges: Sequence[float]) -> list[float]:
    """The share of the values between each two edges."""
    counts = [0] * (len(edges) - 1)
    step = edges[1] - edges[0]
    for value in values:
        counts[min(len(counts) - 1, int((value - edges[0]) / step))] += 1
    return [count / max(1, len(values)) for count in counts]


def line_chart(title: str, lines: Sequence[ChartLine], across: Axis, up: Axis) -> Html:
    """Shares over turns, a line for each run."""
    marks = nice_steps(0, max((line.points[-1][0] for line in lines if line.points), default=1), TURN_MARKS)
    frame = Frame((marks[0], marks[-1]), (0, 1))
    drawn = []
    for turn, line in enumerate(lines):
        if line.band:
            upper = [(point.x, point.high) for point in line.band]
            lower = [(point.x, point.low) for point in reversed(line.band)]
            drawn.append(tag("path", d=_path(frame, [*upper, *lower]) + "Z", class_=f"band{turn}"))
        drawn.append(tag("path", d=_path(frame, line.points), class_=f"line{turn}"))
    return chart(title, frame.drawn(replace(across, marks=marks), replace(up, marks=QUARTERS)), *drawn)


def _path(frame: Frame, points: Sequence[tuple[float, float]]) -> str:
    """The line through some points."""
    spots = [f"{number(frame.x(x))} {number(frame.y(y))}" for x, y in points]
    return "M" + "L".join(spots) if spots else ""
