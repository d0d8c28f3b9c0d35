"""The one way plates and solids are laid out: single spaces, parts indented by two, words of alt in lines of 110."""

from __future__ import annotations

import re
import textwrap

ALT_WIDTH = 110
"""Letters in a line of an alt text: a little less than lines of code, for an editor beside the picture."""
INDENT = "  "
_SPACES = re.compile(r"[ \t]+")
_AROUND_COLON = re.compile(r" ?: ?")
_AROUND_COMMA = re.compile(r" ?, ?")


def laid_out_plate(text: str) -> str:
    """A plate or a file of solids in its one form; comments stay where they are, blank lines only between blocks."""
    laid_out: list[str] = []
    alt: list[str] = []  # the alt text that is being read, line by line
    for raw in text.split("\n"):
        line = raw.strip()
        indented = bool(line) and raw[0] in (" ", "\t")
        is_comment = line.startswith("#")
        if alt and indented and not is_comment:
            alt.append(line)
            continue
        laid_out += _alt_lines(alt)
        alt = []
        if _single_spaced(line).startswith("alt ") and not indented:
            alt = [line]
        elif line:
            laid_out.append((INDENT if indented else "") + (line if is_comment else _data_line(line)))
        elif laid_out and laid_out[-1]:
            laid_out.append("")
    laid_out += _alt_lines(alt)
    while laid_out and not laid_out[-1]:
        laid_out.pop()
    return "\n".join(laid_out) + "\n"


def _alt_lines(lines: list[str]) -> list[str]:
    """An alt text in lines of even length, those after the first indented; nothing for no lines."""
    return textwrap.wrap(_single_spaced(" ".join(lines)), ALT_WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)


def _data_line(line: str) -> str:
    """A line of words and numbers, and its comment; after a colon points may follow, so its commas are spaced."""
    data, mark, comment = line.partition("#")
    spaced = _single_spaced(data).strip()
    if ":" in spaced:
        spaced = _AROUND_COMMA.sub(", ", _AROUND_COLON.sub(": ", spaced))
    return spaced.rstrip() + (f"{INDENT}#{comment}" if mark else "")


def _single_spaced(text: str) -> str:
    """A text with single spaces."""
    return _SPACES.sub(" ", text)
