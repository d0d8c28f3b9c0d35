"""Spaces at which no line breaks: figures keep to what they count, French punctuation to its word."""

from __future__ import annotations

import re

from ...effects.terms import Lang

NARROW = "\u202f"
FIRM = "\u00a0"
_COUNT = re.compile(r"(?<=\d) (?=\w)|(?<=\d\*\*) (?=\w)")
_BEFORE = re.compile(r" (?=[:;!?»])|(?<=«) ")


def punctuated(text: str, lang: Lang) -> str:
    """A text whose French punctuation stays with its word."""
    return _BEFORE.sub(NARROW, text) if lang == "fr" else text


def spaced(text: str, lang: Lang) -> str:
    """The same, and figures stay with what they count."""
    return punctuated(_COUNT.sub(FIRM, text), lang)
