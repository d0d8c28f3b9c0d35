"""The field of a chart: its scales, its grid, and the words on its axes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...reference.svg import document, group, number, tag, words
from .markup import Html

WIDTH, HEIGHT = 380.0, 250.0
"""The size of the field with its margins."""
LEFT, RIGHT, TOP, BOTTOM = 42.0, 10.0, 28.0, 40.0
"""Margins around the field, in which the words of the axes stand."""
NAMES_BELOW = 8.0
"""What is left free under the name of the horizontal axis."""
LETTER_SIZE = 11.5
"""The size of the letters of all words and numbers."""
BESIDE, BASE_DROP = 5.0, 4.0
"""How far to the left of the field a number of the vertical axis ends, and how far below its line it stands."""
BELOW = 15.0
"""How far below the field a number of the horizontal axis stands."""
NAME_BASE = 6.0
"""How far above the end of the margin the name of that axis stands."""
NAME_LEFT, NAME_ABOVE = 2.0, 16.0
"""Where the name of the vertical axis begins, and how far above the field it stands."""
ROUND = (1, 2, 2.5, 5, 10)
"""What a step between two numbers is a multiple of, by a power of ten."""
NEARLY = 0.999
"""A step that is smaller by no more than this part will do."""
TOLERANCE = 1e-9
"""Differences that come from rounding are smaller."""
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
Wording = Callable[[float], str]
"""How a number is said."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: what it measures, where it has marks, and how the numbers there are said."""

    name: str
    say: Wording
    marks: Sequence[float] = ()
    """The values at which numbers stand."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A field with its scales: the lowest and the highest value in each direction."""

    across: tuple[float, float]
    """The lowest and the highest value of the horizontal axis."""
    up: tuple[float, float]
    """The lowest and the highest value of the vertical axis."""

    def x(self, value: float) -> float:
        """Where a value of the horizontal axis stands."""
        low, high = self.across
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        """Where a value of the vertical axis stands."""
        low, high = self.up
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    def drawn(self, across: Axis, up: Axis) -> str:
        """The grid, the axes and their words."""
        end, foot = number(WIDTH - RIGHT), HEIGHT - BOTTOM
        grid = [tag("path", d=f"M{number(LEFT)} {number(self.y(at))}H{end}", class_="grid") for at in up.marks]
        axis = tag("path", d=f"M{number(LEFT)} {number(foot)}H{end}", class_="axis")
        beside = [
            words(up.say(at), LEFT - BESIDE, self.y(at) + BASE_DROP, LETTER_SIZE, text_anchor="end", class_="soft")
            for at in up.marks
        ]
        below = [
            words(across.say(at), self.x(at), foot + BELOW, LETTER_SIZE, text_anchor="middle", class_="soft")
            for at in across.marks
        ]
        name_below = words(
            across.name, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - NAME_BASE, LETTER_SIZE, text_anchor="middle"
        )
        name_above = words(up.name, NAME_LEFT, TOP - NAME_ABOVE, LETTER_SIZE)
        return group(*grid, axis, *beside, *below, name_below, name_above)


def nice_steps(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers from below the low end to above the high one, about ``count`` of them."""
    rough_step = max(high - low, TOLERANCE) / count
    power = 10 ** math.floor(math.log10(rough_step))
    step = next(factor * power for factor in ROUND if factor * power >= rough_step * NEARLY)
    first, last = math.floor(low / step + TOLERANCE), math.ceil(high / step - TOLERANCE)
    return [at * step for at in range(first, max(last, first + 1) + 1)]


def chart(title: str, *inside: str, height: float = HEIGHT + NAMES_BELOW) -> Html:
    """A chart as a picture that is as wide as its column of the page."""
    picture = document(WIDTH, height, title, *inside)
    return Html(picture.replace(f' width="{number(WIDTH)}" height="{number(height)}"', ' class="chart"', 1))
