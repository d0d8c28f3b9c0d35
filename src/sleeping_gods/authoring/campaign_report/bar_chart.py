"""Bars that lie one below the other, from 0 or to both sides of it, each with its confidence interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ...reference.svg import measure, number, tag, with_title, words
from ...simulation.estimates import Interval
from .axes import LETTER_SIZE, TOLERANCE, WIDTH, chart, nice_steps
from .markup import Html

CAP = 6.0
"""What is left free above the bars."""
RIGHT_MARGIN = 16.0
"""What is left free to the right of them, for half of the last number below."""
ROW, BAR = 15.0, 12.0
"""What one bar takes up, and how high it is."""
GAP = 7.0
"""Between the bars of two labels."""
MAX_LABEL_WIDTH = 150.0
"""How much room labels take at most, with the gap behind them."""
LABEL_GAP = 10.0
"""How much of that room is more than the longest label is wide."""
BEHIND_LABEL = 6.0
"""How far to the left of the bars labels end."""
BASE_DROP = 2.0
"""How far below the middle of its bars a label stands."""
LABEL_WIDTH = 0.92
"""How wide labels are in the fonts of browsers, of what is measured."""
MIN_LABEL = 3
"""A label is not cut to fewer letters than this."""
STEPS = 4
"""About how many numbers stand below the bars."""
NUMBERS_BELOW, NAME_BELOW, FOOT = 14.0, 29.0, 36.0
"""How far below the bars the numbers stand, what they measure, and where the chart ends."""
LEAST_WIDTH = 0.5
"""How wide a bar is at least, so that it can be seen."""
CAP_HEIGHT = 6
"""How high the ends of an interval's line are."""
BAR_DROP = 2.0
"""How far below the top of its row the first bar begins."""
MAX_PLACES = 5
"""Decimal places of the numbers below the bars."""
Wording = Callable[[float, int], str]
"""How a number is said with so many decimal places."""


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A label with a bar for each run."""

    label: str
    values: Sequence[Interval]
    """One for each run."""
    title: str = ""


def exactly(value: float) -> Interval:
    """A value without an interval around it."""
    return Interval(value, value, value)


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where values stand between the labels and the right edge."""

    left: float
    """Where the bars begin."""
    steps: Sequence[float]
    """The values at which numbers stand, from the lowest to the highest."""

    @property
    def width(self) -> float:
        """How wide the bars may be."""
        return WIDTH - self.left - RIGHT_MARGIN

    def x(self, value: float) -> float:
        """Where a value lies; one beyond the scale lies at its end."""
        low, high = self.steps[0], self.steps[-1]
        return self.left + (min(high, max(low, value)) - low) / (high - low) * self.width


def bar_chart(title: str, bars: Sequence[ChartBar], say: Wording, name: str) -> Html:
    """A chart of bars; ``name`` says what is measured. Empty without bars."""
    if not bars:
        return Html("")
    longest = max(measure(bar.label, LETTER_SIZE) for bar in bars) * LABEL_WIDTH
    label_width = min(MAX_LABEL_WIDTH, longest + LABEL_GAP)
    ends = [end for bar in bars for value in bar.values for end in (value.value, value.low, value.high)]
    finite = [end for end in ends if math.isfinite(end)]
    scale = _Scale(label_width, nice_steps(min(0.0, *finite), max(0.0, *finite), STEPS))
    height = ROW * max(len(bar.values) for bar in bars) + GAP
    foot = CAP + len(bars) * height
    drawn = [*_grid(scale, foot, say)]
    for place, bar in enumerate(bars):
        top = CAP + place * height
        end, base = label_width - BEHIND_LABEL, top + height / 2 + BASE_DROP
        label = words(_cut(bar.label, end), end, base, LETTER_SIZE, text_anchor="end")
        drawn.append(with_title(bar.title or bar.label, label, *_drawn_bars(bar, scale, top)))
    drawn.append(words(name, label_width + scale.width / 2, foot + NAME_BELOW, LETTER_SIZE, text_anchor="middle"))
    return chart(title, *drawn, height=foot + FOOT)


def _grid(scale: _Scale, foot: float, say: Wording) -> Iterator[str]:
    """A line and a number for each step."""
    places = _decimal_places(scale.steps)
    for at in scale.steps:
        yield tag("path", d=f"M{number(scale.x(at))} {number(CAP)}V{number(foot)}", class_="grid")
    for at in scale.steps:
        yield words(
            say(at, places), scale.x(at), foot + NUMBERS_BELOW, LETTER_SIZE, text_anchor="middle", class_="soft"
        )


def _drawn_bars(bar: ChartBar, scale: _Scale, top: float) -> Iterator[str]:
    """The bars of a label, each with a line from end to end of its interval."""
    for turn, value in enumerate(bar.values):
        y = top + BAR_DROP + turn * ROW
        left, right = sorted((scale.x(0), scale.x(value.value)))
        yield tag("rect", x=left, y=y, width=max(LEAST_WIDTH, right - left), height=BAR, class_=f"bar{turn}")
        if math.isfinite(value.low) and value.low < value.high:
            low, high, middle, cap = (
                number(scale.x(value.low)),
                number(scale.x(value.high)),
                number(y + BAR / 2),
                number(y + BAR / 2 - CAP_HEIGHT / 2),
            )
            ends = f"M{low} {cap}v{CAP_HEIGHT}M{high} {cap}v{CAP_HEIGHT}"
            yield tag("path", d=f"M{low} {middle}H{high}{ends}", class_="err")


def _decimal_places(steps: Sequence[float]) -> int:
    """As few as tell the steps apart."""
    for places in range(MAX_PLACES):
        if all(math.isclose(step, round(step, places), abs_tol=TOLERANCE) for step in steps):
            return places
    return MAX_PLACES


def _cut(label: str, width: float) -> str:
    """A label that fits into a width."""
    while len(label) > MIN_LABEL and measure(label, LETTER_SIZE) * LABEL_WIDTH > width:
        label = label[:-2].rstrip() + "…"
    return label
