"""Charts as SVG: bars, lines and intervals, drawn for the width of a phone and in the colours of the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...reference.svg import document, group, measure, number, tag, with_title, words

WIDTH, HEIGHT = 380.0, 250.0
LEFT, RIGHT, TOP, BOTTOM = 42.0, 10.0, 28.0, 40.0
CAP = 6.0
"""What is left free above lying bars."""
Wording = Callable[[float], str]
"""How a number is said."""
SIZE = 11.5
"""The size of letters."""
CSS = """
.chart{width:100%;height:auto;max-width:34rem;display:block}
.chart text{fill:var(--ink)}.chart .soft{fill:var(--soft)}
.chart .grid{stroke:var(--line);stroke-width:1;fill:none}.chart .axis{stroke:var(--soft);stroke-width:1;fill:none}
.chart .bar0{fill:var(--one);fill-opacity:.75}.chart .bar1{fill:var(--two);fill-opacity:.75}
.chart .line0{stroke:var(--one);stroke-width:2;fill:none}
.chart .line1{stroke:var(--two);stroke-width:2;fill:none;stroke-dasharray:6 3}
.chart .band0{fill:var(--one);fill-opacity:.16;stroke:none}.chart .band1{fill:var(--two);fill-opacity:.16;stroke:none}
.chart .err{stroke:var(--ink);stroke-width:1.4;fill:none}
"""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """Points from left to right, each perhaps with a band around it."""

    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float, float]] = ()


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A labelled bar for each run, with the ends of its interval if it has one."""

    label: str
    values: Sequence[tuple[float, float, float]]
    """Value, low end and high end."""
    title: str = ""


def nice_steps(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers from below the low end to above the high one."""
    span = max(high - low, 1e-9)
    raw = span / count
    power = 10 ** math.floor(math.log10(raw))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= raw * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [at * step for at in range(first, max(last, first + 1) + 1)]


@dataclass(frozen=True, slots=True)
class Frame:
    """A field with its scales."""

    across: tuple[float, float]
    up: tuple[float, float]

    def x(self, value: float) -> float:
        """Where a value stands."""
        low, high = self.across
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        """The same of a value upwards."""
        low, high = self.up
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)


def _axes(
    frame: Frame,
    across: Sequence[float],
    up: Sequence[float],
    say: tuple[Wording, Wording],
    names: tuple[str, str],
) -> str:
    grid = [tag("path", d=f"M{number(LEFT)} {number(frame.y(at))}H{number(WIDTH - RIGHT)}", class_="grid") for at in up]
    left = [words(say[1](at), LEFT - 5, frame.y(at) + 4, SIZE, text_anchor="end", class_="soft") for at in up]
    y = HEIGHT - BOTTOM
    low = [words(say[0](at), frame.x(at), y + 15, SIZE, text_anchor="middle", class_="soft") for at in across]
    axis = tag("path", d=f"M{number(LEFT)} {number(y)}H{number(WIDTH - RIGHT)}", class_="axis")
    below = words(names[0], (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, SIZE, text_anchor="middle")
    above = words(names[1], 2, TOP - 16, SIZE)
    return group(*grid, axis, *left, *low, below, above)


def histogram(
    title: str,
    series: Sequence[Sequence[float]],
    names: tuple[str, str],
    say: Callable[[float], str],
    percent: Callable[[float], str],
) -> str:
    """How values are spread, as shares of each run."""
    values = [value for run in series for value in run]
    edges = nice_steps(min(values), max(values) + 1e-6, 14)
    step = edges[1] - edges[0]
    shares = [_shares(run, edges[0], step, len(edges) - 1) for run in series]
    up = nice_steps(0, max(max(run) for run in shares), 4)
    frame = Frame((edges[0], edges[-1]), (up[0], up[-1]))
    bars = []
    for turn, run in enumerate(shares):
        wide = (frame.x(edges[1]) - frame.x(edges[0])) / len(shares)
        for at, share in enumerate(run):
            if share:
                x, y = frame.x(edges[at]) + turn * wide, frame.y(share)
                bar = tag("rect", x=x + 0.5, y=y, width=wide - 1, height=frame.y(0) - y, class_=f"bar{turn}")
                bars.append(with_title(f"{say(edges[at])} – {say(edges[at + 1])}: {percent(share)}", bar))
    marks = edges[:: max(1, math.ceil(len(edges) / 7))]
    return _chart(title, _axes(frame, marks, up, (say, percent), names), *bars, high=HEIGHT + 8)


def _shares(values: Sequence[float], low: float, step: float, count: int) -> list[float]:
    counts = [0] * count
    for value in values:
        counts[min(count - 1, int((value - low) / step))] += 1
    return [hits / max(1, len(values)) for hits in counts]


def line_chart(
    title: str,
    lines: Sequence[ChartLine],
    names: tuple[str, str],
    say: Callable[[float], str],
    percent: Callable[[float], str],
) -> str:
    """Shares over turns."""
    across = nice_steps(0, max((line.points[-1][0] for line in lines if line.points), default=1), 6)
    frame = Frame((across[0], across[-1]), (0, 1))
    drawn = []
    for turn, line in enumerate(lines):
        if line.band:
            over = [(x, high) for x, _, high in line.band]
            under = [(x, low) for x, low, _ in reversed(line.band)]
            drawn.append(tag("path", d=_path(frame, [*over, *under]) + "Z", class_=f"band{turn}"))
        drawn.append(tag("path", d=_path(frame, line.points), class_=f"line{turn}"))
    up = (0, 0.25, 0.5, 0.75, 1)
    return _chart(title, _axes(frame, across, up, (say, percent), names), *drawn, high=HEIGHT + 8)


def _path(frame: Frame, points: Sequence[tuple[float, float]]) -> str:
    spots = [f"{number(frame.x(x))} {number(frame.y(y))}" for x, y in points]
    return "M" + "L".join(spots) if spots else ""


def bar_chart(title: str, bars: Sequence[ChartBar], say: Callable[[float, int], str], name: str) -> str:
    """Bars that lie, one below the other, from 0 or to both sides of it."""
    if not bars:
        return ""
    room = min(150.0, max(measure(bar.label, SIZE) for bar in bars) * 0.92 + 10)
    ends = [end for bar in bars for value in bar.values for end in value if math.isfinite(end)]
    steps = nice_steps(min(0.0, *ends), max(0.0, *ends), 4)
    places = next(count for count in range(6) if count == 5 or all(_is_round(step, count) for step in steps))
    high = 15.0 * max(len(bar.values) for bar in bars) + 7
    wide, foot = WIDTH - room - 16, CAP + len(bars) * high

    def x(value: float) -> float:
        low, top = steps[0], steps[-1]
        return room + (min(top, max(low, value)) - low) / (top - low) * wide

    drawn = [tag("path", d=f"M{number(x(at))} {number(CAP)}V{number(foot)}", class_="grid") for at in steps]
    drawn += [words(say(at, places), x(at), foot + 14, SIZE, text_anchor="middle", class_="soft") for at in steps]
    for place, bar in enumerate(bars):
        y = CAP + place * high
        inside = [words(_cut(bar.label, room - 6), room - 6, y + high / 2 + 2, SIZE, text_anchor="end")]
        for turn, (value, low, end) in enumerate(bar.values):
            top = y + 2 + turn * 15
            left, right = sorted((x(0), x(value)))
            inside.append(tag("rect", x=left, y=top, width=max(0.5, right - left), height=12, class_=f"bar{turn}"))
            if math.isfinite(low) and low < end:
                line = f"M{number(x(low))} {number(top + 6)}H{number(x(end))}M{number(x(low))} {number(top + 3)}v6"
                inside.append(tag("path", d=f"{line}M{number(x(end))} {number(top + 3)}v6", class_="err"))
        drawn.append(with_title(bar.title or bar.label, *inside))
    drawn.append(words(name, room + wide / 2, foot + 29, SIZE, text_anchor="middle"))
    return _chart(title, *drawn, high=foot + 36)


def _is_round(value: float, places: int) -> bool:
    return math.isclose(value, round(value, places), abs_tol=1e-9)


def _cut(label: str, wide: float) -> str:
    while len(label) > 3 and measure(label, SIZE) * 0.92 > wide:
        label = label[:-2].rstrip() + "…"
    return label


def _chart(title: str, *inside: str, high: float) -> str:
    drawn = document(WIDTH, high, title, *inside)
    return drawn.replace(f' width="{number(WIDTH)}" height="{number(high)}"', ' class="chart"', 1)
