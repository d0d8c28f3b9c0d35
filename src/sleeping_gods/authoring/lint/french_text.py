"""French typography: no-break spaces before high signs and inside guillemets, and no straight quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

QUOTE = '"'
SPACES = "\u00a0\u202f"
"""A no-break space and a narrow one; either will do."""
LETTERS_BEFORE, LETTERS_AFTER = 8, 6
"""How much of the text is quoted around a mistake."""
_HIGH = re.compile(rf"(?<![{SPACES};:!?])([;:!?])")
_CLOCK = re.compile(r"\d:\d")
_OPEN = re.compile(rf"«(?![{SPACES}])")
_CLOSE = re.compile(rf"(?<![{SPACES}])»")


def typography(text: str) -> Iterator[str]:
    """The typographic mistakes of a French text, each kind once."""
    match = _HIGH.search(_CLOCK.sub(lambda time: "0" * len(time[0]), text))  # no sign of a time stands in it, nor moves
    if match:
        yield f"expected a no-break space (U+202F) before {match[1]!r}, got {_around(text, match.start())!r}"
    for pattern, where in ((_OPEN, "after '«'"), (_CLOSE, "before '»'")):
        match = pattern.search(text)
        if match:
            yield f"expected a no-break space (U+202F) {where}, got {_around(text, match.start())!r}"
    if QUOTE in text:
        yield f"expected « » for quotation marks, got {_around(text, text.index(QUOTE))!r}"


def _around(text: str, at: int) -> str:
    """The text around a mistake."""
    return text[max(0, at - LETTERS_BEFORE) : at + LETTERS_AFTER]
