"""French typography: no-break spaces before high signs and inside guillemets, and no straight quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

NARROW = "\u202f"
SPACES = "\u00a0\u202f"
"""A no-break space and a narrow one; either will do."""
_HIGH = re.compile(rf"(?<![{SPACES};:!?])([;:!?])")
_CLOCK = re.compile(r"\d[:]\d")
_OPEN = re.compile(rf"«(?![{SPACES}])")
_CLOSE = re.compile(rf"(?<![{SPACES}])»")


def typography(text: str) -> Iterator[str]:
    """The typographic mistakes of a French text, each kind once."""
    without_times = _CLOCK.sub("", text)
    match = _HIGH.search(without_times)
    if match:
        yield f"expected a no-break space (U+202F) before {match[1]!r}, got {_around(without_times, match.start())!r}"
    for pattern, where in ((_OPEN, "after '«'"), (_CLOSE, "before '»'")):
        match = pattern.search(text)
        if match:
            yield f"expected a no-break space (U+202F) {where}, got {_around(text, match.start())!r}"
    if '"' in text:
        yield f"expected « » for quotation marks, got {_around(text, text.index(chr(34)))!r}"


def _around(text: str, at: int) -> str:
    return text[max(0, at - 8) : at + 6]
