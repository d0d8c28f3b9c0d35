"""Inserts no-break spaces: between a figure and what it counts, and before punctuation where a language has them."""

from __future__ import annotations

import functools
import re

from ...languages import Lang
from ...wording.messages import say

NARROW = "\u202f"
NO_BREAK = "\u00a0"
_COUNT = re.compile(r"(?<=\d) (?=\w)|(?<=\d\*\*) (?=\w)")


def bind_punctuation(text: str, lang: Lang) -> str:
    """Put no-break spaces before punctuation, in languages that have a space there."""
    pattern = _spaces(lang)
    return pattern.sub(NARROW, text) if pattern else text


def bind_figures(text: str, lang: Lang) -> str:
    """The same, and put no-break spaces after figures."""
    return bind_punctuation(_COUNT.sub(NO_BREAK, text), lang)


def colon(lang: Lang) -> str:
    """A colon with the language's space before it."""
    return say(lang, "grammar_colon")


@functools.cache
def _spaces(lang: Lang) -> re.Pattern[str] | None:
    """A pattern for the spaces that become narrow; None if the language has none."""
    before, after = say(lang, "grammar_narrow-before"), say(lang, "grammar_narrow-after")
    parts = [f" (?=[{re.escape(before)}])"] if before else []
    parts += [f"(?<=[{re.escape(after)}]) "] if after else []
    return re.compile("|".join(parts)) if parts else None
