"""Prose of the story as HTML: escaped, with its emphasis."""

from __future__ import annotations

import re
from html import escape

_STRONG = re.compile(r"\*\*(?=\S)([^*]+)(?<=\S)\*\*")
_EM = re.compile(r"\*(?=\S)([^*]+)(?<=\S)\*")


def prose(text: str) -> str:
    """A block of prose; only ``*em*`` and ``**strong**`` become elements."""
    return _EM.sub(r"<em>\1</em>", _STRONG.sub(r"<strong>\1</strong>", escape(text)))
