"""Cutting lines: their width tells the tone, their course is given, and a second set crosses them in the shade."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .arrays import Floats, single

THINNEST = 1.25
"""Pixels: a line that would be thinner is not cut."""
NARROWEST = 1.1
"""Pixels: a gap that would be narrower is closed."""
CROSSED_FROM = 0.52
"""From this tone on a second set of lines crosses the first."""
FIRST_GROWS = 0.55
"""How much of what is darker than that the first set takes on; the second gives the rest."""


class NumberedLines(NamedTuple):
    """Lines along a course."""

    lines: Floats
    """Their numbers."""
    rate: Floats
    """How many there are for each pixel."""


def even_pitch(course: Floats, pitch: Floats) -> NumberedLines:
    """The lines along a course.

    Where a course is squeezed or stretched by perspective the number of lines is halved or doubled,
    so that they keep about their pitch.
    """
    lines = single(course / pitch)
    down, across = np.gradient(lines)
    rate = np.clip(np.hypot(down, across), 1e-5, 4)
    octave = np.clip(np.round(np.log2(rate * pitch)), -6, 6)
    factor = single(2.0**-octave)
    return NumberedLines(single(lines * factor), single(np.clip(rate * factor, 0.04, 0.45)))


def cut(lines: Floats, rate: Floats, tone: Floats, zoom: float) -> Floats:
    """Ink from 0 to 1: lines whose width is the tone; of light tones every second line ends early.

    `lines` and `rate` are those of `even_pitch`; `zoom` is 1 for a picture of full size.
    """
    number = np.floor(lines)
    off = np.abs(lines - number - 0.5) / rate  # pixels from the middle of the line
    is_second = (number % 2) > 0.5
    width = np.where(is_second, tone * 1.3 - 0.3 * (1 - tone), tone * 0.7 + 0.3 * np.minimum(1, tone * 2.2))
    width = np.clip(width, 0, 1)
    half = width * 0.5 / rate  # pixels
    half = np.where(half < THINNEST * zoom / 2, 0, half)
    gap = 0.5 / rate - half
    ink = np.clip(half - off + 0.5, 0, 1)
    ink = np.where(half <= 0, 0, ink)
    return single(np.where((gap < NARROWEST * zoom / 2) & (tone > 0.5), 1, ink))


def hatch(course: Floats, crossing: Floats, pitch: Floats, tone: Floats, crossed: Floats, zoom: float) -> Floats:
    """Ink of two sets of lines; the second only in the shade, and only where `crossed` is 1."""
    shade = np.clip(tone, 0, 1)
    over = (shade > CROSSED_FROM) & (crossed > 0)
    first = np.where(over, CROSSED_FROM + (shade - CROSSED_FROM) * FIRST_GROWS, shade)
    second = np.where(over, 1 - (1 - shade) / np.maximum(1 - first, 1e-3), 0)
    ink = cut(*even_pitch(course, pitch), single(first), zoom)
    across = cut(*even_pitch(crossing, pitch), single(second), zoom)
    return single(np.maximum(ink, across))
