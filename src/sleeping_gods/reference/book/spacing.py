"""Inserts no-break spaces: between a figure and what it counts, and before punctuation where a language has them."""

from __future__ import annotations

import functools
import re

from ...languages import Lang
from ...wording.messages import say

NARROW = "\u202f"
NO_BREAK = "\u00a0"
_SPACE_AFTER_FIGURE = re.compile(r"(?<=\d) (?=\w)|(?<=\d\*\*) (?=\w)")
"""The space between a figure, in bold or not, and a word."""


def bind_punctuation(text: str, lang: Lang) -> str:
    """Put no-break spaces before punctuation, in languages that have a space there."""
    pattern = _narrow_spaces(lang)
    return pattern.sub(NARROW, text) if pattern else text


def bind_figures(text: str, lang: Lang) -> str:
    """Put no-break spaces after figures, and before punctuation as ``bind_punctuation`` does."""
    return bind_punctuation(_SPACE_AFTER_FIGURE.sub(NO_BREAK, text), lang)


def colon(lang: Lang) -> str:
    """A colon with the language's space before it."""
    return say(lang, "grammar_colon")


@functools.cache
def _narrow_spaces(lang: Lang) -> re.Pattern[str] | None:
    """A pattern for the spaces that become narrow; None if the language has none."""
    before, after = say(lang, "grammar_narrow-before"), say(lang, "grammar_narrow-after")
    parts = [f" (?=[{re.escape(before)}])"] if before else []
    parts += [f"(?<=[{re.escape(after)}]) "] if after else []
    return re.compile("|".join(parts)) if parts else None
