"""What texts for players may hold: printable characters, and emphasis as the only markup."""

from __future__ import annotations

import re

_FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]")
"""Control characters except the line break, and signs that turn the direction of writing."""
_MARKUP = re.compile(r"[<>`{}\[\]\\_]|^\s*(?:\d+\.|[*+])\s")
_EMPHASIS = re.compile(r"\*\*(?=\S)[^*]*(?<=\S)\*\*|\*(?=\S)[^*]*(?<=\S)\*")


def unclean(text: str) -> str:
    """The first character that no text may hold, such as a control character; empty if there is none."""
    match = _FORBIDDEN.search(text)
    return match[0] if match else ""


def stray_markup(text: str) -> str:
    """The first piece of markup other than ``*em*`` and ``**strong**``; empty if there is none."""
    rest = _EMPHASIS.sub("", text)
    match = _MARKUP.search(rest)
    if match:
        return match[0].strip()
    return "*" if "*" in rest else ""
